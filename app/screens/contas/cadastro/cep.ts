import * as v from 'valibot'
import { consultarCep } from '~/domain/enderecos/cep.server'
import { linhasDoLugar } from '~/domain/enderecos/lugar'
import { recusar } from '~/domain/respostas/recusa'
import { lerCep } from '~/domain/valores/cep'
import { limitByAddress } from '~/server/limits/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/cep'

export const handle = { place: 'checkout' }

const limite = limitByAddress('cadastro-cep', 30, 600, 'here')
const corpo = v.object({ cep: v.pipe(v.string(), v.maxLength(20)) })
const ERRO = 'Erro ao buscar CEP'

/** POST {cep}: the address of a CEP, for the signup and 'Meus dados' (endereco-2). */
export async function action({ request, context }: Route.ActionArgs) {
  const lido = v.safeParse(corpo, await readJson(request))
  const cep = lido.success ? lerCep(lido.output.cep) : null
  if (cep === null)
    return Response.json(
      { recusa: recusar('cep-invalido-no-cadastro', ERRO, 'CEP inválido', 'cep') },
      { status: 400 },
    )
  const lugar = await consultarCep(cep, () => limite.spent({ address: context.get(clientAddressContext) }))
  if (typeof lugar === 'object') return Response.json({ endereco: linhasDoLugar(lugar) })
  const texto =
    lugar === 'nao-encontrado' ? 'CEP não encontrado na BrasilAPI' : 'CEP inválido ou serviço indisponível'
  return Response.json({ recusa: recusar('cep-sem-resposta-no-cadastro', ERRO, texto, 'cep') })
}
