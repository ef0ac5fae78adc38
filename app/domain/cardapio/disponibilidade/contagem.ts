import type { OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Estoque } from '../cardapio'

/** A line of an order, as far as counting needs it. */
interface LinhaContada {
  readonly produtoId: ProdutoId
  readonly nome: string
  readonly variante?: string | null
  readonly varianteId?: VarianteId | null
  readonly quantidade: number
  readonly extras: readonly {
    readonly nome: string
    readonly opcaoId?: OpcaoId | null
    readonly quantidade?: number
    readonly fracao?: number | null
  }[]
}

/** What an order does to one count. */
export interface Movimento {
  /** The number of the count. */
  readonly id: number
  /** Units that the order now takes besides those it had; below zero it gives them back. */
  readonly mudanca: number
  /** All units of it that the order now asks for. */
  readonly total: number
}

/**
 * What an order takes from the counts, or what an edit changes of that (`antes` are its lines before). A product and a
 * size are counted by the line, an option by its units in every unit of the line; two lines count together. A flavour is
 * a part of a pizza and is not counted.
 */
export function movimentosDe(
  estoques: readonly Estoque[],
  linhas: readonly LinhaContada[],
  antes: readonly LinhaContada[] = [],
): Movimento[] {
  return estoques.flatMap(estoque => {
    const total = unidadesDe(estoque, linhas)
    const mudanca = total - unidadesDe(estoque, antes)
    return mudanca === 0 ? [] : [{ id: estoque.id, mudanca, total }]
  })
}

function unidadesDe(estoque: Estoque, linhas: readonly LinhaContada[]): number {
  return linhas.reduce((soma, linha) => soma + unidadesNaLinha(estoque, linha), 0)
}

function unidadesNaLinha(
  { produtoId, varianteId, opcaoId }: Estoque,
  { quantidade, extras, ...linha }: LinhaContada,
): number {
  if (produtoId !== null) return linha.produtoId === produtoId ? quantidade : 0
  if (varianteId !== null) return linha.varianteId === varianteId ? quantidade : 0
  const porUnidade = extras
    .filter(extra => extra.opcaoId === opcaoId && extra.fracao == null)
    .reduce((soma, extra) => soma + (extra.quantidade ?? 1), 0)
  return quantidade * porUnidade
}

/**
 * Marks the lines for which too little is left: the first line of each count at which the units run out, with the text
 * about it. `antes` are the lines that the order had, whose units are its own already.
 */
export function marcarCurtos<Linha extends LinhaContada>(
  linhas: readonly Linha[],
  estoques: readonly Estoque[],
  antes: readonly LinhaContada[] = [],
): (Linha & { readonly curto?: string })[] {
  const curtos = new Map<number, string>()
  for (const estoque of estoques) {
    const ha = estoque.resta + unidadesDe(estoque, antes)
    let pedidas = 0
    const posicao = linhas.findIndex(linha => {
      pedidas += unidadesNaLinha(estoque, linha)
      return pedidas > ha
    })
    const linha = linhas[posicao]
    if (linha && !curtos.has(posicao))
      curtos.set(posicao, dizerQuantosRestam(nomeDoContado(estoque, linha), ha))
  }
  return linhas.map((linha, posicao) => {
    const curto = curtos.get(posicao)
    return curto === undefined ? linha : { ...linha, curto }
  })
}

function nomeDoContado({ varianteId, opcaoId }: Estoque, { nome, variante, extras }: LinhaContada): string {
  if (opcaoId !== null) return extras.find(extra => extra.opcaoId === opcaoId)?.nome ?? nome
  return varianteId !== null && variante ? `${nome} (${variante})` : nome
}

function dizerQuantosRestam(nome: string, quantos: number): string {
  if (quantos === 0) return `${nome} acabou agora há pouco.`
  return quantos === 1 ? `Resta só 1 de ${nome}.` : `Restam só ${quantos} de ${nome}.`
}
