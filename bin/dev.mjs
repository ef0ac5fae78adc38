import { join } from 'node:path'
import { bootstrap, giveUp, root, run, tool } from './bootstrap.mjs'

await bootstrap({ build: false }).catch(giveUp)
// The first request opens the database (vite.config.ts); it is stopped here after Ctrl-C.
process.on('SIGINT', () => {})
process.exitCode = await run(process.execPath, [
  tool('@react-router/dev', 'bin.js'),
  'dev',
  ...process.argv.slice(2),
])
const { runnerImport } = await import('vite')
const { module } = await runnerImport(join(root, 'db', 'dev.ts'), { resolve: { tsconfigPaths: true } })
await module.closeAfterDevelopment()
