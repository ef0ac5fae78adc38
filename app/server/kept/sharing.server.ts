import { createContext, type RouterContextProvider } from 'react-router'
import type { EmpresaId } from '~/domain/valores/ids'

/** What a route module exports whose answer is the same for everybody, so that it may be kept in memory. */
export interface SharedRoute {
  /** The parameters of the query by which it is kept apart. */
  readonly shared?: readonly string[]
  /** The parameters with which it is made each time. The answer depends on no other than those of the two. */
  readonly sharedUnless?: readonly string[]
}

/** What the routes say of an answer while they make it. */
export interface Sharing {
  /** Whose data it shows: it is dropped when they change. */
  company: EmpresaId | null
  /** In milliseconds: from then on it shows something else, although nothing was changed. */
  until: number
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
