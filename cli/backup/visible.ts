import type pg from 'pg'
import { Refusal } from '../command/command'
import type { Tally } from './archive'
import type { Table } from './tables'

/**
 * Counts the rows of companies in another way than the backup reads them. Policies hide what they are not told about
 * without any error; ANALYZE looks at the pages themselves, whose rows it counts, or estimates in a table of more than
 * 30,000 pages.
 */
export async function countRows(
  client: pg.Client,
  tables: readonly Table[],
): Promise<ReadonlyMap<string, number>> {
  const counted = new Map<string, number>()
  for (const { name } of tables.filter(({ tenant }) => tenant)) {
    const quoted = client.escapeIdentifier(name)
    await client.query(`analyze ${quoted}`)
    const { rows } = await client.query<{ rows: number }>(
      'select reltuples as rows from pg_class where oid = $1::regclass',
      [quoted],
    )
    counted.set(name, rows[0]?.rows ?? 0)
  }
  return counted
}

/** What may be deleted between the count and the backup's moment, or be estimated too high. */
const TOLERANCE = 0.9

/** Refuses a backup that has read fewer rows than were counted before it. */
export function requireAll(counted: ReadonlyMap<string, number>, tally: Tally): void {
  for (const [name, rows] of counted) {
    const { linhas } = tally.of(name)
    if (linhas >= rows * TOLERANCE) continue
    throw new Refusal(
      `A tabela ${name} tem ${rows} linhas, e o banco só mostrou ${linhas}: o backup estaria incompleto, e nada foi gravado.\n` +
        'Tente de novo; se continuar, o banco não deixa quem faz o backup entrar em cada empresa (app.empresa_id).',
    )
  }
}

/** Citus tells the machines that keep the rows whose rows are wanted only when it is set to. */
export async function requirePropagation(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ base: string; alcance: string | null }>(
    `select current_database() as base, current_setting('citus.propagate_set_commands', true) as alcance
     from pg_extension where extname = 'citus'`,
  )
  const [citus] = rows
  if (!citus || citus.alcance === 'local') return
  throw new Refusal(
    `O Citus esconderia as linhas das empresas, e nada foi gravado. Em cada máquina dele, como superusuário:\n` +
      `  alter database ${client.escapeIdentifier(citus.base)} set citus.propagate_set_commands = 'local';`,
  )
}
