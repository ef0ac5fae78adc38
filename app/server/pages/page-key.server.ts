import type { ModuleAt } from '../route-modules.server'
import type { SharedRoute } from './sharing.server'

interface Key {
  /** The address with those parameters alone by which an answer is kept apart. */
  readonly target: string
  /** The answer is drawn anew, of what was read for that address. */
  readonly isDrawn: boolean
}

/**
 * What an answer, or what was read for it, is kept by, so that whatever a link from elsewhere carries besides finds the
 * same. Null when nothing is to be kept. `target` is a path with its query.
 */
export function keyOf(target: string, moduleAt: ModuleAt): Key | null {
  const [path = '', query = ''] = target.split('?', 2)
  // No address that we write ourselves is encoded; files, and the router's own data, match a shop's address by their form.
  if (/%|^\/[^/]*\.|\.data$/.test(path)) return null
  const { shared, drawn = [] } = (moduleAt(path) ?? {}) as SharedRoute
  if (!shared) return null
  const asked = [...new URLSearchParams(query)]
  const kept = new URLSearchParams(asked.filter(([name]) => shared.includes(name)))
  return {
    target: kept.size > 0 ? `${path}?${kept}` : path,
    isDrawn: asked.some(([name]) => drawn.includes(name)),
  }
}
