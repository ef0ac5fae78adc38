import type { RouterContextProvider } from 'react-router'
import { lerConsulta } from '~/domain/pedidos/andamento/consulta'
import { ehRecusa } from '~/domain/respostas/recusa'
import { clientAddressContext, readForm } from '~/server/request.server'
import { lojaContext } from '../porta.server'
import { consultar } from './consultar.server'
import type { ConsultaRecusada } from './formulario-da-consulta'

/** Where the search leads, or the refusal with what the answer to it says besides. */
type Procura = { para: string } | { recusada: ConsultaRecusada; init: ResponseInit }

/** The search that a form sends: {por, termo}. */
export async function procurar(request: Request, context: Readonly<RouterContextProvider>): Promise<Procura> {
  const digitado = lerFormulario(await readForm(request))
  const consulta = lerConsulta(digitado)
  if (ehRecusa(consulta)) return { recusada: { ...digitado, recusas: [consulta] }, init: { status: 422 } }
  const address = context.get(clientAddressContext)
  const resposta = await consultar(consulta, { empresa: context.get(lojaContext), request, address })
  if ('para' in resposta) return resposta
  const { recusas, espera } = resposta
  const limitada = espera !== undefined && { status: 429, headers: { 'Retry-After': String(espera) } }
  // Finding nothing is a normal answer and not a failed request.
  return { recusada: { ...digitado, recusas }, init: limitada || {} }
}

function lerFormulario(formulario: FormData): Omit<ConsultaRecusada, 'recusas'> {
  const termo = formulario.get('termo')
  return {
    por: formulario.get('por') === 'telefone' ? 'telefone' : 'id',
    termo: typeof termo === 'string' ? termo.slice(0, 30) : '',
  }
}
