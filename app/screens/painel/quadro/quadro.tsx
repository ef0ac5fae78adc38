import { askJson } from '~/browser/ask-json'
import { passarChegadas } from '../alerta/memoria-das-chegadas'
import { comDireito } from '../porta.server'
import { FalhaDaTela } from '../tela/falha-da-tela'
import type { Route } from './+types/quadro'
import { type LeituraDoQuadro, lerQuadro } from './leitura-do-quadro.server'

const PACIENCIA_MS = 8_000

/** GET /home (quadro-3): no order leaves the server once the trial is over. */
export function loader({ request, context }: Route.LoaderArgs): Promise<LeituraDoQuadro> {
  return lerQuadro(request, comDireito(context, 'ver o quadro'))
}

/**
 * From the other screens the board is reached as a document of its own (decision 054). The server is asked first, because
 * without an answer the browser's own error page would take the place of the panel.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<LeituraDoQuadro> {
  const partida = new AbortController()
  window.addEventListener('beforeunload', () => partida.abort(), { once: true, signal: request.signal })
  const { status } = await askJson('/home/pendentes', { patienceMs: PACIENCIA_MS })
  // Another link was pressed meanwhile.
  if (partida.signal.aborted || request.signal.aborted) return new Promise(() => undefined)
  if (status === null || status >= 500) throw new Error(`the board cannot be reached: ${status}`)
  passarChegadas()
  const { pathname, searchParams } = new URL(request.url)
  const pedido = searchParams.get('pedido')
  carregar(`${pathname}${pedido === null ? focoQueFica() : `#pedido-${pedido}`}`)
  return new Promise(() => undefined)
}

function carregar(endereco: string): void {
  if (window.location.pathname === '/home') {
    // To the address of this page with another hash the browser would only scroll.
    window.history.replaceState(window.history.state, '', endereco)
    window.location.reload()
  } else window.location.assign(endereco)
}

/** Who stands in the screen, as on the button of an error page, stands in the next one's. */
function focoQueFica(): string {
  return document.activeElement?.closest('#conteudo') ? '#conteudo' : ''
}

/** The router draws the errors of this page alone (desenhar.server.tsx). */
export default function Quadro() {
  return null
}

export function ErrorBoundary() {
  return <FalhaDaTela titulo="Erro ao carregar pedidos" />
}
