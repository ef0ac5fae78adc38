import type { GrupoId } from '~/domain/valores/ids'
import {
  type Grupo,
  type Limites,
  limitar,
  type ProdutoComEscolhas,
  precoDaOpcao,
  type TipoDeGrupo,
  type Variante,
} from '../grupo'

/** What the dialog asks at once: one group, or all groups of flavours together, because they share one pizza. */
export interface Pergunta extends Limites {
  /** The group beside which the answer's faults are shown. */
  readonly grupoId: GrupoId
  readonly tipo: TipoDeGrupo
  readonly grupos: readonly Grupo[]
  /** The size that sets the limit; null when the group does. */
  readonly tamanho: string | null
}

/** The questions that are asked of who orders this size, in the owner's order; before a size is chosen all of them. */
export function perguntasDo(
  { grupos, variantes }: Pick<ProdutoComEscolhas, 'grupos' | 'variantes'>,
  variante: Variante | null,
): Pergunta[] {
  const todas = todasAsPerguntas({ grupos }, variante)
  return variante || variantes.length === 0 ? todas.filter(pergunta => sePergunta(pergunta, variante)) : todas
}

/**
 * False where there is nothing to choose (carrinho-12): no option in this size, whether or not the others must choose.
 * Asked all the same, so that nobody orders the product without it: flavours, which are the product itself, and a
 * required group that has no option in any size. What is sold out is there.
 */
export function sePergunta({ tipo, min, max, grupos }: Pergunta, variante: Variante | null): boolean {
  const opcoes = grupos.flatMap(grupo => grupo.opcoes).filter(({ inativa }) => !inativa)
  if (max === 0) return false
  if (opcoes.some(opcao => precoDaOpcao(opcao, variante) !== null)) return true
  return min > 0 && (tipo === 'sabor' || !variante || opcoes.length === 0)
}

/** Every question of a product; flavours are asked where their first group stands. */
export function todasAsPerguntas(
  { grupos }: Pick<ProdutoComEscolhas, 'grupos'>,
  variante: Variante | null,
): Pergunta[] {
  const deSabor = grupos.filter(({ tipo }) => tipo === 'sabor')
  return grupos.flatMap((grupo): Pergunta[] => {
    if (grupo.tipo !== 'sabor') return [perguntaDoGrupo(grupo, variante)]
    return grupo === deSabor[0] ? [perguntaDosSabores(grupo, deSabor, variante)] : []
  })
}

/** What the question is called: by its group, or by what its groups have in common. */
export function tituloDaPergunta({ grupos: [primeiro, ...outros] }: Pick<Pergunta, 'grupos'>): string {
  return outros.length > 0 || !primeiro ? 'Sabores' : primeiro.nome
}

function perguntaDoGrupo(grupo: Grupo, variante: Variante | null): Pergunta {
  const doTamanho = grupo.porTamanho?.find(({ tamanho }) => tamanho === variante?.nome)
  const {
    id: grupoId,
    tipo,
    min,
    max,
    maxDistintas,
    incluidas,
  } = doTamanho ? limitar(grupo, doTamanho) : grupo
  const tamanho = doTamanho && doTamanho.max !== null ? doTamanho.tamanho : null
  return { grupoId, tipo, grupos: [grupo], tamanho, min, max, maxDistintas, incluidas }
}

function perguntaDosSabores(primeiro: Grupo, grupos: readonly Grupo[], variante: Variante | null): Pergunta {
  const doTamanho = variante?.maxSabores ?? null
  const max = doTamanho ?? Math.max(...grupos.map(grupo => grupo.max))
  const min = Math.min(max, Math.max(...grupos.map(grupo => grupo.min)))
  return {
    grupoId: primeiro.id,
    tipo: 'sabor',
    grupos,
    tamanho: doTamanho === null ? null : (variante?.nome ?? null),
    min,
    max,
    maxDistintas: null,
    incluidas: 0,
  }
}

/** How many units can be had of one option; a flavour is chosen or not, and its part follows from how many there are. */
export function unidadesDaOpcao(
  { tipo }: Pick<Pergunta, 'tipo'>,
  { maxUnidades }: { readonly maxUnidades: number },
): number {
  return tipo === 'sabor' ? 1 : maxUnidades
}

/** '1 opção', '3 sabores' */
export function contarOpcoes(tipo: TipoDeGrupo, quantas: number): string {
  const [uma, varias] = tipo === 'sabor' ? ['sabor', 'sabores'] : ['opção', 'opções']
  return `${quantas} ${quantas === 1 ? uma : varias}`
}

/** What to do, before and after it was not done: 'Escolha de 1 a 3 opções.' */
export function instrucao({ tipo, min, max }: Pick<Pergunta, 'tipo' | 'min' | 'max'>): string {
  if (min === 0) return `Escolha até ${contarOpcoes(tipo, max)}.`
  return min === max
    ? `Escolha ${contarOpcoes(tipo, min)}.`
    : `Escolha de ${min} a ${contarOpcoes(tipo, max)}.`
}

/** '2 incluídas no preço'; null when every unit is charged. */
export function dizerIncluidas({ incluidas, max }: Pick<Pergunta, 'incluidas' | 'max'>): string | null {
  const gratis = Math.min(incluidas, max)
  if (gratis === 0) return null
  return gratis === 1 ? '1 incluída no preço' : `${gratis} incluídas no preço`
}
