import { bootstrap, giveUp, run, tool } from './bootstrap.mjs'

await bootstrap({ build: false }).catch(giveUp)
process.exitCode = await run(process.execPath, [
  tool('@react-router/dev', 'bin.js'),
  'dev',
  ...process.argv.slice(2),
])
