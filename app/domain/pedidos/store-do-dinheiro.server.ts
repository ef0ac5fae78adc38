import { and, asc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { readChavePix } from '~/domain/configuracoes/store.server'
import { codigoDoPedido } from '~/domain/pix/copia-e-cola.server'
import { lerCodigoPix } from '~/domain/pix/ler-codigo'
import { faltaReceber, type Recebimento } from '~/domain/pix/situacao-do-pix'
import { type Centavos, decimalDeCentavos, ZERO } from '~/domain/valores/centavos'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { EMPRESA_ID } from '~/server/database/one-read.server'
import { preparedWrite, type Tx, tell } from '~/server/database/transaction.server'
import { PAGAMENTO_CONFERIDO, PAGAMENTO_MUDOU } from './eventos'
import { especieDe } from './forma-pagamento'
import { pedidos } from './tables.server'
import { formasPagamento } from './tables-das-formas.server'
import { ajustesPedido, pagamentos } from './tables-do-dinheiro.server'
import { presumirPagamento } from './troco'
import { type AjusteDoPedido, ehTaxa } from './valores'

/** The discounts and fees of an order, in the order in which they were granted. */
export async function listAjustes(tx: Tx, id: PedidoId): Promise<AjusteDoPedido[]> {
  const { alvo, rotulo, valor, cupomId, userId } = ajustesPedido
  return tx
    .select({ alvo, rotulo, valor, cupomId, userId })
    .from(ajustesPedido)
    .where(ajustesDe(tx, id))
    .orderBy(asc(ajustesPedido.id))
}

/** The value of a statement with `AJUSTES`. */
export function valoresDosAjustes(ajustes: readonly AjusteDoPedido[]) {
  const linhas = ajustes.map(({ alvo, valor, ...ajuste }, linha) => {
    const tipo = ehTaxa(alvo) ? 'taxa' : 'desconto'
    return { ...ajuste, linha, tipo, alvo, valor: decimalDeCentavos(valor) }
  })
  return { ajustes: JSON.stringify(linhas) }
}

/**
 * Inserts the discounts and fees of the order `feito`, as part of a `with`. The caller must write their sums
 * (`somarValores`) into the order in the same transaction.
 */
export const AJUSTES = sql`
  concedidos as (
    insert into ${ajustesPedido} (empresa_id, pedido_id, tipo, alvo, rotulo, valor, cupom_id, user_id)
    select ${EMPRESA_ID}, feito.id, tipo, alvo, rotulo, valor, "cupomId", "userId"
    from feito, jsonb_to_recordset(${sql.placeholder('ajustes')}::jsonb) as ajuste (linha int, tipo text, alvo text,
      rotulo text, valor numeric, "cupomId" bigint, "userId" bigint)
    order by linha returning 1)`

const inserirAjustes = preparedWrite(
  'inserir_ajustes',
  () => sql`with feito as (select ${sql.placeholder('pedidoId')}::int as id), ${AJUSTES} select 1`,
)

/** True for a phone with an order that is not cancelled, but for `menos`, in a statement that has `telefone`. */
export function jaPediu(menos: SQL): SQL {
  return sql`exists (select 1 from ${pedidos} where ${pedidos.empresaId} = ${EMPRESA_ID}
    and ${pedidos.telefoneCliente} = ${sql.placeholder('telefone')}::text and ${pedidos.status} <> 'Cancelado'
    and ${pedidos.id} <> ${menos})`
}

/** For a statement about a coupon: the orders of this phone, unless it is null, and of this browser, but for `menos`. */
export function contarPedidosDe(
  tx: Tx,
  telefone: string | null,
  daqui: readonly PedidoId[],
  menos: PedidoId | null = null,
) {
  const dele = telefone === null ? sql`false` : eq(pedidos.telefoneCliente, telefone)
  const doNavegador = daqui.length > 0 ? inArray(pedidos.id, [...daqui]) : sql`false`
  const outros = menos === null ? undefined : ne(pedidos.id, menos)
  const onde = (quais: SQL | undefined) =>
    sql`from ${pedidos} where ${and(eq(pedidos.empresaId, tx.empresaId), outros)} and ${quais}`
  const contar = (quais: SQL | undefined) =>
    sql<number>`(select count(*)::int ${onde(and(quais, ne(pedidos.status, 'Cancelado')))})`
  return {
    deles: contar(or(dele, doNavegador)),
    doNavegador: contar(doNavegador),
    // What the panel wrote into an order is not what this browser knows.
    ligado: sql<boolean>`exists (select 1 ${onde(and(dele, doNavegador, eq(pedidos.clienteDoPainel, false)))})`,
  }
}

/** Whether this browser has ordered with this phone. */
export async function pediuComEle(tx: Tx, telefone: string, daqui: readonly PedidoId[]): Promise<boolean> {
  if (daqui.length === 0) return false
  const { ligado } = contarPedidosDe(tx, telefone, daqui)
  const { rows } = await tx.execute<{ ligado: boolean }>(sql`select ${ligado} as ligado`)
  return rows[0]?.ligado ?? false
}

/** Replaces the lines; the caller's duty is that of `AJUSTES`. */
export async function replaceAjustes(
  tx: Tx,
  pedidoId: PedidoId,
  ajustes: readonly AjusteDoPedido[],
): Promise<void> {
  await tx.delete(ajustesPedido).where(ajustesDe(tx, pedidoId))
  if (ajustes.length === 0) return
  await inserirAjustes(tx, { pedidoId, ...valoresDosAjustes(ajustes) })
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
 * The person who finishes an order has got the cash, or has seen card or voucher accepted (pagamento-8). A Pix counts as
 * received only when somebody says so, and of what is called 'outro' nobody knows whether it is money yet.
 */
export async function receberNaEntrega(tx: Tx, id: PedidoId, { por, em }: Autoria): Promise<void> {
  const { rowCount } = await tx
    .update(pagamentos)
    .set({ situacao: 'recebido', userId: por, em })
    .where(and(dePedido(tx, id), eq(pagamentos.situacao, 'presumido'), NA_MAO))
  if (rowCount) tell(tx, PAGAMENTO_MUDOU, id)
}

const NA_MAO = sql`${pagamentos.forma} in (select forma from ${formasPagamento}
  where empresa_id = ${pagamentos.empresaId} and especie in ('dinheiro', 'cartao', 'voucher'))`

/** The money that people have of these orders, the oldest first. */
export async function listRecebimentos(
  tx: Tx,
  ids: readonly PedidoId[],
): Promise<Map<PedidoId, readonly Recebimento[]>> {
  if (ids.length === 0) return new Map()
  const { pedidoId, id, forma, valor, em, userId: por } = pagamentos
  const linhas = await tx
    .select({ pedidoId, id, forma, valor, em, por })
    .from(pagamentos)
    .where(
      and(
        eq(pagamentos.empresaId, tx.empresaId),
        inArray(pedidoId, [...ids]),
        eq(pagamentos.situacao, 'recebido'),
      ),
    )
    .orderBy(asc(em), asc(id))
  const porPedido = new Map<PedidoId, Recebimento[]>(ids.map(numero => [numero, []]))
  for (const { pedidoId: numero, ...linha } of linhas) porPedido.get(numero)?.push(linha)
  return porPedido
}

/** Somebody has this Pix: it takes the place of what was presumed. Answers the id of its row. */
export async function insertPixRecebido(
  tx: Tx,
  pedidoId: PedidoId,
  valor: Centavos,
  { por, em }: Autoria,
): Promise<number> {
  await tx.delete(pagamentos).where(and(dePedido(tx, pedidoId), eq(pagamentos.situacao, 'presumido')))
  const { empresaId } = tx
  const [linha] = await tx
    .insert(pagamentos)
    .values({ empresaId, pedidoId, forma: 'pix', valor, situacao: 'recebido', userId: por, em })
    .returning({ id: pagamentos.id })
  if (!linha) throw new Error('a payment was not inserted')
  tell(tx, PAGAMENTO_CONFERIDO, pedidoId)
  return linha.id
}

export async function deleteRecebido(tx: Tx, pedidoId: PedidoId, id: number): Promise<void> {
  await tx.delete(pagamentos).where(and(dePedido(tx, pedidoId), eq(pagamentos.id, id)))
  tell(tx, PAGAMENTO_CONFERIDO, pedidoId)
}

/** Keeps the order's flag in step with its rows; null: nothing is paid. */
export async function updateConfirmacao(tx: Tx, id: PedidoId, desde: Date | null): Promise<void> {
  await tx
    .update(pedidos)
    .set({ pagamentoConfirmado: desde !== null, dataConfirmacao: desde })
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
}

type PedidoEmPix = Pick<
  typeof pedidos.$inferSelect,
  'id' | 'formaPagamento' | 'totalComFrete' | 'pixCopiaECola'
>

/**
 * Gives an order that was changed the code for what nobody has received of it yet (pix-6), with the key of now. A code
 * that says that amount already stays, and so does the one by which the order was paid.
 */
export async function renovarCodigoPix(tx: Tx, pedido: PedidoEmPix): Promise<void> {
  const { id, formaPagamento, pixCopiaECola: atual } = pedido
  const emPix = especieDe(formaPagamento) === 'pix'
  if (!emPix && atual === null) return
  const recebimentos = (await listRecebimentos(tx, [id])).get(id) ?? []
  const falta = faltaReceber(pedido.totalComFrete, recebimentos)
  const paga = recebimentos.length > 0 && falta === ZERO
  const fica = atual !== null && (paga || lerCodigoPix(atual).valor === falta)
  if (emPix && fica) return
  const pixCopiaECola = paga
    ? null
    : codigoDoPedido(await readChavePix(tx), { formaPagamento, valor: falta }, id)
  if (pixCopiaECola === atual) return
  await tx
    .update(pedidos)
    .set({ pixCopiaECola })
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
}

function dePedido(tx: Tx, id: PedidoId) {
  return and(eq(pagamentos.empresaId, tx.empresaId), eq(pagamentos.pedidoId, id))
}
