import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, customType, text, timestamp } from 'drizzle-orm/pg-core'
import { type Centavos, centavosDeDecimal, decimalDeCentavos, VALOR_MAXIMO } from './centavos'

/** numeric(10,2) in the database and whole centavos in code, converted without a binary fraction. */
export const centavosColumn = customType<{ data: Centavos; driverData: string }>({
  dataType: () => 'numeric(10,2)',
  fromDriver: centavosDeDecimal,
  toDriver: decimalDeCentavos,
})

/** numeric(8,2) in the database, a number of km in code. A prepared insert calls `toDriver` with null too. */
export const kmColumn = customType<{ data: number; driverData: string }>({
  dataType: () => 'numeric(8,2)',
  fromDriver: Number,
  toDriver: (km: number | null) => km?.toString() as string,
})

/** As `instanteColumn`, for a prepared insert, which calls `toDriver` with null too. */
export const instanteOuNuloColumn = customType<{ data: Date; driverData: string }>({
  dataType: () => 'timestamp with time zone',
  fromDriver: texto => new Date(texto),
  toDriver: (instante: Date | null) => instante?.toISOString() as string,
})

export function instanteColumn(nome: string) {
  return timestamp(nome, { withTimezone: true })
}

/** For a check: the column is one of these words, or null. */
export function umDe(coluna: AnyPgColumn, palavras: readonly string[]): SQL {
  return sql`${coluna} in (${sql.raw(palavras.map(palavra => `'${palavra}'`).join(', '))})`
}

/** For a check: the column lies within these limits, or is null. */
export function entre(coluna: AnyPgColumn, { de, ate }: { readonly de: number; readonly ate: number }): SQL {
  return sql`${coluna} between ${sql.raw(String(de))} and ${sql.raw(String(ate))}`
}

/** For a check: the column is an amount that the forms take, or null. */
export function umValor(coluna: AnyPgColumn): SQL {
  return entre(coluna, { de: 0, ate: VALOR_MAXIMO / 100 })
}

/**
 * All that a row is found by, folded, a line for each column; and once more in capitals and without blanks, where `acha`
 * looks for words that are written as one. Kept by the database.
 */
export function procuradoColumn(...colunas: readonly [string, ...string[]]) {
  const linhas = colunas.map(coluna => `coalesce(${coluna}::text, '')`).join(` || E'\\n' || `)
  return text()
    .notNull()
    .generatedAlwaysAs(sql.raw(`dobrar_e_juntar(${linhas})`))
}
