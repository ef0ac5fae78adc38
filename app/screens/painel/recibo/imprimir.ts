import { ask } from '~/browser/ask'
import { pause } from '~/browser/pause'
import type { PedidoId } from '~/domain/valores/ids'
import { enderecoDoRecibo, type Impressao } from './abrir-recibo'

/** The pause between showing a receipt and printing it (recibo-1). */
export const ANTES_DE_IMPRIMIR_MS = 250
const PACIENCIA_MS = 8_000
/** How long the frame is kept when the browser does not report that it has printed. */
const GUARDAR_MS = 60_000
const PIXELS_POR_MM = 96 / 25.4

/**
 * Prints without a window, which a browser opens only after a press, and not at all where pop-ups are blocked: for
 * orders that print by themselves. Calls `aoImprimir` when nothing is left that could fail. With
 * Chrome's --kiosk-printing nothing is asked.
 */
export async function imprimirNaPagina(id: PedidoId, aoImprimir?: () => void): Promise<Impressao> {
  const pagina = await ask(enderecoDoRecibo(id), { timeoutMs: PACIENCIA_MS }, async resposta => ({
    status: resposta.redirected ? null : resposta.status,
    html: await resposta.text(),
  }))
  if (pagina?.status === 404) return 'nao-encontrado'
  if (pagina?.status !== 200) return 'falhou'
  try {
    return await imprimirHtml(pagina.html, aoImprimir)
  } catch {
    return 'falhou'
  }
}

async function imprimirHtml(html: string, aoImprimir?: () => void): Promise<Impressao> {
  const iframe = document.createElement('iframe')
  iframe.title = 'Recibo'
  iframe.className = 'sr-only'
  iframe.tabIndex = -1
  iframe.ariaHidden = 'true'
  // The frame's `load` event says that its styles are there.
  const pronto = new Promise(resolve => iframe.addEventListener('load', resolve, { once: true }))
  iframe.srcdoc = semScripts(html)
  document.body.append(iframe)
  await Promise.race([pronto, pause(PACIENCIA_MS)])
  await pause(ANTES_DE_IMPRIMIR_MS)
  const janela = iframe.contentWindow
  if (!janela?.document.querySelector('[data-recibo]')) {
    iframe.remove()
    return 'falhou'
  }
  ajustarFolha(janela.document)
  const tirar = () => iframe.remove()
  janela.addEventListener('afterprint', () => setTimeout(tirar, ANTES_DE_IMPRIMIR_MS))
  setTimeout(tirar, GUARDAR_MS)
  aoImprimir?.()
  janela.print()
  return 'impresso'
}

/** The copy in the frame needs no scripts, and must not run those of the receipt's page. */
function semScripts(html: string): string {
  const pagina = new DOMParser().parseFromString(html, 'text/html')
  for (const no of pagina.querySelectorAll('script, link:not([rel="stylesheet"])')) no.remove()
  return pagina.documentElement.outerHTML
}

/**
 * Makes the printed page as long as the receipt. CSS has no page length that follows the contents, and a roll of paper
 * must neither be cut into sheets nor feed blank paper.
 */
export function ajustarFolha(documento: Document): void {
  const recibo = documento.querySelector('[data-recibo]')
  const janela = documento.defaultView
  if (!recibo || !janela) return
  const altura = Math.ceil(recibo.getBoundingClientRect().height / PIXELS_POR_MM) + 4
  const folha = new janela.CSSStyleSheet()
  folha.replaceSync(`@page { size: 70mm ${altura}mm; margin: 0 }`)
  documento.adoptedStyleSheets = [folha]
}
