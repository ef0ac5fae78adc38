import { empresaLembrada } from '~/domain/empresas/lembradas.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { dizerPrometido } from '~/domain/horarios/promessa'
import {
  fazerPedido,
  type ResultadoDoPedido,
  tentativaDe,
} from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, semChave } from '~/domain/pedidos/checkout/novo-pedido'
import { type FeitoAntes, repetirPedido } from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { type Answer, type Asked, alsoDirect } from '~/server/direct.server'
import { limit } from '~/server/limits.server'
import { clientAddressContext, readJson } from '~/server/request.server'
import type { Route } from './+types/pedidos'
import { cuponsDoEndereco, MUITOS_CUPONS } from './cupons-recusados.server'
import { lojaContext } from './porta.server'
import { bindPedido, esperaDoNavegador, marcarQuePediu, readVinculo } from './vinculo.server'

const limite = limit('pedidos', 30, 600)

/** POST: places an order (checkout-10, pedido-3). The body is `novoPedidoSchema`. */
export const action = alsoDirect(
  async ({ request, context }: Route.ActionArgs) => {
    const { data, status, headers } = await receberPedido(context.get(lojaContext), {
      body: await readJson(request),
      cookies: request.headers.get('Cookie'),
      address: context.get(clientAddressContext),
    })
    return Response.json(data, { status, headers })
  },
  { enter: empresaLembrada, answer: receberPedido },
)

async function receberPedido(empresa: Empresa, { body, cookies, address }: Asked): Promise<Answer> {
  if (semChave(body)) return recusado(SEM_CHAVE, 400)
  const novo = lerNovoPedido(body)
  if (ehRecusa(novo)) return recusado(novo, 422)

  const agora = new Date()
  const vinculo = readVinculo(cookies, empresa.id)
  const balde = `${empresa.id}:${address}`
  const doCupom = novo.cupom ? await cuponsDoEndereco.refused(balde) : null
  const espera = doCupom ?? esperaDoNavegador(vinculo, agora) ?? (await limite.refused(balde))
  // A repeated request for an order that was placed gets the order's answer even when the limit is reached.
  const resultado =
    espera === null
      ? await fazerPedido(empresa.id, novo, { agora, pedidosDaqui: vinculo.pedidos })
      : await repetirPedido(empresa.id, tentativaDe(novo))
  if (novo.cupom && doCupom === null && !recusouOCupom(resultado)) await cuponsDoEndereco.giveBack(balde)
  if (resultado === null) {
    const recusa = doCupom === null ? MUITOS_PEDIDOS : MUITOS_CUPONS
    return recusado(recusa, 429, [['Retry-After', String(espera)]])
  }
  if (ehNegado(resultado)) return negado(resultado)
  const { dados } = resultado
  if ('mudou' in dados) return { data: dados, status: 409 }
  if ('link' in dados) return { data: dados }

  const { pedidoId, repetido, pix, prometido } = dados
  const previsao = prometido ? dizerPrometido(prometido, empresa.fusoHorario) : undefined
  if (repetido && espera === null) await limite.giveBack(balde)
  return {
    data: { pedidoId, pix, previsao },
    headers: [
      ['Set-Cookie', bindPedido(empresa.id, vinculo, { pedido: pedidoId, agora })],
      ['Set-Cookie', marcarQuePediu(empresa.slug, true)],
    ],
  }
}

function recusouOCupom(resultado: ResultadoDoPedido | null): boolean {
  if (resultado === null || ehNegado(resultado)) return false
  return 'mudou' in resultado.dados && resultado.dados.cupom !== undefined
}

/** 409 while the same order is still being placed; for a key that has made another order the answer says which one. */
function negado({ recusas: [recusa], achado, espera }: Negado<FeitoAntes>): Answer {
  if (espera === undefined) return { data: { recusa, ...achado }, status: 422 }
  return { data: { recusa }, status: 409, headers: [['Retry-After', String(espera)]] }
}

function recusado(recusa: Recusa, status: number, headers?: Answer['headers']): Answer {
  return { data: { recusa }, status, headers }
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
