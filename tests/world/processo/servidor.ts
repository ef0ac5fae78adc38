import { type ChildProcess, spawn } from 'node:child_process'

/** The built product in a process of its own, as `npm start` runs it. */
export interface Servidor {
  readonly origin: string
  readonly pid: number
  /** All that it has printed so far, including its log. */
  printed(): string
  /** Sends the signal and waits for the end; answers the exit code, null when the signal ended it. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** Starts it on a free port, without backups; ready when it has printed its address. What is in `env` wins over the surroundings. */
export async function startServidor(env: Record<string, string>): Promise<Servidor> {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      LOG_LEVEL: 'fatal',
      COMANDA_BACKUPS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (printed += chunk))
  child.stderr?.pipe(process.stderr)
  const ended = new Promise<number | null>(resolve => child.once('exit', code => resolve(code)))
  return {
    origin: await printedOrigin(child),
    pid: child.pid ?? 0,
    printed: () => printed,
    end(signal) {
      child.kill(signal)
      return ended
    },
  }
}

function printedOrigin(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', chunk => {
      text += chunk
      const found = /Comanda: (\S+)/.exec(text)?.[1]
      // The numeric address, so that no test depends on how 'localhost' is resolved.
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    child.once('exit', code => reject(new Error(`the server ended with ${code}\n${text}`)))
  })
}
