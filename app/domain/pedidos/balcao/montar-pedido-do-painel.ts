import type { ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import {
  type BaseDoFrete,
  baseDoFrete,
  FRETE_DIGITADO,
  type ResultadoFrete,
  recusaDoFrete,
  SEM_BASE,
} from '~/domain/frete/frete'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { type ExtraEscolhido, escolherTudo, type Item, type ItemGuardado } from '~/domain/pedidos/item'
import { ehEntrega, tiposNoPainel } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento } from '~/domain/pedidos/troco'
import { type AjusteDoPedido, caberAjustes, somarValores, type Valores } from '~/domain/pedidos/valores'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { ERRO_AO_SALVAR_PEDIDO, type PedidoDoPainel } from './pedido-do-painel'

/** An item to be saved. Its id, and those of its extras, are null when they are new in the order. */
export interface ItemDoPainel extends Item<ExtraEscolhido & { readonly id: number | null }> {
  readonly id: number | null
  readonly indisponivel?: boolean
}

/** A panel's order with all sums computed by the server. */
export interface PedidoDoPainelMontado extends Valores, BaseDoFrete {
  readonly itens: readonly ItemDoPainel[]
  readonly ajustes: readonly AjusteDoPedido[]
  readonly enderecoEntrega: string | null
  readonly valorPago: Centavos
}

/** The edited order, as far as this rule needs it; null for a new one. */
interface PedidoAtual extends BaseDoFrete {
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly frete: Centavos
  readonly ajustes: readonly AjusteDoPedido[]
  readonly itens: readonly ItemGuardado[]
}

/**
 * Decides a panel's order from what the owner typed, the stored order and `produtos`, which has only active products;
 * pure. A line that stays keeps its name and extras, whatever has happened to its product (pedido-8); a new line takes
 * them from the menu. An edit keeps the discounts and fees that were granted, as far as the new sums allow. Only a
 * delivery has freight (frete-8); `daRegra` is the fee by the shop's rule for the address, null for pickup. Refuses a
 * line that is gone, a product or an extra that is not for sale, the public's label for pickup on an order that has
 * another (pedido-9), an order beyond a limit (pedido-7), and cash below the total.
 */
export function montarPedidoDoPainel(
  pedido: PedidoDoPainel,
  produtos: ReadonlyMap<ProdutoId, ProdutoDoCardapio>,
  atual: PedidoAtual | null,
  daRegra: ResultadoFrete | null,
): PedidoDoPainelMontado | Recusa {
  const { tipoEntrega, endereco, formaPagamento: forma } = pedido
  if (!tiposNoPainel(atual?.tipoEntrega ?? null).includes(tipoEntrega)) return TIPO_ALHEIO
  const itens: ItemDoPainel[] = []
  for (const [linha, enviado] of pedido.itens.entries()) {
    const item = montarItem(enviado, produtos, atual?.itens ?? [], `itens.${linha}`)
    if (ehRecusa(item)) return item
    itens.push(item)
  }
  const frete = ehEntrega(tipoEntrega) ? pedido.frete : ZERO
  const concedidos = atual?.ajustes ?? []
  const valores = somarValores(itens, frete, concedidos)
  const { totalComFrete: total } = valores
  const pagamento = { forma, valorPago: pedido.valorPago ?? total, total }
  const impede = acharImpedimento('painel', { itens, taxa: frete, pagamento })
  if (impede) return impede
  const enderecoEntrega = ehEntrega(tipoEntrega) && endereco ? enderecoEmUmaLinha(endereco) : null
  const base = baseDoFreteDele({ enderecoEntrega, frete }, atual, daRegra)
  const ajustes = caberAjustes(concedidos, valores)
  const { valorPago } = conferirPagamento(pagamento)
  return { itens, ajustes, enderecoEntrega, ...valores, ...base, valorPago }
}

/** A fee that differs from the rule's was typed by the owner. A fee that an edit did not change keeps its base. */
function baseDoFreteDele(
  { enderecoEntrega, frete }: Pick<PedidoAtual, 'enderecoEntrega' | 'frete'>,
  atual: PedidoAtual | null,
  daRegra: ResultadoFrete | null,
): BaseDoFrete {
  if (enderecoEntrega === null) return SEM_BASE
  if (atual?.enderecoEntrega === enderecoEntrega && atual.frete === frete) {
    return { freteModo: atual.freteModo, distanciaKm: atual.distanciaKm }
  }
  const pelaRegra = daRegra !== null && !recusaDoFrete(daRegra) && daRegra.taxa === frete
  return pelaRegra ? baseDoFrete(daRegra) : FRETE_DIGITADO
}

type ItemEnviado = PedidoDoPainel['itens'][number]

function montarItem(
  enviado: ItemEnviado,
  produtos: ReadonlyMap<ProdutoId, ProdutoDoCardapio>,
  atuais: readonly ItemGuardado[],
  campo: string,
): ItemDoPainel | Recusa {
  const { id, quantidade, preco, observacao } = enviado
  const congelado = id === null ? null : atuais.find(item => item.id === id)
  if (congelado === undefined) return recusar('item-sumiu', ERRO_AO_SALVAR_PEDIDO, ITEM_SUMIU, campo)
  const produto = produtos.get(congelado?.produtoId ?? enviado.produtoId)
  const nome = congelado?.nome ?? produto?.nome ?? ''
  const mantidos = escolherTudo(congelado?.extras ?? [], enviado.extrasMantidos)
  const novos = escolherTudo(produto?.extras ?? [], enviado.extras)
  const produtoId = congelado?.produtoId ?? enviado.produtoId
  const extras = [...mantidos, ...novos.map(extra => ({ ...extra, id: null }))]
  const indisponivel = !congelado && !produto
  return { id, produtoId, nome, preco, quantidade, observacao, extras, indisponivel }
}

const ITEM_SUMIU = 'Um dos itens não está mais no pedido. Remova-o e adicione de novo.'
const TIPO_ALHEIO = recusar(
  'tipo-de-entrega-alheio',
  ERRO_AO_SALVAR_PEDIDO,
  'Escolha um dos tipos de entrega.',
  'tipoEntrega',
)

/** The parts of an order that an edit can change. */
interface ComoEsta {
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
  readonly formaPagamento: string
  readonly observacoes: string | null
  readonly enderecoEntrega: string | null
  readonly frete: Centavos
  readonly valorPago: Centavos
  readonly itens: readonly Item[]
}

/**
 * True when two orders have the same contents; the ids of their lines may differ. So repeating a save whose answer was
 * lost is not a conflict.
 */
export function dizemOMesmo(a: ComoEsta, b: ComoEsta): boolean {
  return impressao(a) === impressao(b)
}

function impressao(pedido: ComoEsta): string {
  const { nomeCliente, telefoneCliente, tipoEntrega, formaPagamento, observacoes, enderecoEntrega } = pedido
  return JSON.stringify([
    [nomeCliente, telefoneCliente, tipoEntrega, formaPagamento, observacoes, enderecoEntrega],
    [pedido.frete, pedido.valorPago],
    pedido.itens.map(({ produtoId, nome, preco, quantidade, observacao, extras }) => [
      [produtoId, nome, preco, quantidade, observacao],
      extras.map(extra => JSON.stringify([extra.nome, extra.preco, extra.tipo])).toSorted(),
    ]),
  ])
}
