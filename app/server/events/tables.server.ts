import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { EmpresaId } from '~/domain/valores/ids'

/**
 * What happened in a company, for machines that must miss nothing: written by the transaction in which it happened, and
 * read in the order of `posicao`. It holds a type and a number, never data. It has no foreign key to the company,
 * because events of a deleted company stay.
 */
export const eventos = pgTable(
  'eventos',
  {
    empresaId: bigint('empresa_id', { mode: 'number' }).$type<EmpresaId>().notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    tipo: text().notNull(),
    /** The number of the order that the event is about; null when it is about a whole menu. */
    objetoId: bigint('objeto_id', { mode: 'number' }),
    em: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Given after the commit, one reader at a time; null until a reader comes. */
    posicao: bigint({ mode: 'number' }),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('eventos_sem_posicao').on(t.id).where(sql`${t.posicao} is null`),
    index('eventos_por_posicao').on(t.posicao).where(sql`${t.posicao} is not null`),
    check('eventos_tipo', sql`${t.tipo} ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
)
