import { and, eq, sql } from 'drizzle-orm'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { pedidos } from './tables.server'
import { ajustesPedido } from './tables-do-dinheiro.server'

/** One discount or fee, as it is stored. */
export type Ajuste = Omit<typeof ajustesPedido.$inferInsert, 'empresaId' | 'id' | 'pedidoId'>

/**
 * Makes these the discounts and fees of an order, and their sums and its total follow. The database refuses a discount on
 * more than there is.
 */
export async function replaceAjustes(tx: Tx, id: PedidoId, ajustes: readonly Ajuste[]): Promise<void> {
  const { empresaId } = tx
  const [itens, frete, servico] = [
    somar(ajustes, 'itens'),
    somar(ajustes, 'frete'),
    somar(ajustes, 'servico'),
  ]
  const { total, frete: taxa } = pedidos
  await tx
    .update(pedidos)
    .set({
      descontoItens: itens,
      descontoFrete: frete,
      taxaServico: servico,
      totalComFrete: sql`${total} - ${sql.param(itens, total)} + ${taxa} - ${sql.param(frete, total)} + ${sql.param(servico, total)}`,
    })
    .where(and(eq(pedidos.empresaId, empresaId), eq(pedidos.id, id)))
  await tx
    .delete(ajustesPedido)
    .where(and(eq(ajustesPedido.empresaId, empresaId), eq(ajustesPedido.pedidoId, id)))
  if (ajustes.length === 0) return
  await tx.insert(ajustesPedido).values(ajustes.map(ajuste => ({ ...ajuste, empresaId, pedidoId: id })))
}

function somar(ajustes: readonly Ajuste[], alvo: Ajuste['alvo']): Centavos {
  return centavos(ajustes.filter(ajuste => ajuste.alvo === alvo).reduce((soma, { valor }) => soma + valor, 0))
}
