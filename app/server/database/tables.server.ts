import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { EmpresaId } from '~/domain/valores/ids'

/**
 * What happened in a company, for machines that must miss nothing: written by the transaction in which it happened, and
 * read in the order of `position`. It holds a type and a number, never data. It has no foreign key to the company,
 * because events of a deleted company stay.
 */
export const events = pgTable(
  'eventos',
  {
    empresaId: bigint('empresa_id', { mode: 'number' }).$type<EmpresaId>().notNull(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    type: text('tipo').notNull(),
    /** The number of the order that the event is about; null when it is about a whole menu. */
    objectId: bigint('objeto_id', { mode: 'number' }),
    at: timestamp('em', { withTimezone: true }).notNull().defaultNow(),
    /** Given after the commit, one reader at a time; null until a reader comes. */
    position: bigint('posicao', { mode: 'number' }),
  },
  t => [
    primaryKey({ columns: [t.empresaId, t.id] }),
    index('eventos_sem_posicao').on(t.id).where(sql`${t.position} is null`),
    /** By which the version of a menu is counted. */
    index('eventos_do_cardapio').on(t.empresaId, t.id).where(sql`${t.type} = 'cardapio-mudou'`),
    index('eventos_por_posicao').on(t.position).where(sql`${t.position} is not null`),
    check('eventos_tipo', sql`${t.type} ~ '^[a-z]+(-[a-z]+)*$'`),
  ],
)
