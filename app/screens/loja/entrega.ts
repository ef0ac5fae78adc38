import { consultarEntrega, lerPerguntaDeEntrega } from '~/domain/frete/consultar-entrega.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { limitByAddress } from '~/server/limits/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/entrega'
import { lojaContext } from './porta.server'

export const handle = { place: 'checkout' }

/** Limits questions about CEPs that are not in the cache; the others do not reach the postal service. */
const limite = limitByAddress('entrega', 60, 600, 'here')

/**
 * POST {cep, bairro}: the address of the CEP and the fee to it. It is a separate request, so that a slow postal service
 * delays nothing else.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const pergunta = lerPerguntaDeEntrega(await readJson(request))
  if (ehRecusa(pergunta)) return Response.json({ recusa: pergunta }, { status: 400 })
  const { id } = context.get(lojaContext)
  const quem = { address: context.get(clientAddressContext), within: id }
  const { endereco, ...resposta } = await consultarEntrega(id, pergunta, () => limite.spent(quem), 'loja')
  return Response.json({ endereco: endereco && { cep: pergunta.cep, ...endereco }, ...resposta })
}
