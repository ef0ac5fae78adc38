import { and, eq, ne, sql } from 'drizzle-orm'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { type Tx, tell } from '~/server/transaction.server'
import { PAGAMENTO_MUDOU } from './eventos'
import { pedidos } from './tables.server'
import { ajustesPedido, pagamentos } from './tables-do-dinheiro.server'
import { presumirPagamento } from './troco'

/** One discount or fee, as it is stored. */
export type Ajuste = Omit<typeof ajustesPedido.$inferInsert, 'empresaId' | 'id' | 'pedidoId'>

/**
 * Replaces the discounts and fees of an order, and updates their sums and its total. The database refuses a discount
 * larger than what it is taken from.
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

/** The account that does it, and when. */
interface Autoria {
  readonly por: ContaId
  readonly em: Date
}

type PedidoPago = Pick<typeof pedidos.$inferSelect, 'id' | 'formaPagamento' | 'valorPago' | 'totalComFrete'>

/**
 * For an order that is taken as paid: the presumed payment becomes what the received ones still lack. What a person
 * received stays as it is, and so does a presumption that says the same.
 */
export async function presumirPago(tx: Tx, pedido: PedidoPago, { por, em }: Autoria): Promise<void> {
  const doPedido = dePedido(tx, pedido.id)
  const linhas = await tx.select().from(pagamentos).where(doPedido)
  const recebidos = linhas.filter(({ situacao }) => situacao === 'recebido')
  const { formaPagamento: forma, valorPago, totalComFrete: total } = pedido
  const falta = presumirPagamento(
    { forma, valorPago, total },
    recebidos.map(({ valor }) => valor),
  )
  const presumidos = linhas.filter(({ situacao }) => situacao === 'presumido')
  const igual = presumidos.some(
    linha => linha.forma === falta?.forma && linha.valor === falta.valor && linha.tendido === falta.tendido,
  )
  if (igual) return
  if (presumidos.length === 0 && !falta) return
  await tx.delete(pagamentos).where(and(doPedido, eq(pagamentos.situacao, 'presumido')))
  tell(tx, PAGAMENTO_MUDOU, pedido.id)
  if (!falta) return
  const { empresaId } = tx
  await tx
    .insert(pagamentos)
    .values({ ...falta, empresaId, pedidoId: pedido.id, situacao: 'presumido', userId: por, em })
}

/**
 * Whoever finishes an order has its cash, or has seen the card go through (pagamento-8); a Pix is received when
 * somebody says so.
 */
export async function receberNaEntrega(tx: Tx, id: PedidoId, { por, em }: Autoria): Promise<void> {
  const { rowCount } = await tx
    .update(pagamentos)
    .set({ situacao: 'recebido', userId: por, em })
    .where(and(dePedido(tx, id), eq(pagamentos.situacao, 'presumido'), ne(pagamentos.forma, 'pix')))
  if (rowCount) tell(tx, PAGAMENTO_MUDOU, id)
}

function dePedido(tx: Tx, id: PedidoId) {
  return and(eq(pagamentos.empresaId, tx.empresaId), eq(pagamentos.pedidoId, id))
}
