import type { HeadersArgs } from 'react-router'

/** No cache keeps a page of an order's status, and no search engine lists it (consulta-9). */
export function headersDoStatus({ errorHeaders, actionHeaders }: HeadersArgs) {
  const espera = (errorHeaders ?? actionHeaders).get('Retry-After')
  return {
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    ...(espera && { 'Retry-After': espera }),
  }
}

/** The same for what reads the page without its headers. */
export function NoIndex() {
  return <meta name="robots" content="noindex" />
}
