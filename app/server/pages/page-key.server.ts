import type { ModuleAt } from '../route-modules.server'
import type { SharedRoute } from './sharing.server'

/**
 * What an answer is kept by: its address with those parameters alone that it depends on, so that whatever a link from
 * elsewhere carries besides finds the same page. Null when it is not to be kept. `target` is a path with its query.
 */
export function keyOf(target: string, moduleAt: ModuleAt): string | null {
  const [path = '', query = ''] = target.split('?', 2)
  // No address that we write ourselves is encoded; files, and the router's own data, match a shop's address by their form.
  if (/%|^\/[^/]*\.|\.data$/.test(path)) return null
  const { shared, notShared = [] } = (moduleAt(path) ?? {}) as SharedRoute
  if (!shared) return null
  const asked = [...new URLSearchParams(query)]
  if (asked.some(([name]) => notShared.includes(name))) return null
  const kept = new URLSearchParams(asked.filter(([name]) => shared.includes(name)))
  return kept.size > 0 ? `${path}?${kept}` : path
}
