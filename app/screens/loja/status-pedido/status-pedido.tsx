import type { Route } from './+types/status-pedido'
import { headersDoStatus, NoIndex } from './cabeca-do-status'
import { lerPedido } from './ler-pedido.server'
import { PAGINA } from './tela-do-pedido'

export const handle = { place: 'panel', pagina: PAGINA, Cabeca: NoIndex }

export const headers: Route.HeadersFunction = headersDoStatus

export function loader(args: Route.LoaderArgs) {
  return lerPedido(args)
}

export default PAGINA.Tela
export const ErrorBoundary = PAGINA.Erro
