import { and, eq, type SQL, sql } from 'drizzle-orm'
import { categorias, produtos } from '~/domain/cardapio/tables.server'
import { configuracoes } from '~/domain/frete/tables.server'
import { horariosFuncionamento } from '~/domain/horarios/tables.server'
import type { Tx } from '~/server/transaction.server'
import type { FatosDoComeco } from './primeiros-passos'
import { pedidos } from './tables.server'

/** In one question: the board asks it again at every event until the first order. */
export async function readFatosDoComeco(tx: Tx): Promise<FatosDoComeco> {
  const { empresaId } = tx
  const aVenda = tx
    .select({ um: sql`1` })
    .from(produtos)
    .innerJoin(
      categorias,
      and(eq(categorias.empresaId, produtos.empresaId), eq(categorias.id, produtos.categoriaId)),
    )
    .where(and(eq(produtos.empresaId, empresaId), eq(produtos.ativo, true), eq(categorias.ativo, true)))
  const { rows } = await tx.execute<{ [fato in keyof FatosDoComeco]: boolean }>(sql`select
    exists ${aVenda} as "temProduto",
    ${existe(sql`${horariosFuncionamento} where ${horariosFuncionamento.empresaId} = ${empresaId}`)} as "temHorario",
    ${existe(sql`${configuracoes} where ${configuracoes.empresaId} = ${empresaId}`)} as "temFrete",
    ${existe(sql`${pedidos} where ${pedidos.empresaId} = ${empresaId}`)} as "temPedido"`)
  const [fatos] = rows
  if (!fatos) throw new Error('a question without FROM has one row')
  return fatos
}

function existe(onde: SQL): SQL {
  return sql`exists (select 1 from ${onde})`
}
