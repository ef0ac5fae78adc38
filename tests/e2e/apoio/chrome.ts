import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { lstat, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

export interface ChromeOptions {
  executablePath: string
  args: string[]
  env: Record<string, string>
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The browser must send no requests of its own, and must behave the same in every run. */
const ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Options for Playwright's `launch`. It uses CHROME_BIN; otherwise the browser of the npm package, so that every
 * machine tests with the same one and without windows; and the system's browser where npm has none.
 */
export async function chromeOptions(): Promise<ChromeOptions> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox', ...ARGS] : ARGS
  const env = Object.fromEntries(
    Object.entries(process.env).flatMap(([k, v]) => (v === undefined ? [] : [[k, v]])),
  )
  const chosen =
    process.env.CHROME_BIN ||
    (process.platform === 'linux' && process.arch === 'x64' ? undefined : findOnPath())
  if (chosen) return { executablePath: chosen, args, env }
  const folder = await unpack()
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...env,
      // The NSS libraries, which a machine without a browser lacks, and a font, in case the machine has none.
      LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  }
}

function findOnPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return NAMES.flatMap(name => folders.map(folder => join(folder, name))).find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Unpacks the npm package's archives once per user and version. It runs in a child process, because the package reads
 * from the environment where to unpack (TMPDIR) and whether to unpack NSS (the name of a Lambda runtime). The package
 * takes whatever it finds there for complete, so it unpacks into a draft folder, which is renamed.
 */
async function unpack(): Promise<string> {
  const packageFolder = join(
    dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '..',
    '..',
  )
  const manifest = await readFile(join(packageFolder, 'package.json'), 'utf8')
  const home = join(tmpdir(), `comanda-chromium-${process.getuid?.() ?? 'user'}`)
  await mkdir(home, { recursive: true, mode: 0o700 })
  const { uid } = await lstat(home)
  if (process.getuid && uid !== process.getuid()) {
    throw new Error(`${home} belongs to somebody else: set CHROME_BIN`)
  }
  const folder = join(home, (JSON.parse(manifest) as { version: string }).version)
  if (existsSync(folder)) return folder
  const draft = await mkdtemp(`${folder}.`)
  try {
    const script = "import('@sparticuz/chromium').then(chromium => chromium.default.executablePath())"
    await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: packageFolder,
      env: { ...process.env, TMPDIR: draft, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' },
    })
    await writeFile(join(draft, 'fonts', 'fonts.conf'), fontsConf(folder))
    await rename(draft, folder)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    // It is no error when another run has put its folder there meanwhile.
    if (!existsSync(folder)) throw error
  }
  return folder
}

function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}
