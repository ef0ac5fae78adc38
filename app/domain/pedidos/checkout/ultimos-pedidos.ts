import { contarItens, contarUnidades, type ItemGuardado } from '~/domain/pedidos/item'
import { estaEncerrado, lerStatus, nomeDoStatus, type Status } from '~/domain/pedidos/status'
import { itemComQuantidade } from '~/domain/pedidos/texto-do-item'
import type { Centavos } from '~/domain/valores/centavos'
import { formatData } from '~/domain/valores/data'
import type { PedidoId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import type { LinhaPedida } from './repetir-pedido'

/** How many orders the menu offers to repeat. */
export const ULTIMOS = 3

/** One of a browser's orders, as it is stored. */
interface PedidoDaqui {
  readonly id: PedidoId
  readonly dataPedido: Date
  readonly status: string
  readonly tipoEntrega: string
  readonly totalComFrete: Centavos
}

interface PedidoDeAntes extends PedidoDaqui {
  readonly itens: readonly ItemGuardado[]
}

/** What the menu tells the browser that placed an order: what was ordered, and nothing of who ordered it, or where to. */
export interface UltimoPedido {
  readonly numero: PedidoId
  /** '21/11/2026' in the company's zone. */
  readonly data: string
  readonly status: Status
  /** What the customer calls it. */
  readonly nomeDoStatus: string
  /** '2x Lasanha, 1x Água mineral e mais 3 itens' */
  readonly resumo: string
  readonly total: Centavos
  readonly linhas: readonly LinhaPedida[]
}

export interface UltimosPedidos {
  /** The newest order that is neither finished nor cancelled. */
  readonly aberto: Pick<UltimoPedido, 'numero' | 'status' | 'nomeDoStatus'> | null
  /** The newest first. */
  readonly pedidos: readonly UltimoPedido[]
}

/**
 * The last orders of a browser, field by field, so that nothing else of them leaves the server (decision 041). `daqui` are
 * all of them, `ultimos` those to be repeated, both newest first; dates are those of the IANA zone `fuso`.
 */
export function verUltimosPedidos(
  daqui: readonly PedidoDaqui[],
  ultimos: readonly PedidoDeAntes[],
  fuso: string,
): UltimosPedidos {
  const aberto = daqui.find(({ status }) => !estaEncerrado(lerStatus(status)))
  return {
    aberto: aberto ? { numero: aberto.id, ...verStatus(aberto) } : null,
    pedidos: ultimos.map(({ id, dataPedido, totalComFrete, itens, ...pedido }) => ({
      numero: id,
      data: formatData(horaLocal(dataPedido, fuso).data),
      ...verStatus(pedido),
      resumo: resumirItens(itens),
      total: totalComFrete,
      linhas: itens.map(verLinha),
    })),
  }
}

function verStatus(pedido: Pick<PedidoDaqui, 'status' | 'tipoEntrega'>) {
  return { status: lerStatus(pedido.status), nomeDoStatus: nomeDoStatus(pedido) }
}

/** How many lines of an order are named before the others are only counted. */
const NOMEADAS = 2

function resumirItens(itens: readonly ItemGuardado[]): string {
  const nomes = itens.slice(0, NOMEADAS).map(itemComQuantidade).join(', ')
  const demais = contarUnidades(itens.slice(NOMEADAS))
  return demais > 0 ? `${nomes} e mais ${contarItens(demais)}` : nomes
}

/** Notes that the panel wrote stay on the server. */
function verLinha({ observacaoDoPainel, observacao, extras, ...item }: ItemGuardado): LinhaPedida {
  const { produtoId, nome, variante, varianteId, preco, quantidade } = item
  return {
    ...{ produtoId, nome, variante, varianteId, preco, quantidade, observacaoDoPainel },
    observacao: observacaoDoPainel ? null : observacao,
    extras: extras.map(({ id: _, observacao: nota, ...extra }) => ({
      ...extra,
      observacao: observacaoDoPainel ? null : nota,
    })),
  }
}
