import { askJson, SESSION_LOST } from '~/browser/ask-json'
import type { PedidoId } from '~/domain/valores/ids'
import { enderecoComEmpresa, STATUS_DE_OUTRA_EMPRESA } from '../porta'

export interface PedidoLido {
  readonly id: PedidoId
  readonly status: string
  /** In milliseconds where it does not come from the board. */
  readonly dataPedido: number | Date
}

/**
 * The orders of the company as the server saw them at `agora`, in milliseconds of its clock: every one that is neither
 * finished nor cancelled, and from the board also the last finished ones.
 */
export interface LeituraDosAbertos {
  readonly agora: number
  readonly pedidos: readonly PedidoLido[]
}

const PACIENCIA_MS = 8_000

/** Why nothing can be read: the session has ended, or another company has signed in. */
export type Fora = 'saiu' | 'outra'

/** Null when no answer came. */
export type LerAbertos = () => Promise<LeituraDosAbertos | Fora | null>

/** Reads the open orders alone, as every screen but the board does; null when no answer came. */
export async function lerPendentes(empresaId: number): Promise<LeituraDosAbertos | Fora | null> {
  const endereco = enderecoComEmpresa('/home/pendentes', empresaId)
  const { status, body } = await askJson<LeituraDosAbertos>(endereco, { timeoutMs: PACIENCIA_MS })
  if (status === SESSION_LOST) return 'saiu'
  if (status === STATUS_DE_OUTRA_EMPRESA) return 'outra'
  return status === 200 ? body : null
}
