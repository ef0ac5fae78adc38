import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { plantarDemo } from '../../world/plantado/demo-plantada'
import { temporaryFolder } from '../../world/processo/pasta'
import { startServidor } from '../../world/processo/servidor'
import { startConversa } from '../../world/processo/servidor-de-conversa'

/**
 * Starts Comanda on a fresh data folder with the demo, without pictures. It tells the tests by environment variables its origin
 * (COMANDA_E2E), the data folder, which has its mail (COMANDA_E2E_DADOS), its database (COMANDA_E2E_BANCO) and the
 * address at which its chats open (COMANDA_E2E_CONVERSA). Rate limits are wide, because all browsers of the tests share
 * one address; no postal service answers.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('e2e')
  const conversa = await startConversa()
  // The server joins it. No journey cuts the power, so nothing waits for the disk.
  const cluster = await openCluster({ dataDir: join(folder, 'postgres'), fsync: false })
  const partir = async () => {
    await plantarDemo(cluster.url)
    return startServidor({
      COMANDA_DADOS: folder,
      COMANDA_LIMITES: '1000',
      // Journeys change the database beside the server, too, and open the page at once.
      COMANDA_MEMORIA_MS: '0',
      // Six browsers leave the server little of two processors; what it does of too much is proved in tests/http.
      COMANDA_ESPERA_MS: '5000',
      LOG_LEVEL: 'error',
      CEP_API_URL: 'http://127.0.0.1:9',
      VIACEP_URL: 'http://127.0.0.1:9',
      WHATSAPP_HOST: conversa.url,
    })
  }
  const servidor = await partir().catch(async error => {
    await cluster.release()
    await conversa.stop()
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  process.env.COMANDA_E2E_BANCO = cluster.url
  // Without https browsers treat only 'localhost' as a secure context.
  process.env.COMANDA_E2E = servidor.origin.replace('127.0.0.1', 'localhost')
  process.env.COMANDA_E2E_DADOS = folder
  process.env.COMANDA_E2E_CONVERSA = conversa.url
  return async () => {
    await servidor.end('SIGTERM')
    await cluster.release()
    await conversa.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
