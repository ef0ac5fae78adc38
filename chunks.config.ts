import { basename, dirname, join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const APP = join(import.meta.dirname, 'app')
const SCREENS = join(APP, 'screens')

/**
 * Few files instead of hundreds of crumbs: they compress better, and the list of routes, which every page loads, names each
 * file that a route needs. What the first visit to a menu imports lies in the chunk of the folder that holds all routes
 * which need it: `cardapio`, `loja`, and `base` for what other audiences need as well, of which `kit` is what the login needs.
 * The same holds for what an owner's browser loads first: `login` and `painel` have what nobody else needs, `login-e-outros`
 * and `painel-e-outros` what other audiences need as well. What routes elsewhere share lies in the chunk of those that need it
 * (`chunkOfShared`).
 */
export function chunks(): Plugin {
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
    { name: 'router', test: /\/node_modules\/react-router\//, priority: 4 },
    { name: 'valibot', test: /\/node_modules\/valibot\//, priority: 4 },
    { name: folderOfFirstVisit, debugName: 'folders', priority: 3 },
    // Both include the libraries that the first visit needs, also those that the folders above import.
    {
      name: (id, graph) => (isReadBy(FIRST_VISIT, id, graph) && isReadBy(LOGIN, id, graph) ? 'kit' : null),
      debugName: 'kit',
      priority: 2.5,
      includeDependenciesRecursively: true,
    },
    {
      name: (id, graph) => (isReadBy(FIRST_VISIT, id, graph) && isReadBy(BOARD, id, graph) ? 'base' : null),
      debugName: 'base',
      priority: 2.2,
      includeDependenciesRecursively: true,
    },
    {
      name: (id, graph) => (isFirstVisit(id, graph) ? 'salao' : null),
      debugName: 'salao',
      priority: 2,
      includeDependenciesRecursively: true,
    },
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

/** The script of the menu's page. */
const FIRST_VISIT = join(SCREENS, 'loja/cardapio/cardapio.browser.ts')

/** The script of the board. */
const BOARD = join(SCREENS, 'painel/quadro/quadro.browser.ts')

/** The script of the login. */
const LOGIN = join(SCREENS, 'contas/login.browser.ts')

/** True for a file of this project that the script of the first visit imports, directly or not. */
function isFirstVisit(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!id.startsWith(APP) || graph.getModuleInfo(id)?.isEntry) return false
  return routesOf(id, module => module.importers, graph).includes(FIRST_VISIT)
}

/** Null when the routes have no common folder below that of all screens. */
function folderOfFirstVisit(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!isFirstVisit(id, graph)) return null
  const routes = routesOf(id, module => [...module.importers, ...module.dynamicImporters], graph)
  const folder = commonFolder(routes)
  return dirname(folder).startsWith(SCREENS) ? basename(folder) : null
}

/** What an owner's browser loads first: the login, then the board in the panel's frame. */
const FIRST_SIGHTS: Readonly<Record<string, string>> = {
  'contas/login.browser.ts': 'login',
  'painel/quadro/quadro.browser.ts': 'painel',
}

/** Who comes after each of the two, and has loaded already what it shares with the first sight. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  login: ['login', 'contas', 'cadastros'],
  painel: ['painel', 'cadastros', 'gavetas'],
}

/** Who reads what a first sight fetches on demand: what opens over the board is a reader apart from it. */
const ON_DEMAND: Readonly<Record<string, string>> = { login: 'contas', painel: 'gavetas', loja: 'camadas' }

/**
 * A first sight has two chunks: its own, with what only those need who come after it, and one for what others need as well.
 * A chunk for each set of readers would leave it crumbs, which compress badly. Everything else has one chunk for each set of
 * readers, so that nobody loads what only others need; what a customer opens on a page of a shop is a reader apart from the page
 * (`camadas`). Null for what a single route or the shop alone needs. The pages of the site load no script and do not count.
 */
function chunkOfShared(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!id.startsWith(APP) || graph.getModuleInfo(id)?.isEntry) return null
  const atOnce = screensOf(id, module => module.importers, graph)
  const atAll = screensOf(id, module => [...module.importers, ...module.dynamicImporters], graph)
  const readers = new Set(atOnce.map(readerOf))
  for (const screen of atAll.filter(one => !atOnce.includes(one))) readers.add(laterReaderOf(screen))
  // The board has fetched its drawers before a screen behind it opens.
  if (readers.has('gavetas')) readers.delete('cadastros')
  const [first, ...second] = Object.keys(LATER).filter(one => readers.has(one))
  if (first && second.length > 0) return [first, ...second].join('-')
  if (first) return [...readers].every(reader => LATER[first]?.includes(reader)) ? first : `${first}-e-outros`
  if (atAll.length < 2 || [...readers].every(reader => reader === 'loja' || reader === 'camadas')) return null
  return [...readers].sort().join('-')
}

/** The routes that need a module, without those of the site: 'painel/layout.tsx'. */
function screensOf(
  id: string,
  importers: (module: Rolldown.ModuleInfo) => string[],
  graph: Rolldown.ChunkingContext,
): string[] {
  return routesOf(id, importers, graph)
    .filter(route => route.startsWith(`${SCREENS}/`))
    .map(route => route.slice(SCREENS.length + 1))
    .filter(route => !route.startsWith('site/'))
}

function readerOf(screen: string): string {
  const [audience = ''] = screen.split('/')
  return FIRST_SIGHTS[screen] ?? (audience === 'painel' ? 'cadastros' : audience)
}

function laterReaderOf(screen: string): string {
  const reader = readerOf(screen)
  return ON_DEMAND[reader] ?? reader
}

/** True for what this script imports, libraries included. */
function isReadBy(script: string, id: string, graph: Rolldown.ChunkingContext): boolean {
  return !graph.getModuleInfo(id)?.isEntry && routesOf(id, module => module.importers, graph).includes(script)
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
