import { data, redirect } from 'react-router'
import { lojaContext } from '../porta.server'
import { headersDoStatus, NoIndex } from '../status-pedido/cabeca-do-status'
import type { Route } from './+types/pagina-da-consulta'
import { procurar } from './procurar.server'
import { type ConsultaLida, PAGINA } from './tela-da-consulta'

const SEM_CRITERIO = 'Nenhum critério de busca (ID do pedido ou telefone) fornecido.'
/** The segments below which an order's number or a phone follows in the address. */
const CAMINHOS = ['id', 'tel']

export const handle = { place: 'panel', pagina: PAGINA, Cabeca: NoIndex }

export const headers: Route.HeadersFunction = headersDoStatus

/** GET: the search form (site-6). With an order's number in the address it redirects to the order's page. */
export function loader({ params: { pedidoId }, context }: Route.LoaderArgs): ConsultaLida {
  if (pedidoId === undefined || CAMINHOS.includes(pedidoId)) {
    return { erro: pedidoId === undefined ? null : SEM_CRITERIO }
  }
  const { slug } = context.get(lojaContext)
  throw redirect(`/${slug}/status-pedido/id/${encodeURIComponent(pedidoId)}`)
}

/**
 * POST {por, termo}: leads to the order, or to the list of the phone's orders when there are several. The phone is sent
 * in the body; only the address of the list contains it.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const procura = await procurar(request, context)
  if ('para' in procura) throw redirect(procura.para, 303)
  return data(procura.recusada, procura.init)
}

export default PAGINA.Tela
export const ErrorBoundary = PAGINA.Erro
