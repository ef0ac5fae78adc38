import { join } from 'node:path'
import { bootstrap, giveUp, root } from './bootstrap.mjs'

/** `npm run bench` runs every benchmark, `npm run bench -- F2 F5` those two; results are written to docs/bench.md. */
await bootstrap({ build: true }).catch(giveUp)
const { runnerImport } = await import('vite')
const load = async file => (await runnerImport(file, { resolve: { tsconfigPaths: true } })).module
const { runBenches } = await load(join(root, 'bench', 'run.ts'))
await runBenches(process.argv.slice(2), async file => (await load(file)).default).catch(giveUp)
