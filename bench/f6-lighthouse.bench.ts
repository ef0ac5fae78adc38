import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromeOptions } from '../tests/e2e/apoio/chrome'
import { openBancada } from './bancada'
import { encherCardapio } from './cardapio-cheio'
import { spreadOf } from './medir'
import { amountResult, type Goal, type Result } from './result'

const RUNS = 5
const FOLDER = join(process.cwd(), 'tools', 'lighthouse')
const run = promisify(execFile)

/** What tools/lighthouse prints of one run. */
interface Measured {
  readonly performance: number
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
  readonly lcpMs: number
  readonly fcpMs: number
  readonly tbtMs: number
  readonly cls: number
  /** The ids of audits that were not passed, said at the terminal. */
  readonly failed: readonly string[]
}

const GOALS: ReadonlyArray<[keyof Measured & string, string, Goal | undefined, string]> = [
  ['performance', 'performance', undefined, ''],
  ['accessibility', 'accessibility', { atLeast: 100 }, ''],
  ['bestPractices', 'best practices', { atLeast: 100 }, ''],
  ['seo', 'SEO', { atLeast: 100 }, ''],
  ['lcpMs', 'LCP', { atMost: 1_500 }, 'ms'],
  ['fcpMs', 'FCP', undefined, 'ms'],
  ['tbtMs', 'TBT', { atMost: 50 }, 'ms'],
  ['cls', 'CLS', { atMost: 0 }, ''],
]

/** F6: Lighthouse as a phone on a simulated slow 4G. It is installed apart from the product, by its own lock file. */
export default async function lighthouse(): Promise<Result[]> {
  await install()
  const bancada = await openBancada()
  try {
    await encherCardapio(bancada.databaseUrl, 100)
    return [
      ...(await measure('menu', `${bancada.origin}/cantina-da-nona`, 99)),
      ...(await measure('landing', bancada.origin, 100)),
    ]
  } finally {
    await bancada.stop()
  }
}

async function install(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules', 'lighthouse'))) return
  console.error('Instalando o Lighthouse (npm ci em tools/lighthouse)...')
  await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER })
}

async function measure(page: string, url: string, performance: number): Promise<Result[]> {
  const { executablePath, args, env } = await chromeOptions()
  const measured: Measured[] = []
  for (let n = 0; n < RUNS; n++) {
    const command = ['run.mjs', url, executablePath, JSON.stringify(args)]
    const { stdout } = await run(process.execPath, command, { cwd: FOLDER, env, maxBuffer: 2 ** 24 })
    measured.push(JSON.parse(stdout))
  }
  const failed = [...new Set(measured.flatMap(one => one.failed))]
  if (failed.length > 0) console.log(`F6 ${page}: not passed: ${failed.join(', ')}`)
  return GOALS.map(([key, name, goal, unit]) =>
    amountResult(
      {
        id: 'F6',
        what: `${page}: ${name}`,
        unit,
        goal: key === 'performance' ? { atLeast: performance } : goal,
        n: `${RUNS} runs`,
        digits: key === 'cls' ? 3 : 0,
      },
      spreadOf(measured.map(one => Number(one[key]))),
    ),
  )
}
