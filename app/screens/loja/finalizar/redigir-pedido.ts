import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { type Centavos, parseReais } from '~/domain/valores/centavos'
import {
  clienteDoFormulario,
  enderecoAceito,
  enderecoDoFormulario,
  type Formulario,
  pagamentoDoFormulario,
  tipoDaEntrega,
  valorDoCampo,
} from './formulario'

interface PedidoARedigir {
  readonly formulario: Formulario
  readonly linhas: readonly ItemDoCarrinho[]
  readonly observacoes: string
  readonly chave: string
  readonly totalVisto: Centavos
}

/**
 * The order as it is sent to the server: what the customer wants, and the total that the customer saw (checkout-10).
 */
export function redigirPedido({ formulario: f, linhas, observacoes, chave, totalVisto }: PedidoARedigir) {
  const endereco = enderecoDoFormulario(f)
  const tipoEntrega = tipoDaEntrega(f)
  const salvo = ehEntrega(tipoEntrega) && enderecoAceito(f) !== null
  return {
    versao: 1 as const,
    chave,
    itens: linhas.map(({ produtoId, quantidade, extras, observacao }) => ({
      produtoId,
      quantidade,
      extras: extras.flatMap(({ id }) => id ?? []),
      observacao: observacao || null,
    })),
    observacoes: observacoes || null,
    cliente: clienteDoFormulario(f),
    tipoEntrega,
    endereco: ehEntrega(tipoEntrega) && !salvo ? endereco : null,
    cepSalvo: salvo ? endereco.cep : null,
    ...pagamentoDoFormulario(f),
    formaPagamento: f.formaPagamento as NonNullable<Formulario['formaPagamento']>,
    valorPago: f.formaPagamento === 'dinheiro' ? parseReais(valorDoCampo(f, 'valorPago')) : null,
    totalVisto,
  } satisfies NovoPedidoEnviado
}
