import { char, doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** The answers of the postal service. They are shared by all companies and are nobody's data. */
export const ceps = pgTable('ceps', {
  cep: char({ length: 8 }).primaryKey(),
  /** Null in towns with a single CEP: the customer types street and district. */
  logradouro: text(),
  bairro: text(),
  cidade: text().notNull(),
  estado: char({ length: 2 }).notNull(),
  /** Null when the service knows no position. */
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  fusoHorario: text('fuso_horario'),
  consultadoEm: timestamp('consultado_em', { withTimezone: true }).notNull().defaultNow(),
})
