import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { estoques } from '../tables-das-opcoes.server'
import { baixas } from '../tables-do-estoque.server'
import type { Movimento } from './contagem'
import type { Vendavel } from './em-falta'

/** A daily count that was last touched on an earlier day is full again. */
export function restaEm(dia: string): SQL<number> {
  return sql<number>`case when ${estoques.diario} is not null and ${estoques.dia} < ${dia}::date then ${estoques.diario} else ${estoques.restante} end`
}

/** A count of which an order asks for more than is left. */
interface Curto {
  readonly id: number
  readonly resta: number
}

interface Como {
  readonly pedidoId: PedidoId
  /** The business day. */
  readonly dia: string
  /** `recusar`: everything or nothing; `o-que-houver`: the panel sells all the same, and the count ends at zero. */
  readonly faltando: 'recusar' | 'o-que-houver'
}

/**
 * Takes the units of an order out of the counts, or gives back what an edit left out, in one statement. Answers with the
 * counts that have too little; then the caller rolls back, because the others are taken already. Rows are locked in the
 * order of their ids, so that two orders never wait for each other; call it last, because they stay locked until the
 * transaction ends. What an earlier business day gave to the order does not come back to a daily count.
 */
export async function moverEstoques(
  tx: Tx,
  movimentos: readonly Movimento[],
  { pedidoId, dia, faltando }: Como,
): Promise<Curto[]> {
  if (movimentos.length === 0) return []
  const { empresaId } = tx
  const lista = (campo: keyof Movimento) => sql.param(movimentos.map(movimento => movimento[campo]))
  const { rows } = await tx.execute<{ id: string; resta: number }>(sql`
    with pedidas as (
      select * from unnest(${lista('id')}::bigint[], ${lista('mudanca')}::int[], ${lista('total')}::int[])
        as pedida (id, mudanca, total)),
    travados as (
      select ${estoques.id}, ${restaEm(dia)} as resta, ${estoques.diario} is not null as do_dia,
        greatest(${estoques.dia}, ${dia}::date) as hoje
      from ${estoques} where ${estoques.empresaId} = ${empresaId} and ${estoques.id} = any(${lista('id')}::bigint[])
      order by ${estoques.id} for update),
    contas as (
      select id, resta, hoje, do_dia and ${baixas.dia} < hoje as de_outro_dia, coalesce(${baixas.unidades}, 0) as tinha, total,
        case when mudanca <= resta then greatest(mudanca, 0)
          when ${faltando === 'o-que-houver'} then resta else 0 end as leva,
        mudanca > resta and ${faltando === 'recusar'} as curto
      from pedidas join travados using (id)
      left join ${baixas} on ${baixas.empresaId} = ${empresaId} and ${baixas.pedidoId} = ${pedidoId} and ${baixas.estoqueId} = id),
    feitas as (
      select *, case when leva = 0 and de_outro_dia is not true then greatest(tinha - total, 0) else 0 end as devolve
      from contas),
    mudados as (
      update ${estoques} set restante = resta - leva + devolve, dia = hoje from feitas
      where ${estoques.empresaId} = ${empresaId} and ${estoques.id} = feitas.id and (leva > 0 or devolve > 0)),
    guardadas as (
      insert into ${baixas} (empresa_id, pedido_id, estoque_id, unidades, dia)
      select ${empresaId}::bigint, ${pedidoId}::int, id, case when de_outro_dia then leva else tinha + leva - devolve end, hoje
      from feitas where leva > 0 or devolve > 0
      on conflict (empresa_id, pedido_id, estoque_id) do update set unidades = excluded.unidades, dia = excluded.dia)
    select id, resta from contas where curto order by id`)
  return rows.map(({ id, resta }) => ({ id: Number(id), resta }))
}

/** Gives back, once, what a cancelled order took. A daily count gets it only on the day on which it was taken. */
export async function devolverEstoques(tx: Tx, pedidoId: PedidoId): Promise<void> {
  const { empresaId } = tx
  await tx.execute(sql`
    with devolvidas as (
      delete from ${baixas} where ${baixas.empresaId} = ${empresaId} and ${baixas.pedidoId} = ${pedidoId}
      returning estoque_id, unidades, dia),
    travados as (
      select ${estoques.id} from ${estoques} where ${estoques.empresaId} = ${empresaId}
        and ${estoques.id} in (select estoque_id from devolvidas)
      order by ${estoques.id} for update)
    update ${estoques} set restante = ${estoques.restante} + devolvidas.unidades
    from devolvidas join travados on travados.id = devolvidas.estoque_id
    where ${estoques.empresaId} = ${empresaId} and ${estoques.id} = devolvidas.estoque_id
      and (${estoques.diario} is null or ${estoques.dia} = devolvidas.dia)`)
}

/**
 * For an owner who sells again what had run out: the count has so many `unidades` as the owner says; null: a daily count
 * is full again, any other count is over, because nobody said how many there are now. True when it changed.
 */
export async function reporEstoque(
  tx: Tx,
  dia: string,
  { tipo, id }: Vendavel,
  unidades: number | null,
): Promise<boolean> {
  const contado = { produto: estoques.produtoId, tamanho: estoques.varianteId, opcao: estoques.opcaoId }[tipo]
  const dele = and(eq(estoques.empresaId, tx.empresaId), sql`${contado} = ${id}`)
  if (unidades !== null) {
    const repostos = tx.update(estoques).set({ restante: unidades, dia }).where(dele)
    return (await repostos.returning({ id: estoques.id })).length > 0
  }
  const acabou = and(dele, sql`${restaEm(dia)} = 0`)
  const cheios = await tx
    .update(estoques)
    .set({ restante: sql`${estoques.diario}`, dia })
    .where(and(acabou, sql`${estoques.diario} > 0`))
    .returning({ id: estoques.id })
  if (cheios.length > 0) return true
  return (await tx.delete(estoques).where(acabou).returning({ id: estoques.id })).length > 0
}
