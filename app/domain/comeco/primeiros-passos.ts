import type { TipoPedido } from '~/domain/empresas/plano'

/** What the company already has. */
export interface FatosDoComeco {
  readonly temCategoria: boolean
  /** An active product in an active category: one that customers see. */
  readonly temProduto: boolean
  readonly temHorario: boolean
  /** The freight was saved, even if it is free; other settings do not count. */
  readonly temFrete: boolean
  /** An order in any status, from the menu or from the panel. */
  readonly temPedido: boolean
}

export interface PrimeirosPassos {
  /** The first half of the menu. */
  readonly categorias: boolean
  readonly cardapio: boolean
  readonly horarios: boolean
  readonly frete: boolean
  /** Null where it cannot be known: orders that leave by WhatsApp are stored nowhere (whatsapp-3). */
  readonly pedido: boolean | null
}

/** The three steps to the first order, each done or not; null once there is nothing left to do. */
export function primeirosPassos(fatos: FatosDoComeco, tipoPedido: TipoPedido): PrimeirosPassos | null {
  const tarefas = {
    categorias: fatos.temCategoria,
    cardapio: fatos.temProduto,
    horarios: fatos.temHorario,
    frete: fatos.temFrete,
    pedido: tipoPedido === 'whatsapp' ? null : fatos.temPedido,
  }
  const falta = Object.values(tarefas).includes(false)
  return falta ? tarefas : null
}
