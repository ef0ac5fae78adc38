import { and, asc, eq, ne } from 'drizzle-orm'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { type Tx, tell } from '~/server/transaction.server'
import { PAGAMENTO_MUDOU } from './eventos'
import type { pedidos } from './tables.server'
import { ajustesPedido, pagamentos } from './tables-do-dinheiro.server'
import { presumirPagamento } from './troco'
import type { AjusteDoPedido } from './valores'

/** The discounts and fees of an order, in the order in which they were granted. */
export async function listAjustes(tx: Tx, id: PedidoId): Promise<AjusteDoPedido[]> {
  const { alvo, rotulo, valor, cupomId, userId } = ajustesPedido
  return tx
    .select({ alvo, rotulo, valor, cupomId, userId })
    .from(ajustesPedido)
    .where(ajustesDe(tx, id))
    .orderBy(asc(ajustesPedido.id))
}

/** Inserts the lines. The caller must write their sums (`somarValores`) into the order in the same transaction. */
export async function insertAjustes(
  tx: Tx,
  pedidoId: PedidoId,
  ajustes: readonly AjusteDoPedido[],
): Promise<void> {
  if (ajustes.length === 0) return
  const { empresaId } = tx
  const linhas = ajustes.map(({ alvo, valor, rotulo, cupomId, userId }) => {
    const tipo = alvo === 'servico' ? ('taxa' as const) : ('desconto' as const)
    return { empresaId, pedidoId, tipo, alvo, valor, rotulo, cupomId, userId }
  })
  await tx.insert(ajustesPedido).values(linhas)
}

/** Replaces the lines; the caller's duty is that of `insertAjustes`. */
export async function replaceAjustes(
  tx: Tx,
  pedidoId: PedidoId,
  ajustes: readonly AjusteDoPedido[],
): Promise<void> {
  await tx.delete(ajustesPedido).where(ajustesDe(tx, pedidoId))
  await insertAjustes(tx, pedidoId, ajustes)
}

function ajustesDe(tx: Tx, id: PedidoId) {
  return and(eq(ajustesPedido.empresaId, tx.empresaId), eq(ajustesPedido.pedidoId, id))
}

/** The account that makes the change, and the time. */
interface Autoria {
  readonly por: ContaId
  readonly em: Date
}

type PedidoPago = Pick<typeof pedidos.$inferSelect, 'id' | 'formaPagamento' | 'valorPago' | 'totalComFrete'>

/**
 * For an order that is taken as paid: sets the presumed payment to what the received ones lack. Payments that a person
 * has received do not change, and a presumed payment with the same amount stays too.
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
 * The person who finishes an order has got the cash, or has seen the card accepted (pagamento-8). A Pix counts as
 * received only when somebody says so.
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
