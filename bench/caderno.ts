import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Result } from './resultado'

const PAGE = join(process.cwd(), 'docs', 'bench.md')
const HEAD = `# What the benchmarks last gave

Written by \`npm run bench\` (all of them) or \`npm run bench -- F2\` (one), never by hand. A ratio is of a figure to its limit, both measured in
alternating rounds of one run; in brackets stand the lowest and the highest round. What the ids mean and why these goals:
[quality.md](quality.md).

| id | what | figure | limit | ratio | goal | holds | n | date and machine |
|---|---|---|---|---|---|---|---|---|
`

/** Replaces the lines of the benchmark's id, and keeps those of the others. */
export function record(id: string, results: readonly Result[]): void {
  const kept = existsSync(PAGE)
    ? readFileSync(PAGE, 'utf8')
        .split('\n')
        .filter(line => /^\| [A-Z]\d/.test(line) && !line.startsWith(`| ${id} |`))
    : []
  const lines = [...kept, ...results.map(line)].toSorted(byId)
  writeFileSync(PAGE, `${HEAD}${lines.join('\n')}\n`)
}

const byId = (a: string, b: string) => idOf(a).localeCompare(idOf(b), 'en', { numeric: true })
const idOf = (text: string) => text.split('|')[1]?.trim() ?? ''

function line({ id, what, figure, limit, ratio, goal, holds, n }: Result): string {
  const verdict = holds === null ? '' : holds ? 'yes' : '**no**'
  return `| ${[id, what, figure, limit, ratio, goal, verdict, n, dateAndMachine()].join(' | ')} |`
}

function dateAndMachine(): string {
  const date = new Date().toISOString().slice(0, 10)
  const [cpu] = cpus()
  return `${date}, ${cpus().length} x ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`
}

/** One line per result, for the terminal. */
export function say({ id, what, figure, limit, ratio, goal, holds }: Result): string {
  const compared = limit && `, limit ${limit}, ratio ${ratio}`
  const judged = goal && ` (goal ${goal}: ${holds ? 'holds' : 'MISSED'})`
  return `${id} ${what}: ${figure}${compared}${judged}`
}
