import { dirname } from 'node:path'

/** One file imports another. */
export interface Arrow {
  readonly from: string
  readonly to: string
}

/**
 * The folders from which a way of imports leads back to themselves, in order. A folder that stands between two circles is named as well.
 */
export function foldersInCircles(arrows: readonly Arrow[]): string[] {
  const left = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    const [folder, other] = [dirname(from), dirname(to)]
    if (folder !== other) left.set(folder, (left.get(folder) ?? new Set()).add(other))
  }
  const entered = () => new Set([...left.values()].flatMap(others => [...others]))
  const outside = (folder: string) =>
    !entered().has(folder) || [...(left.get(folder) ?? [])].every(other => !left.has(other))
  let found = [...left.keys()].filter(outside)
  while (found.length > 0) {
    for (const folder of found) left.delete(folder)
    found = [...left.keys()].filter(outside)
  }
  return [...left.keys()].sort()
}
