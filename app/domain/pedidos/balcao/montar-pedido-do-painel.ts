import { grupoDosExtras } from '~/domain/cardapio/escolhas/com-escolhas'
import { ignorarEsgotados } from '~/domain/cardapio/escolhas/esgotados'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import {
  type BaseDoFrete,
  baseDoFrete,
  FRETE_DIGITADO,
  type ResultadoFrete,
  recusaDoFrete,
  SEM_BASE,
} from '~/domain/frete/frete'
import {
  EXTRA_PERDIDO,
  montarEscolhaPedida,
  type ProdutoParaMontar,
  selecaoDe,
} from '~/domain/pedidos/escolhas'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import type { ExtraEscolhido, Item, ItemGuardado } from '~/domain/pedidos/item'
import { ehEntrega, tiposNoPainel } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento } from '~/domain/pedidos/troco'
import { type AjusteDoPedido, caberAjustes, somarValores, type Valores } from '~/domain/pedidos/valores'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { ERRO_AO_SALVAR_PEDIDO, type PedidoDoPainel } from './pedido-do-painel'

/** An item to be saved. Its id, and those of its extras, are null when they are new in the order. */
export interface ItemDoPainel extends Item<ExtraDoPainel> {
  readonly id: number | null
  readonly indisponivel?: boolean
  /** What the menu does not allow of the choices of a new line, in words. */
  readonly faltas?: readonly string[]
}

interface ExtraDoPainel extends ExtraEscolhido {
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
 * pure. A line that stays keeps its name, its size and its options, whatever has happened to its product (pedido-8); its
 * simple extras may go or be added. A new line takes everything but its price from the menu; what is sold out may be
 * ordered, because whoever types the order knows the kitchen. An edit keeps the discounts and fees that were granted, as
 * far as the new sums allow. Only a delivery has freight (frete-8); `daRegra` is the fee by the shop's rule for the
 * address, null for pickup. Refuses a line that is gone, a product or an extra that is not for sale, a choice that the
 * menu does not allow, the public's label for pickup on an order that has another (pedido-9), an order beyond a limit
 * (pedido-7), and cash below the total.
 */
export function montarPedidoDoPainel(
  pedido: PedidoDoPainel,
  produtos: ReadonlyMap<ProdutoId, ProdutoParaMontar>,
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
  produtos: ReadonlyMap<ProdutoId, ProdutoParaMontar>,
  atuais: readonly ItemGuardado[],
  campo: string,
): ItemDoPainel | Recusa {
  const { id, quantidade, preco, observacao } = enviado
  const congelado = id === null ? null : atuais.find(item => item.id === id)
  if (congelado === undefined) return recusar('item-sumiu', ERRO_AO_SALVAR_PEDIDO, ITEM_SUMIU, campo)
  const { produtoId } = congelado ?? enviado
  const produto = produtos.get(produtoId)
  const fixo = { id, produtoId, preco, quantidade, observacao }
  if (congelado) {
    const { nome, variante = null, varianteId = null } = congelado
    return { ...fixo, nome, variante, varianteId, extras: extrasQueFicam(congelado, enviado, produto) }
  }
  if (!produto) return { ...fixo, nome: '', extras: [], indisponivel: true }
  const {
    preco: _,
    extras,
    ...escolhido
  } = montarEscolhaPedida(ignorarEsgotados(produto), selecaoDe(enviado))
  return { ...fixo, nome: produto.nome, ...escolhido, extras: extras.map(novoNaLinha) }
}

/** The options of a stored line, those of its simple extras that stay, and those that are new. */
function extrasQueFicam(
  { extras }: ItemGuardado,
  { extrasMantidos, extras: novos }: ItemEnviado,
  produto: ProdutoParaMontar | undefined,
): ExtraDoPainel[] {
  const ficam = extras.filter(({ id, grupo }) => grupo || extrasMantidos.includes(id))
  const sumiu = extrasMantidos.some(id => !extras.some(extra => extra.id === id))
  const oferecidos = produto?.extras ?? []
  const simples = { preco: ZERO, variantes: [], grupos: grupoDosExtras(oferecidos), extras: oferecidos }
  const acrescentados = montarEscolhaPedida(simples, selecaoDe({ extras: novos })).extras
  return [...ficam, ...[...acrescentados, ...(sumiu ? [EXTRA_PERDIDO] : [])].map(novoNaLinha)]
}

/** The number that an extra has on the menu is not the one of its row in the order. */
function novoNaLinha(extra: ExtraEscolhido): ExtraDoPainel {
  return { ...extra, id: null }
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
    pedido.itens.map(({ produtoId, nome, variante, preco, quantidade, observacao, extras }) => [
      [produtoId, nome, variante ?? null, preco, quantidade, observacao],
      extras.map(impressaoDoExtra).toSorted(),
    ]),
  ])
}

function impressaoDoExtra({
  nome,
  preco,
  tipo,
  grupo,
  quantidade,
  fracao,
  observacao,
}: ExtraEscolhido): string {
  return JSON.stringify([
    nome,
    preco,
    tipo,
    grupo ?? null,
    quantidade ?? 1,
    fracao ?? null,
    observacao ?? null,
  ])
}
