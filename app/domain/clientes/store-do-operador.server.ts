import { and, eq, sql } from 'drizzle-orm'
import type { ClienteId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { clientes } from './tables.server'

/**
 * Everything that is stored of a customer, under the names of the columns, to be given to the person whose data it is.
 */
export async function findDadosDoCliente(
  tx: Tx,
  telefone: string,
): Promise<{ id: ClienteId; dados: Record<string, unknown> } | null> {
  const [linha] = await tx
    .select({
      id: clientes.id,
      dados: sql<Record<string, unknown>>`to_jsonb(${clientes}) - '{empresa_id,procurado}'::text[]`,
    })
    .from(clientes)
    .where(and(eq(clientes.empresaId, tx.empresaId), eq(clientes.telefone, telefone)))
  return linha ?? null
}
