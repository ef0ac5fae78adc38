import { data, redirect } from 'react-router'
import {
  CLIENTE_SEM_PEDIDOS,
  lerTelefoneProcurado,
  MUITAS_CONSULTAS,
} from '~/domain/pedidos/andamento/consulta'
import { somenteDigitos } from '~/domain/valores/telefone'
import { clientAddressContext } from '~/server/request.server'
import { lojaContext } from '../porta.server'
import { headersDoStatus, NoIndex } from '../status-pedido/cabeca-do-status'
import type { Falha } from '../status-pedido/moldura-do-status'
import type { Route } from './+types/pedidos-do-telefone'
import { consultarPorTelefone } from './consultar.server'
import { PAGINA, type PedidosLidos } from './tela-do-telefone'

export const handle = { place: 'panel', pagina: PAGINA, Cabeca: NoIndex }

export const headers: Route.HeadersFunction = headersDoStatus

/**
 * GET: number, date, status and total of a phone's last orders, and nothing else (consulta-3). A single order leads to
 * its own page.
 */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<PedidosLidos> {
  const empresa = context.get(lojaContext)
  if (somenteDigitos(params.telefone) === '') throw redirect(`/${empresa.slug}/status-pedido/tel`)
  const telefone = lerTelefoneProcurado(params.telefone)
  const address = context.get(clientAddressContext)
  const achado = telefone
    ? await consultarPorTelefone(telefone, { empresa, request, address })
    : 'sem-cliente'
  if (achado === 'sem-cliente')
    throw falha('Nenhum cliente encontrado com este telefone para esta empresa.', 404)
  if (achado === 'sem-pedidos') return { recusa: CLIENTE_SEM_PEDIDOS }
  if ('espera' in achado) throw falha(MUITAS_CONSULTAS, 429, { 'Retry-After': String(achado.espera) })
  const { pedidos } = achado
  const [unico, outro] = pedidos
  if (unico && !outro) throw redirect(`/${empresa.slug}/status-pedido/id/${unico.numero}`)
  return { pedidos }
}

function falha(texto: string, status: number, headers: HeadersInit = {}) {
  return data({ texto } satisfies Falha, { status, headers })
}

export default PAGINA.Tela
export const ErrorBoundary = PAGINA.Erro
