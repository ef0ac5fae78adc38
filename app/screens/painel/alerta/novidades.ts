import { estaEncerrado } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'

/**
 * The orders to announce: open ones of the reading `agora` whose number this page has never known. `antes` is every
 * number known so far. It works from what was read and not from the events, so an order whose event was lost is announced
 * by the next reading all the same.
 */
export function novidades(
  antes: ReadonlySet<PedidoId>,
  agora: readonly { readonly id: PedidoId; readonly status: string }[],
): PedidoId[] {
  return agora.filter(({ id, status }) => !antes.has(id) && !estaEncerrado(status)).map(({ id }) => id)
}

/**
 * Of the orders that arrived, those that still wait: an order that the reading shows in another column, or not at all,
 * is new no more, even when somebody returns it later. Returns the same set when all wait.
 */
export function aindaNovos(
  chegados: ReadonlySet<PedidoId>,
  agora: readonly { readonly id: PedidoId; readonly status: string }[],
): ReadonlySet<PedidoId> {
  const pendentes = new Set(agora.filter(({ status }) => status === 'Pendente').map(({ id }) => id))
  const ficam = [...chegados].filter(id => pendentes.has(id))
  return ficam.length === chegados.size ? chegados : new Set(ficam)
}

export const NOVO_PEDIDO = 'Novo Pedido Chegou!'
export const NOVO_PEDIDO_MS = 5_000

/** More numbers than this are a list that nobody reads within 5 s. */
const NUMEROS_DITOS = 4

/** One toast for all that arrived together (painel-10). */
export function textoDasNovidades(novos: readonly PedidoId[]): string {
  if (novos.length === 1) return `Pedido nº ${novos[0]}`
  if (novos.length <= NUMEROS_DITOS) return `${novos.length} pedidos: nº ${novos.join(', nº ')}`
  const ditos = novos.slice(0, NUMEROS_DITOS - 1)
  return `${novos.length} pedidos: nº ${ditos.join(', nº ')} e mais ${novos.length - ditos.length}`
}

/** The tab's title while nobody looks at the page. */
export function tituloDasNovidades(quantos: number): string {
  return `(${quantos}) Novo pedido!`
}
