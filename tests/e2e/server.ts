import { rm } from 'node:fs/promises'
import { temporaryFolder } from '../world/pasta'
import { startServidor } from '../world/servidor'

/**
 * Starts the product on a fresh data folder with the demo; its origin reaches the tests through COMANDA_E2E, the
 * folder, where its mail lies, through COMANDA_E2E_DADOS. Rate limits are wide, because all browsers of the tests share
 * one address; no postal service answers.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('e2e')
  const servidor = await startServidor({
    COMANDA_DADOS: folder,
    COMANDA_LIMITES: '1000',
    LOG_LEVEL: 'error',
    CEP_API_URL: 'http://127.0.0.1:9',
    VIACEP_URL: 'http://127.0.0.1:9',
  })
  // Browsers treat only 'localhost' as a secure context without https.
  process.env.COMANDA_E2E_DADOS = folder
  process.env.COMANDA_E2E = servidor.origin.replace('127.0.0.1', 'localhost')
  return async () => {
    await servidor.end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
}
