import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'

/** SQL that inserts copies of the rows `p` of `from` into their table, each with the columns that the JSON object `mudado` has. */
export function copiarLinhas(tabela: PgTable, mudado: string, from: string): string {
  const colunas = Object.values(getTableColumns(tabela))
    .filter(({ generated, generatedIdentity }) => !generated && !generatedIdentity)
    .map(({ name }) => name)
    .join(', ')
  return `insert into ${getTableConfig(tabela).name} (${colunas})
    select ${colunas} from (select (jsonb_populate_record(p, ${mudado})).* from ${from}) copias`
}
