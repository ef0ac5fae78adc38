import * as v from 'valibot'
import { consultarEntrega } from '~/domain/frete/consultar-entrega.server'
import { lerCep } from '~/domain/valores/cep'
import { recusar } from '~/domain/valores/recusa'
import { limit } from '~/server/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/entrega'
import { lojaContext } from './porta.server'

/** Of CEPs that nobody has asked for yet: the others cost the postal service nothing. */
const limite = limit('entrega', 60, 600)
const corpo = v.object({ cep: v.pipe(v.string(), v.maxLength(20)) })

/** POST {cep}: the address of the CEP and the fee to it. Its own request, so that a slow postal service blocks no other. */
export async function action({ request, context }: Route.ActionArgs) {
  const lido = v.safeParse(corpo, await readJson(request))
  const cep = lido.success ? lerCep(lido.output.cep) : null
  if (cep === null) {
    return Response.json({ recusa: recusar('Erro ao buscar CEP', 'CEP inválido', 'cep') }, { status: 400 })
  }
  const { id } = context.get(lojaContext)
  const balde = `${id}:${context.get(clientAddressContext)}`
  const { lugar, frete } = await consultarEntrega(id, cep, () => limite.spent(balde))
  if (typeof lugar === 'object') {
    const { logradouro, bairro, cidade, estado } = lugar
    return Response.json({ endereco: { cep, logradouro, bairro, cidade, estado }, frete })
  }
  const texto =
    lugar === 'nao-encontrado' ? 'CEP não encontrado na BrasilAPI' : 'CEP inválido ou serviço indisponível'
  return Response.json({ endereco: null, frete, recusa: recusar('Erro ao buscar CEP', texto, 'cep') })
}
