import { createContext, type RouterContextProvider } from 'react-router'
import type { EmpresaId } from '~/domain/valores/ids'

/** What a route module exports whose answer is the same for everybody, so that it may be kept in memory. */
export interface SharedRoute {
  /** The parameters of the query by which it is kept apart. */
  readonly shared?: readonly string[]
  /** The parameters with which the answer is never kept, but made each time. One that is in neither list changes nothing in it. */
  readonly sharedUnless?: readonly string[]
}

/** What the routes say of an answer while they make it. */
export interface Sharing {
  /** Whose data it shows: it is dropped when they change. */
  company: EmpresaId | null
  /** In milliseconds: from then on it shows something else, although nothing was changed. */
  until: number
  /** What has to happen for another answer before that (`nothingSince`); where it is not said, anything may. */
  about?: readonly string[]
}

/** Set by the host for every request; null where there is no host, as in development. */
export const sharingContext = createContext<Sharing | null>(null)

type Context = Pick<RouterContextProvider, 'get'>

/** For a door. */
export function showsDataOf(context: Context, company: EmpresaId): void {
  const sharing = context.get(sharingContext)
  if (sharing) sharing.company = company
}

/** For a loader: what it has read holds until this instant, in milliseconds. The earliest one counts. */
export function expiresAt(context: Context, instant: number): void {
  const sharing = context.get(sharingContext)
  if (sharing) sharing.until = Math.min(sharing.until, instant)
}

/**
 * For a loader that open screens ask again and again: until `instant` it answers the same, unless something happens in the company
 * of its door; with an `order`, unless something happens to that one, or changes what the public sees of the company.
 */
export function staysUntil(context: Context, instant: number, order: number | null = null): void {
  const sharing = context.get(sharingContext)
  const company = sharing?.company
  if (!company) return
  expiresAt(context, instant)
  sharing.about = order === null ? [`${company}`] : [`${company} ${order}`, `${company} cardapio-mudou`]
}
