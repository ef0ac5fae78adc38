import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from '../tests/world/processo/pasta'
import { startServidor } from '../tests/world/processo/servidor'
import { ROUNDS, send, spreadOf } from './medir'
import { amountResult, type Result } from './result'

/** F8: how long a second start takes until it is ready, and the whole suite, twice in a row. */
export default async function partida(): Promise<Result[]> {
  const folder = await temporaryFolder('bench')
  try {
    const first = await startServidor({ COMANDA_DADOS: folder })
    await first.end('SIGTERM')
    const seconds: number[] = []
    for (let n = 0; n < ROUNDS; n++) seconds.push(await startOnce(folder))
    const suites = [await wholeSuite(), await wholeSuite()].filter(suite => suite !== null)
    const started = [
      amountResult(
        {
          id: 'F8',
          what: 'second start until /readyz',
          unit: 's',
          goal: { atMost: 3 },
          n: `${ROUNDS} starts`,
          digits: 1,
        },
        spreadOf(seconds),
      ),
    ]
    if (suites.length < 2) return started
    const what = 'npm test in all, the slower of two runs in a row'
    const named = { id: 'F8', what, unit: 'min', goal: { atMost: 9 }, n: '2 runs', digits: 1 }
    return [...started, amountResult(named, Math.max(...suites) / 60)]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function startOnce(folder: string): Promise<number> {
  const begun = performance.now()
  const servidor = await startServidor({ COMANDA_DADOS: folder })
  while ((await send(`${servidor.origin}/readyz`)).status !== 200) await pause(20)
  const seconds = (performance.now() - begun) / 1_000
  await servidor.end('SIGTERM')
  return seconds
}

/** In seconds; null for a suite that fails. */
async function wholeSuite(): Promise<number | null> {
  const begun = performance.now()
  const child = spawn(process.execPath, ['bin/test.mjs'], { stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  if (code !== 0) {
    console.error(`npm test ended with ${code}`)
    return null
  }
  return (performance.now() - begun) / 1_000
}
