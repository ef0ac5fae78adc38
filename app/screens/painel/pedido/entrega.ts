import * as v from 'valibot'
import { consultarEntrega } from '~/domain/frete/consultar-entrega.server'
import { lerCep } from '~/domain/valores/cep'
import { recusar } from '~/domain/valores/recusa'
import { limit } from '~/server/limits.server'
import { readJson } from '~/server/request.server'
import { painelContext } from '../porta.server'
import type { Route } from './+types/entrega'

const limite = limit('painel-entrega', 120, 600)
const corpo = v.object({ cep: v.pipe(v.string(), v.maxLength(20)) })
const ERRO = 'Erro ao buscar CEP'

/** POST {cep}: the address of the CEP and the freight that the public side would ask (specification 2, section 5). */
export async function action({ request, context }: Route.ActionArgs) {
  const { empresa } = context.get(painelContext)
  const lido = v.safeParse(corpo, await readJson(request))
  const cep = lido.success ? lerCep(lido.output.cep) : null
  if (cep === null) return Response.json({ recusa: recusar(ERRO, 'CEP inválido', 'cep') }, { status: 400 })
  const { lugar, frete } = await consultarEntrega(empresa.id, cep, () => limite.spent(String(empresa.id)))
  if (typeof lugar === 'object') {
    const { logradouro, bairro, cidade, estado } = lugar
    return Response.json({ endereco: { logradouro, bairro, cidade, estado }, frete })
  }
  const texto =
    lugar === 'nao-encontrado' ? 'CEP não encontrado na BrasilAPI' : 'CEP inválido ou serviço indisponível'
  return Response.json({ endereco: null, frete, recusa: recusar(ERRO, texto, 'cep') })
}
