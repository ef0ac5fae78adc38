import { matchPath } from 'react-router'
import * as v from 'valibot'
import { ask } from '~/browser/ask'

const FRAME = 'screens/painel/moldura/layout'

const routeSchema = v.object({
  parentId: v.optional(v.string()),
  path: v.optional(v.string()),
  module: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  hasDefaultExport: v.boolean(),
  hasErrorBoundary: v.boolean(),
})
const manifestSchema = v.object({ routes: v.record(v.string(), routeSchema) })

/** A screen of the panel and all that the browser must have to show it. */
export interface ScriptsDaTela {
  /** As '/home/produtos'. */
  readonly path: string
  readonly files: readonly string[]
}

/**
 * The screens inside the panel's frame, from the list of routes that the router keeps in the page (`window`'s
 * `__reactRouterManifest`). Empty if a later version of React Router has no such list; then each script is fetched when
 * its screen is first opened.
 */
export function listScriptsDasTelas(routerManifest: unknown): ScriptsDaTela[] {
  return listRoutes(routerManifest).filter(hasScreen).map(withFiles)
}

type Route = v.InferOutput<typeof routeSchema>

function listRoutes(routerManifest: unknown): Route[] {
  const read = v.safeParse(manifestSchema, routerManifest)
  return read.success ? Object.values(read.output.routes).filter(({ parentId }) => parentId === FRAME) : []
}

function hasScreen({ hasDefaultExport, hasErrorBoundary }: Route): boolean {
  return hasDefaultExport || hasErrorBoundary
}

function withFiles({ path, module, imports, css }: Route): ScriptsDaTela {
  return { path: `/${path ?? ''}`, files: [module, ...imports, ...css] }
}

/** The scripts of the screen at this address; null for an address outside the panel. */
export function findScriptsDaTela(telas: readonly ScriptsDaTela[], endereco: string): ScriptsDaTela | null {
  return telas.find(({ path }) => matchPath(path, endereco) !== null) ?? null
}

const PATIENCE_MS = 8_000

/**
 * Brings a script into the browser's cache. Throws when no answer comes or the server is down. When a new version of
 * Comanda no longer has the script, it does not throw: React Router will reload the page.
 */
export async function fetchScript(file: string): Promise<void> {
  const status = await ask(file, { priority: 'low', timeoutMs: PATIENCE_MS }, async response => {
    await response.arrayBuffer()
    return response.status
  })
  if (status === null || status >= 500) throw new Error(`${file}: ${status}`)
}
