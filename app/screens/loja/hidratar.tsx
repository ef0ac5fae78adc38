import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { parseJson } from '~/browser/json'
import { type Dados, Documento, type Pagina } from './documento'
import { DADOS } from './marcas'

/** Brings a page of the shop to life with the data that came with it; no router is in the browser (decision 045). */
export function hidratar<Lido, Feito>(pagina: Pagina<Lido, Feito>): void {
  const dados = parseJson(document.getElementById(DADOS)?.textContent ?? '') as Dados<Lido, Feito>
  startTransition(() => {
    hydrateRoot(document, <Documento pagina={pagina} dados={dados} />)
  })
}
