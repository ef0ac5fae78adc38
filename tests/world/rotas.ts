import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One URL of Comanda, as the built route table has it. */
export interface Rota {
  readonly id: string
  /** '/:slug/status-pedido/id/:id' */
  readonly caminho: string
  readonly le: boolean
  readonly muda: boolean
  /** True when the route has a loader; a page without one says the same to everybody. */
  readonly carrega: boolean
  /** True for pages, false for data and files. */
  readonly tela: boolean
}

interface NoManifesto {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly hasAction: boolean
  readonly hasLoader: boolean
  readonly hasDefaultExport: boolean
}

const ASSETS = 'build/client/assets'

/** Every route of the build, so that a test which visits all routes cannot forget one. */
export function listRotas(): Rota[] {
  const nos = readManifesto()
  const pais = new Set(Object.values(nos).map(no => no.parentId))
  return Object.values(nos)
    .filter(no => !pais.has(no.id))
    .flatMap(no =>
      enderecosDe(caminhoDe(no, nos)).map((caminho, i) => ({
        id: no.id,
        caminho,
        // The longer addresses of a list are those of its rows, which are only posted to.
        le: i === 0 && (no.hasLoader || !no.hasAction),
        muda: no.hasAction,
        carrega: no.hasLoader,
        tela: no.hasDefaultExport,
      })),
    )
}

/** The lists of the panel whose rows have a form, by the addresses that delete a row: '/home/extras' */
export function listListas(): string[] {
  const exclusao = '/:id/exclusao'
  return listRotas().flatMap(({ caminho }) =>
    caminho.startsWith('/home/') && caminho.endsWith(exclusao) ? [caminho.slice(0, -exclusao.length)] : [],
  )
}

const DAS_LINHAS = '/:id?/exclusao?'

/** The last part of an address, which may be left out: the row of a list without a route for its deletion. */
const OPCIONAL = /\/:\w+\?$/

/** The route of a list answers at three addresses: the list's, a row's, and that of its deletion. */
function enderecosDe(caminho: string): string[] {
  if (caminho.startsWith('/home') && OPCIONAL.test(caminho))
    return [caminho.replace(OPCIONAL, ''), caminho.slice(0, -1)]
  if (!caminho.endsWith(DAS_LINHAS)) return [caminho]
  const lista = caminho.slice(0, -DAS_LINHAS.length)
  return [lista, `${lista}/:id`, `${lista}/:id/exclusao`]
}

function readManifesto(): Record<string, NoManifesto> {
  const arquivos = readdirSync(ASSETS).filter(nome => /^manifest-\w+\.js$/.test(nome))
  const textos = arquivos.map(nome => readFileSync(join(ASSETS, nome), 'utf8'))
  const [texto] = textos
  if (texto === undefined || textos.length > 1) throw new Error('the build has not one route manifest')
  return JSON.parse(texto.slice(texto.indexOf('{'), texto.lastIndexOf('}') + 1)).routes
}

function caminhoDe(no: NoManifesto, nos: Record<string, NoManifesto>): string {
  const partes: string[] = []
  for (let este: NoManifesto | undefined = no; este; este = nos[este.parentId ?? '']) {
    if (este.path) partes.unshift(este.path)
  }
  return `/${partes.join('/')}`
}

/** The URL with these values in its parameters; what is not named is '1'. */
export function preencher(caminho: string, valores: Readonly<Record<string, string>>): string {
  return caminho.replace(/:(\w+)/g, (_, nome: string) => valores[nome] ?? '1')
}
