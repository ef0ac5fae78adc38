import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import rotas from '../../app/routes'

const APP = join(import.meta.dirname, '../../app')

/** A page of app/routes.ts, as '/:slug/status-pedido/id/:id'; the other routes only answer requests. */
interface Pagina {
  readonly rota: string
  readonly file: string
}

function listPaginas(entries: readonly RouteConfigEntry[], above = ''): Pagina[] {
  return entries.flatMap(({ path, file, children }) => {
    // The addresses of a list's rows are only posted to.
    const here = path ? `${above}/${path.replace('/:id?/exclusao?', '')}` : above
    if (children) return listPaginas(children, here)
    const desenha = /^export default /m.test(readFileSync(join(APP, file), 'utf8'))
    return desenha ? [{ rota: here || '/', file }] : []
  })
}

export const PAGINAS = listPaginas(rotas)

/** The panel's pages, but those of one row, as the receipt of an order. */
export const DO_PAINEL = PAGINAS.filter(({ rota }) => /^\/home\/[^:]+$/.test(rota))
