import { CUPOM_DE_OUTRO_CLIENTE } from '~/domain/cupons/cupom'
import type { Empresa } from '~/domain/empresas/store.server'
import { dizerPrometido } from '~/domain/horarios/promessa'
import {
  fazerPedido,
  type ResultadoDoPedido,
  SEM_ENDERECO_SALVO,
  tentativaDe,
} from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, semChave } from '~/domain/pedidos/checkout/novo-pedido'
import { type FeitoAntes, repetirPedido } from '~/domain/pedidos/uma-vez.server'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'
import { ehNegado, type Negado } from '~/domain/respostas/resultado'
import { type InShop, waitHeaders } from '~/server/limits/limits.server'
import { clientAddressContext, readJson, shortJson } from '~/server/request.server'
import type { Route } from './+types/pedidos'
import {
  clientesRecusados,
  contarTelefone,
  cuponsDoPedido,
  esquecerTelefone,
  MUITOS_CUPONS,
  pedidosDoEndereco,
} from './limites.server'
import { lojaContext } from './porta.server'
import { bindPedido, esperaDoNavegador, marcarQuePediu, readVinculo } from './vinculo.server'

export const handle = { place: 'order', byHost: true }

/** POST: places an order (checkout-10, pedido-3). The body is `novoPedidoSchema`. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { data, status, headers } = await receberPedido(context.get(lojaContext), {
    body: await readJson(request),
    cookies: request.headers.get('Cookie'),
    address: context.get(clientAddressContext),
  })
  return shortJson(data, { status, headers })
}

interface Asked {
  /** Null for what is no JSON. */
  readonly body: unknown
  readonly cookies: string | null
  /** That rate limits count by. */
  readonly address: string
}

interface Answer {
  readonly data: unknown
  readonly status?: number
  readonly headers?: [string, string][]
}

async function receberPedido(empresa: Empresa, { body, cookies, address }: Asked): Promise<Answer> {
  if (semChave(body)) return recusado(SEM_CHAVE, 400)
  const novo = lerNovoPedido(body)
  if (ehRecusa(novo)) return recusado(novo, 422)

  const agora = new Date()
  const vinculo = readVinculo(cookies, empresa.id)
  const quem = { address, company: empresa.id }
  const daqui = { address, within: empresa.id }
  const { telefone } = novo.cliente
  // Counted before anything is decided, so that nobody learns by the limit what the order would have told.
  const doCupom = novo.cupom ? await cuponsDoPedido.refused(quem) : null
  // To ask for a stored address is to ask whose it is.
  const doSalvo = novo.cepSalvo === null ? null : await contarTelefone(quem, telefone, novo.cepSalvo)
  const espera =
    doCupom ?? doSalvo ?? esperaDoNavegador(vinculo, agora) ?? (await pedidosDoEndereco.refused(daqui))
  // A repeated request for an order that was placed gets the order's answer even when the limit is reached.
  const pedir = () =>
    espera === null
      ? fazerPedido(empresa.id, novo, { agora, pedidosDaqui: vinculo.pedidos })
      : repetirPedido(empresa.id, tentativaDe(novo))
  let resultado: ResultadoDoPedido | null = null
  try {
    resultado = await pedir()
  } finally {
    // Also when the database was away: nobody was told anything.
    if (novo.cupom && doCupom === null) await devolverAoCupom(quem, resultado)
  }
  if (resultado === null) {
    if (doCupom === null && doSalvo !== null) return recusado(SEM_ENDERECO_SALVO, 422)
    return recusado(doCupom === null ? MUITOS_PEDIDOS : MUITOS_CUPONS, 429, waitHeaders(espera ?? 0))
  }
  if (ehNegado(resultado)) return negado(resultado)
  const { dados } = resultado
  if ('mudou' in dados) return { data: dados, status: 409 }
  if ('link' in dados) return { data: dados }

  const { pedidoId, repetido, pix, prometido } = dados
  const previsao = prometido ? dizerPrometido(prometido, empresa.fusoHorario) : undefined
  if (repetido && espera === null) await pedidosDoEndereco.giveBack(daqui)
  await esquecerTelefone(quem, telefone)
  return {
    data: { pedidoId, pix, previsao },
    headers: [
      ['Set-Cookie', bindPedido(empresa.id, vinculo, { pedido: pedidoId, agora })],
      ['Set-Cookie', marcarQuePediu(empresa.slug, true)],
    ],
  }
}

async function devolverAoCupom(quem: InShop, resultado: ResultadoDoPedido | null): Promise<void> {
  const dados = resultado === null || ehNegado(resultado) ? null : resultado.dados
  const recusa = dados && 'mudou' in dados ? dados.cupom : undefined
  if (recusa === undefined) await cuponsDoPedido.giveBack(quem)
  else if (recusa.codigo !== CUPOM_DE_OUTRO_CLIENTE.codigo) await clientesRecusados.giveBack(quem)
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
