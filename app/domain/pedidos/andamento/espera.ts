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

const ATENCAO_MIN = 15
const ATRASO_MIN = 30

export interface PedidoQueEspera {
  readonly status: string
  readonly tipoEntrega: string
  readonly dataPedido: Date
  /** The end of the promised range; null where nothing was promised. */
  readonly prometidoPara?: Date | null
}

/**
 * How long an open order has been waiting at `agora`: over 15 minutes it asks for attention, over 30, or past what it was
 * promised, it is late. Null for an order that no longer waits, and for an invalid date.
 */
export function esperaDoPedido(pedido: PedidoQueEspera, agora: Date): Espera | null {
  const { status, dataPedido } = pedido
  const milissegundos = agora.getTime() - dataPedido.getTime()
  if (estaEncerrado(status) || Number.isNaN(milissegundos)) return null
  const minutos = Math.max(0, Math.floor(milissegundos / 60_000))
  const tempo = formatEspera(minutos)
  if (minutos > ATRASO_MIN || promessaPassou(pedido, agora))
    return { nivel: 'atraso', tempo, palavra: 'Atrasado' }
  if (minutos > ATENCAO_MIN) return { nivel: 'atencao', tempo, palavra: 'Atenção' }
  return { nivel: 'normal', tempo, palavra: null }
}

/**
 * The status page tells the customer that the shop was told: the board shows every such order as late. What is ready to be
 * picked up has kept its promise (status-9).
 */
export function promessaPassou(
  { status, tipoEntrega, prometidoPara = null }: Omit<PedidoQueEspera, 'dataPedido'>,
  agora: Date,
): boolean {
  if (status === 'Em Rota' && maneiraDe(tipoEntrega) === 'retirada') return false
  return prometidoPara !== null && prometidoPara < agora && !estaEncerrado(status)
}

function formatEspera(minutos: number): string {
  if (minutos < 1) return 'agora'
  if (minutos < 60) return `${minutos} min`
  const horas = Math.floor(minutos / 60)
  if (horas < 24) return `${horas} h ${String(minutos % 60).padStart(2, '0')} min`
  const dias = Math.floor(horas / 24)
  return dias === 1 ? '1 dia' : `${dias} dias`
}
