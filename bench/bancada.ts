import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openCluster } from '../app/server/embedded-postgres/embedded-postgres.server'
import { temporaryFolder } from '../tests/world/processo/pasta'
import { startServidor } from '../tests/world/processo/servidor'

/** The server of a benchmark: with the demo, with fsync, and with rate limits that never apply. */
export interface Bancada {
  readonly origin: string
  readonly databaseUrl: string
  /** The process of the server. */
  readonly pid: number
  stop(): Promise<void>
}

/** On a fresh data folder, which goes with it, unless `kept` names one that stays. */
export async function openBancada(env: Record<string, string> = {}, kept?: string): Promise<Bancada> {
  const folder = kept ?? (await temporaryFolder('bench'))
  const servidor = await startServidor({ COMANDA_DADOS: folder, COMANDA_LIMITES: '1000000000', ...env })
  // Joins the cluster that the server has started, to learn its address.
  const cluster = await openCluster({ dataDir: join(folder, 'postgres') })
  return {
    origin: servidor.origin,
    databaseUrl: cluster.url,
    pid: servidor.pid,
    async stop() {
      await servidor.end('SIGTERM')
      await cluster.release()
      if (!kept) await rm(folder, { recursive: true, force: true })
    },
  }
}
