import type pg from 'pg'
import { Refusal } from '../command/command'
import { countLines } from './archive'

export interface Table {
  readonly name: string
  /**
   * True when the rows belong to companies: row-level security shows them only company by company, even to the owner of
   * the table.
   */
  readonly tenant: boolean
  /** Name and type of each. */
  readonly columns: readonly string[]
  /** Without those that the database makes of others. */
  readonly names: readonly string[]
  readonly key: readonly string[]
}

interface Row extends Table {
  readonly parents: readonly string[]
  readonly hidden: boolean
}

/** Every table of Comanda; a table comes before those that refer to it. Refuses a login that does not own them. */
export async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Row>(`
    select c.relname::text as name, c.relforcerowsecurity as tenant, row_security_active(c.oid) as hidden,
      array(select attname::text || ' ' || format_type(atttypid, atttypmod) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped order by attnum) as columns,
      array(select attname::text from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as names,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality k(attnum, n)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary order by k.n) as key,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    order by c.relname`)
  const unseen = rows.find(({ tenant, hidden }) => hidden && !tenant)
  if (unseen)
    throw new Refusal(`O usuário do banco não é o dono da tabela ${unseen.name}: não veria todas as linhas.`)
  return inOrder(rows)
}

function inOrder(rows: readonly Row[]): Table[] {
  const placed: Row[] = []
  // Shared tables go before those of companies.
  const left = new Set([...rows.filter(row => !row.tenant), ...rows.filter(row => row.tenant)])
  while (left.size > 0) {
    const next = [...left].find(({ parents }) =>
      parents.every(parent => placed.some(({ name }) => name === parent)),
    )
    if (!next) throw new Error('tables point at each other in a circle')
    left.delete(next)
    placed.push(next)
  }
  return placed
}

export interface Batch {
  readonly rows: number
  /** One row a line, as JSON. */
  readonly text: string
}

const BATCH = 1_000

/** Everything in the database, table by table and then company by company, which is the only way to see every row. */
export async function* readDatabase(
  client: pg.Client,
  tables: readonly Table[],
): AsyncGenerator<Batch & { table: Table; company: string | null }> {
  for (const table of tables.filter(({ tenant }) => !tenant)) {
    for await (const batch of readTable(client, table, null)) yield { ...batch, table, company: null }
  }
  for (const company of await readCompanies(client)) {
    await enterCompany(client, company)
    for (const table of tables.filter(({ tenant }) => tenant)) {
      for await (const batch of readTable(client, table, company)) yield { ...batch, table, company }
    }
  }
}

export async function readCompanies(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id::text from empresas order by id')
  return rows.map(({ id }) => id)
}

/** Enters a company until the end of the transaction; by SET, which a distributed engine passes on to all its machines. */
export async function enterCompany(client: pg.Client, company: string): Promise<void> {
  await client.query(`set local app.empresa_id = '${BigInt(company)}'`)
}

function readTable(client: pg.Client, { name, key }: Table, company: string | null): AsyncGenerator<Batch> {
  const quoted = client.escapeIdentifier(name)
  // A superuser sees the rows of all companies, so the company must be in the query.
  const whose = company === null ? '' : `where empresa_id = ${BigInt(company)}`
  const order = key.map(column => client.escapeIdentifier(column)).join(', ')
  return readRows(client, `select to_json(t)::text as linha from ${quoted} t ${whose} order by ${order}`)
}

/** The rows of a query without parameters, which a cursor cannot have here, whose column `linha` is JSON. */
export async function* readRows(client: pg.Client, query: string): AsyncGenerator<Batch> {
  await client.query(`declare lote no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<{ linha: string }>(`fetch ${BATCH} from lote`)
    if (rows.length > 0) yield { rows: rows.length, text: rows.map(({ linha }) => `${linha}\n`).join('') }
    if (rows.length < BATCH) break
  }
  await client.query('close lote')
}

/**
 * Inserts under the company's own policies, so that the database refuses a row of another company. `take` says what a
 * column gets from the row `r` of the archive.
 */
export async function insertRows(
  client: pg.Client,
  table: Table,
  content: Buffer,
  take = (column: string) => `r.${client.escapeIdentifier(column)}`,
): Promise<void> {
  const quoted = client.escapeIdentifier(table.name)
  const columns = table.names.map(name => client.escapeIdentifier(name)).join(', ')
  const { rowCount } = await client.query(
    `insert into ${quoted} (${columns}) overriding system value
      select ${table.names.map(take).join(', ')} from json_populate_recordset(null::${quoted}, $1::json) r`,
    [asJson(content)],
  )
  if (rowCount !== countLines(content)) throw new Error(`${table.name}: ${rowCount} rows inserted`)
}

/** The rows of one file of an archive, as one JSON. */
export function asJson(content: Buffer): string {
  return `[${content.toString('utf8').trimEnd().replaceAll('\n', ',')}]`
}

/** The state of each sequence: its last value, and whether it was used. */
export async function readSequences(client: pg.Client): Promise<Record<string, [string, boolean]>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const found: Record<string, [string, boolean]> = {}
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${client.escapeIdentifier(name)}`,
    )
    if (values[0]) found[name] = [values[0].last_value, values[0].is_called]
  }
  return found
}
