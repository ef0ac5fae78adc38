import { vi } from 'vitest'

/**
 * Before every test file. Files share a process, which saves loading the libraries each time, and nothing else: each gets
 * every module of ours anew, with the settings that the process was started with, real globals and real time.
 */
const settings = Symbol.for('the settings that the process was started with')
const started = Reflect.get(globalThis, settings) ?? { ...process.env }
Reflect.set(globalThis, settings, started)
for (const name of Object.keys(process.env)) if (!(name in started)) delete process.env[name]
Object.assign(process.env, started)

vi.unstubAllGlobals()
vi.useRealTimers()
vi.resetModules()
// Each file's log listens to it.
process.stdout.setMaxListeners(0)
