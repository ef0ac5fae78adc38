/** Promised to the host, though nothing answers there yet. */
const KEPT = ['api', 'metrics']

let reserved: ReadonlySet<string> = new Set()

/** The host tells which first segments its addresses have: routes, its own, and the files of the public folder. */
export function reserveNames(paths: Iterable<string>): void {
  const segments = [...paths].map(path => path.replace(/^\//, '').split('/')[0] ?? '')
  reserved = new Set([...KEPT, ...segments.filter(segment => /^[^:*]+$/.test(segment))])
}

/** Names that no company's address may have: they would hide a page, or be hidden by it. */
export function reservedNames(): ReadonlySet<string> {
  return reserved
}
