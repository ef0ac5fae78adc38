import type { PedidoId } from '~/domain/valores/ids'

type Abertos = ReadonlySet<PedidoId>

/** The cards that this browser keeps open, as they were written down; whatever else stands there counts for nothing. */
export function lerCartoesAbertos(texto: string | null): Abertos {
  const numeros = (texto ?? '').split(' ').map(Number)
  return new Set(numeros.filter(numero => Number.isSafeInteger(numero) && numero > 0) as PedidoId[])
}

/** Null: none of them, nothing to keep. */
export function escreverCartoesAbertos(abertos: Abertos): string | null {
  return abertos.size === 0 ? null : [...abertos].join(' ')
}

/** Open and shut in turn. */
export function alternarCartao(abertos: Abertos, id: PedidoId): Abertos {
  const depois = new Set(abertos)
  if (!depois.delete(id)) depois.add(id)
  return depois
}

/** What has left the board is forgotten; the same set where nothing has. */
export function soOsDoQuadro(abertos: Abertos, pedidos: readonly { readonly id: PedidoId }[]): Abertos {
  const doQuadro = new Set(pedidos.map(({ id }) => id))
  const ficam = [...abertos].filter(id => doQuadro.has(id))
  return ficam.length === abertos.size ? abertos : new Set(ficam)
}
