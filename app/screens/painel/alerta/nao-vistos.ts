import type { PedidoId } from '~/domain/valores/ids'
import type { Leitura } from './leitura'

/** The open orders that wait for somebody to begin with them. */
export function pendentes({ pedidos }: Leitura): PedidoId[] {
  return pedidos.filter(({ status }) => status === 'Pendente').map(({ id }) => id)
}

/** What one browser remembers of the pending orders that its board has shown; nothing that this page wrote: none. */
export function lerVistos(guardado: string | null): ReadonlySet<number> {
  return new Set(guardado?.split(' ').map(Number))
}

export function escreverVistos(vistos: readonly PedidoId[]): string {
  return vistos.join(' ')
}

/** '1 pedido novo'; for people who do not see the figure. */
export function contarNovos(quantos: number): string {
  return quantos === 1 ? '1 pedido novo' : `${quantos} pedidos novos`
}

/** Of a screen, for the browser's tab: what waits on the board comes first, for of a tab only the beginning is read. */
export function tituloComNovos(titulo: string, quantos: number): string {
  return quantos === 0 ? titulo : `(${quantos}) ${titulo}`
}
