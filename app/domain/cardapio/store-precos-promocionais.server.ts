import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { NOME_DO_TIPO_DE_PROMOCAO } from '~/domain/promocoes/promocao-digitada'
import type { Centavos } from '~/domain/valores/centavos'
import type { ProdutoId, PromocaoId, VarianteId } from '~/domain/valores/ids'
import { inBatches } from '~/server/database/batches.server'
import type { Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import type { PrecosPromocionais } from './cardapio-inteiro'
import { SEM_PRECO_DE_TODOS } from './grupo-guardado'
import { variantes } from './tables-das-opcoes.server'
import { promocoes } from './tables-das-promocoes.server'

/** A price that holds always: the promotion that forms and spreadsheets call 'Preço promocional' (decision 076). */
function sempre(tx: Tx) {
  return and(
    ...[eq(promocoes.empresaId, tx.empresaId), eq(promocoes.tipo, 'preco'), eq(promocoes.ativo, true)],
    ...[sql`${promocoes.dias} = '{}'`, isNull(promocoes.deHora)],
    ...[isNull(promocoes.inicio), isNull(promocoes.fim)],
  )
}

/** The promotional prices of these products and of their sizes; of every product of the company when `ids` is null. */
export async function findPrecosPromocionais(
  tx: Tx,
  ids: readonly ProdutoId[] | null,
): Promise<Map<ProdutoId, PrecosPromocionais>> {
  const dono = sql<ProdutoId>`coalesce(${promocoes.produtoId}, ${variantes.produtoId})`.mapWith(
    variantes.produtoId,
  )
  const linhas = await tx
    .select({ dono, tamanho: variantes.nome, preco: promocoes.valor })
    .from(promocoes)
    .leftJoin(
      variantes,
      and(eq(variantes.empresaId, promocoes.empresaId), eq(variantes.id, promocoes.varianteId)),
    )
    .where(and(sempre(tx), ids ? inArray(dono, [...ids]) : undefined))
    // Of several the least holds, and is the last one here.
    .orderBy(sql`${promocoes.valor} desc`, promocoes.id)
  const porProduto = new Map<ProdutoId, PrecosPromocionais>()
  for (const { dono, tamanho, preco } of linhas) {
    if (preco === null) continue
    const { preco: doProduto, precos } = porProduto.get(dono) ?? SEM_PRECO_DE_TODOS
    const outros = precos.filter(um => um.tamanho !== tamanho)
    porProduto.set(
      dono,
      tamanho === null ? { preco, precos } : { preco: doProduto, precos: [...outros, { tamanho, preco }] },
    )
  }
  return porProduto
}

/** A product or a size, and its promotional price; null for none. */
export interface AlvoComPreco {
  readonly produtoId: ProdutoId | null
  readonly varianteId: VarianteId | null
  readonly valor: Centavos | null
}

/** Gives each of them this price and no other that holds always. A promotion that has days, hours or dates stays. */
export async function savePrecosPromocionais(tx: Tx, alvos: readonly AlvoComPreco[]): Promise<void> {
  if (alvos.length === 0) return
  const { id, produtoId, varianteId, valor } = promocoes
  const guardadas = await tx
    .select({ id, produtoId, varianteId, valor })
    .from(promocoes)
    .where(sempre(tx))
    .orderBy(valor, id)
  const sobram: PromocaoId[] = []
  const mudadas: { id: PromocaoId; valor: Centavos }[] = []
  const novas: AlvoComPreco[] = []
  for (const alvo of alvos) {
    const [primeira, ...outras] = guardadas.filter(
      um => um.produtoId === alvo.produtoId && um.varianteId === alvo.varianteId,
    )
    if ((primeira?.valor ?? null) === alvo.valor) continue
    sobram.push(...outras.map(outra => outra.id))
    if (alvo.valor === null) sobram.push(...(primeira ? [primeira.id] : []))
    else if (primeira) mudadas.push({ id: primeira.id, valor: alvo.valor })
    else novas.push(alvo)
  }
  for (const batch of inBatches(sobram)) {
    await tx.delete(promocoes).where(and(eq(promocoes.empresaId, tx.empresaId), inArray(promocoes.id, batch)))
  }
  await updateRows(tx, promocoes, { valor }, mudadas)
  const comum = { empresaId: tx.empresaId, nome: NOME_DO_TIPO_DE_PROMOCAO.preco, tipo: 'preco' } as const
  for (const batch of inBatches(novas)) {
    await tx.insert(promocoes).values(batch.map(nova => ({ ...comum, ...nova })))
  }
}
