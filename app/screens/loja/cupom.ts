import {
  conferirCupomDigitado,
  lerPerguntaDoCupom,
} from '~/domain/pedidos/checkout/conferir-cupom-digitado.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { limit } from '~/server/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/cupom'
import { cuponsDoEndereco, MUITOS_CUPONS } from './cupons-recusados.server'
import { lojaContext } from './porta.server'
import { readVinculo } from './vinculo.server'

/** Only refused codes count, which stops somebody who tries out codes (cupom-10). */
const doNavegador = limit('cupons-por-navegador', 10, 600)

/** POST: what a code takes off the order in the form, or why it does not; nothing is used up by asking. */
export async function action({ request, context }: Route.ActionArgs) {
  const pergunta = lerPerguntaDoCupom(await readJson(request))
  if (ehRecusa(pergunta)) return Response.json({ recusa: pergunta }, { status: 400 })
  const empresa = context.get(lojaContext)
  const navegador = `${empresa.id}:${pergunta.navegador}`
  const endereco = `${empresa.id}:${context.get(clientAddressContext)}`
  const doSeu = await doNavegador.refused(navegador)
  const espera = doSeu ?? (await cuponsDoEndereco.refused(endereco))
  if (espera !== null) {
    if (doSeu === null) await doNavegador.giveBack(navegador)
    return Response.json(
      { recusa: MUITOS_CUPONS },
      { status: 429, headers: { 'Retry-After': String(espera) } },
    )
  }
  const { pedidos } = readVinculo(request.headers.get('Cookie'), empresa.id)
  const resposta = await conferirCupomDigitado(empresa, pergunta, {
    agora: new Date(),
    pedidosDaqui: pedidos,
  })
  if (ehRecusa(resposta)) return Response.json({ recusa: resposta }, { status: 422 })
  await doNavegador.giveBack(navegador)
  await cuponsDoEndereco.giveBack(endereco)
  return Response.json({ abatimento: resposta })
}
