import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { bootstrap, giveUp, root } from './bootstrap.mjs'

/** `npm run bench` runs every benchmark; `npm run bench cardapio` the one of that name. */
await bootstrap({ build: true }).catch(giveUp)
const { runnerImport } = await import('vite')
const wanted = process.argv.slice(2)
const files = readdirSync(join(root, 'bench')).filter(name => name.endsWith('.bench.ts'))
for (const file of files) {
  if (wanted.length > 0 && !wanted.some(name => file.startsWith(name))) continue
  const { module } = await runnerImport(join(root, 'bench', file), { resolve: { tsconfigPaths: true } })
  await module.default()
}
