/**
 * Checks and makes what the project needs before it can run: the right Node, the locked dependencies, a current build.
 * It uses nothing but Node, because node_modules may not exist yet.
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

/** An error that the person at the terminal can mend. Its text says what to do, so no stack is printed. */
class Refusal extends Error {}

/**
 * Brings the checkout up to date and makes it the working folder. When two run at once, the second one waits and finds the work done.
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

/**
 * Compares contents and not dates, because a copied or restored node_modules may have any date. npm writes its record
 * last, so a complete record means a complete installation.
 */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json')
  const locked = readPackages('package-lock.json')
  if (!installed || !locked) return false
  return Object.entries(locked).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    // Packages for other platforms are in the lock file but are not installed.
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
  // The stamp is taken before the build, so that a source edited during the build makes it stale.
  const stamp = sourcesStamp()
  // The build's output is shown only when it fails.
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

/** Prints why it failed; answers with the exit code. */
export function complain(error) {
  const explained = error instanceof Refusal || error.name === 'BadSetting'
  console.error(explained ? error.message : error)
  return 1
}

export const giveUp = error => process.exit(complain(error))

/**
 * The path of an installed tool's script, for Node to start: without a shell in between signals and exit codes arrive
 * unchanged.
 */
export function tool(name, script) {
  return join(root, 'node_modules', name, script)
}

/** Runs the command to its end and answers with the exit code. Stopping this process stops the child too. */
export function run(command, args, { onSpawn = () => {}, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    // A Ctrl-C in the terminal has reached the child already; sending the signal again would interrupt its clean-up.
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
