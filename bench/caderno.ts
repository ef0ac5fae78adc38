import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Result } from './result'

const PAGE = join(process.cwd(), 'docs', 'bench.md')
const HEAD = `# What the benchmarks last gave

Written by \`npm run bench\` (all) or \`npm run bench -- F2\` (one), never by hand. A ratio is of a figure to its limit, both measured in
alternating rounds; in brackets stand the lowest and the highest, and the goal. The pace is how many times a second one processor did
a fixed piece of work right afterwards: milliseconds of two paces do not compare. What the ids mean: [quality.md](quality.md).
`

/** Replaces the section of this benchmark, and keeps those of the others. */
export function record(id: string, results: readonly Result[]): void {
  const [, ...kept] = existsSync(PAGE) ? readFileSync(PAGE, 'utf8').split('\n## ') : []
  const measured = [id, dateAndMachine(), '', ...list(results), ''].join('\n')
  const sections = [...kept.filter(section => idOf(section) !== id), measured].toSorted(byId)
  writeFileSync(PAGE, [HEAD, ...sections].join('\n## '))
}

const byId = (a: string, b: string) => idOf(a).localeCompare(idOf(b), 'en', { numeric: true })
const idOf = (section: string) => section.split('\n')[0] ?? ''

/** What several results in a row have in common, the text before their ': ' and how often, is said once above them. */
function list(results: readonly Result[]): string[] {
  const common = (result?: Result) =>
    result?.what.includes(': ') ? `- ${result.what.split(': ', 1)[0]}; ${result.n}` : undefined
  return results.flatMap((result, i) => {
    const above = common(result)
    const continued = above !== undefined && above === common(results[i - 1])
    if (!continued && (above === undefined || above !== common(results[i + 1])))
      return `- ${sentence(result)}; ${result.n}`
    const below = `  - ${sentence({ ...result, what: result.what.slice(result.what.indexOf(': ') + 2) })}`
    return continued ? below : [above ?? '', below]
  })
}

/** What was measured, against what, and whether the goal holds. */
function sentence({ what, figure, limit, ratio, goal, holds }: Result): string {
  const compared = limit && `, limit ${limit}, ratio ${ratio}`
  const judged = goal && ` (${goal}${holds ? '' : ': MISSED'})`
  return `${what}: ${figure}${compared}${judged}`
}

function dateAndMachine(): string {
  const date = new Date().toISOString().slice(0, 10)
  const [cpu] = cpus()
  return `${date}, ${cpus().length} x ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, pace ${pace()}`
}

const WORK = JSON.stringify(
  Array.from({ length: 2_000 }, (_, n) => ({ id: n, nome: `Prato ${n}`, preco: n / 100 })),
)
const TRIES = 5
const TRY_MS = 200

/** How many times a second this process reads and writes a text of 80 kB; of several tries the best, in which it was least disturbed. */
function pace(): number {
  const tries = Array.from({ length: TRIES }, () => {
    const begun = performance.now()
    let times = 0
    while (performance.now() - begun < TRY_MS) {
      JSON.stringify(JSON.parse(WORK))
      times++
    }
    return (times / (performance.now() - begun)) * 1_000
  })
  return Math.round(Math.max(...tries))
}

/** One line per result, for the terminal. */
export function say(result: Result): string {
  return `${result.id} ${sentence(result)}`
}
