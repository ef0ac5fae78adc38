import type { GrupoId } from '~/domain/valores/ids'
import { aVenda, opcoesAVenda, type ProdutoComEscolhas, type Variante } from '../grupo'
import { contarOpcoes, type Pergunta, perguntasDo, unidadesDaOpcao } from './perguntas-do-dialogo'

/** The sizes that can be ordered now: for sale, and with enough options in every required group. */
export function variantesAVenda(produto: ProdutoComEscolhas): Variante[] {
  return produto.variantes.filter(
    variante => aVenda(variante) && faltamOpcoes(produto, variante).length === 0,
  )
}

/** False for a product that is shown as sold out, because nobody could complete an order of it. */
export function podeSerPedido(produto: ProdutoComEscolhas): boolean {
  return porQueNaoSePede(produto).length === 0
}

/**
 * Why a product cannot be ordered, for its owner to read; empty when at least one size can be. A size that cannot be
 * ordered is not told as long as another one can.
 */
export function porQueNaoSePede(produto: ProdutoComEscolhas): string[] {
  if (produto.variantes.length === 0) return faltamOpcoes(produto, null)
  if (variantesAVenda(produto).length > 0) return []
  const emOferta = produto.variantes.filter(aVenda)
  if (emOferta.length === 0) return ['Nenhum tamanho está à venda.']
  return emOferta.flatMap(variante => faltamOpcoes(produto, variante))
}

/** The sizes for sale, by their place, in which no option of the group is offered, so that it is not asked there. */
export function tamanhosSemOpcoes({ grupos, variantes }: ProdutoComEscolhas, grupoId: GrupoId): number[] {
  const grupo = grupos.find(({ id }) => id === grupoId)
  if (!grupo) return []
  const livre = { grupos: [{ ...grupo, porTamanho: [] }], variantes }
  return variantes.flatMap((variante, n) =>
    aVenda(variante) && perguntasDo(livre, variante).length === 0 ? [n] : [],
  )
}

function faltamOpcoes(produto: ProdutoComEscolhas, variante: Variante | null): string[] {
  return perguntasDo(produto, variante).flatMap(pergunta => {
    const { min, tipo, grupos } = pergunta
    // Most groups require nothing, and a menu has thousands of their options.
    if (min === 0) return []
    const ha = alcance(pergunta, variante)
    if (ha >= min) return []
    const onde = grupos.map(({ nome }) => nome).join(' e ')
    const tamanho = variante === null ? '' : ` no tamanho ${variante.nome}`
    const quantas = ha === 0 ? 'nada está à venda' : `só dá para escolher ${ha}`
    return [`${onde}: é preciso escolher ${contarOpcoes(tipo, min)}, e ${quantas}${tamanho}.`]
  })
}

/** The most units that can be chosen with the options that are for sale. */
function alcance(pergunta: Pergunta, variante: Variante | null): number {
  return pergunta.grupos
    .flatMap(grupo => opcoesAVenda(grupo, variante))
    .map(opcao => unidadesDaOpcao(pergunta, opcao))
    .toSorted((a, b) => b - a)
    .slice(0, pergunta.maxDistintas ?? undefined)
    .reduce((soma, unidades) => soma + unidades, 0)
}
