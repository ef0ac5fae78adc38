import { GRUPO_DOS_EXTRAS } from '~/domain/cardapio/grupo'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { selecaoDaLinha } from '~/domain/pedidos/checkout/escolha-da-linha'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import {
  clienteDoFormulario,
  dinheiroDoFormulario,
  enderecoAceito,
  enderecoDoFormulario,
  type Formulario,
  nomeEscolhido,
  pagamentoDoFormulario,
  tipoDaEntrega,
} from './formulario'

interface PedidoARedigir {
  readonly formulario: Formulario
  readonly linhas: readonly ItemDoCarrinho[]
  readonly observacoes: string
  readonly chave: string
  readonly totalVisto: Centavos
  /** The code as typed; null when it was refused, and without one. */
  readonly cupom: string | null
}

/**
 * The order as it is sent to the server: what the customer wants, and the total that the customer saw (checkout-10).
 */
export function redigirPedido({
  formulario: f,
  linhas,
  observacoes,
  chave,
  totalVisto,
  cupom,
}: PedidoARedigir) {
  const endereco = enderecoDoFormulario(f)
  const tipoEntrega = tipoDaEntrega(f)
  const escolhido = nomeEscolhido(f)
  // Nobody is asked how to pay for what costs nothing (pagamento-9).
  const deGraca = totalVisto === ZERO
  const salvo = ehEntrega(tipoEntrega) && enderecoAceito(f) !== null
  return {
    versao: 2 as const,
    chave,
    itens: linhas.map(redigirLinha),
    ...diretosDe({ ...f, observacoes: observacoes || null }),
    cliente: clienteDoFormulario(f),
    tipoEntrega,
    endereco: ehEntrega(tipoEntrega) && !salvo ? endereco : null,
    cepSalvo: salvo ? endereco.cep : null,
    ...(ehEntrega(tipoEntrega) && escolhido !== undefined && { bairroEscolhido: escolhido }),
    ...pagamentoDoFormulario(f),
    formaPagamento: deGraca ? 'dinheiro' : (f.formaPagamento as NonNullable<Formulario['formaPagamento']>),
    valorPago: deGraca ? null : dinheiroDoFormulario(f, totalVisto),
    cupom,
    totalVisto,
  } satisfies NovoPedidoEnviado
}

/** A line as it is sent. */
export function redigirLinha(linha: ItemDoCarrinho): NovoPedidoEnviado['itens'][number] {
  const { produtoId, quantidade, extras, observacao } = linha
  const { varianteId, opcoes } = selecaoDaLinha(linha)
  return {
    produtoId,
    varianteId,
    quantidade,
    extras: extras.flatMap(({ id }) => id ?? []),
    opcoes: opcoes.filter(({ grupoId }) => grupoId !== GRUPO_DOS_EXTRAS),
    observacao: observacao || null,
  }
}
