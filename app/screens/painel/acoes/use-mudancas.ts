import { useCallback } from 'react'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import { lerStatus, type StatusDaColuna } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import { useAcaoDe } from '../tela/use-acao'
import { useEmCurso } from '../tela/use-em-curso'
import { enviarMudanca } from './mudanca'

/** A card on its way to another column. */
export interface Mudanca {
  readonly pedido: PedidoDoQuadro
  readonly para: StatusDaColuna
  /** The last segment of the address that it is posted to. */
  readonly acao: 'avanco' | 'movimento'
  /** True when it undoes another change. */
  readonly volta?: boolean
}

type EmCurso = ReadonlyMap<PedidoId, Mudanca>

/** The place of an order on the screen. */
interface Lugar {
  readonly pedido: PedidoDoQuadro
  readonly movendo: boolean
}

export type Colunas = Readonly<Record<StatusDaColuna, readonly Lugar[]>>

/** The changes of status under way. `mudar` answers null when the order is on this way already. */
export function useMudancas() {
  const destino = useAcaoDe()
  const { emCurso, durante } = useEmCurso(aceitar)
  const mudar = useCallback(
    (mudanca: Mudanca) =>
      durante(mudanca, () => {
        const { pedido, para, acao } = mudanca
        return enviarMudanca(destino(`/home/pedidos/${pedido.id}/${acao}`), { status: pedido.status, para })
      }),
    [durante, destino],
  )
  return { emCurso, mudar }
}

/**
 * An order makes one move at a time: a second press is ignored. When a reading already shows the result of a move, the
 * move counts as done even if its answer has not arrived, so that the next press is not lost.
 */
export function aceitar(emCurso: EmCurso, mudanca: Mudanca): EmCurso {
  const { id, status } = mudanca.pedido
  return emCurso.get(id)?.pedido.status === status ? emCurso : new Map(emCurso).set(id, mudanca)
}

/** Puts each order into its column, in the board's order; an order that is being moved is already in its new column. */
export function porColunas(pedidos: readonly PedidoDoQuadro[], emCurso: EmCurso): Colunas {
  const colunas: Record<StatusDaColuna, Lugar[]> = {
    Pendente: [],
    'Em Preparação': [],
    'Em Rota': [],
    Finalizado: [],
  }
  for (const pedido of pedidos) {
    const mudanca = emCurso.get(pedido.id)
    // A reading may show the new status before the request is over.
    const movendo = mudanca?.pedido.status === pedido.status
    const status = movendo ? mudanca.para : lerStatus(pedido.status)
    if (status !== 'Cancelado') colunas[status].push({ pedido, movendo })
  }
  return colunas
}
