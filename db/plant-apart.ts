import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** It is told the database by its parent, and ends when that does, even by SIGKILL: then the transaction is rolled back. */
const CHILD = `process.stdin.setEncoding('utf8').on('end', () => process.exit(1)).once('data', async url => {
  const { plantDemoAt } = await import(process.argv[1])
  await plantDemoAt(url)
  process.exit(0)
})`

/**
 * Calls `plantDemoAt` of the module at `server` in a process of its own, because drawing the demo's pictures leaves 100 MB
 * that are never given back.
 */
export async function plantApart(server: string, url: string, stopping: AbortSignal): Promise<void> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CHILD, server], {
    stdio: ['pipe', 'inherit', 'inherit'],
    signal: stopping,
  })
  child.stdin.write(url)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`planting the demo ended with ${code}`)
}
