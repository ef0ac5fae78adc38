/**
 * What must hold before anything of the project can run: the right Node, the locked dependencies, a current build.
 * Uses nothing but Node, because node_modules may not be there yet.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'

const MINIMUM = [20, 19]
const SOURCES = [
  'app',
  'cli',
  'db',
  'public',
  'server.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** What the person at the terminal has to mend; its text says all, a stack would say nothing. */
class Refusal extends Error {}

/**
 * Brings the checkout up to date and makes it the working folder. Two at once take turns: the second finds the work done.
 * @param {{ build: boolean }} what
 */
export async function bootstrap({ build }) {
  requireNode()
  process.chdir(root)
  if (isInstalled() && (!build || isBuilt())) return
  await withLock(join(root, 'dados', 'bootstrap.lock'), async share => {
    if (!isInstalled()) await install(share)
    if (build && !isBuilt()) await buildProduct(share)
  })
}

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  const wanted = MINIMUM.join('.')
  throw new Refusal(
    `A Comanda precisa do Node ${wanted} ou mais novo; este é o ${process.versions.node}.\n` +
      `Comanda needs Node ${wanted} or newer; this is ${process.versions.node}. https://nodejs.org`,
  )
}

/** By content and not by date: a copied or restored node_modules has any date. npm writes its own record last. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  const locked = readPackages('package-lock.json')
  if (!installed || !locked) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    // Packages of other platforms are locked and not installed.
    if (!found) return Boolean(wanted.optional || wanted.devOptional)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined
}

async function install(onSpawn) {
  console.error('Instalando as dependências (npm ci)...')
  // Under NODE_ENV=production npm would leave out what the build needs.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const npm = process.env.npm_execpath ?? ''
  const code = /^npm-cli\.c?js$/.test(basename(npm))
    ? await run(process.execPath, [npm, ...args], { onSpawn })
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, { onSpawn })
  if (code !== 0) throw new Refusal(`npm ci falhou (código ${code}).`)
  if (!isInstalled())
    throw new Refusal('npm ci terminou, mas node_modules não corresponde a package-lock.json.')
}

function isBuilt() {
  const stamp = 'build/.stamp'
  return (
    existsSync('build/server/index.js') && existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesStamp()
  )
}

async function buildProduct(onSpawn) {
  console.error('Construindo (react-router build)...')
  rmSync('build/.stamp', { force: true })
  // The stamp is taken before the build: a source edited meanwhile must make it stale.
  const stamp = sourcesStamp()
  // Its many lines are for `npm run build`, or for a failure.
  let output = ''
  const listen = child => {
    onSpawn(child)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (output += text))
  }
  const code = await run(process.execPath, [tool('@react-router/dev', 'bin.js'), 'build'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    onSpawn: listen,
  })
  if (code !== 0) throw new Refusal(`${output}\nA construção falhou (código ${code}).`)
  mkdirSync('build', { recursive: true })
  writeFileSync('build/.stamp', stamp)
}

/** Names, dates and sizes of all that goes into the build. */
function sourcesStamp() {
  const hash = createHash('sha256')
  const configs = readdirSync(root).filter(name => /\.config\.[cm]?[jt]s$/.test(name))
  for (const name of [...SOURCES, ...configs].sort()) addToStamp(hash, name)
  return hash.digest('hex')
}

function addToStamp(hash, path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry || /\.test\.tsx?$/.test(path)) return
  if (entry.isDirectory()) for (const name of readdirSync(path).sort()) addToStamp(hash, join(path, name))
  else hash.update(`${path} ${entry.mtimeMs} ${entry.size}\n`)
}

/** Prints why it could not be done; the exit code. */
export function complain(error) {
  const explained = error instanceof Refusal || error.name === 'BadSetting'
  console.error(explained ? error.message : error)
  return 1
}

export const giveUp = error => process.exit(complain(error))

/** The script of an installed tool: started by Node itself, so that signals and exit codes pass no shell. */
export function tool(name, script) {
  return join(root, 'node_modules', name, script)
}

/** Runs to the end and answers the exit code. Stopping this process stops the child, too. */
export function run(command, args, { onSpawn = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    // The terminal's own Ctrl-C has reached the child already; a second one would cut its cleaning up.
    const stop = signal => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, stop)
    child.once('spawn', () => onSpawn(child)).once('error', reject)
    child.once('exit', code => {
      for (const name of signals) process.off(name, stop)
      resolve(code ?? 1)
    })
  })
}
