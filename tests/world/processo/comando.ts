import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { type MockInstance, vi } from 'vitest'

export interface Resposta {
  readonly codigo: number | null
  readonly dito: string
  readonly erro: string
}

const DO_OPERADOR = { NODE_ENV: 'production', LOG_LEVEL: 'fatal' }

/** Runs one operator command in a process of its own, as `npm run comanda` does. */
export async function comandaAParte(env: Record<string, string>, ...args: string[]): Promise<Resposta> {
  const child = spawn(process.execPath, ['bin/comanda.mjs', ...args], {
    env: { ...process.env, ...DO_OPERADOR, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const codigo = new Promise<number | null>(resolve => child.once('exit', resolve))
  const [dito, erro] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { codigo: await codigo, dito, erro }
}

/**
 * The same here, with settings and modules of its own: a new process takes more than a second of a core to start. One at
 * a time, because it has the process's environment and console.
 */
export async function comanda(env: Record<string, string>, ...args: string[]): Promise<Resposta> {
  const antes = { ...process.env }
  Object.assign(process.env, DO_OPERADOR, env)
  vi.resetModules()
  const dito = vi.spyOn(console, 'log').mockImplementation(() => {})
  const erro = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const { runCommand } = await import('../../../cli/run-command')
    return { codigo: await runCommand(args, process.cwd()), dito: linhas(dito), erro: linhas(erro) }
  } finally {
    dito.mockRestore()
    erro.mockRestore()
    for (const nome of Object.keys(process.env)) if (!(nome in antes)) delete process.env[nome]
    Object.assign(process.env, antes)
  }
}

const linhas = (spy: MockInstance) => spy.mock.calls.map(([texto]) => `${texto}\n`).join('')
