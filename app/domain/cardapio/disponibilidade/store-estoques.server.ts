import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import { estoques } from '../tables-das-opcoes.server'
import type { Vendavel } from './em-falta'

/** Units that an order takes from one count, or gives back to it. */
export interface Baixa {
  /** The number of the count, not of what is counted. */
  readonly id: number
  readonly unidades: number
}

export interface Estoque {
  readonly id: number
  readonly produtoId: ProdutoId | null
  readonly varianteId: VarianteId | null
  readonly opcaoId: OpcaoId | null
  /** What is left on the business day that was asked for. */
  readonly resta: number
}

/** A daily count that was last touched on an earlier day is full again. */
export function restaEm(dia: string): SQL<number> {
  return sql<number>`case when ${estoques.diario} is not null and ${estoques.dia} < ${dia}::date then ${estoques.diario} else ${estoques.restante} end`
}

/** What is left in these counts on the business day `dia`. */
export async function listEstoques(tx: Tx, dia: string, ids: readonly number[]): Promise<Estoque[]> {
  const { id, produtoId, varianteId, opcaoId, empresaId } = estoques
  return tx
    .select({ id, produtoId, varianteId, opcaoId, resta: restaEm(dia) })
    .from(estoques)
    .where(and(eq(empresaId, tx.empresaId), inArray(id, [...ids])))
    .orderBy(id)
}

/**
 * Takes the units out of the counts, in one statement, and answers with the counts that have too little: then the caller
 * rolls back, because the others are taken already. Rows are locked in the order of their ids, so that two orders never
 * wait for each other; call it last, because they stay locked until the transaction ends.
 */
export async function baixarEstoques(tx: Tx, dia: string, baixas: readonly Baixa[]): Promise<number[]> {
  const { ids, unidades } = juntar(baixas)
  if (ids.length === 0) return []
  const { rows } = await tx.execute<{ id: string }>(sql`
    with pedidas as (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(unidades)}::int[]) as pedida (id, unidades)),
    travados as (${travar(tx, ids)}),
    baixados as (
      update ${estoques} set restante = ${restaEm(dia)} - pedidas.unidades, dia = greatest(${estoques.dia}, ${dia}::date)
      from pedidas join travados on travados.id = pedidas.id
      where ${estoques.empresaId} = ${tx.empresaId} and ${estoques.id} = pedidas.id and ${restaEm(dia)} >= pedidas.unidades
      returning ${estoques.id})
    select id from pedidas where id not in (select id from baixados) order by id`)
  return rows.map(({ id }) => Number(id))
}

/** Gives units back, as a cancelled order does. A daily count gets back only what was taken on the same day. */
export async function devolverEstoques(tx: Tx, dia: string, baixas: readonly Baixa[]): Promise<void> {
  const { ids, unidades } = juntar(baixas)
  if (ids.length === 0) return
  await tx.execute(sql`
    with devolvidas as (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(unidades)}::int[]) as devolvida (id, unidades)),
    travados as (${travar(tx, ids)})
    update ${estoques} set restante = ${estoques.restante} + devolvidas.unidades
    from devolvidas join travados on travados.id = devolvidas.id
    where ${estoques.empresaId} = ${tx.empresaId} and ${estoques.id} = devolvidas.id
      and (${estoques.diario} is null or ${estoques.dia} = ${dia}::date)`)
}

/**
 * For an owner who sells again what had run out: a daily count is full again, any other count is over, because nobody
 * said how many there are now. True when there was nothing left.
 */
export async function reporEstoque(tx: Tx, dia: string, { tipo, id }: Vendavel): Promise<boolean> {
  const contado = { produto: estoques.produtoId, tamanho: estoques.varianteId, opcao: estoques.opcaoId }[tipo]
  const acabou = and(eq(estoques.empresaId, tx.empresaId), sql`${contado} = ${id}`, sql`${restaEm(dia)} = 0`)
  const cheios = await tx
    .update(estoques)
    .set({ restante: sql`${estoques.diario}`, dia })
    .where(and(acabou, sql`${estoques.diario} > 0`))
    .returning({ id: estoques.id })
  if (cheios.length > 0) return true
  return (await tx.delete(estoques).where(acabou).returning({ id: estoques.id })).length > 0
}

function travar(tx: Tx, ids: readonly number[]): SQL {
  return sql`select ${estoques.id} from ${estoques}
    where ${estoques.empresaId} = ${tx.empresaId} and ${estoques.id} = any(${sql.param(ids)}::bigint[])
    order by ${estoques.id} for update`
}

/** Two lines of an order may take from one count. */
function juntar(baixas: readonly Baixa[]): { ids: number[]; unidades: number[] } {
  const porId = new Map<number, number>()
  for (const { id, unidades } of baixas) porId.set(id, (porId.get(id) ?? 0) + unidades)
  return { ids: [...porId.keys()], unidades: [...porId.values()] }
}
