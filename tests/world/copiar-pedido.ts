import { getTableColumns } from 'drizzle-orm'
import { pedidos } from '../../app/domain/pedidos/tables.server'

const COLUNAS = Object.values(getTableColumns(pedidos))
  .filter(({ generated }) => !generated)
  .map(({ name }) => name)
  .join(', ')

/** SQL that inserts copies of the orders `p` of `from`, each with the columns that the JSON object `mudado` has. */
export function copiarPedidos(mudado: string, from: string): string {
  return `insert into pedidos (${COLUNAS})
    select ${COLUNAS} from (select (jsonb_populate_record(p, ${mudado})).* from ${from}) copias`
}
