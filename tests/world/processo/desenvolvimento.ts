import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from './pasta'

/** What `npm run dev` runs on. */
const FONTES =
  /^(app|bin|cli|db|public|server\.ts|package\.json|package-lock\.json|tsconfig\.json|.+\.config\.ts)$/

/** After this time a start, or an end, that hangs is given up. */
const START_MS = 300_000
const END_MS = 120_000

export interface Desenvolvimento {
  readonly origin: string
  /** All that it has printed so far. */
  printed(): string
  /** Edits the only file below app/ in which this text stands. */
  trocar(texto: string, por: string): Promise<void>
  end(): Promise<void>
}

/**
 * `npm run dev` in a copy of the sources, so that a test that edits them, and is killed, leaves the checkout as it is. What is in `env`
 * wins over the surroundings.
 */
export async function startDesenvolvimento(env: Record<string, string>): Promise<Desenvolvimento> {
  const folder = await temporaryFolder('dev')
  for (const name of await readdir('.'))
    if (FONTES.test(name)) await cp(name, join(folder, name), { recursive: true })
  await linkPackages(join(folder, 'node_modules'))
  const child = spawn(process.execPath, ['bin/dev.mjs'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      // Vite colours what it prints also for a CI, and the address would not be found in it.
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      COMANDA_DADOS: join(folder, 'dados'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hanging = setTimeout(() => {
      child.kill('SIGTERM')
      reject(new Error(`the development server does not start\n${printed}`))
    }, START_MS)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        printed += chunk
        const found = /Local:\s+(\S+)\//.exec(printed)
        if (!found?.[1]) return
        clearTimeout(hanging)
        resolve(found[1])
      })
    child.once('exit', code => {
      clearTimeout(hanging)
      reject(new Error(`the development server ended with ${code}\n${printed}`))
    })
  })
  return {
    origin,
    printed: () => printed,
    async trocar(texto, por) {
      const app = join(folder, 'app')
      const sources = (await readdir(app, { recursive: true })).filter(name =>
        /(?<!\.test)\.tsx?$/.test(name),
      )
      const texts = sources.map(name => [join(app, name), readFileSync(join(app, name), 'utf8')] as const)
      const [found, ...others] = texts.filter(([, text]) => text.includes(texto))
      if (!found || others.length > 0) throw new Error(`'${texto}' does not stand in one file alone`)
      await writeFile(found[0], found[1].replace(texto, por))
    },
    async end() {
      const ended = once(child, 'exit', { signal: AbortSignal.timeout(END_MS) })
      child.kill('SIGTERM')
      const [code] = await ended.catch(() => {
        child.kill('SIGKILL')
        return ['no code']
      })
      if (code !== 0) throw new Error(`the development server ended with ${code}\n${printed}`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** A folder of its own, because Vite keeps there what it has made of the packages. */
async function linkPackages(folder: string): Promise<void> {
  await mkdir(folder)
  for (const name of await readdir('node_modules')) {
    const there = join(process.cwd(), 'node_modules', name)
    // The browser is given a file of it, and none from outside.
    if (name === '@react-router') await cp(there, join(folder, name), { recursive: true })
    else if (!name.startsWith('.vite')) await symlink(there, join(folder, name))
  }
}
