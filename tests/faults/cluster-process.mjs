/**
 * A process that opens a cluster, for tests that need a second process or one to kill. It prints 'ready', opens on the
 * first line of standard input, prints {socketDir, started, dataDir}, releases on the next and prints the outcome.
 * Arguments: data folder, milliseconds after which it kills itself and its group (initdb, too) once it has begun to
 * open (0: never). Start it detached, so that it leads a process group of its own.
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
// A Ctrl-C in the terminal reaches the whole group; the test is about PostgreSQL and not about this process, so it
// ignores the signal.
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
