import { matchPath } from 'react-router'
import * as v from 'valibot'
import { ask } from '~/browser/ask'

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
  return listRotas(doRoteador).filter(temTela).map(comArquivos)
}

/** The actions that the screens post to: without their scripts the router would reload the page at the press. */
export function listScriptsDasAcoes(doRoteador: unknown): ScriptsDaTela[] {
  return listRotas(doRoteador)
    .filter(rota => !temTela(rota) && rota.clientActionModule !== undefined)
    .map(comArquivos)
}

type Rota = v.InferOutput<typeof rota>

function listRotas(doRoteador: unknown): Rota[] {
  const lido = v.safeParse(manifesto, doRoteador)
  return lido.success ? Object.values(lido.output.routes).filter(({ parentId }) => parentId === FRAME) : []
}

function temTela({ hasDefaultExport, hasErrorBoundary }: Rota): boolean {
  return hasDefaultExport || hasErrorBoundary
}

function comArquivos({
  path,
  module,
  imports,
  css,
  clientActionModule,
  clientLoaderModule,
}: Rota): ScriptsDaTela {
  const arquivos = [module, ...imports, ...css, clientActionModule, clientLoaderModule]
  return { caminho: `/${path ?? ''}`, arquivos: arquivos.filter(arquivo => arquivo !== undefined) }
}

/** Those of the screen at this address; null for an address elsewhere. */
export function findScriptsDaTela(telas: readonly ScriptsDaTela[], endereco: string): ScriptsDaTela | null {
  return telas.find(({ caminho }) => matchPath(caminho, endereco) !== null) ?? null
}

const PACIENCIA_MS = 8_000

/**
 * Brings a script into the browser's cache. Throws when no answer comes, or none but that the server is away. A script
 * that a new version of the product no longer has is left to the router, which reloads the page.
 */
export async function fetchScript(arquivo: string): Promise<void> {
  const status = await ask(arquivo, { priority: 'low', patienceMs: PACIENCIA_MS }, async chegou => {
    await chegou.arrayBuffer()
    return chegou.status
  })
  if (status === null || status >= 500) throw new Error(`${arquivo}: ${status}`)
}
