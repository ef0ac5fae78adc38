import { reaching } from '~/server/database/database.server'
import { dropsSoFar, holdsSince, onDrop } from '~/server/kept/kept-pages.server'
import { becomeCurrent, isCurrent } from '~/server/pages/changes.server'
import { type Empresa, findEmpresaPorSlug } from './store.server'

/** For about 10 MB. */
const LEMBRADAS = 5_000
const lembradas = new Map<string, Empresa>()

onDrop(empresaId => {
  if (empresaId === null) lembradas.clear()
  for (const [slug, { id }] of lembradas) if (id === empresaId) lembradas.delete(slug)
})

/**
 * The company that the public may see by this slug, from memory, which it leaves with its pages (decision 043), or from the
 * database; null for nobody's slug.
 */
export async function acharEmpresaPorSlug(slug: string): Promise<Empresa | null> {
  if (lembradas.has(slug) && !isCurrent()) await reaching(becomeCurrent)
  const lembrada = lembradas.get(slug)
  if (lembrada) return lembrada
  const desde = dropsSoFar()
  const empresa = await findEmpresaPorSlug(slug)
  if (empresa && holdsSince(desde, empresa.id)) {
    if (lembradas.size >= LEMBRADAS) lembradas.clear()
    lembradas.set(slug, empresa)
  }
  return empresa
}
