import { bigint } from 'drizzle-orm/pg-core'
import type { EmpresaId } from '~/domain/valores/ids'
import { empresas } from './tables.server'

/** First column of every tenant table and of every key in it: a row of one company cannot point at another's. */
export function empresaColumn() {
  return bigint('empresa_id', { mode: 'number' })
    .$type<EmpresaId>()
    .notNull()
    .references(() => empresas.id)
}

/** The second half of a tenant table's primary key: an identity, unique in the whole table. */
export function idColumn<Id extends number>(nome = 'id') {
  return bigint(nome, { mode: 'number' }).$type<Id>().generatedAlwaysAsIdentity()
}
