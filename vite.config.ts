import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { chunks } from './chunks.config'
import { hostInDevelopment } from './development.config'
import { pageScripts } from './page-scripts.config'

const CLIENT = join('build', 'client')

export default defineConfig({
  plugins: [
    tailwindcss(),
    hostInDevelopment(),
    reactRouter(),
    productionRouter(),
    pageScripts(),
    chunks(),
    shortPreloads(),
    precompress(),
  ],
  resolve: { tsconfigPaths: true },
  // Stays beside the build: the budget of first visits is checked by it (tests/http/peso.http.test.ts).
  build: { manifest: true },
  // The build's entry is our own process; it takes the routes from virtual:react-router/server-build. One file has all of it,
  // so that whoever imports the entry anew gets everything anew.
  environments: {
    // What others have written of the browser's files, with their licences, is served beside them.
    client: {
      build: { license: { fileName: 'licencas.md' } },
      // In development a package that Vite meets later makes it load the open page again.
      optimizeDeps: { include: ['valibot', 'qrcode.react'] },
    },
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
