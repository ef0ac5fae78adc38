import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
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
import { chunks } from './chunks.config'
import { pageScripts } from './page-scripts.config'

const APP = join(import.meta.dirname, 'app')
const CLIENT = join('build', 'client')

/** What a file of ours imports of lucide-react. */
const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g

/**
 * What an icon's file has besides what is drawn: random keys, which no compression makes smaller, and a statement that does
 * nothing, which the build cannot know and would keep.
 */
const NOT_DRAWN = /,?\s*\bkey: "\w+"|\bsize: 24,|^__iconData\.node;$/gm

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    productionRouter(),
    ownIcons(),
    pageScripts(),
    chunks(),
    shortPreloads(),
    precompress(),
    databaseInDevelopment(),
  ],
  resolve: { tsconfigPaths: true },
  // Stays beside the build: the budget of first visits is checked by it (tests/http/peso.http.test.ts).
  build: { manifest: true },
  // The build's entry is our own process; it takes the routes from virtual:react-router/server-build. One file has all of it,
  // so that whoever imports the entry anew gets everything anew.
  environments: {
    // What others have written of the browser's files, with their licences, is served beside them.
    client: { build: { license: { fileName: 'licencas.md' } } },
    ssr: { build: { rollupOptions: { input: './server.ts', output: { codeSplitting: false } } } },
  },
})

/**
 * Whoever imports a chunk on demand lists all that it needs, to be fetched side by side. What the importing chunk needs as well
 * is in the browser by then, so it is left out of the list.
 */
function shortPreloads(): Plugin {
  let files: Rolldown.OutputBundle = {}
  const here = (file: string, found = new Set<string>()): Set<string> => {
    const chunk = files[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return found
    found.add(file)
    for (const imported of chunk.imports) here(imported, found)
    return found
  }
  return {
    name: 'short-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies(_, needed, { hostId }) {
            const loaded = here(hostId)
            return needed.filter(file => !loaded.has(file))
          },
        },
      },
    }),
    generateBundle: (_, all) => {
      files = all
    },
  }
}

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

/**
 * The server takes our icons alone: to load all of lucide-react's costs every process a fifth of a second. Both sides draw
 * them by our own few lines, which need no keys. Each icon is imported from its own file and not from their index, so that
 * the module graph tells which screen needs which icon.
 */
function ownIcons(): Plugin {
  const homes = homesOfIcons()
  return {
    name: 'own-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react'] } } } }),
    resolveId: {
      filter: { id: /\/createLucideIcon\.mjs$/ },
      handler: () => join(APP, 'ui', 'lean-icon.ts'),
    },
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: file => readFileSync(file, 'utf8').replace(NOT_DRAWN, ''),
    },
    transform: {
      order: 'post',
      filter: { id: /\/app\//, code: ICONS },
      handler: code => ({
        code: code.replace(ICONS, (_, names: string) =>
          names
            .split(',')
            .map(one => one.trim().split(/ as /))
            .map(
              ([icon = '', local = icon]) => `import ${local} from 'lucide-react/icons/${homes.get(icon)}';`,
            )
            .join(''),
        ),
        map: null,
      }),
    },
  }
}

/** 'TriangleAlert' has its home in 'triangle-exclamation-point'. */
function homesOfIcons(): Map<string, string> {
  const index = readFileSync(join('node_modules', 'lucide-react', 'dist', 'esm', 'lucide-react.mjs'), 'utf8')
  const homes = [...index.matchAll(/export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/g)]
  return new Map(
    homes.flatMap(([, names = '', home = '']) =>
      names.split(',').map((name): [string, string] => [name.replace('default as', '').trim(), home]),
    ),
  )
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
