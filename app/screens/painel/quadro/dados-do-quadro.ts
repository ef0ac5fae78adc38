import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import type { Compartilhamento } from '../compartilhar/compartilhamento'
import type { Exibicao } from './exibicao'

export type { PedidoDoQuadro }

export interface DadosDoQuadro {
  readonly empresaId: number
  readonly fuso: string
  /** The server's clock at the reading, in milliseconds: both renderings of a page must agree on every age. */
  readonly agora: number
  readonly pedidos: readonly PedidoDoQuadro[]
  /** Set for a company whose orders are sent by chat and not stored: the phone that they go to, as people write it. */
  readonly porWhatsApp: { readonly telefone: string | null } | null
  /** Finished ones of the last day that are too many to be among `pedidos`. */
  readonly finalizadosFora: number
  readonly exibicao: Exibicao
  readonly compartilhar: Compartilhamento
  /** Null once they are done or hidden. */
  readonly comeco: PrimeirosPassos | null
}

/**
 * A reading of a board that holds on to the orders of the one before wherever nothing has changed, so that only the cards
 * that did are drawn again. Whatever a card shows changes with the status or with the count of edits. Of another company
 * nothing is held on to: its numbers may be the same.
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
