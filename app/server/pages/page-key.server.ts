import type { SharedRoute } from '../kept/sharing.server'
import type { ModuleAt } from '../route-modules.server'

/**
 * The address by which an answer is kept, with those parameters alone by which it is kept apart, so that whatever a link
 * from elsewhere carries besides finds the same. Null when the answer is not kept. `target` is a path with its query.
 */
export function keyOf(target: string, moduleAt: ModuleAt): string | null {
  const [path = '', query = ''] = target.split('?', 2)
  // No address that we write ourselves is encoded; files, and the router's own data, match a shop's address by their form.
  if (/%|^\/[^/]*\.|\.data$/.test(path)) return null
  const { shared, sharedUnless = [] } = (moduleAt(path) ?? {}) as SharedRoute
  const asked = [...new URLSearchParams(query)]
  if (!shared || asked.some(([name]) => sharedUnless.includes(name))) return null
  const kept = new URLSearchParams(asked.filter(([name]) => shared.includes(name)))
  return kept.size > 0 ? `${path}?${kept}` : path
}
