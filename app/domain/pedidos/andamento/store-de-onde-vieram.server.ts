import { and, count, desc, eq, gte, isNotNull, ne, sql } from 'drizzle-orm'
import { pedidos } from '~/domain/pedidos/tables.server'
import { centavosDeDecimal } from '~/domain/valores/centavos'
import type { Tx } from '~/server/database/transaction.server'

export const DIAS_CONTADOS = 90
const ORIGENS_MOSTRADAS = 50

/** How many orders came from where, and their sum, the most first; as with a coupon, a cancelled order does not count. */
export async function listDeOndeVieram(tx: Tx, agora: Date) {
  const linhas = await tx
    .select({
      veioDe: sql<string>`${pedidos.veioDe}`,
      quantos: count(),
      total: sql<string>`sum(${pedidos.totalComFrete})`,
    })
    .from(pedidos)
    .where(
      and(
        eq(pedidos.empresaId, tx.empresaId),
        isNotNull(pedidos.veioDe),
        gte(pedidos.dataPedido, new Date(agora.getTime() - DIAS_CONTADOS * 86_400_000)),
        ne(pedidos.status, 'Cancelado'),
      ),
    )
    .groupBy(pedidos.veioDe)
    .orderBy(desc(count()), pedidos.veioDe)
    .limit(ORIGENS_MOSTRADAS)
  return linhas.map(({ total, ...linha }) => ({ ...linha, total: centavosDeDecimal(total) }))
}
