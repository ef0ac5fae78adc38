import { customType, timestamp } from 'drizzle-orm/pg-core'
import { type Centavos, centavosDeDecimal, decimalDeCentavos } from './centavos'

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

export function instanteColumn(nome: string) {
  return timestamp(nome, { withTimezone: true })
}
