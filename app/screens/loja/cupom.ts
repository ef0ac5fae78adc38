import {
  conferirCupomDigitado,
  lerPerguntaDoCupom,
} from '~/domain/pedidos/checkout/conferir-cupom-digitado.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { waitHeaders } from '~/server/limits/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/cupom'
import { cuponsRecusados, MUITOS_CUPONS } from './limites.server'
import { lojaContext } from './porta.server'
import { readVinculo } from './vinculo.server'

export const handle = { place: 'checkout' }

/**
 * POST: what a code takes off the order in the form, or why it does not; nothing is used up by asking. Only refused codes
 * count, once in each attempt, so that a cart may change meanwhile (cupom-10).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const pergunta = lerPerguntaDoCupom(await readJson(request))
  if (ehRecusa(pergunta)) return Response.json({ recusa: pergunta }, { status: 400 })
  const empresa = context.get(lojaContext)
  const quem = { address: context.get(clientAddressContext), company: empresa.id }
  const qual = `${pergunta.navegador} ${pergunta.cupom}`
  const espera = await cuponsRecusados.refused(quem, qual)
  if (espera !== null) {
    return Response.json({ recusa: MUITOS_CUPONS }, { status: 429, headers: waitHeaders(espera) })
  }
  const { pedidos } = readVinculo(request.headers.get('Cookie'), empresa.id)
  const resposta = await conferirCupomDigitado(empresa, pergunta, {
    agora: new Date(),
    pedidosDaqui: pedidos,
  })
  if (ehRecusa(resposta)) return Response.json({ recusa: resposta }, { status: 422 })
  await cuponsRecusados.giveBack(quem, qual)
  return Response.json({ abatimento: resposta })
}
