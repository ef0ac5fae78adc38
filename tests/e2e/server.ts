import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { temporaryFolder } from '../world/pasta'

/**
 * Starts the product as `npm start` does, on a fresh data folder with the demo; its origin reaches the tests through
 * COMANDA_E2E. Rate limits are wide, because all browsers of the tests share one address; no postal service answers.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('e2e')
  const server = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      COMANDA_DADOS: folder,
      COMANDA_LIMITES: '1000',
      LOG_LEVEL: 'error',
      CEP_API_URL: 'http://127.0.0.1:9',
      VIACEP_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.env.COMANDA_E2E = await printedOrigin(server)
  return async () => {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
}

function printedOrigin(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    server.stdout?.on('data', chunk => {
      text += chunk
      const found = /Comanda: (\S+)/.exec(text)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', code => reject(new Error(`the server ended with ${code}\n${text}`)))
  })
}
