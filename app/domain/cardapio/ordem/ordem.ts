import * as v from 'valibot'
import { idOuNulo } from '~/domain/respostas/ler-formulario'
import { type Recusa, recusar } from '~/domain/respostas/recusa'

/** What an owner does to the order of a list. */
export type MudancaDaOrdem =
  /** Puts `id` before `antesDe`; null: at the end. */
  | { readonly mover: number; readonly antesDe: number | null }
  /** By name again. */
  | { readonly deAaZ: true }
  /** As it was before 'A a Z': the ids in their order. */
  | { readonly comoEra: readonly number[] }

const IDS_DEMAIS = 20_000

const schema = v.union([
  v.pipe(
    v.object({ mover: v.pipe(idOuNulo<number>(), v.number()), antesDe: idOuNulo<number>() }),
    v.transform(mudanca => mudanca as MudancaDaOrdem),
  ),
  v.pipe(
    v.object({ ordem: v.literal('a-z') }),
    v.transform((): MudancaDaOrdem => ({ deAaZ: true })),
  ),
  v.pipe(
    v.object({ comoEra: v.pipe(v.string(), v.regex(/^\d{1,15}(,\d{1,15})*$/)) }),
    v.transform((campos): MudancaDaOrdem => ({ comoEra: campos.comoEra.split(',', IDS_DEMAIS).map(Number) })),
  ),
])

const SEM_SENTIDO = recusar(
  'ordem-sem-sentido',
  'Erro ao mudar a ordem',
  'Recarregue a página e mude a ordem de novo.',
)

/** Reads what the screen of the order sends. Refused: anything else. */
export function lerMudancaDaOrdem(valores: unknown): MudancaDaOrdem | Recusa {
  const lido = v.safeParse(schema, valores)
  return lido.success ? lido.output : SEM_SENTIDO
}

/** The fields that `lerMudancaDaOrdem` reads. */
export function camposDaOrdem(mudanca: MudancaDaOrdem): readonly (readonly [string, string])[] {
  if ('deAaZ' in mudanca) return [['ordem', 'a-z']]
  if ('comoEra' in mudanca) return [['comoEra', mudanca.comoEra.join(',')]]
  return [
    ['mover', String(mudanca.mover)],
    ['antesDe', String(mudanca.antesDe ?? '')],
  ]
}

/** The list with `id` moved before `antesDe`, or to its end where that is null or gone; null when `id` is not in it. */
export function moverAntesDe<Item extends { readonly id: number }>(
  lista: readonly Item[],
  id: number,
  antesDe: number | null,
): readonly Item[] | null {
  const item = lista.find(um => um.id === id)
  if (!item) return null
  if (antesDe === id) return lista
  const sem = lista.filter(um => um !== item)
  const para = sem.findIndex(um => um.id === antesDe)
  return para === -1 ? [...sem, item] : sem.toSpliced(para, 0, item)
}

/** The list in the order of `ids`; what they do not name follows, as it stands. */
export function naOrdemDe<Item extends { readonly id: number }>(
  lista: readonly Item[],
  ids: readonly number[],
): readonly Item[] {
  const lugar = new Map(ids.map((id, n) => [id, n]))
  return lista.toSorted((um, outro) => (lugar.get(um.id) ?? ids.length) - (lugar.get(outro.id) ?? ids.length))
}
