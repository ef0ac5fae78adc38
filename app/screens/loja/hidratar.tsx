import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { parseJson } from '~/browser/json'
import { conhecerDesvio } from '~/domain/valores/instante'
import { type Dados, Documento, type Pagina } from './documento'
import { DADOS_DA_PAGINA } from './scripts-da-pagina'

/** Brings a page to life with the data that came with it; no router is in the browser (decision 045). */
export function hidratar<Lido, Feito>(pagina: Pagina<Lido, Feito>): void {
  const lidos = document.getElementById(DADOS_DA_PAGINA)?.textContent ?? ''
  const dados = parseJson(lidos) as Dados<Lido, Feito>
  conhecerDesvio(dados.loja?.relogio.desvio ?? null)
  const head = [...document.head.children]
  startTransition(() => {
    hydrateRoot(document, <Documento pagina={pagina} dados={dados} />, {
      onRecoverableError(error) {
        // A page that was translated before its script came is drawn anew, and lost what only the server writes.
        document.head.append(...head.filter(one => !one.isConnected))
        reportError(error)
      },
    })
  })
}
