import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, giveUp, root, run, tool } from './bootstrap.mjs'

const PLAYWRIGHT = [tool('@playwright/test', 'cli.js'), 'test', '--config=tests/screens/playwright.config.ts']

/**
 * `npm run screens` takes pictures of every screen at every width into screens/, with a contact sheet in
 * screens/index.html; `npm run screens -- loja-` takes only those whose name begins with 'loja-'.
 */
await bootstrap({ build: false }).catch(giveUp)
const [prefix = ''] = process.argv.slice(2)
const pictures = listPictures()
if (!pictures.some(name => name.startsWith(prefix))) {
  const screens = new Set(pictures.map(name => name.replace(/-\d+$/, '')))
  console.error(`Nenhuma tela tem um nome que comece por '${prefix}'. As telas:\n${[...screens].join('\n')}`)
  process.exit(1)
}
await bootstrap({ build: true }).catch(giveUp)

const folder = join(root, 'screens')
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) {
  if (name.endsWith('.png') && name.startsWith(prefix)) rmSync(join(folder, name))
}
process.exitCode = await run(process.execPath, [...PLAYWRIGHT, `--grep=(^|\\s)${prefix}`])

function listPictures() {
  const listed = execFileSync(process.execPath, [...PLAYWRIGHT, '--list', '--reporter=list'], {
    encoding: 'utf8',
  })
  return [...listed.matchAll(/ › (\S+)$/gm)].map(([, name]) => name)
}
