import { temAlcool } from '~/domain/cardapio/etiquetas'
import type { ValoresSemCupom } from '~/domain/cupons/abatimento'
import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { semTrecho } from '~/domain/enderecos/trecho'
import { entregaACombinar } from '~/domain/frete/a-combinar'
import type { EntregaGratis } from '~/domain/frete/entrega-gratis'
import {
  type BaseDoFrete,
  baseDoFrete,
  FRETE_A_COMBINAR,
  FRETE_DIGITADO,
  type ResultadoFrete,
  SEM_BASE,
} from '~/domain/frete/frete'
import { recusaDoFrete } from '~/domain/frete/taxa-ou-recusa'
import { ajustesDaForma, ehDaForma, formaDeAntes } from '~/domain/pedidos/ajuste-da-forma'
import type { ProdutoParaMontar } from '~/domain/pedidos/escolhas'
import type { FormaPagamento } from '~/domain/pedidos/forma-pagamento'
import type { FormaDaLoja } from '~/domain/pedidos/formas-da-loja'
import { acharImpedimento } from '~/domain/pedidos/impedimentos'
import { type ItemGuardado, totalDosItens } from '~/domain/pedidos/item'
import { promocoesNoPedido } from '~/domain/pedidos/promocoes-do-pedido'
import { ajustesDoServico, ehDoServico, servicoDeAntes } from '~/domain/pedidos/taxa-de-servico'
import { ehEntrega, maneiraDe, tiposNoPainel } from '~/domain/pedidos/tipo-entrega'
import { conferirPagamento } from '~/domain/pedidos/troco'
import {
  type AjusteDoPedido,
  caberAjustes,
  comEntregaGratis,
  somarValores,
  type Valores,
} from '~/domain/pedidos/valores'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ContaId, ProdutoId } from '~/domain/valores/ids'
import { ehDescontoDigitado, valorDoDesconto } from './desconto-digitado'
import { type ItemDoPainel, montarItemDoPainel } from './montar-item-do-painel'
import { ERRO_AO_SALVAR_PEDIDO, mudaODesconto, type PedidoDoPainel, SEM_FRETE } from './pedido-do-painel'

/** A panel's order with all sums computed by the server. */
export interface PedidoDoPainelMontado extends Valores, BaseDoFrete {
  readonly itens: readonly ItemDoPainel[]
  readonly ajustes: readonly AjusteDoPedido[]
  readonly enderecoEntrega: string | null
  readonly formaPagamento: FormaPagamento
  readonly valorPago: Centavos
  /** It has alcohol, for a customer who is an adult. */
  readonly maiorDe18: boolean
}

/** The edited order, as far as this rule needs it; null for a new one. */
interface PedidoAtual extends BaseDoFrete {
  readonly formaPagamento: string
  readonly totalComFrete: Centavos
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly frete: Centavos
  readonly maiorDe18?: boolean
  readonly ajustes: readonly AjusteDoPedido[]
  readonly itens: readonly ItemGuardado[]
}

/**
 * Decides a panel's order from what the owner typed, the stored order and `produtos`, which has only active products;
 * pure. A line that stays keeps its name, its size and its options, whatever has happened to its product (pedido-8); its
 * simple extras may go or be added. A new line takes everything but its price from the menu; what is sold out may be
 * ordered, because whoever types the order knows the kitchen. An edit keeps the discounts and fees that were granted, as
 * far as the new sums allow; of the service it says whether it is paid (pagamento-12). A new order whose fee is the rule's gets the shop's free delivery (frete-18); a fee that the
 * owner typed stays. Only a delivery has freight (frete-8); `daRegra` is the fee by the shop's rule for the
 * address, null for pickup. Refuses a line that is gone, a product or an extra that is not for sale, a choice that the
 * menu does not allow, the public's label for pickup on an order that has another (pedido-9), an order beyond a limit
 * (pedido-7), a fee that is left to be agreed on where the shop has said what delivery costs (frete-21), cash below the
 * total, and of whoever may not give a discount one, a coupon, another price than the menu's, and another fee than the rule's.
 */
export function montarPedidoDoPainel(
  pedido: PedidoDoPainel,
  produtos: ReadonlyMap<ProdutoId, ProdutoParaMontar>,
  atual: PedidoAtual | null,
  daRegra: ResultadoFrete | null,
  {
    por = null,
    cupom = null,
    entregaGratis = null,
    semDesconto = null,
    promocoes = [],
    formas,
    servicoPercentual = null,
  }: Concessao = {},
): PedidoDoPainelMontado | Recusa {
  const { tipoEntrega, endereco, formaPagamento: forma } = pedido
  if (semDesconto && mudaODesconto(pedido)) return semDesconto
  if (!tiposNoPainel(atual?.tipoEntrega ?? null).includes(tipoEntrega)) return TIPO_ALHEIO
  const itens: ItemDoPainel[] = []
  for (const [linha, enviado] of pedido.itens.entries()) {
    const item = montarItemDoPainel(enviado, produtos, atual?.itens ?? [], `itens.${linha}`)
    if (ehRecusa(item)) return item
    if (semDesconto && item.precoDigitado) return { ...semDesconto, campo: `itens.${linha}.preco` }
    const produto = produtos.get(item.produtoId)
    // Nobody knows any more what a product that has left the menu was: the order stays what it is.
    itens.push({ ...item, alcool: produto ? temAlcool(produto) : atual?.maiorDe18 === true })
  }
  const aCombinar = ehEntrega(tipoEntrega) && pedido.frete === null
  const porCombinar = daRegra?.situacao === 'a-combinar' || (atual !== null && entregaACombinar(atual))
  if (aCombinar && !porCombinar) return SEM_FRETE
  const frete = (ehEntrega(tipoEntrega) && pedido.frete) || ZERO
  const outraTaxa = daRegra?.situacao === 'calculado' && ![daRegra.taxa, atual?.frete].includes(frete)
  if (semDesconto && outraTaxa) return { ...semDesconto, campo: 'frete' }
  const somas = { total: totalDosItens(itens), frete }
  const { servico } = pedido
  const outrosDeAntes = (atual?.ajustes ?? []).filter(
    ajuste => !ehDaForma(ajuste) && (servico === undefined || !ehDoServico(ajuste)),
  )
  const daPromocao = promocoesNoPedido(promocoes, itens)
  const digitado = { total: somas.total, por }
  const mantidos = [...daPromocao.ajustes, ...comDesconto(outrosDeAntes, pedido.desconto, digitado)]
  const gratis = atual === null && temATaxaDaRegra(frete, daRegra) ? entregaGratis : null
  const comGratis = (dados: readonly AjusteDoPedido[]) =>
    gratis ? comEntregaGratis(dados, somas, gratis) : dados
  const semEle = { ...somarValores(itens, frete, comGratis(mantidos)), aCombinar }
  const doCupom = cupom?.(itens, semEle, daPromocao.porLinha) ?? null
  if (ehRecusa(doCupom)) return doCupom
  const semServico = comGratis(doCupom ? [...mantidos, doCupom] : mantidos)
  const maneira = maneiraDe(tipoEntrega)
  const doServico = ajustesDoServico(
    { percentual: servicoPercentual, cobrar: servico === true },
    maneira,
    somarValores(itens, frete, semServico),
    atual && servicoDeAntes(atual),
  )
  const semForma = [...semServico, ...doServico]
  const antes = atual && formaDeAntes(atual)
  const daForma = ajustesDaForma(formas, forma, somarValores(itens, frete, semForma), antes)
  const concedidos = [...semForma, ...daForma]
  const valores = somarValores(itens, frete, concedidos)
  const { totalComFrete: total } = valores
  const pagamento = { forma, valorPago: pedido.valorPago ?? total, total }
  const { maiorDe18 } = pedido
  // The method that the order has already stays, whatever the shop takes now.
  const daLoja = formas && atual?.formaPagamento !== forma ? { regras: { formas } } : {}
  const impede = acharImpedimento('painel', { ...daLoja, itens, taxa: frete, pagamento, maneira, maiorDe18 })
  if (impede) return impede
  const enderecoEntrega = ehEntrega(tipoEntrega) && endereco ? enderecoEmUmaLinha(endereco) : null
  const base = aCombinar ? FRETE_A_COMBINAR : baseDoFreteDele({ enderecoEntrega, frete }, atual, daRegra)
  const ajustes = caberAjustes(concedidos, valores)
  const { formaPagamento, valorPago } = conferirPagamento(pagamento)
  const adulto = { maiorDe18: maiorDe18 && itens.some(({ alcool }) => alcool) }
  return { itens, ajustes, enderecoEntrega, ...valores, ...base, ...adulto, formaPagamento, valorPago }
}

type Tirado = readonly Centavos[]

interface Concessao {
  /** The account that types the order. */
  readonly por?: ContaId | null
  /** What the coupon of a new order takes off these items. */
  readonly cupom?:
    | ((itens: readonly ItemDoPainel[], semEle: ValoresSemCupom, tirado: Tirado) => AjusteDoPedido | Recusa)
    | null
  /** For a new order whose fee is the rule's. */
  readonly entregaGratis?: EntregaGratis | null
  readonly promocoes?: readonly PromocaoDoPedido[]
  /** What whoever may not give a discount is told; null for whoever may. */
  readonly semDesconto?: Recusa | null
  /** What the shop asks for the service at the table. */
  readonly servicoPercentual?: number | null
  /** How the shop is paid. */
  readonly formas?: readonly FormaDaLoja[] | undefined
}

/** The adjustments with the typed discount as it is now: one in percent is of the items of this order (balcao-13). */
function comDesconto(
  antes: readonly AjusteDoPedido[],
  desconto: PedidoDoPainel['desconto'],
  { total, por }: { readonly total: Centavos; readonly por: ContaId | null },
): readonly AjusteDoPedido[] {
  if (desconto === undefined) return antes
  const outros = antes.filter(ajuste => !ehDescontoDigitado(ajuste))
  if (!desconto) return outros
  const { motivo: rotulo } = desconto
  const valor = valorDoDesconto(desconto, total)
  const igual = antes.find(
    ajuste => ehDescontoDigitado(ajuste) && ajuste.valor === valor && ajuste.rotulo === rotulo,
  )
  return [...outros, igual ?? { alvo: 'itens', valor, rotulo, cupomId: null, userId: por }]
}

/** A fee that differs from the rule's was typed by the owner. A fee that an edit did not change keeps its base. */
function baseDoFreteDele(
  { enderecoEntrega, frete }: Pick<PedidoAtual, 'enderecoEntrega' | 'frete'>,
  atual: PedidoAtual | null,
  daRegra: ResultadoFrete | null,
): BaseDoFrete {
  if (enderecoEntrega === null) return SEM_BASE
  const deAntes = atual?.enderecoEntrega ?? null
  const mesmo = atual && !entregaACombinar(atual) && atual.frete === frete
  if (mesmo && deAntes && semTrecho(deAntes) === enderecoEntrega) {
    const { freteModo, distanciaKm, freteLugar } = atual
    return { freteModo, distanciaKm, freteLugar }
  }
  return temATaxaDaRegra(frete, daRegra) ? baseDoFrete(daRegra) : FRETE_DIGITADO
}

/** Whether the fee is the one that the rule computes; any other one was typed. */
function temATaxaDaRegra(frete: Centavos, daRegra: ResultadoFrete | null): boolean {
  if (daRegra === null || daRegra.situacao === 'a-combinar' || recusaDoFrete(daRegra)) return false
  return daRegra.taxa === frete
}

const TIPO_ALHEIO = recusar(
  'tipo-de-entrega-alheio',
  ERRO_AO_SALVAR_PEDIDO,
  'Escolha um dos tipos de entrega.',
  'tipoEntrega',
)
