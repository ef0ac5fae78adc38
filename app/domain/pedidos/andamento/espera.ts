import { estaEncerrado } from '~/domain/pedidos/status'
import { maneiraDe } from '~/domain/pedidos/tipo-entrega'

export type NivelDaEspera = 'normal' | 'atencao' | 'atraso'

export interface Espera {
  readonly nivel: NivelDaEspera
  /** '12 min', '1 h 05 min', '2 dias'. */
  readonly tempo: string
  /** The meaning of the level's colour in a word; null at the normal level. */
  readonly palavra: 'Atenção' | 'Atrasado' | null
}

/** Minutes since the order, where nothing was promised. */
const ATENCAO_MIN = 15
const ATRASO_MIN = 30
/** The last minutes of a promise. */
const FIM_DA_PROMESSA_MIN = 10

export interface PedidoQueEspera {
  readonly status: string
  readonly tipoEntrega: string
  readonly dataPedido: Date
  /** The end of the promised range; null where nothing was promised. */
  readonly prometidoPara?: Date | null
}

/**
 * How long an open order has been waiting at `agora`, and how urgent it is: late once its promise has passed, attention in
 * the promise's last ten minutes. Where nothing was promised it is attention after 15 minutes and late after 30, each later
 * by the minutes that a rush adds now (`correria`). Null for an order that no longer waits, and for an invalid date.
 */
export function esperaDoPedido(pedido: PedidoQueEspera, agora: Date, correria: number): Espera | null {
  const milissegundos = agora.getTime() - pedido.dataPedido.getTime()
  if (estaEncerrado(pedido.status) || Number.isNaN(milissegundos)) return null
  const minutos = Math.max(0, Math.floor(milissegundos / MINUTO_EM_MS))
  const nivel = pedido.prometidoPara
    ? nivelDaPromessa(pedido, pedido.prometidoPara, agora)
    : nivelDaIdade(minutos - correria)
  return { nivel, tempo: formatEspera(minutos), palavra: PALAVRAS[nivel] }
}

const MINUTO_EM_MS = 60_000

const PALAVRAS: Record<NivelDaEspera, Espera['palavra']> = {
  normal: null,
  atencao: 'Atenção',
  atraso: 'Atrasado',
}

function nivelDaPromessa(pedido: PedidoQueEspera, prometidoPara: Date, agora: Date): NivelDaEspera {
  if (promessaPassou(pedido, agora)) return 'atraso'
  if (estaPronto(pedido)) return 'normal'
  return prometidoPara.getTime() - agora.getTime() <= FIM_DA_PROMESSA_MIN * MINUTO_EM_MS
    ? 'atencao'
    : 'normal'
}

function nivelDaIdade(minutos: number): NivelDaEspera {
  if (minutos > ATRASO_MIN) return 'atraso'
  return minutos > ATENCAO_MIN ? 'atencao' : 'normal'
}

/** A pickup that waits for its customer has kept its promise (status-9). */
function estaPronto({ status, tipoEntrega }: Pick<PedidoQueEspera, 'status' | 'tipoEntrega'>): boolean {
  return status === 'Em Rota' && maneiraDe(tipoEntrega) === 'retirada'
}

/** The status page tells the customer that the shop was told: the board shows every such order as late. */
export function promessaPassou(
  pedido: Pick<PedidoQueEspera, 'status' | 'tipoEntrega' | 'prometidoPara'>,
  agora: Date,
): boolean {
  const { status, prometidoPara = null } = pedido
  return prometidoPara !== null && prometidoPara < agora && !estaEncerrado(status) && !estaPronto(pedido)
}

function formatEspera(minutos: number): string {
  if (minutos < 1) return 'agora'
  if (minutos < 60) return `${minutos} min`
  const horas = Math.floor(minutos / 60)
  if (horas < 24) return `${horas} h ${String(minutos % 60).padStart(2, '0')} min`
  const dias = Math.floor(horas / 24)
  return dias === 1 ? '1 dia' : `${dias} dias`
}
