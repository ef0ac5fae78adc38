import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { BaseDoFrete } from '~/domain/frete/frete'
import type { CampoDireto } from '~/domain/pedidos/campos-diretos'
import { insertExtras, insertItens } from '~/domain/pedidos/store.server'
import { pedidos } from '~/domain/pedidos/tables.server'
import { itensPedido, itensPedidoExtra } from '~/domain/pedidos/tables-dos-itens.server'
import type { Valores } from '~/domain/pedidos/valores'
import type { PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { ItemDoPainel } from './montar-item-do-painel'

/** The columns of the order itself that an edit replaces. */
export type PedidoEditado = Pick<
  typeof pedidos.$inferInsert,
  | 'clienteId'
  | 'nomeCliente'
  | 'telefoneCliente'
  | 'tipoEntrega'
  | 'formaPagamento'
  | CampoDireto
  | keyof Valores
  | 'valorPago'
  | keyof BaseDoFrete
  | 'clienteDoPainel'
  | 'observacoesDoPainel'
  | 'enderecoSalvo'
  | 'enderecoEntrega'
  | 'enderecoCep'
  | 'enderecoLogradouro'
  | 'enderecoNumero'
  | 'enderecoBairro'
  | 'enderecoCidade'
  | 'enderecoEstado'
  | 'enderecoComplemento'
>

/** Saves an edit of the order itself and counts it in `versao`. */
export async function updatePedido(tx: Tx, id: PedidoId, editado: PedidoEditado): Promise<void> {
  await tx
    .update(pedidos)
    .set({ ...editado, versao: sql`${pedidos.versao} + 1` })
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
}

/**
 * Replaces the order's lines by these. Lines that are not among them are deleted; lines that stay keep their frozen
 * name and get the new quantity, unit price and note, and changed ones their size and choices; new lines come after them
 * (balcao-7, balcao-14).
 */
export async function replaceItens(
  tx: Tx,
  pedidoId: PedidoId,
  itens: readonly (ItemDoPainel & { readonly codigoCliente: string | null })[],
): Promise<void> {
  const ficam = itens.flatMap(item => item.id ?? [])
  const doPedido = and(eq(itensPedido.empresaId, tx.empresaId), eq(itensPedido.pedidoId, pedidoId))
  await tx
    .delete(itensPedido)
    .where(and(doPedido, ficam.length > 0 ? notInArray(itensPedido.id, ficam) : undefined))
  for (const { id, alterado, notaDoPainel = false, ...item } of itens) {
    if (id === null) continue
    const { variante, varianteId, codigoCliente } = item
    await tx
      .update(itensPedido)
      .set({
        quantidade: item.quantidade,
        preco: item.preco,
        precoNormal: item.precoNormal ?? null,
        observacao: item.observacao,
        ...(alterado && { variante, varianteId }),
        ...(alterado && {
          // A size that stays keeps the code that it was sold by.
          codigoCliente: sql`case when ${itensPedido.varianteId} is distinct from ${varianteId ?? null}::bigint then ${codigoCliente} else ${itensPedido.codigoCliente} end`,
        }),
        observacaoDoPainel: sql`${itensPedido.observacaoDoPainel} or ${notaDoPainel} or ${itensPedido.observacao} is distinct from ${item.observacao}`,
      })
      .where(and(doPedido, eq(itensPedido.id, id)))
    await replaceExtras(tx, id, item.extras)
  }
  const novos = itens.filter(item => item.id === null)
  if (novos.length === 0) return
  await insertItens(
    tx,
    pedidoId,
    novos.map(item => ({ ...item, observacaoDoPainel: true })),
  )
}

async function replaceExtras(tx: Tx, idItemPedido: number, extras: ItemDoPainel['extras']): Promise<void> {
  const ficam = extras.flatMap(extra => extra.id ?? [])
  await tx
    .delete(itensPedidoExtra)
    .where(
      and(
        eq(itensPedidoExtra.empresaId, tx.empresaId),
        eq(itensPedidoExtra.idItemPedido, idItemPedido),
        ficam.length > 0 ? notInArray(itensPedidoExtra.id, ficam) : undefined,
      ),
    )
  await insertExtras(
    tx,
    extras.filter(extra => extra.id === null).map(extra => ({ ...extra, idItemPedido })),
  )
}
