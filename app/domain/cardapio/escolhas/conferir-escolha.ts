import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import {
  acharVariante,
  aVenda,
  type Escolha,
  type Grupo,
  type Opcao,
  type ProdutoComEscolhas,
  precoDaOpcao,
  type Selecao,
  type Variante,
} from '../grupo'
import {
  contarOpcoes,
  instrucao,
  type Pergunta,
  sePergunta,
  tituloDaPergunta,
  todasAsPerguntas,
  unidadesDaOpcao,
} from './perguntas-do-dialogo'

/** What is wrong with a choice, to be read beside its group. */
export interface Falta {
  /** Null: the size. */
  readonly grupoId: GrupoId | null
  /** The option that must go; null when the group as a whole is at fault. */
  readonly opcaoId: OpcaoId | null
  readonly texto: string
}

const ESCOLHA_O_TAMANHO = 'Escolha o tamanho.'
export const SAIU_DO_CARDAPIO = 'Uma das suas escolhas saiu do cardápio. Escolha de novo.'

/**
 * Everything that is missing from a choice or too much in it, at most one fault for each question, in the order in which
 * the questions are asked; empty when it can be ordered. The dialog, the check of a kept cart and the server ask here.
 */
export function conferirEscolha(produto: ProdutoComEscolhas, selecao: Selecao): Falta[] {
  const variante = acharVariante(produto, selecao.varianteId)
  const tamanho = conferirTamanho(produto, selecao, variante)
  const perguntas = todasAsPerguntas(produto, variante)
  const alheias = selecao.opcoes.filter(({ grupoId }) => !produto.grupos.some(({ id }) => id === grupoId))
  return [
    ...(tamanho ? [{ grupoId: null, opcaoId: null, texto: tamanho }] : []),
    // Without a size nobody knows yet which options there are.
    ...perguntas.flatMap(pergunta => conferirPergunta(pergunta, selecao.opcoes, variante, tamanho !== null)),
    ...alheias.map(({ grupoId, opcaoId }) => ({ grupoId, opcaoId, texto: SAIU_DO_CARDAPIO })),
  ]
}

/** A fault as it is read without its question beside it: 'Borda: escolha 1 opção.' */
export function dizerFalta({ grupoId, opcaoId, texto }: Falta, produto: ProdutoComEscolhas): string {
  const pergunta = todasAsPerguntas(produto, null).find(({ grupos }) =>
    grupos.some(({ id }) => id === grupoId),
  )
  if (!pergunta || opcaoId !== null) return texto
  return `${tituloDaPergunta(pergunta)}: ${texto.charAt(0).toLowerCase()}${texto.slice(1)}`
}

function conferirTamanho(
  { variantes }: ProdutoComEscolhas,
  { varianteId }: Selecao,
  variante: Variante | null,
): string | null {
  if (variante) return aVenda(variante) ? null : `O tamanho ${variante.nome} está esgotado.`
  if (variantes.length > 0) return ESCOLHA_O_TAMANHO
  return varianteId === null ? null : SAIU_DO_CARDAPIO
}

interface Achada extends Escolha {
  readonly opcao: Opcao | undefined
}

function conferirPergunta(
  pergunta: Pergunta,
  opcoes: readonly Escolha[],
  variante: Variante | null,
  semTamanho: boolean,
): Falta[] {
  const escolhidas = pergunta.grupos.flatMap(grupo => acharNoGrupo(grupo, opcoes))
  const falta = (texto: string, opcaoId: OpcaoId | null = null): Falta[] => [
    { grupoId: pergunta.grupoId, opcaoId, texto },
  ]
  for (const { opcaoId, opcao } of escolhidas) {
    const motivo = opcao ? porQueNao(opcao, pergunta, variante, semTamanho) : SAIU_DO_CARDAPIO
    if (motivo) return falta(motivo, opcaoId)
  }
  const unidades = new Map<Opcao, number>()
  for (const { opcao, quantidade } of escolhidas) {
    if (opcao) unidades.set(opcao, (unidades.get(opcao) ?? 0) + quantidade)
  }
  for (const [opcao, quantas] of unidades) {
    const cabem = unidadesDaOpcao(pergunta, opcao)
    if (quantas > cabem || !escolhidas.every(({ quantidade }) => inteiroPositivo(quantidade))) {
      return falta(`No máximo ${cabem} de ${opcao.nome}.`, opcao.id)
    }
  }
  const total = [...unidades.values()].reduce((soma, quantas) => soma + quantas, 0)
  // The size decides what is asked and how many can be chosen, so they are counted once it is known.
  if (semTamanho || !sePergunta(pergunta, variante)) return []
  if (total > pergunta.max) return falta(demais(pergunta))
  if (pergunta.maxDistintas !== null && unidades.size > pergunta.maxDistintas) {
    return falta(`No máximo ${contarOpcoes(pergunta.tipo, pergunta.maxDistintas)} diferentes.`)
  }
  if (total < pergunta.min) return falta(instrucao(pergunta))
  return []
}

function acharNoGrupo({ id, opcoes }: Grupo, escolhas: readonly Escolha[]): Achada[] {
  return escolhas
    .filter(({ grupoId }) => grupoId === id)
    .map(escolha => ({ ...escolha, opcao: opcoes.find(opcao => opcao.id === escolha.opcaoId) }))
}

/** Why an option cannot be chosen in this size; null when it can. */
export function porQueNao(
  opcao: Opcao,
  { max }: Pergunta,
  variante: Variante | null,
  semTamanho: boolean,
): string | null {
  if (opcao.inativa) return SAIU_DO_CARDAPIO
  if (opcao.esgotada) return `${opcao.nome}: esgotado.`
  if (semTamanho || (max > 0 && precoDaOpcao(opcao, variante) !== null)) return null
  return variante ? `${opcao.nome}: não há no tamanho ${variante.nome}.` : SAIU_DO_CARDAPIO
}

/** 'No máximo 3 sabores no tamanho Família.' */
export function demais({ tipo, max, tamanho }: Pergunta): string {
  return `No máximo ${contarOpcoes(tipo, max)}${tamanho === null ? '' : ` no tamanho ${tamanho}`}.`
}

function inteiroPositivo(quantidade: number): boolean {
  return Number.isInteger(quantidade) && quantidade >= 1
}
