import type { PedidoId } from '~/domain/valores/ids'
import type { Leitura } from './leitura'

/** The open orders that nobody has begun to work on. */
export function pendentes({ pedidos }: Leitura): PedidoId[] {
  return pedidos.filter(({ status }) => status === 'Pendente').map(({ id }) => id)
}

/**
 * The pending orders that this browser's board has shown, as the browser has stored them; none when the stored text
 * cannot be read.
 */
export function lerMostrados(guardado: string | null): ReadonlySet<number> {
  return new Set(guardado?.split(' ').map(Number))
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
