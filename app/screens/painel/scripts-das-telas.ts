import { matchPath } from 'react-router'
import * as v from 'valibot'

const FRAME = 'screens/painel/layout'

const rota = v.object({
  parentId: v.optional(v.string()),
  path: v.optional(v.string()),
  module: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
  clientActionModule: v.optional(v.string()),
  clientLoaderModule: v.optional(v.string()),
  hasDefaultExport: v.boolean(),
  hasErrorBoundary: v.boolean(),
})
const manifesto = v.object({ routes: v.record(v.string(), rota) })

/** A screen of the panel and all that the browser must have to show it. */
export interface ScriptsDaTela {
  /** As '/home/produtos'. */
  readonly caminho: string
  readonly arquivos: readonly string[]
}

/**
 * The screens inside the panel's frame, from the list of routes that the router keeps in the page (`window`'s
 * `__reactRouterManifest`). None if it no longer keeps one: then each is fetched when it is first opened.
 */
export function listScriptsDasTelas(doRoteador: unknown): ScriptsDaTela[] {
  const lido = v.safeParse(manifesto, doRoteador)
  if (!lido.success) return []
  return Object.values(lido.output.routes)
    .filter(({ parentId, hasDefaultExport, hasErrorBoundary }) => {
      return parentId === FRAME && (hasDefaultExport || hasErrorBoundary)
    })
    .map(({ path, module, imports, css, clientActionModule, clientLoaderModule }) => ({
      caminho: `/${path ?? ''}`,
      arquivos: [module, ...imports, ...css, clientActionModule, clientLoaderModule].filter(
        arquivo => arquivo !== undefined,
      ),
    }))
}

/** Those of the screen at this address; null for an address elsewhere. */
export function findScriptsDaTela(telas: readonly ScriptsDaTela[], endereco: string): ScriptsDaTela | null {
  return telas.find(({ caminho }) => matchPath(caminho, endereco) !== null) ?? null
}
