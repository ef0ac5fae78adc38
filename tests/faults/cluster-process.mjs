/**
 * A process that opens a cluster, for tests that need a second one or one to kill. Says 'ready', opens on the first
 * line of standard input, prints {socketDir, started, dataDir}, releases on the next and prints the outcome.
 * Arguments: data folder, milliseconds after which it kills itself and its group (initdb, too) once it has begun to
 * open (0: never). To be started detached, as the leader of its own group.
 */
import { createInterface } from 'node:readline'
import { runnerImport } from 'vite'

const [dataDir, killAfter] = process.argv.slice(2)
const root = new URL('../../', import.meta.url).pathname
const { module } = await runnerImport(`${root}app/server/embedded-postgres/embedded-postgres.server.ts`, {
  configFile: false,
  logLevel: 'error',
  root,
})
const say = value => console.log(JSON.stringify(value))
// The terminal's Ctrl-C reaches the whole group; this process is not the one under test.
process.on('SIGINT', () => say('interrupted'))
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
say('ready')
await lines.next()
if (Number(killAfter) > 0) setTimeout(() => process.kill(-process.pid, 'SIGKILL'), Number(killAfter))
const cluster = await module.openCluster({ dataDir })
say(cluster)
await lines.next()
say(await cluster.release())
process.exit(0)
