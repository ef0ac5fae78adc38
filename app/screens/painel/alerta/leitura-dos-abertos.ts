import { askJson, type NothingNew, SESSION_LOST } from '~/browser/ask-json'
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
  /** What `lerPendentes` asks with the next time; the board has its own. */
  readonly desde?: string | null
}

const PACIENCIA_MS = 8_000

/** Why nothing can be read: the session has ended, or another company has signed in. */
export type Fora = 'saiu' | 'outra'

/**
 * Null when no answer came. With `tudo` all is read, because something has happened of which the process that is asked may not have
 * heard yet; else the server may say that nothing is new.
 */
export type LerAbertos = (tudo: boolean) => Promise<LeituraDosAbertos | Fora | null>

/**
 * Reads the open orders alone, as every screen but the board does; null when no answer came, and `antes` again when nothing has
 * happened since.
 */
export async function lerPendentes(
  empresaId: number,
  antes: LeituraDosAbertos | null = null,
): Promise<LeituraDosAbertos | Fora | null> {
  const endereco = enderecoComEmpresa('/home/pendentes', empresaId)
  const { status, body, since } = await askJson<LeituraDosAbertos | NothingNew>(endereco, {
    since: antes?.desde ?? null,
    timeoutMs: PACIENCIA_MS,
  })
  if (status === SESSION_LOST) return 'saiu'
  if (status === STATUS_DE_OUTRA_EMPRESA) return 'outra'
  if (status !== 200 || body === null) return null
  return 'nadaNovo' in body ? antes && { ...antes, desde: since } : { ...body, desde: since }
}
