import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import {
  defineConfig,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), productionRouter(), precompress(), databaseInDevelopment()],
  resolve: { tsconfigPaths: true },
  // The build's entry is our own process; it takes the routes from virtual:react-router/server-build.
  environments: {
    ssr: { build: { rollupOptions: { input: './server.ts' } } },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks() } },
        },
      },
    },
  },
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

/**
 * Few files instead of hundreds of crumbs: they compress better, and the list of routes, which every page loads, names each
 * file that a route needs. `react` and `ui` are what every page, or the first sight of a menu, needs; `kit` and `icons`
 * come with the dialogs, the accounts and the panel, whose screens share `tela`.
 */
function chunks() {
  const kit =
    'back-button|badge|banner|button|card|classes|countdown|empty-state|field|icon-button|nonce|on-demand|picture|retry-link|spinner|tabs|text-input|toast'
  const valores = 'valores/(centavos|instante|texto)|respostas/recusa|pedidos/(total|item)'
  const icons =
    'bike|chevron-left|chevron-right|clock|cloud-off|receipt-text|rotate-cw|search|search-x|shopping-bag|store|triangle-alert|utensils-crossed|x'
  const lucide = '/lucide-react/dist/esm/'
  const ui = `/app/ui/(${kit})\\.|/app/domain/(${valores})\\.|${lucide}((?!icons/)|icons/(${icons})\\.)|preload-helper|/app/browser/(ask|storage|kept-texts|json|page|use-scripted|use-server-clock)\\.`
  return [
    { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 3 },
    // Else the first group whose screens check a shape takes it along, and the menu would load that group.
    { name: 'valibot', test: /\/node_modules\/valibot\//, priority: 3 },
    { name: 'ui', test: new RegExp(ui), priority: 2 },
    { name: 'icons', test: new RegExp(`${lucide}icons/`), priority: 1 },
    { name: 'kit', test: /\/app\/(ui|browser|screens\/campos\/(use-)?recusas)(\/|\.)/, priority: 1 },
    {
      name: 'tela',
      test: /\/app\/(screens\/painel\/(tela\/|porta\.)|domain\/respostas\/conflito\.)/,
      priority: 1,
    },
  ]
}

const CLIENT = join('build', 'client')

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

/** `npm run dev` has no process of ours: the database opens with the first request. */
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

/** The module graph in which the router runs the routes: there the database must be open. */
function server({ environments: { ssr } }: ViteDevServer): RunnableDevEnvironment {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server runs no modules')
  return ssr
}
