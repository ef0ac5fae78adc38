import type { EmpresaId } from '~/domain/valores/ids'

/** The position of the last event about each subject, of those heard after the position `from`. */
interface Heard {
  readonly from: number
  readonly last: Map<string, number>
}

/** Two of this many subjects take 10 MB. */
const MOST = 50_000

let recent: Heard = { from: Number.POSITIVE_INFINITY, last: new Map() }
/** What came before `recent`. */
let older = recent
let heard = -1

/** What happened before this position is not known. */
export function hearFrom(position: number): void {
  recent = older = { from: position, last: new Map() }
  heard = position
}

interface Event {
  readonly position: number
  readonly empresaId: EmpresaId
  readonly type: string
  readonly objectId: number | null
}

/** Of all events, one after the other. */
export function hear({ position, empresaId, type, objectId }: Event): void {
  for (const subject of [`${empresaId}`, `${empresaId} ${objectId ?? type}`])
    recent.last.set(subject, position)
  heard = position
  if (recent.last.size < MOST) return
  older = recent
  recent = { from: position, last: new Map() }
}

/** The position of the last event that this process has heard. */
export function heardUntil(): number {
  return heard
}

/**
 * Whether no event after this position, as far as this process has heard, is about one of these subjects: a company ('7'), one
 * of its objects ('7 12345678'), or a kind of event without an object ('7 cardapio-mudou'). False when that is not known.
 */
export function nothingSince(position: number, subjects: readonly string[]): boolean {
  // A position that was not heard yet may be one of another database.
  if (position < older.from || position > heard) return false
  return subjects.every(subject => (recent.last.get(subject) ?? older.last.get(subject) ?? 0) <= position)
}
