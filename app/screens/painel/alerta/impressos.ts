import { parseJson } from '~/browser/json'
import { estaEncerrado } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import type { LeituraDosAbertos, PedidoLido } from './leitura-dos-abertos'

/** The switch of automatic printing, as one browser remembers it for one company (recibo-7). */
export interface ImpressaoAutomatica {
  /** When it was switched on, in milliseconds of the server's clock; older orders are not printed. */
  readonly ligadaEm: number
  /** The last orders that it has printed. */
  readonly impressos: readonly PedidoId[]
}

/** How many it remembers: more than the orders of any restaurant in a day. */
const LEMBRADOS = 1_000
/**
 * An older order has been handled in another way, even if it is still pending, and a printer that is switched on must
 * not print a pile.
 */
const VALE_POR_MS = 12 * 60 * 60_000

/** Null when it is switched off, or the stored text cannot be read. */
export function lerImpressaoAutomatica(guardado: string | null): ImpressaoAutomatica | null {
  const lido = parseJson(guardado)
  if (typeof lido !== 'object' || lido === null || !('ligadaEm' in lido && 'impressos' in lido)) return null
  const { ligadaEm, impressos } = lido
  if (typeof ligadaEm !== 'number' || !Array.isArray(impressos)) return null
  return { ligadaEm, impressos: impressos.filter((id): id is PedidoId => typeof id === 'number') }
}

/**
 * The orders of a reading that are still to be printed, the oldest first: pending orders that came after printing was
 * switched on, so that a page which was reloaded or closed meanwhile misses none; and those that this reading shows for
 * the first time (`chegados`), even if somebody else has advanced them already.
 */
export function aImprimir(
  { ligadaEm, impressos }: ImpressaoAutomatica,
  { agora, pedidos }: LeituraDosAbertos,
  chegados: readonly PedidoId[],
): PedidoId[] {
  const ja = new Set(impressos)
  const novos = new Set(chegados)
  const desde = Math.max(ligadaEm, agora - VALE_POR_MS)
  const vale = ({ id, status, dataPedido }: PedidoLido) =>
    !ja.has(id) &&
    !estaEncerrado(status) &&
    (novos.has(id) || (status === 'Pendente' && Number(dataPedido) > desde))
  return pedidos
    .filter(vale)
    .sort((a, b) => Number(a.dataPedido) - Number(b.dataPedido) || a.id - b.id)
    .map(({ id }) => id)
}

export function comImpresso(estado: ImpressaoAutomatica, id: PedidoId): ImpressaoAutomatica {
  return { ...estado, impressos: [...estado.impressos, id].slice(-LEMBRADOS) }
}
