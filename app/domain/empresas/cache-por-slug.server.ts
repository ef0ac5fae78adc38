import { reaching } from '~/server/database/database.server'
import { unavailable } from '~/server/database/outage.server'
import { dropsSoFar, holdsSince, onDrop } from '~/server/kept/kept-pages.server'
import { hearEvents, isCurrent, wasAwayJustNow } from '~/server/pages/changes.server'
import { type Empresa, findEmpresaPorSlug } from './store.server'

/** For about 10 MB. */
const MAX = 5_000
const cache = new Map<string, Empresa>()

onDrop(empresaId => {
  if (empresaId === null) cache.clear()
  for (const [slug, { id }] of cache) if (id === empresaId) cache.delete(slug)
})

/**
 * The company that the public may see by this slug, from memory, which it leaves with its pages (decision 043), or from the
 * database; null for nobody's slug. A page for which `keepPages` has just waited in vain waits no second time.
 */
export async function acharEmpresaPorSlug(slug: string): Promise<Empresa | null> {
  if (wasAwayJustNow()) throw unavailable()
  if (cache.has(slug) && !isCurrent()) await reaching(hearEvents)
  const conhecida = cache.get(slug)
  if (conhecida) return conhecida
  const desde = dropsSoFar()
  const empresa = await findEmpresaPorSlug(slug)
  if (empresa && holdsSince(desde, empresa.id)) {
    if (cache.size >= MAX) cache.clear()
    cache.set(slug, empresa)
  }
  return empresa
}
