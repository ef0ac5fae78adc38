import { createServerModuleRunner, type Plugin, type ViteDevServer } from 'vite'

/** After this time a stop that hangs is given up. */
const END_MS = 15_000

type Entry = typeof import('./server')
type Runner = ReturnType<typeof createServerModuleRunner>
type Host = Awaited<ReturnType<Entry['startInDevelopment']>>

/**
 * `npm run dev` answers with the host of `npm start`: what Vite does not serve by itself is asked of server.ts. It stands before
 * React Router's own plugin, whose handler no request reaches then.
 *
 * A component is drawn again where it stands. After an edit of anything else the open pages are loaded again: React Router would
 * renew only some places of a page, which no longer fit the others. The host is started anew after every edit of what it has
 * imported.
 */
export function hostInDevelopment(): Plugin {
  const open = new Set<Host>()
  let importing: Runner | undefined
  let closed = false
  let current: Promise<Host> | undefined
  let stale = true

  /** The new one first: the embedded database ends when nobody uses it. */
  async function startAnew({ environments: { ssr } }: ViteDevServer): Promise<Host> {
    if (closed) throw new Error('the development server ends')
    // With modules of its own; in a runner that is told of edits two hosts would share some.
    const runner = createServerModuleRunner(ssr, { hmr: false })
    importing = runner
    const { startInDevelopment } = await runner.import<Entry>('/server.ts')
    importing = undefined
    const host = await startInDevelopment()
    await stopAll()
    open.add(host)
    return host
  }
  async function stopAll(): Promise<void> {
    for (const host of open) await host.stop()
    open.clear()
  }

  return {
    name: 'host-in-development',
    apply: 'serve',
    configureServer(vite) {
      // Our stylesheets are links. To look for others, React Router has Vite prepare the server's packages for the browser.
      vite.middlewares.use('/@react-router/critical.css', (_, response) => void response.end())
      // Called by React Router alone, for what imports an edited module of the server.
      vite.environments.client.reloadModule = async () => {}
      return () => {
        endOnSignal(vite)
        vite.middlewares.use(async (request, response, next) => {
          try {
            if (stale) current = Promise.allSettled([current]).then(() => startAnew(vite))
            stale = false
            const host = await current
            await host?.answer(request, response)
          } catch (error) {
            next(error)
          }
        })
      }
    },
    hotUpdate: {
      // After React Router, which puts back what was taken from the list before it.
      order: 'post',
      handler({ file, server: { environments } }) {
        const { client, ssr } = environments
        const [drawn, run] = [client, ssr].map(({ moduleGraph }) => moduleGraph.getModulesByFile(file)?.size)
        if (run) stale = true
        if ((!drawn && !run) || (drawn && /\.(tsx|css)$/.test(file))) return
        if (this.environment.name === 'client') client.hot.send({ type: 'full-reload' })
        return []
      },
    },
    async closeBundle() {
      if (this.environment.name !== 'ssr') return
      closed = true
      // A server that closes answers no module any more, so the import would wait for ever.
      await importing?.close()
      await Promise.allSettled([current])
      await stopAll()
    },
  }
}

/**
 * React Router has Vite servers of its own, each of which would end the process as soon as itself has stopped. A signal may come
 * twice, from the terminal and from bin/dev.mjs.
 */
function endOnSignal(vite: ViteDevServer): void {
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.removeAllListeners(signal).on(signal, () => {
      setTimeout(() => process.exit(1), END_MS).unref()
      void vite.close().finally(() => process.exit())
    })
}
