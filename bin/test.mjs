import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bootstrap, complain, run, tool } from './bootstrap.mjs'
import { countPlaywright, countVitest, failedPlaywright, failedVitest } from './counts.mjs'

const reports = mkdtempSync(join(tmpdir(), 'comanda-reports-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const node = (name, script, ...args) => [tool(name, script), ...args]
// The import rules are a test: tests/arrows/arrows.test.ts. Beside the build, the first takes as long as the others.
const TYPES = [['tsc', node('@typescript/native', 'bin/tsc', '--noEmit')]]
const SOURCE = [
  ['biome', node('@biomejs/biome', 'bin/biome', 'check')],
  ['knip', node('knip', 'bin/knip.js')],
]
const VITEST = [
  'vitest',
  node(
    'vitest',
    'vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ),
  () => countVitest(readReport(vitestReport)),
  () => failedVitest(readReport(vitestReport)),
]
const PLAYWRIGHT = [
  'playwright',
  node('@playwright/test', 'cli.js', 'test', '--config=playwright.config.ts', '--reporter=list,json'),
  () => countPlaywright(readReport(playwrightReport)),
  () => failedPlaywright(readReport(playwrightReport)),
]

const counts = { passed: 0, failed: 0, skipped: 0 }
/** Printed again at the end, for people who see only the end of a long output. */
const failures = []

/** A stage that fails without a failed test (lint, types, a crash) counts as one failure, and is named at the end. */
async function stage(name, work, count = () => undefined, failed = () => []) {
  console.log(`\n== ${name}`)
  const begun = Date.now()
  const code = await work()
  const found = count() ?? { passed: 0, failed: 0, skipped: 0 }
  if (code !== 0 && found.failed === 0) found.failed = 1
  for (const key of Object.keys(counts)) counts[key] += found[key]
  const told = failed()
  if (code !== 0 && told.length === 0) told.push(`${name}: ended with ${code}, what it said is above`)
  failures.push(...told)
  const verdict = code === 0 ? 'ok' : `FAILED (${code})`
  console.log(`== ${name}: ${verdict}, ${((Date.now() - begun) / 1000).toFixed(1)} s`)
  return code
}

/** Runs all of them, also when one fails; answers the first exit code that is not 0. */
async function inOrder(stages) {
  let worst = 0
  for (const [name, args, count, failed] of stages) {
    const code = await stage(name, () => runTool(args), count, failed)
    worst ||= code
  }
  return worst
}

async function must(name, work) {
  const code = await stage(name, work)
  if (code !== 0) finish(code)
}

const runTool = args =>
  run(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'test', PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
  })

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function finish(code) {
  for (const failure of failures) console.log(`FAILED ${failure}`)
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
  console.log(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`)
  process.exit(code)
}

const prepare = what => () => bootstrap(what).then(() => 0, complain)

await must('dependencies', prepare({ build: false }))
await must('react-router typegen', () => runTool(node('@react-router/dev', 'bin.js', 'typegen')))
// The checks fill what the build leaves of the processors. What tests kills and signals needs them for itself.
const checking = Promise.all([inOrder(TYPES), inOrder(SOURCE)])
await must('build', prepare({ build: true }))
const checked = Math.max(...(await checking))
const tested = await inOrder([VITEST])
// The journeys take as long as everything before them: they wait for a house in order.
if (checked) finish(checked)
finish((await inOrder([PLAYWRIGHT])) || tested)
