import * as v from 'valibot'
import { type Answer, askJson } from '~/browser/ask-json'
import { pause } from '~/browser/pause'
import type { Conversa } from '~/domain/pedidos/checkout/conversa'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { PedidoId } from '~/domain/valores/ids'

/** How one attempt to order ended for the customer. */
export type Desfecho =
  /** `previsao` is the promised time, as 'entre 20:40 e 20:55'. */
  | {
      readonly tipo: 'feito'
      readonly pedidoId: PedidoId
      readonly pix: string | null
      readonly previsao?: string
    }
  | ({ readonly tipo: 'whatsapp'; readonly pix: string | null } & Conversa)
  | { readonly tipo: 'mudou'; readonly mudou: TotalMudou }
  /** The key belongs to an order with other contents (pedido-3). */
  | { readonly tipo: 'usada'; readonly pedidoId: PedidoId }
  /** Refused for certain: nothing was saved. */
  | { readonly tipo: 'recusado'; readonly recusa: Recusa }
  /** The answer is not one that Comanda gives; the checkout closes (checkout-14). */
  | { readonly tipo: 'inesperado'; readonly recusa: Recusa }
  /** It is not known whether the order was saved, so only the same key may be sent again. */
  | { readonly tipo: 'sem-resposta'; readonly recusa: Recusa }

/** What to do with an answer: it is final, or the same key is sent again after a pause in milliseconds. */
export type Decisao = { readonly desfecho: Desfecho } | { readonly esperaMs: number }

const PAUSAS_MS = [1_000, 2_000, 4_000]
/** When the server asks for a longer wait than this, the customer is told so instead of being kept waiting. */
const PACIENCIA_S = 10

const SEM_REGISTRO = recusar(
  'pedido-nao-registrado',
  'Erro ao Salvar Pedido',
  'Não foi possível registrar seu pedido no sistema. Tente novamente.',
)

const numero = v.pipe(
  v.number(),
  v.integer(),
  v.transform((id): PedidoId => id as PedidoId),
)
const comPedido = v.object({ pedidoId: numero })
const comPrevisao = v.object({ previsao: v.string() })
const comLink = v.object({ link: v.pipe(v.string(), v.startsWith('http')) })
const comMensagem = v.object({ aCopiar: v.string() })
/** The code by which the order is paid. */
const comPix = v.object({ pix: v.string() })
const comMudanca = v.custom<TotalMudou>(
  corpo => typeof corpo === 'object' && corpo !== null && 'mudou' in corpo && corpo.mudou === true,
)
const comRecusa = v.object({
  recusa: v.object({
    codigo: v.optional(v.string(), 'recusado'),
    titulo: v.string(),
    texto: v.string(),
    campo: v.optional(v.string()),
  }),
})

/**
 * Decides what follows from an answer to the attempt number `tentativa`, 0 being the first (checkout-14). After
 * anything but a definite answer of our own server the order may have been saved, so it is sent again with the same
 * key, three times.
 */
export function decidirEnvio({ status, body, retryAfter }: Answer, tentativa: number): Decisao {
  if (status === 200) {
    const pix = v.is(comPix, body) ? body.pix : null
    if (v.is(comPedido, body)) {
      const previsao = v.is(comPrevisao, body) ? { previsao: body.previsao } : {}
      return { desfecho: { tipo: 'feito', pedidoId: body.pedidoId as PedidoId, pix, ...previsao } }
    }
    if (v.is(comLink, body)) {
      const aCopiar = v.is(comMensagem, body) ? body.aCopiar : null
      return { desfecho: { tipo: 'whatsapp', link: body.link, aCopiar, pix } }
    }
  }
  if (status === 409 && v.is(comMudanca, body)) return { desfecho: { tipo: 'mudou', mudou: body } }
  if (status === 422 && v.is(comPedido, body)) {
    return { desfecho: { tipo: 'usada', pedidoId: body.pedidoId as PedidoId } }
  }
  const recusa = lerRecusa(body)
  const passageiro = status === null || status < 400 || status >= 500 || status === 409 || status === 429
  if (!passageiro) {
    return recusa
      ? { desfecho: { tipo: 'recusado', recusa } }
      : { desfecho: { tipo: 'inesperado', recusa: erroInesperado(status) } }
  }
  const pausa = PAUSAS_MS[tentativa]
  if (pausa === undefined || (retryAfter ?? 0) > PACIENCIA_S) {
    return { desfecho: { tipo: 'sem-resposta', recusa: recusa ?? SEM_REGISTRO } }
  }
  return { esperaMs: Math.max(pausa, (retryAfter ?? 0) * 1_000) }
}

function lerRecusa(corpo: unknown): Recusa | null {
  const lido = v.safeParse(comRecusa, corpo)
  if (!lido.success) return null
  const { codigo, titulo, texto, campo } = lido.output.recusa
  return recusar(codigo, titulo, texto, campo)
}

function erroInesperado(status: number): Recusa {
  return recusar(
    'resposta-inesperada',
    'Erro Inesperado',
    `Ocorreu um erro: resposta ${status} do servidor. Tente novamente.`,
  )
}

interface Envio {
  readonly slug: string
  readonly pedido: NovoPedidoEnviado
  readonly signal: AbortSignal
  /** Called before each automatic repetition after an answer that says nothing. */
  readonly aoTentarDeNovo: () => void
  /** Called while the server has too much to do to begin, and the order waits to be sent again. */
  readonly aoEsperar: () => void
}

/** Sends an order and repeats it with its own key until the answer is definite or patience ends. Throws when aborted. */
export async function pedir({ slug, pedido, signal, aoTentarDeNovo, aoEsperar }: Envio): Promise<Desfecho> {
  const pergunta = { body: pedido, signal, onWait: aoEsperar }
  for (let tentativa = 0; ; tentativa++) {
    const decisao = decidirEnvio(await askJson(`/${slug}/pedidos`, pergunta), tentativa)
    if ('desfecho' in decisao) return decisao.desfecho
    aoTentarDeNovo()
    await pause(decisao.esperaMs, signal)
  }
}
