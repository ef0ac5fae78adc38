import type { PrimeirosPassos } from '~/domain/comeco/primeiros-passos'
import type { Atendimento } from '~/domain/horarios/atendimento/atendimento'
import { carimboDoPedido } from '~/domain/pedidos/andamento/carimbo'
import type { PedidoDoQuadro } from '~/domain/pedidos/andamento/store-do-quadro.server'
import type { Status } from '~/domain/pedidos/status'
import type { PedidoId } from '~/domain/valores/ids'
import type { Compartilhamento } from '../../compartilhar/compartilhamento'
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
  readonly atendimento: Atendimento
  readonly exibicao: Exibicao
  readonly compartilhar: Compartilhamento
  /** Null once they are done or hidden. */
  readonly comeco: PrimeirosPassos | null
  /** The board asks what delivery costs, because the first steps do not. */
  readonly faltaOFrete: boolean
}

/** The board as it is sent. */
export interface QuadroEscrito extends Omit<DadosDoQuadro, 'pedidos'> {
  /** The numbers of all orders, in the board's order. */
  readonly ordem: readonly PedidoId[]
  /**
   * The orders that the browser does not have, as JSON: the browser reads one text much faster than thousands of values
   * that React Router sends one by one.
   */
  readonly escritos: string
}

/** What the server is told that this browser has. */
export function conhecidosDe({ pedidos }: DadosDoQuadro): Record<string, string> {
  return Object.fromEntries(pedidos.map(pedido => [pedido.id, carimboDoPedido(pedido)]))
}

/**
 * The board of a reading, with the orders of the board `antes` that were told as known. What has not changed is the same
 * object as before, so that its card is not drawn again.
 */
export function montarQuadro(
  antes: DadosDoQuadro | null,
  { ordem, escritos, ...resto }: QuadroEscrito,
): DadosDoQuadro {
  const porNumero = new Map((antes?.pedidos ?? []).map(pedido => [pedido.id, pedido]))
  for (const pedido of lerPedidos(escritos)) porNumero.set(pedido.id, pedido)
  const pedidos = ordem.map(id => {
    const pedido = porNumero.get(id)
    if (!pedido) throw new Error('an order of the board was neither sent nor known')
    return pedido
  })
  const iguais = pedidos.length === antes?.pedidos.length && pedidos.every((p, n) => p === antes.pedidos[n])
  return { ...resto, pedidos: iguais ? antes.pedidos : pedidos }
}

/** Whether two readings of a board show the same, but for the time. */
export function mostramOMesmo(um: DadosDoQuadro, outro: DadosDoQuadro): boolean {
  const resto = ({ pedidos: _, agora: __, ...sem }: DadosDoQuadro) => JSON.stringify(sem)
  return um.pedidos === outro.pedidos && resto(um) === resto(outro)
}

/** The board once `pedido` is in this status; as it is, when the board shows the order in another one since. */
export function comStatus(quadro: DadosDoQuadro, pedido: PedidoDoQuadro, status: Status): DadosDoQuadro {
  const { id, status: de } = pedido
  const mudado = (um: PedidoDoQuadro) => um.id === id && um.status === de
  if (!quadro.pedidos.some(mudado)) return quadro
  return { ...quadro, pedidos: quadro.pedidos.map(um => (mudado(um) ? { ...um, status } : um)) }
}

function lerPedidos(escritos: string): PedidoDoQuadro[] {
  return (JSON.parse(escritos) as PedidoDoQuadro[]).map(({ pix, ...pedido }) => ({
    ...pedido,
    dataPedido: new Date(pedido.dataPedido),
    prometidoDe: pedido.prometidoDe && new Date(pedido.prometidoDe),
    prometidoPara: pedido.prometidoPara && new Date(pedido.prometidoPara),
    pix: pix && { ...pix, recebido: pix.recebido && { ...pix.recebido, em: new Date(pix.recebido.em) } },
  }))
}
