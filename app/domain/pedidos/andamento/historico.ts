import type { Status } from '~/domain/pedidos/status'

interface PassoGuardado {
  /** Null: the customer. */
  readonly por: number | null
  readonly de: Status | null
  readonly para: Status
}

/**
 * A step of an order's history in words: what was done, and who did it (status-7). An edit has the same status before
 * and after.
 */
export function contarPasso({ por, de, para }: PassoGuardado): { oQue: string; quem: string } {
  return { oQue: oQueFoiFeito(de, para), quem: por === null ? 'Cliente' : 'Restaurante' }
}

function oQueFoiFeito(de: Status | null, para: Status): string {
  if (de === null) return 'Pedido feito'
  if (de === para) return 'Pedido editado'
  return para === 'Cancelado' ? `Cancelado (estava em ${de})` : `De ${de} para ${para}`
}
