import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const APP = join(import.meta.dirname, 'app')
const SCREENS = join(APP, 'screens')
const CLIENT = join('build', 'client')

/** The entries of pages that are hydrated without the router, each beside its route (decision 045). */
const PAGES = readdirSync(SCREENS, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.browser.ts'))
  .map(file => join(SCREENS, file))

const PAGE_SCRIPTS = 'virtual:page-scripts'

/**
 * In development a changed component is drawn again in place. React Router's runtime, which does so, asks its router first to read
 * the data again, and here is none.
 */
const HOT = `import '/@vite/client'
import 'virtual:react-router/inject-hmr-runtime'
window.__reactRouterDataRouter = { revalidate: async () => {} }
`

/** Builds those entries for the browser, and tells the server their addresses. */
export function pageScripts(): Plugin {
  let building = false
  return {
    name: 'page-scripts',
    configEnvironment(name, _, { command }) {
      building = command === 'build'
      return name === 'client' && building ? { build: { rollupOptions: { input: PAGES } } } : undefined
    },
    resolveId: { filter: { id: /^virtual:page-scripts$/ }, handler: () => `\0${PAGE_SCRIPTS}` },
    load: {
      filter: { id: /^\0virtual:page-scripts$/ },
      // The build of the server comes after that of the browser.
      handler:
        () => `const scripts = ${JSON.stringify(Object.fromEntries(building ? built() : PAGES.map(served)))}
        export const scriptsOf = module => scripts[module] ?? []`,
    },
    transform: {
      filter: { id: /\.browser\.ts$/ },
      handler: code => (building ? null : HOT + code),
    },
  }
}

function served(page: string) {
  return [routeOf(page), [`/${relative(import.meta.dirname, page)}`]]
}

interface BuiltChunk {
  readonly file: string
  readonly imports?: readonly string[]
}

function built() {
  const manifest: Record<string, BuiltChunk> = JSON.parse(
    readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'),
  )
  return PAGES.map(script => {
    const found = new Set([relative(import.meta.dirname, script)])
    for (const at of found) for (const imported of manifest[at]?.imports ?? []) found.add(imported)
    return [routeOf(script), [...found].map(at => `/${manifest[at]?.file}`)]
  })
}

/** 'screens/loja/cardapio/cardapio' */
function routeOf(script: string): string {
  return relative(APP, script).replace(/(\.browser)?\.tsx?$/, '')
}
