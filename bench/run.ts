import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { record, say } from './caderno'
import type { Result } from './result'

/** Runs one benchmark and gives its lines of docs/bench.md. */
export type Bench = () => Promise<Result[]>

/**
 * Runs the benchmarks with these ids, or all. A file is named after its id (f2-pedidos.bench.ts), and `load` answers
 * with its default export. Each one's results are kept as soon as it has ended.
 */
export async function runBenches(
  wanted: readonly string[],
  load: (file: string) => Promise<Bench>,
): Promise<void> {
  const benches = readdirSync(join(process.cwd(), 'bench'))
    .filter(name => name.endsWith('.bench.ts'))
    .map(name => ({ id: (name.split('-')[0] ?? '').toUpperCase(), file: join(process.cwd(), 'bench', name) }))
    .toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }))
  const ids = wanted.map(id => id.toUpperCase())
  const unknown = ids.filter(id => !benches.some(bench => bench.id === id))
  if (unknown.length > 0) {
    throw new Error(
      `no such benchmark: ${unknown.join(', ')}; there are ${benches.map(b => b.id).join(', ')}`,
    )
  }
  for (const { id, file } of benches.filter(bench => ids.length === 0 || ids.includes(bench.id))) {
    const results = await (await load(file))()
    record(id, results)
    for (const result of results) console.log(say(result))
  }
}
