import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {
  defineConfig,
  isRunnableDevEnvironment,
  type Plugin,
  type Rolldown,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'

const APP = join(import.meta.dirname, 'app')
const SCREENS = join(APP, 'screens')
const CLIENT = join('build', 'client')

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    productionRouter(),
    ownIcons(),
    chunks(),
    precompress(),
    databaseInDevelopment(),
  ],
  resolve: { tsconfigPaths: true },
  // The build's entry is our own process; it takes the routes from virtual:react-router/server-build.
  environments: { ssr: { build: { rollupOptions: { input: './server.ts' } } } },
})

/** React Router's package names its development build for every use: the production build is the same without warnings. */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && { ...found, id: found.id.replace('/development/', '/production/') }
      },
    },
  }
}

/** The server takes our icons alone: to load all of lucide-react's costs every process a fifth of a second. */
function ownIcons(): Plugin {
  return {
    name: 'own-icons',
    apply: 'build',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
  }
}

/**
 * Few files instead of hundreds of crumbs: they compress better, and the list of routes, which every page loads, names each
 * file that a route needs. What the first visit to a menu imports lies in the chunk of the folder that holds all routes
 * which need it: `cardapio`, `loja`, and `base` for what other audiences need as well. What the routes of the panel share is
 * `painel`; rules that several audiences share lie in the chunk of those audiences, as `contas-painel`.
 */
function chunks(): Plugin {
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 4 },
    { name: 'valibot', test: /\/node_modules\/valibot\//, priority: 4 },
    { name: folderOfFirstVisit, debugName: 'folders', priority: 3 },
    // Includes the icons and libraries that the first visit needs, also those that the folders above import.
    {
      name: (id, graph) => (isFirstVisit(id, graph) ? 'base' : null),
      debugName: 'base',
      priority: 2,
      includeDependenciesRecursively: true,
    },
    { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, priority: 1 },
    { name: 'kit', test: /\/app\/(ui|browser|screens\/campos\/recusas)\//, priority: 1 },
    { name: chunkOfShared, debugName: 'shared', priority: 1 },
  ]
  return {
    name: 'chunks',
    configEnvironment(name) {
      if (name !== 'client') return
      // The chunk of a route may export more than the route does; otherwise the modules that it shares could not be in
      // another chunk.
      const preserveEntrySignatures = 'allow-extension'
      return {
        build: {
          rolldownOptions: {
            preserveEntrySignatures,
            // The files of app/domain in the browser are pure, so the build may leave out everything in them that is
            // not imported.
            treeshake: { moduleSideEffects: [{ test: /\/app\/domain\//, sideEffects: false }] },
            output: { codeSplitting: { groups, includeDependenciesRecursively: false } },
          },
        },
      }
    },
  }
}

/** The menu's page and the frames around it. */
const FIRST_VISIT = ['root.tsx', 'screens/loja/layout.tsx', 'screens/loja/cardapio/cardapio.tsx'].map(file =>
  join(APP, file),
)

/** True for a file of this project that the script of the first visit imports, directly or not. */
function isFirstVisit(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!id.startsWith(APP) || graph.getModuleInfo(id)?.isEntry) return false
  return routesOf(id, module => module.importers, graph).some(route => FIRST_VISIT.includes(route))
}

/** Null when the routes have no common folder below that of all screens. */
function folderOfFirstVisit(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!isFirstVisit(id, graph)) return null
  const routes = routesOf(id, module => [...module.importers, ...module.dynamicImporters], graph)
  const folder = commonFolder(routes)
  return dirname(folder).startsWith(SCREENS) ? basename(folder) : null
}

/** Null for what screens outside the panel share, except the rules: one chunk for each set of audiences that need them. */
function chunkOfShared(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!id.startsWith(APP) || graph.getModuleInfo(id)?.isEntry) return null
  const routes = routesOf(id, module => module.importers, graph)
  const folder = commonFolder(routes)
  if (folder === join(SCREENS, 'painel')) return 'painel'
  if (folder !== SCREENS || !id.startsWith(join(APP, 'domain'))) return null
  const audiences = new Set(routes.map(route => route.slice(SCREENS.length + 1).split('/')[0]))
  return [...audiences].sort().join('-')
}

function commonFolder(routes: string[]): string {
  let folder = dirname(routes[0] ?? APP)
  while (!routes.every(route => route.startsWith(`${folder}/`))) folder = dirname(folder)
  return folder
}

/** The routes that a module's importers lead to. */
function routesOf(
  id: string,
  importers: (module: Rolldown.ModuleInfo) => string[],
  graph: Rolldown.ChunkingContext,
): string[] {
  const routes = new Set<string>()
  const found = new Set([id])
  for (const at of found) {
    const module = graph.getModuleInfo(at)
    if (!module) continue
    if (module.isEntry) routes.add(at.replace(/\?.*/, ''))
    for (const importer of importers(module)) found.add(importer)
  }
  return [...routes]
}

/**
 * Writes a Brotli and a gzip version beside every text file of the browser's build; the host serves them as they are.
 * Runs after the server's build, which comes last and adds the route manifest to the browser's files.
 */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        if (this.environment.name !== 'ssr') return
        for (const file of readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })) {
          if (/\.(js|css|svg|webmanifest|txt)$/.test(file)) compressFile(join(CLIENT, file))
        }
      },
    },
  }
}

function compressFile(path: string): void {
  const bytes = readFileSync(path)
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  )
}

/** `npm run dev` does not run server.ts, so the first request opens the database. */
function databaseInDevelopment(): Plugin {
  return {
    name: 'database-in-development',
    apply: 'serve',
    configureServer(vite) {
      vite.middlewares.use(async (_request, _response, next) => {
        try {
          const { openForDevelopment } = await server(vite).runner.import('/db/dev.ts')
          await openForDevelopment()
          next()
        } catch (error) {
          next(error)
        }
      })
    },
  }
}

/** The module graph in which React Router runs the routes, because the database must be opened there. */
function server({ environments: { ssr } }: ViteDevServer): RunnableDevEnvironment {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server runs no modules')
  return ssr
}
