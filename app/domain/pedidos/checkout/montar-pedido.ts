import { temAlcool } from '~/domain/cardapio/etiquetas'
import { aplicarCupom, type CupomLido } from '~/domain/cupons/aplicar-cupom'
import { conferirAoFinalizar } from '~/domain/cupons/conferir-cupom'
import type { Endereco } from '~/domain/enderecos/endereco'
import { recusarOutroLugar } from '~/domain/enderecos/lugar'
import { caminhosDoPedido } from '~/domain/frete/caminhos'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { minimoDoPedido, minimosDaLoja } from '~/domain/frete/minimo'
import { taxaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { situacaoComPausa } from '~/domain/horarios/pausa'
import { type Promessa, prometer } from '~/domain/horarios/promessa'
import { ajustesDaForma } from '~/domain/pedidos/ajuste-da-forma'
import {
  type ExtraMontado,
  montarEscolhaPedida,
  type ProdutoParaMontar,
  selecaoDe,
} from '~/domain/pedidos/escolhas'
import { acharImpedimento, type PedidoAConferir, type RegrasDaLoja } from '~/domain/pedidos/impedimentos'
import { type Item, totalDosItens } from '~/domain/pedidos/item'
import { linhasPara, promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento, type PagamentoConferido } from '~/domain/pedidos/troco'
import {
  type AjusteDoPedido,
  caberAjustes,
  comEntregaGratis,
  somarValores,
  type Valores,
} from '~/domain/pedidos/valores'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import type { NovoPedido } from './novo-pedido'

/** What the shop says to an order. */
export interface LojaDoPedido {
  readonly regras: RegrasDaLoja
  /** Its items by `montarItens`. */
  readonly itens: readonly ItemMontado[]
  /** The discounts and fees that the shop grants; they count as far as they fit. */
  readonly ajustes: readonly AjusteDoPedido[]
  /** What the shop knows of the code that the customer typed. */
  readonly cupom?: CupomDoPedido | null
}

export interface CupomDoPedido extends CupomLido {
  /** The category of a product, null when it is in none. */
  readonly categoriaDe: (produto: ProdutoId) => CategoriaId | null
}

/** Where the order goes, what delivery costs by the shop's rule, and the city of the CEP; null when nobody knows it. */
export interface EntregaDoPedido {
  readonly endereco: Endereco
  readonly frete: ResultadoFrete
  readonly lugar: { readonly cidade: string; readonly estado: string } | null
}

/** An item as the menu has it now. */
export interface ItemMontado extends Item<ExtraMontado> {
  readonly indisponivel?: boolean
  /** What the menu does not allow of its choices, in words. */
  readonly faltas?: readonly string[]
  readonly alcool?: boolean
}

/** An order with all figures computed by the server. */
export interface PedidoMontado extends PagamentoConferido {
  readonly itens: readonly ItemMontado[]
  readonly ajustes: readonly AjusteDoPedido[]
  readonly endereco: Endereco | null
  readonly frete: ResultadoFrete | null
  readonly valores: Valores
  /** It has alcohol, for a customer who is an adult. */
  readonly maiorDe18: boolean
  /** Null: the shop promises no time. */
  readonly promessa: Promessa | null
}

/** The figures differ from those the customer saw: nothing is saved until the customer has seen these (checkout-11). */
export interface TotalMudou {
  readonly mudou: true
  /** Why the coupon does not count; absent when it does, and without one. */
  readonly cupom?: Recusa
  readonly itens: readonly ItemMontado[]
  readonly frete: ResultadoFrete | null
  readonly valores: Valores
}

/**
 * The items as the menu has them now. `produtos` has only what may be ordered: another company's, inactive and unknown
 * products are all absent. A product that is not for sale is marked and costs nothing. Nothing of a choice is dropped in
 * silence: what the menu does not allow is among the faults of its item.
 */
export function montarItens(
  itens: NovoPedido['itens'],
  produtos: ReadonlyMap<ProdutoId, ProdutoParaMontar>,
): ItemMontado[] {
  return itens.map(({ produtoId, quantidade, observacao, ...escolha }) => {
    const produto = produtos.get(produtoId)
    if (!produto) {
      return { produtoId, nome: '', preco: ZERO, quantidade, observacao, extras: [], indisponivel: true }
    }
    const escolhido = montarEscolhaPedida(produto, selecaoDe(escolha))
    const alcool = temAlcool(produto) && { alcool: true }
    return { produtoId, nome: produto.nome, quantidade, observacao, ...escolhido, ...alcool }
  })
}

/** All that obstacles ask for but the payment: what a new one asks for and is not given does not compile. */
type Sabido = Record<Exclude<keyof PedidoAConferir, 'pagamento'>, unknown>

/**
 * Decides an order from what the customer asked for and the present state of the shop; pure. `entrega` is null for
 * pickup. Refuses by the list of obstacles, and an address that is in another city than its CEP (decision 019). The
 * payment is checked after the total, because it is for the one that the customer has agreed to; and last of all what
 * only an order that lacks nothing else may learn of its customer (cupom-11).
 */
export function montarPedido(
  novo: NovoPedido,
  { regras, itens, ajustes: outros, cupom = null }: LojaDoPedido,
  entrega: EntregaDoPedido | null,
  agora: Date,
): PedidoMontado | TotalMudou | Recusa {
  const frete = entrega?.frete ?? null
  const taxa = taxaDoFrete(frete)
  const situacao = situacaoComPausa(regras, agora)
  const maneira = maneiraDe(novo.tipoEntrega)
  const minimo = regras.minimo ? minimoDoPedido(minimosDaLoja(regras.minimo), maneira, frete) : null
  const { maiorDe18 } = novo
  const sabido = {
    ...{ regras, situacao, maneira, itens, taxa, frete: entrega?.frete, minimo, maiorDe18 },
  } satisfies Sabido
  const impede = acharImpedimento('checkout', sabido)
  if (impede) return impede
  const noutroLugar = entrega && recusarEndereco(novo, entrega)
  if (noutroLugar) return noutroLugar

  const somas = { total: totalDosItens(itens), frete: taxa }
  const daPromocao = promocoesNoPedido(regras.promocoes ?? [], itens)
  const ajustes = [...daPromocao.ajustes, ...outros]
  const comAjustes = (concedidos: readonly AjusteDoPedido[]) =>
    comEntregaGratis(concedidos, somas, regras.entregaGratis ?? null)
  // Also of a method that is off: what the customer has to read is that it is off, and not another total.
  const comForma = (concedidos: readonly AjusteDoPedido[]) => {
    const semForma = somarValores(itens, taxa, concedidos)
    return [...concedidos, ...ajustesDaForma(regras.formas, novo.formaPagamento, semForma)]
  }
  const semEle = somarValores(itens, taxa, comAjustes(ajustes))
  const { fuso } = regras
  const aCombinar = frete?.situacao === 'a-combinar'
  const comCupom = {
    linhas: cupom ? linhasPara(cupom, itens, daPromocao.porLinha) : [],
    maneira,
    agora,
    fuso,
  }
  const doCupom = cupom && aplicarCupom(cupom, comCupom, { ...semEle, aCombinar })
  const sem = (recusa: Recusa): TotalMudou => ({
    ...{ mudou: true, cupom: recusa, itens, frete },
    valores: somarValores(itens, taxa, comForma(comAjustes(ajustes))),
  })
  if (ehRecusa(doCupom)) return sem(doCupom)
  const concedidos = comForma(comAjustes(doCupom ? [...ajustes, doCupom] : ajustes))
  const valores = somarValores(itens, taxa, concedidos)
  const { totalComFrete: total } = valores
  if (total !== novo.totalVisto) return { mudou: true, itens, frete, valores }
  const pagamento = { forma: novo.formaPagamento, valorPago: novo.valorPago, total }
  const naoPaga = acharImpedimento('checkout', { ...sabido, pagamento })
  if (naoPaga) return naoPaga
  const deOutro = cupom && conferirAoFinalizar(cupom.cupom, cupom.porConferir ?? null)
  if (deOutro) return sem(deOutro)
  const { endereco = null } = entrega ?? {}
  const cabem = caberAjustes(concedidos, valores)
  const promessa = prometer(regras.tempo, caminhosDoPedido(maneira, frete), agora)
  const adulto = { maiorDe18: maiorDe18 && itens.some(({ alcool }) => alcool) }
  return {
    itens,
    ajustes: cabem,
    endereco,
    frete,
    valores,
    promessa,
    ...adulto,
    ...conferirPagamento(pagamento),
  }
}

/**
 * The form shows a stored address masked, so its refusal must not ask the customer to correct a city that is not shown.
 */
function recusarEndereco(novo: NovoPedido, { endereco, lugar }: EntregaDoPedido): Recusa | null {
  const recusa = recusarOutroLugar(endereco, lugar)
  return recusa && novo.cepSalvo !== null ? SALVO_NOUTRO_LUGAR : recusa
}

const SALVO_NOUTRO_LUGAR = recusar(
  'endereco-salvo-noutro-lugar',
  'Endereço Inválido',
  'O endereço salvo não fica no CEP informado. Preencha o endereço.',
  'cepSalvo',
)
