import { sql } from 'drizzle-orm'
import { existsCategoria, existsProdutoAVenda } from '~/domain/cardapio/store.server'
import { existsFreteGuardado } from '~/domain/configuracoes/store.server'
import { existsHorario } from '~/domain/horarios/store.server'
import { existsPedido } from '~/domain/pedidos/andamento/store-do-quadro.server'
import type { Tx } from '~/server/database/transaction.server'
import type { FatosDoComeco } from './primeiros-passos'

/** One query for all facts, because the board asks again at every event until the first order. */
export async function readFatosDoComeco(tx: Tx): Promise<FatosDoComeco> {
  const { rows } = await tx.execute<{ [fato in keyof FatosDoComeco]: boolean }>(sql`select
    ${existsCategoria(tx)} as "temCategoria",
    ${existsProdutoAVenda(tx)} as "temProduto",
    ${existsHorario(tx)} as "temHorario",
    ${existsFreteGuardado(tx)} as "temFrete",
    ${existsPedido(tx)} as "temPedido"`)
  const [fatos] = rows
  if (!fatos) throw new Error('a question without FROM has one row')
  return fatos
}
