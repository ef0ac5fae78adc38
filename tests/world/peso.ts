import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const CLIENT = join(process.cwd(), 'build', 'client')

interface Pedaco {
  readonly file: string
  readonly imports?: readonly string[]
}

/** Bytes after gzip of what a first visit loads, by the manifest of the build. */
interface Peso {
  /** All that is fetched before the first touch. */
  readonly script: number
  readonly estilo: number
  /** What may be fetched besides while the page is idle or somebody moves on it, so that a press finds it there. */
  readonly aquecido: number
}

/** What a first visit warms: dialogs and cart, and the choices of a product. The checkout follows a cart that is not empty. */
const AQUECIDOS = ['cardapio/camadas-do-cardapio', 'cardapio/dialogo-de-escolhas']

const CARDAPIO = 'app/screens/loja/cardapio/cardapio.browser.ts'

export function pesarCardapio(): Peso {
  const manifesto = lerManifesto()
  const primeiros = alcancados(manifesto, [CARDAPIO])
  const todos = alcancados(manifesto, [CARDAPIO, ...AQUECIDOS.map(nome => `app/screens/loja/${nome}.tsx`)])
  return {
    script: somar(manifesto, primeiros),
    aquecido: somar(manifesto, todos) - somar(manifesto, primeiros),
    estilo: bytesDe(/^loja-.*\.css$/),
  }
}

/** The drawings of all screens, which every page shares. */
export function pesarIcones(): number {
  return bytesDe(/^icons-.*\.svg$/)
}

/** The scripts of the login, with the router and its list of routes. */
export function pesarLogin(): Pick<Peso, 'script'> {
  const manifesto = lerManifesto()
  return { script: somarRotas(manifesto, entradasDe(manifesto, DO_LOGIN)) }
}

/** What the idle board fetches: what opens over it, the drag, the order form. */
const AQUECIDOS_DO_QUADRO = [
  'acoes/camadas-do-pedido.ts',
  'quadro/topo/camadas-do-topo.ts',
  'quadro/cartao/menu-do-pedido.tsx',
  'quadro/arrasto/cartao-no-ar.tsx',
  'pedido/formulario-do-pedido.tsx',
]

const ROTA = '?__react-router-build-client-route'
const DO_LOGIN = ['root.tsx', 'screens/contas/login/login.tsx']
const DO_QUADRO = ['root.tsx', 'screens/painel/moldura/layout.tsx', 'screens/painel/quadro/quadro.tsx']

/** The router's start, and these routes. */
function entradasDe(manifesto: Record<string, Pedaco>, rotas: readonly string[]): string[] {
  const partida = Object.keys(manifesto).filter(chave => chave.endsWith('/entry.client.tsx'))
  return [...partida, ...rotas.map(rota => `app/${rota}${ROTA}`)]
}

/** What these entries load at once, with the router's list of routes. */
function somarRotas(manifesto: Record<string, Pedaco>, entradas: readonly string[]): number {
  return somar(manifesto, alcancados(manifesto, entradas)) + bytesDe(/^manifest-.*\.js$/)
}

/** The board within the panel's frame, with the router and its list of routes. */
export function pesarQuadro(): Peso {
  const manifesto = lerManifesto()
  const primeiras = entradasDe(manifesto, DO_QUADRO)
  const depois = AQUECIDOS_DO_QUADRO.map(nome => `app/screens/painel/${nome}`)
  const script = somarRotas(manifesto, primeiras)
  return {
    script,
    aquecido: somarRotas(manifesto, [...primeiras, ...depois]) - script,
    estilo: bytesDe(/^geral-.*\.css$/),
  }
}

/** What a screen of the panel loads besides what the idle board has fetched, by the name of its file. */
export function pesarTelas(): Readonly<Record<string, number>> {
  const manifesto = lerManifesto()
  const depois = AQUECIDOS_DO_QUADRO.map(nome => `app/screens/painel/${nome}`)
  const doQuadro = alcancados(manifesto, [...entradasDe(manifesto, DO_QUADRO), ...depois])
  const telas = Object.keys(manifesto).filter(
    chave => chave.startsWith('app/screens/painel/') && chave.endsWith(`.tsx${ROTA}`),
  )
  return Object.fromEntries(
    telas.map(tela => {
      const dela = [...alcancados(manifesto, [tela])].filter(chave => !doQuadro.has(chave))
      return [tela.slice('app/screens/painel/'.length, -ROTA.length), somar(manifesto, new Set(dela))]
    }),
  )
}

/** The scripts of a first visit to the menu or the board, by the names of their files. */
export function lerPrimeirosScripts(): ReadonlyMap<string, string> {
  const manifesto = lerManifesto()
  const primeiros = alcancados(manifesto, [CARDAPIO, ...entradasDe(manifesto, DO_QUADRO)])
  const arquivos = [...primeiros].map(chave => manifesto[chave]?.file ?? '')
  return new Map(arquivos.map(arquivo => [arquivo, readFileSync(join(CLIENT, arquivo), 'utf8')]))
}

function lerManifesto(): Record<string, Pedaco> {
  return JSON.parse(readFileSync(join(CLIENT, '.vite', 'manifest.json'), 'utf8'))
}

/** These entries and all that they import, without what they fetch by `import()`. */
function alcancados(manifesto: Record<string, Pedaco>, entradas: readonly string[]): ReadonlySet<string> {
  const vistos = new Set(entradas)
  for (const chave of vistos) {
    const pedaco = manifesto[chave]
    if (!pedaco) throw new Error(`not in the build: ${chave}`)
    for (const importado of pedaco.imports ?? []) vistos.add(importado)
  }
  return vistos
}

function somar(manifesto: Record<string, Pedaco>, chaves: ReadonlySet<string>): number {
  const arquivos = new Set([...chaves].map(chave => manifesto[chave]?.file ?? ''))
  return [...arquivos].reduce((soma, arquivo) => soma + comprimido(arquivo), 0)
}

/** Of files that the manifest does not name: icons, stylesheets that the server alone knows, and the list of routes. */
function bytesDe(nome: RegExp): number {
  const achados = readdirSync(join(CLIENT, 'assets')).filter(arquivo => nome.test(arquivo))
  if (achados.length !== 1) throw new Error(`not one file: ${nome}`)
  return comprimido(`assets/${achados[0]}`)
}

/** The size of the version that the build has compressed already. */
function comprimido(arquivo: string): number {
  return statSync(join(CLIENT, `${arquivo}.gz`)).size
}
