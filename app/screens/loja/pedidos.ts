import { fazerPedido, tentativaDe } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, semChave } from '~/domain/pedidos/checkout/novo-pedido'
import { type FeitoAntes, repetirPedido } from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { limit } from '~/server/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/pedidos'
import { lojaContext } from './porta.server'
import { bindPedido, esperaDoNavegador, readVinculo } from './vinculo.server'

const limite = limit('pedidos', 30, 600)

/** POST: places an order (checkout-10, pedido-3). The body is `novoPedidoSchema`. */
export async function action({ request, context }: Route.ActionArgs) {
  const empresa = context.get(lojaContext)
  const corpo = await readJson(request)
  if (semChave(corpo)) return recusado(SEM_CHAVE, 400)
  const novo = lerNovoPedido(corpo)
  if (ehRecusa(novo)) return recusado(novo, 422)

  const agora = new Date()
  const vinculo = await readVinculo(request, empresa.id)
  const balde = `${empresa.id}:${context.get(clientAddressContext)}`
  const espera = esperaDoNavegador(vinculo, agora) ?? (await limite.refused(balde))
  // A repeated request for an order that was placed gets the order's answer even when the limit is reached.
  const resultado =
    espera === null
      ? await fazerPedido(empresa.id, novo, { agora, pedidosDaqui: vinculo.pedidos })
      : await repetirPedido(empresa.id, tentativaDe(novo))
  if (resultado === null) return recusado(MUITOS_PEDIDOS, 429, { 'Retry-After': String(espera) })
  if (ehNegado(resultado)) return negado(resultado)
  const { dados } = resultado
  if ('mudou' in dados) return Response.json(dados, { status: 409 })
  if ('link' in dados) return Response.json(dados)

  const { pedidoId, repetido } = dados
  if (repetido && espera === null) await limite.giveBack(balde)
  const cookie = await bindPedido(empresa.id, vinculo, { pedido: pedidoId, agora })
  return Response.json({ pedidoId }, { headers: { 'Set-Cookie': cookie } })
}

/** 409 while the same order is still being placed; for a key that has made another order the answer says which one. */
function negado({ recusas: [recusa], achado, espera }: Negado<FeitoAntes>) {
  if (espera === undefined) return Response.json({ recusa, ...achado }, { status: 422 })
  return Response.json({ recusa }, { status: 409, headers: { 'Retry-After': String(espera) } })
}

function recusado(recusa: Recusa, status: number, headers: HeadersInit = {}) {
  return Response.json({ recusa }, { status, headers })
}

const SEM_CHAVE = recusar(
  'sem-chave',
  'Dados incompletos',
  'O pedido chegou sem identificação. Atualize a página e tente novamente.',
)
const MUITOS_PEDIDOS = recusar(
  'muitos-pedidos',
  'Muitos pedidos',
  'Foram feitos muitos pedidos em pouco tempo. Aguarde alguns minutos e tente novamente.',
)
