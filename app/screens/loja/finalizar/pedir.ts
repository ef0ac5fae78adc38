import * as v from 'valibot'
import type { TotalMudou } from '~/domain/pedidos/checkout/montar-pedido'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import type { PedidoId } from '~/domain/valores/ids'
import { type Recusa, recusar } from '~/domain/valores/recusa'

/** An answer as it came over the network. */
export interface Resposta {
  /** Null: none came (no network, time-out, connection cut). */
  readonly status: number | null
  /** The JSON of the body; null when it was none, as from a captive portal. */
  readonly corpo: unknown
  /** Seconds of Retry-After. */
  readonly retryAfter: number | null
}

/** How one attempt to order ended for the customer. */
export type Desfecho =
  | { readonly tipo: 'feito'; readonly pedidoId: PedidoId }
  | { readonly tipo: 'whatsapp'; readonly link: string }
  | { readonly tipo: 'mudou'; readonly mudou: TotalMudou }
  /** The key belongs to an order with other contents (decision 3). */
  | { readonly tipo: 'usada'; readonly pedidoId: PedidoId }
  /** A definite no: nothing was saved. */
  | { readonly tipo: 'recusado'; readonly recusa: Recusa }
  /** No answer that this product gives: the checkout closes (specification 1, section 8). */
  | { readonly tipo: 'inesperado'; readonly recusa: Recusa }
  /** Nobody knows whether the order was saved: only the same key may be sent again. */
  | { readonly tipo: 'sem-resposta'; readonly recusa: Recusa }

/** What an answer asks for: it is final, or the same key goes out again after a pause in milliseconds. */
export type Decisao = { readonly desfecho: Desfecho } | { readonly esperaMs: number }

const TEMPO_LIMITE_MS = 15_000
const PAUSAS_MS = [1_000, 2_000, 4_000]
/** Who is told to wait longer than this is told so, instead of being kept waiting. */
const PACIENCIA_S = 10

const SEM_REGISTRO = recusar(
  'Erro ao Salvar Pedido',
  'Não foi possível registrar seu pedido no sistema. Tente novamente.',
)

const numero = v.pipe(
  v.number(),
  v.integer(),
  v.transform((id): PedidoId => id as PedidoId),
)
const comPedido = v.object({ pedidoId: numero })
const comLink = v.object({ link: v.pipe(v.string(), v.startsWith('http')) })
const comMudanca = v.custom<TotalMudou>(
  corpo => typeof corpo === 'object' && corpo !== null && 'mudou' in corpo && corpo.mudou === true,
)
const comRecusa = v.object({
  recusa: v.object({ titulo: v.string(), texto: v.string(), campo: v.optional(v.string()) }),
})

/**
 * Decides what follows from an answer to the attempt number `tentativa`, 0 being the first (decision 3). Anything but
 * a definite answer of our own server may hide a saved order, so it is asked again with the same key, three times.
 */
export function decidirEnvio({ status, corpo, retryAfter }: Resposta, tentativa: number): Decisao {
  if (status === 200) {
    if (v.is(comPedido, corpo)) return { desfecho: { tipo: 'feito', pedidoId: corpo.pedidoId as PedidoId } }
    if (v.is(comLink, corpo)) return { desfecho: { tipo: 'whatsapp', link: corpo.link } }
  }
  if (status === 409 && v.is(comMudanca, corpo)) return { desfecho: { tipo: 'mudou', mudou: corpo } }
  if (status === 422 && v.is(comPedido, corpo)) {
    return { desfecho: { tipo: 'usada', pedidoId: corpo.pedidoId as PedidoId } }
  }
  const recusa = lerRecusa(corpo)
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
  if (!v.is(comRecusa, corpo)) return null
  const { titulo, texto, campo } = corpo.recusa
  return recusar(titulo, texto, campo)
}

function erroInesperado(status: number): Recusa {
  return recusar('Erro Inesperado', `Ocorreu um erro: resposta ${status} do servidor. Tente novamente.`)
}

interface Envio {
  readonly slug: string
  readonly pedido: NovoPedidoEnviado
  readonly signal: AbortSignal
  /** Called before each automatic repetition. */
  readonly onTentando: () => void
}

/** Sends an order and repeats it with its own key until the answer is definite or patience ends. Throws when aborted. */
export async function pedir({ slug, pedido, signal, onTentando }: Envio): Promise<Desfecho> {
  for (let tentativa = 0; ; tentativa++) {
    const decisao = decidirEnvio(await postJson(`/${slug}/pedidos`, pedido, signal), tentativa)
    if ('desfecho' in decisao) return decisao.desfecho
    onTentando()
    await pausar(decisao.esperaMs, signal)
  }
}

/** POSTs JSON; no answer is an answer without status. Throws only when `signal` aborts. */
export async function postJson(url: string, corpo: unknown, signal: AbortSignal): Promise<Resposta> {
  signal.throwIfAborted()
  const tempo = new AbortController()
  const timer = setTimeout(() => tempo.abort(), TEMPO_LIMITE_MS)
  const desistir = () => tempo.abort()
  signal.addEventListener('abort', desistir)
  try {
    const resposta = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(corpo),
      signal: tempo.signal,
    })
    const segundos = Number(resposta.headers.get('Retry-After') ?? Number.NaN)
    const texto = await resposta.text()
    return {
      status: resposta.status,
      corpo: lerJson(texto),
      retryAfter: Number.isFinite(segundos) ? segundos : null,
    }
  } catch {
    signal.throwIfAborted()
    return { status: null, corpo: null, retryAfter: null }
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', desistir)
  }
}

function lerJson(texto: string): unknown {
  try {
    return JSON.parse(texto)
  } catch {
    return null
  }
}

function pausar(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const desistir = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', desistir)
      resolve()
    }, ms)
    signal.addEventListener('abort', desistir, { once: true })
  })
}
