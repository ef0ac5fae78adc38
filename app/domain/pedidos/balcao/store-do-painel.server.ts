import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { ItemCongelado, ItemDoPainel } from '~/domain/pedidos/item-congelado'
import { insertItens } from '~/domain/pedidos/store.server'
import { itensPedido, itensPedidoExtra, pedidos } from '~/domain/pedidos/tables.server'
import type { PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'

export type PedidoDoFormulario = typeof pedidos.$inferSelect & { readonly itens: readonly ItemCongelado[] }

/** An order as the form edits it: lines and extras with the numbers by which it says what stays. */
export async function findPedidoDoFormulario(tx: Tx, id: PedidoId): Promise<PedidoDoFormulario | null> {
  const [linha] = await tx
    .select()
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
  return linha ? { ...linha, itens: await listItensCongelados(tx, id) } : null
}

export async function listItensCongelados(tx: Tx, id: PedidoId): Promise<ItemCongelado[]> {
  const linhas = await tx
    .select({
      id: itensPedido.id,
      produtoId: itensPedido.produtoId,
      nome: itensPedido.nomeProduto,
      preco: itensPedido.precoUnitario,
      quantidade: itensPedido.quantidade,
      observacao: itensPedido.observacoes,
    })
    .from(itensPedido)
    .where(and(eq(itensPedido.empresaId, tx.empresaId), eq(itensPedido.pedidoId, id)))
    .orderBy(asc(itensPedido.id))
  if (linhas.length === 0) return []
  const extras = await tx
    .select({
      id: itensPedidoExtra.id,
      idItemPedido: itensPedidoExtra.idItemPedido,
      nome: itensPedidoExtra.nomeExtra,
      preco: itensPedidoExtra.preco,
      tipo: itensPedidoExtra.tipo,
    })
    .from(itensPedidoExtra)
    .where(
      and(
        eq(itensPedidoExtra.empresaId, tx.empresaId),
        inArray(
          itensPedidoExtra.idItemPedido,
          linhas.map(linha => linha.id),
        ),
      ),
    )
    .orderBy(asc(itensPedidoExtra.id))
  return linhas.map(linha => ({
    ...linha,
    extras: extras
      .filter(extra => extra.idItemPedido === linha.id)
      .map(({ idItemPedido: _, ...extra }) => extra),
  }))
}

/** What an edit says anew of the order itself. */
export type PedidoEditado = Pick<
  typeof pedidos.$inferInsert,
  | 'clienteId'
  | 'nomeCliente'
  | 'telefoneCliente'
  | 'tipoEntrega'
  | 'formaPagamento'
  | 'observacoes'
  | 'total'
  | 'frete'
  | 'totalComFrete'
  | 'valorPago'
  | 'distanciaKm'
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

/** Counts the edit. */
export async function updatePedido(tx: Tx, id: PedidoId, editado: PedidoEditado): Promise<void> {
  await tx
    .update(pedidos)
    .set({ ...editado, versao: sql`${pedidos.versao} + 1` })
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
}

/**
 * Makes the order's lines these: what is not among them goes, what stays keeps its frozen name and extras and takes
 * quantity, unit price and note, what is new comes after it (specification 2, section 4; decision 21).
 */
export async function replaceItens(
  tx: Tx,
  pedidoId: PedidoId,
  itens: readonly ItemDoPainel[],
): Promise<void> {
  const ficam = itens.flatMap(item => item.id ?? [])
  const doPedido = and(eq(itensPedido.empresaId, tx.empresaId), eq(itensPedido.pedidoId, pedidoId))
  await tx
    .delete(itensPedido)
    .where(and(doPedido, ficam.length > 0 ? notInArray(itensPedido.id, ficam) : undefined))
  for (const { id, ...item } of itens) {
    if (id === null) continue
    await tx
      .update(itensPedido)
      .set({
        quantidade: item.quantidade,
        precoUnitario: item.preco,
        observacoes: item.observacao,
        observacoesDoPainel: sql`${itensPedido.observacoesDoPainel} or ${itensPedido.observacoes} is distinct from ${item.observacao}`,
      })
      .where(and(doPedido, eq(itensPedido.id, id)))
    await replaceExtras(tx, id, item)
  }
  const novos = itens.filter(item => item.id === null)
  if (novos.length === 0) return
  await insertItens(
    tx,
    pedidoId,
    novos.map(item => ({ ...item, observacaoDoPainel: true })),
  )
}

async function replaceExtras(
  tx: Tx,
  idItemPedido: number,
  { mantidos, novos }: Pick<ItemDoPainel, 'mantidos' | 'novos'>,
): Promise<void> {
  const ficam = mantidos.map(extra => extra.id)
  await tx
    .delete(itensPedidoExtra)
    .where(
      and(
        eq(itensPedidoExtra.empresaId, tx.empresaId),
        eq(itensPedidoExtra.idItemPedido, idItemPedido),
        ficam.length > 0 ? notInArray(itensPedidoExtra.id, ficam) : undefined,
      ),
    )
  if (novos.length === 0) return
  await tx.insert(itensPedidoExtra).values(
    novos.map(({ nome, preco, tipo }) => ({
      empresaId: tx.empresaId,
      idItemPedido,
      nomeExtra: nome,
      preco,
      tipo,
    })),
  )
}
