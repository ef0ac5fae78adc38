import type { PedidoId } from '~/domain/valores/ids'

type Abertos = ReadonlySet<PedidoId>

/** Reads the cards that are open in this browser from the stored text, and ignores everything else in it. */
export function lerCartoesAbertos(texto: string | null): Abertos {
  const numeros = (texto ?? '').split(' ').map(Number)
  return new Set(numeros.filter(numero => Number.isSafeInteger(numero) && numero > 0) as PedidoId[])
}

/** Null when no card is open, so nothing is stored. */
export function escreverCartoesAbertos(abertos: Abertos): string | null {
  return abertos.size === 0 ? null : [...abertos].join(' ')
}

/** Opens the card, or closes it when it is open. */
export function alternarCartao(abertos: Abertos, id: PedidoId): Abertos {
  const depois = new Set(abertos)
  if (!depois.delete(id)) depois.add(id)
  return depois
}

/** Forgets the cards that have left the board; returns the same set when none has. */
export function soOsDoQuadro(abertos: Abertos, pedidos: readonly { readonly id: PedidoId }[]): Abertos {
  const doQuadro = new Set(pedidos.map(({ id }) => id))
  const ficam = [...abertos].filter(id => doQuadro.has(id))
  return ficam.length === abertos.size ? abertos : new Set(ficam)
}
