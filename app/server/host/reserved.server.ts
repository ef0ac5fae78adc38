/** Kept free for later, though nothing answers there yet. */
const KEPT = ['api']

let reserved: ReadonlySet<string> = new Set()

/**
 * Tells this module the first segments of all addresses: those of the routes, of the host itself, and of the public
 * files.
 */
export function reserveNames(paths: Iterable<string>): void {
  const segments = [...paths].map(path => path.replace(/^\//, '').split('/')[0] ?? '')
  reserved = new Set([...KEPT, ...segments.filter(segment => /^[^:*]+$/.test(segment))])
}

/** Slugs that no company may have, because its menu would hide a page, or be hidden by one. */
export function reservedNames(): ReadonlySet<string> {
  return reserved
}
