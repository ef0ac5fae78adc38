import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import type { Compartilhamento } from '../compartilhar/compartilhamento'
import type { Exibicao } from './exibicao'

export type { PedidoDoQuadro }

export interface DadosDoQuadro {
  readonly empresaId: number
  readonly fuso: string
  /**
   * The server's clock at the reading, in milliseconds, because the server's and the browser's rendering of a page must
   * show the same ages.
   */
  readonly agora: number
  readonly pedidos: readonly PedidoDoQuadro[]
  /** Set for a company whose orders are sent by chat and not stored: the phone that they go to, as people write it. */
  readonly porWhatsApp: { readonly telefone: string | null } | null
  /** How many orders of the last day are finished but not in `pedidos`, because there are too many. */
  readonly finalizadosFora: number
  readonly exibicao: Exibicao
  readonly compartilhar: Compartilhamento
  /** Null once they are done or hidden. */
  readonly comeco: PrimeirosPassos | null
}

/**
 * A reading of the board that reuses the order objects of the reading before when nothing has changed, so that only the
 * cards of changed orders are rendered again. An order has changed when its status or its number of edits has. When the
 * company is another one, no object is reused, because its orders may have the same numbers.
 */
export function comOsMesmos(antes: DadosDoQuadro, lido: DadosDoQuadro): DadosDoQuadro {
  if (antes.empresaId !== lido.empresaId) return lido
  const conhecidos = new Map(antes.pedidos.map(pedido => [pedido.id, pedido]))
  const pedidos = lido.pedidos.map(pedido => {
    const conhecido = conhecidos.get(pedido.id)
    return conhecido && saoIguais(conhecido, pedido) ? conhecido : pedido
  })
  return { ...lido, pedidos }
}

function saoIguais(um: PedidoDoQuadro, outro: PedidoDoQuadro): boolean {
  return (
    um.versao === outro.versao &&
    um.status === outro.status &&
    um.pagamentoConfirmado === outro.pagamentoConfirmado
  )
}
