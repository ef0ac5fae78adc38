import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, giveUp, root, run, tool } from './bootstrap.mjs'

/**
 * `npm run screens` takes pictures of every screen at every width into screens/, with a contact sheet in
 * screens/index.html; `npm run screens -- loja-` takes only those whose name begins with 'loja-'.
 */
await bootstrap({ build: true }).catch(giveUp)
const [prefix = ''] = process.argv.slice(2)
if (!/^[a-z0-9-]*$/.test(prefix)) giveUp(new Error(`no picture is called '${prefix}'`))

const folder = join(root, 'screens')
mkdirSync(folder, { recursive: true })
for (const name of readdirSync(folder)) {
  if (name.endsWith('.png') && name.startsWith(prefix)) rmSync(join(folder, name))
}
process.exitCode = await run(process.execPath, [
  tool('@playwright/test', 'cli.js'),
  'test',
  '--config=tests/screens/playwright.config.ts',
  `--grep=(^|\\s)${prefix}`,
])
