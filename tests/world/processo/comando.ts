import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

export interface Resposta {
  readonly codigo: number | null
  readonly dito: string
  readonly erro: string
}

/** Runs one operator command in a process of its own, as `npm run comanda` does. */
export async function comanda(env: Record<string, string>, ...args: string[]): Promise<Resposta> {
  const child = spawn(process.execPath, ['bin/comanda.mjs', ...args], {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'fatal', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const codigo = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [dito, erro] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { codigo: await codigo, dito, erro }
}
