import { type ReactNode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { parseJson } from '~/browser/json'
import { PAGE_DATA } from './page-data'

/** Brings a page to life with the data that came with it; no router is in the browser (decision 045). */
export function hydrate<Data>(draw: (data: Data) => ReactNode): void {
  const data = parseJson(document.getElementById(PAGE_DATA)?.textContent ?? '') as Data
  const head = [...document.head.children]
  startTransition(() => {
    hydrateRoot(document, draw(data), {
      onRecoverableError(error) {
        // A page that was translated before its script came is drawn anew, and lost what only the server writes.
        document.head.append(...head.filter(one => !one.isConnected))
        reportError(error)
      },
    })
  })
}
