import type { Secao } from '~/domain/configuracoes/configuracoes'
import type { EntregaGratis } from '~/domain/frete/entrega-gratis'
import type { ResultadoFrete } from '~/domain/frete/frete'
import { type MinimoDoPedido, type Minimos, recusarPorMinimo } from '~/domain/frete/minimo'
import { recusaSemFrete } from '~/domain/frete/taxa-ou-recusa'
import type { Atendimento } from '~/domain/horarios/atendimento/atendimento'
import { type PausaDita, recusarPorPausa } from '~/domain/horarios/pausa'
import { recusarPorHorario, type SituacaoDaLoja } from '~/domain/horarios/situacao'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import { validarLimites } from './campos-do-pedido'
import type { Pagamento } from './forma-pagamento'
import type { FormaDaLoja } from './formas-da-loja'
import {
  dizerEsgotado,
  dizerFora,
  type ExtraEscolhido,
  type Item,
  saiuDoCardapio,
  totalDosItens,
} from './item'
import { nomeDoItem } from './texto-do-item'
import type { Maneira } from './tipo-entrega'
import { recusarPagamento } from './troco'

/** What a shop requires of every order. The server reads it, and the browser gets a copy. */
export interface RegrasDaLoja extends Atendimento {
  /** Why the shop takes no orders at all, whatever its hours are. */
  readonly suspensa: Recusa | null
  /** This section as it was set; `minimosDaLoja` reads it. */
  readonly minimo?: Secao<'minimo'>
  /** As long as nobody knows where the order goes. */
  readonly minimosSemArea?: Minimos
  readonly entregaGratis?: EntregaGratis | null
  /** How it is paid. */
  readonly formas?: readonly FormaDaLoja[]
  /** Those of several items that hold now. */
  readonly promocoes?: readonly PromocaoDoPedido[]
}

/**
 * `indisponivel` is true for an item that is not on the menu (any more), `esgotado` for one that is sold out; `fora` says
 * when it can be had while it is outside its window, `faltas` what is wrong with its choices, `curto` of what too little
 * is left; `alcool` is true for what only an adult may buy.
 */
interface ItemAConferir extends Pick<Item, 'nome' | 'variante' | 'preco' | 'quantidade'> {
  readonly indisponivel?: boolean
  readonly esgotado?: boolean
  readonly faltas?: readonly string[]
  readonly fora?: string
  readonly curto?: string
  readonly alcool?: boolean
  readonly extras: readonly (Pick<ExtraEscolhido, 'preco' | 'quantidade'> & {
    readonly indisponivel?: boolean
  })[]
}

/**
 * An order as far as the asking screen knows it. A part that is absent is not checked, because it is not known yet or
 * does not apply there.
 */
export interface PedidoAConferir {
  readonly regras?: Partial<RegrasDaLoja>
  readonly situacao?: Pick<SituacaoDaLoja, 'aberta' | 'mensagem'> & { readonly pausa?: PausaDita | null }
  /** How the order reaches its customer; absent while nobody has chosen. */
  readonly maneira?: Maneira
  readonly itens?: readonly ItemAConferir[]
  /** What the delivery costs; 0 for an order that is not delivered, or while the fee is not known. */
  readonly taxa?: Centavos
  /** The result of the freight's rule for a delivery; null when it could not be found out. */
  readonly frete?: ResultadoFrete | null
  readonly minimo?: MinimoDoPedido | null
  /** Whether somebody has said that the customer is an adult. */
  readonly maiorDe18?: boolean
  readonly pagamento?: Pagamento
}

/** Where the refusal is read: beside the lines of the cart, in the checkout, or in the panel's order form. */
export type Onde = 'carrinho' | 'checkout' | 'painel'

type Impedimento = (pedido: PedidoAConferir, onde: Onde) => Recusa | null

/** Everything that may stand between a customer and an order, in the order in which it is told. */
const IMPEDIMENTOS: readonly Impedimento[] = [
  ({ regras }) => regras?.suspensa ?? null,
  ({ situacao }, onde) => (situacao ? recusarFechada(situacao, onde) : null),
  (pedido, onde) => recusarPausada(pedido, onde),
  ({ itens }) => (itens?.length === 0 ? CARRINHO_SEM_ITENS : null),
  ({ itens = [] }, onde) => recusarIndisponivel(itens, onde),
  ({ itens = [] }, onde) => recusarForaDeVenda(itens, onde),
  ({ itens = [] }, onde) => recusarEscolha(itens, onde),
  ({ itens = [] }, onde) => recusarCurto(itens, onde),
  ({ itens = [], taxa }) => validarLimites(itens, taxa ?? ZERO),
  ({ frete }) => (frete === undefined ? null : recusaSemFrete(frete)),
  ({ minimo = null, itens }, onde) =>
    !itens || onde === 'painel' ? null : recusarPorMinimo(minimo, totalDosItens(itens)),
  ({ pagamento, regras, maneira }) =>
    pagamento ? recusarPagamento(pagamento, regras?.formas, maneira) : null,
  ({ itens = [], maiorDe18 }, onde) =>
    maiorDe18 === false && itens.some(({ alcool }) => alcool) ? SEM_IDADE[onde]() : null,
]

/** The first obstacle of an order, in the words of the screen where it is read; null when nothing stands in its way. */
export function acharImpedimento(onde: Onde, pedido: PedidoAConferir): Recusa | null {
  for (const impedimento of IMPEDIMENTOS) {
    const recusa = impedimento(pedido, onde)
    if (recusa) return recusa
  }
  return null
}

export const CARRINHO_SEM_ITENS = recusar(
  'carrinho-sem-itens',
  'Carrinho vazio!',
  'Adicione itens para continuar.',
  'itens',
)

/** In the cart the message about the hours is shown without a title (checkout-13). */
function recusarFechada(situacao: Pick<SituacaoDaLoja, 'aberta' | 'mensagem'>, onde: Onde): Recusa | null {
  const recusa = recusarPorHorario(situacao)
  return recusa && onde === 'carrinho' ? { ...recusa, texto: situacao.mensagem } : recusa
}

/** Who takes an order by phone knows why the shop has paused. */
function recusarPausada({ situacao, maneira }: PedidoAConferir, onde: Onde): Recusa | null {
  if (!situacao?.pausa || onde === 'painel') return null
  return recusarPorPausa(situacao.pausa, maneira && maneira !== 'mesa' ? maneira : null)
}

/** The cart marks its lines itself; on other screens `campo` says which line it is. */
function recusarIndisponivel(itens: readonly ItemAConferir[], onde: Onde): Recusa | null {
  const linha = itens.findIndex(item => item.indisponivel || temExtraIndisponivel(item))
  const item = itens[linha]
  if (!item) return null
  const titulo = item.indisponivel ? 'Produto indisponível' : 'Extra indisponível'
  const textos = item.indisponivel ? PRODUTO_SUMIU : EXTRA_SUMIU
  return recusar('item-indisponivel', titulo, textos[onde](item.nome), `itens.${linha}`)
}

function temExtraIndisponivel({ extras }: ItemAConferir): boolean {
  return extras.some(extra => extra.indisponivel)
}

/** The panel's form warns, because who takes an order by phone knows better what there is. */
function recusarForaDeVenda(itens: readonly ItemAConferir[], onde: Onde): Recusa | null {
  const linha = itens.findIndex(({ esgotado, fora }) => esgotado || fora)
  const item = itens[linha]
  if (!item || onde === 'painel') return null
  const { nome, fora } = item
  const titulo = fora ? 'Fora do horário' : 'Produto esgotado'
  const dito = fora ? dizerFora(nome, fora) : dizerEsgotado(nome)
  const texto = onde === 'carrinho' ? NO_CARRINHO() : `${dito} Remova-o do carrinho para continuar.`
  return recusar('fora-de-venda', titulo, texto, `itens.${linha}`)
}

/** A choice that the menu does not allow (any more): a required one is missing, an option is gone, there are too many. */
function recusarEscolha(itens: readonly ItemAConferir[], onde: Onde): Recusa | null {
  const linha = itens.findIndex(({ faltas = [] }) => faltas.length > 0)
  const item = itens[linha]
  if (!item) return null
  const texto = onde === 'carrinho' ? ESCOLHA_DE_NOVO : (item.faltas ?? []).join(' ')
  return recusar('escolha-invalida', `Confira: ${nomeDoItem(item)}`, texto, `itens.${linha}`)
}

const ESCOLHA_DE_NOVO = 'Escolha de novo nos itens marcados para continuar.'

/** More than is left of what is counted. */
function recusarCurto(itens: readonly ItemAConferir[], onde: Onde): Recusa | null {
  const linha = itens.findIndex(({ curto }) => curto)
  const item = itens[linha]
  if (!item?.curto || onde === 'painel') return null
  const texto = `${item.curto} Diminua a quantidade, ou remova o item, para continuar.`
  return recusar('restam-poucos', 'Confira a quantidade', texto, `itens.${linha}`)
}

const NO_CARRINHO = () => 'Remova do pedido o que não está mais disponível para continuar.'

const PRODUTO_SUMIU: Readonly<Record<Onde, (nome: string) => string>> = {
  carrinho: NO_CARRINHO,
  checkout: () => `${saiuDoCardapio('Um dos produtos do seu pedido')} Remova-o do carrinho para continuar.`,
  painel: () => `${saiuDoCardapio('Este produto')} Remova-o do pedido.`,
}

const EXTRA_SUMIU: Readonly<Record<Onde, (nome: string) => string>> = {
  carrinho: NO_CARRINHO,
  checkout: nome => `${saiuDoCardapio(`Um dos extras de ${nome}`)} Edite o item para continuar.`,
  painel: nome => `${saiuDoCardapio(`Um dos extras de ${nome}`)} Desmarque-o.`,
}

const SEM_IDADE: Readonly<Record<Onde, () => Recusa | null>> = {
  carrinho: () => null,
  checkout: () => semIdade('Para pedir bebida alcoólica, confirme que você tem 18 anos ou mais.'),
  painel: () => semIdade('O pedido tem bebida alcoólica: confirme que o cliente tem 18 anos ou mais.'),
}

function semIdade(texto: string): Recusa {
  return recusar('sem-idade', 'Confirme a idade', texto, 'maiorDe18')
}
