import type { PedidoId } from '~/domain/valores/ids'
import type { LeituraDosAbertos, PedidoLido } from './leitura-dos-abertos'

/** The open orders that nobody has begun to work on. */
export function pendentes({ pedidos }: LeituraDosAbertos): PedidoId[] {
  return pedidos.filter(({ status }) => status === 'Pendente').map(({ id }) => id)
}

/**
 * The pending orders that this browser's board has shown, as the browser has stored them; none when the stored text
 * cannot be read.
 */
export function lerMostrados(guardado: string | null): ReadonlySet<number> {
  return new Set(guardado?.split(' ').map(Number))
}

/** Where a browser keeps them. The key keeps its old name, because browsers have it in their storage. */
export const chaveDosMostrados = (empresaId: number) => `comanda:vistos:${empresaId}`

/** On the slowest network, the time that the panel takes to be loaded again. */
const RECARGA_MS = 60_000

/**
 * The orders of the first reading of a page that need not be announced: all but those that came within the last minute and that
 * no board of this browser has shown, as while it was loaded again. A browser that has never shown a board knows all.
 */
export function conhecidosAoAbrir(
  leitura: LeituraDosAbertos,
  guardado: string | null,
): ReadonlySet<PedidoId> {
  const mostrados = lerMostrados(guardado)
  const aCaminho = ({ id, status, dataPedido }: PedidoLido) =>
    status === 'Pendente' && !mostrados.has(id) && leitura.agora - Number(dataPedido) < RECARGA_MS
  const conhecidos = guardado === null ? leitura.pedidos : leitura.pedidos.filter(um => !aCaminho(um))
  return new Set(conhecidos.map(({ id }) => id))
}

export function escreverMostrados(mostrados: readonly PedidoId[]): string {
  return mostrados.join(' ')
}

/** '1 pedido novo'; for people who do not see the figure. */
export function contarNovos(quantos: number): string {
  return quantos === 1 ? '1 pedido novo' : `${quantos} pedidos novos`
}

/**
 * The title of a screen in the browser's tab. The number of waiting orders comes first, because a tab shows only the
 * beginning of its title.
 */
export function tituloComNovos(titulo: string, quantos: number): string {
  return quantos === 0 ? titulo : `(${quantos}) ${titulo}`
}
