import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const APP = join(import.meta.dirname, 'app')

/** What a customer's browser loads first: the menu. */
const MENU = join(APP, 'screens/loja/cardapio/cardapio.browser.ts')

/** What every page with the router loads. */
const ROOT = join(APP, 'root.tsx')

/** What an owner's browser loads first: the board in the panel's frame. */
const BOARD = [
  ROOT,
  ...['moldura/layout.tsx', 'quadro/quadro.tsx'].map(at => join(APP, 'screens/painel', at)),
]

/**
 * At the top of a file, makes Chromium compile all of its functions beside the page's thread while the file arrives. Otherwise
 * that thread compiles each one when it is first called, and of what a first visit loads most are called at once: so the script
 * of the board and of the menu takes 40 % less of the thread, at 0.5 and 0.2 MB more of memory. To other browsers it is a comment.
 */
export const COMPILED_ON_ARRIVAL = '//# allFunctionsCalledOnLoad'

/** The chunks of React, of the router and of `ofFirstVisits`. */
const FIRST_VISITS = /^(react|router|base|(loja|painel)(-e-outros)?)$/

/**
 * What the two first visits import is in a few files instead of dozens of crumbs, which compress badly: `base` is for both, `loja`
 * and `painel` have what only pages of their folder need besides, and `loja-e-outros` and `painel-e-outros` the rest.
 * All other files are the bundler's (decision 033).
 */
export function chunks(): Plugin {
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
    { name: 'router', test: /\/node_modules\/react-router\//, priority: 2 },
    { name: 'valibot', test: /\/node_modules\/valibot\//, priority: 2 },
    { name: ofFirstVisits, priority: 1 },
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
    generateBundle: {
      // What Vite writes at the top of a file comes below it.
      order: 'post',
      handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk' && FIRST_VISITS.test(file.name))
            file.code = `${COMPILED_ON_ARRIVAL}\n${file.code}`
        }
      },
    },
  }
}

function ofFirstVisits(id: string, graph: Rolldown.ChunkingContext): string | null {
  // The root brings the router, which no dialog of a shop may load together with what it shares with the panel.
  if (id === ROOT || graph.getModuleInfo(id)?.isEntry) return null
  const atOnce = readersOf(id, graph, module => module.importers)
  const ofMenu = atOnce.has(MENU)
  const ofBoard = BOARD.some(entry => atOnce.has(entry))
  if (ofMenu && ofBoard) return 'base'
  if (!ofMenu && !ofBoard) return null
  const visit = ofMenu ? 'loja' : 'painel'
  const inside = (entry: string) => entry.startsWith(join(APP, 'screens', visit))
  const atAll = readersOf(id, graph, module => [...module.importers, ...module.dynamicImporters])
  return [...atAll].every(inside) ? visit : `${visit}-e-outros`
}

/** The pages and routes that need a module, by these importers. */
function readersOf(
  id: string,
  graph: Rolldown.ChunkingContext,
  importersOf: (module: Rolldown.ModuleInfo) => string[],
): ReadonlySet<string> {
  const readers = new Set<string>()
  const found = new Set([id])
  for (const at of found) {
    const module = graph.getModuleInfo(at)
    if (!module) continue
    if (module.isEntry) readers.add(at.replace(/\?.*/, ''))
    for (const importer of importersOf(module)) found.add(importer)
  }
  return readers
}
