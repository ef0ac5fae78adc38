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
const AQUECIDOS = ['cardapio/camadas', 'cardapio/dialogo-de-escolhas']

export function pesarCardapio(): Peso {
  const manifesto = lerManifesto()
  const entrada = 'app/screens/loja/cardapio/cardapio.browser.ts'
  const primeiros = alcancados(manifesto, [entrada])
  const todos = alcancados(manifesto, [entrada, ...AQUECIDOS.map(nome => `app/screens/loja/${nome}.tsx`)])
  return {
    script: somar(manifesto, primeiros),
    aquecido: somar(manifesto, todos) - somar(manifesto, primeiros),
    estilo: bytesDe(/^loja-.*\.css$/),
  }
}

/** The scripts of the login, which has no router in the browser. */
export function pesarLogin(): Pick<Peso, 'script'> {
  const manifesto = lerManifesto()
  return { script: somar(manifesto, alcancados(manifesto, ['app/screens/contas/login.browser.ts'])) }
}

/** The scripts of a screen behind the router, with those of the routes around it, the router's entry and its list of routes. */
export function pesarTela(...rotas: string[]): Omit<Peso, 'aquecido'> {
  const manifesto = lerManifesto()
  const entradas = Object.keys(manifesto).filter(
    chave =>
      chave.endsWith('/entry.client.tsx') ||
      ['root.tsx', ...rotas.map(rota => `screens/${rota}.tsx`)].some(arquivo =>
        chave.startsWith(`app/${arquivo}?`),
      ),
  )
  if (entradas.length !== rotas.length + 2) throw new Error(`not in the build: ${rotas.join(', ')}`)
  const scripts = alcancados(manifesto, entradas)
  return {
    script: bytesDe(/^manifest-.*\.js$/) + somar(manifesto, scripts),
    estilo: bytesDe(/^geral-.*\.css$/),
  }
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

/** Of files that the manifest does not name: stylesheets that the server alone knows, and the list of routes. */
function bytesDe(nome: RegExp): number {
  const achados = readdirSync(join(CLIENT, 'assets')).filter(arquivo => nome.test(arquivo))
  if (achados.length !== 1) throw new Error(`not one file: ${nome}`)
  return comprimido(`assets/${achados[0]}`)
}

/** The size of the version that the build has compressed already. */
function comprimido(arquivo: string): number {
  return statSync(join(CLIENT, `${arquivo}.gz`)).size
}
