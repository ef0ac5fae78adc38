import type pg from 'pg'
import { type Batch, readRows, type Table } from '../backup/tables'

/**
 * What of a company stays in its installation, and why. Every other table with an `empresa_id` goes along, and one that has
 * none and stands nowhere here is refused: a new table cannot be forgotten.
 */
export const STAYS: Readonly<Record<string, string>> = {
  account_tokens: 'links of letters lead to the installation that sent them',
  eventos: 'who reads them counts by the positions of one installation',
  mudancas: 'it says where a company has gone from this installation',
  mail_queue: 'letters are sent by the installation that wrote them',
  sessions: 'a cookie of one installation opens no other',
}

/**
 * Without an `empresa_id` of their own, in the order in which they are inserted: where its CEP is, from which the company's row is
 * filled in, the company, and its people.
 */
const WHOSE: Readonly<Record<string, (of: Company) => string>> = {
  ceps: ({ id }) => `cep = (select endereco_cep from empresas where id = ${BigInt(id)})`,
  empresas: ({ id }) => `id = ${BigInt(id)}`,
  users: ({ people }) => `id = any (${asArray(people)})`,
}

/** Columns with the key of a picture, which begins with the company's id. */
const PICTURE_KEYS = new Set(['produtos.imagem_url', 'aparencia.logo', 'aparencia.capa', 'banners.imagem'])

/** Columns that a trigger fills from a shared table when the row is inserted, and when each member was in which company last. */
const STAYING = new Set(['empresas.cidade_do_cep', 'empresas.estado_do_cep', 'membros.entrou_em'])

/** A company in one installation. All of its other ids go along unchanged, as every key begins with the company's. */
export interface Company {
  readonly id: string
  readonly slug: string
  /** The ids of its members, in an order that is the same in every installation. */
  readonly people: readonly string[]
}

/** The tables that go along, in an order in which they can be inserted. */
export function tablesOfCompany(tables: readonly Table[]): Table[] {
  const own = (table: Table) => table.names.includes('empresa_id')
  const forgotten = tables.find(table => !own(table) && !(table.name in WHOSE) && !(table.name in STAYS))
  if (forgotten)
    throw new Error(`cli/empresa says neither that ${forgotten.name} goes along nor that it stays`)
  const before = Object.keys(WHOSE).flatMap(name => tables.filter(table => table.name === name))
  return [...before, ...tables.filter(table => own(table) && !(table.name in STAYS))]
}

/** Reads the members in the order in which a file numbers them. */
export async function readPeople(client: pg.Client, company: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select u.id::text from membros m join users u on u.id = m.user_id where m.empresa_id = $1
     order by lower(u.email) collate "C"`,
    [company],
  )
  return rows.map(({ id }) => id)
}

/** The rows of one table as any installation has them: its own ids of company and people are not in them. */
export function readOfCompany(client: pg.Client, table: Table, company: Company): AsyncGenerator<Batch> {
  const columns = table.names.map(name => `${give(table, name, company)} as ${quote(name)}`).join(', ')
  const whose = WHOSE[table.name]?.(company) ?? `empresa_id = ${BigInt(company.id)}`
  const texts = new Set(table.columns.filter(column => column.endsWith(' text')))
  // Two installations may sort texts in two ways.
  const order = table.key.map(name => quote(name) + (texts.has(`${name} text`) ? ' collate "C"' : ''))
  return readRows(
    client,
    `select to_json(t)::text as linha from (select ${columns} from ${quote(table.name)} where ${whose}) t
     order by ${order.join(', ')}`,
  )
}

function give(table: Table, column: string, { id, slug, people }: Company): string {
  const [name, quoted] = [`${table.name}.${column}`, quote(column)]
  if (column === 'empresa_id' || name === 'empresas.id') return '0::bigint'
  if (name === 'empresas.slug') return `'${slug}'::text`
  // It is switched off here for as long as it moves, and goes on there.
  if (name === 'empresas.ativo')
    return `ativo or exists (select from mudancas where empresa_id = ${BigInt(id)})`
  if (STAYING.has(name)) return 'null::text'
  if (PICTURE_KEYS.has(name)) return `regexp_replace(${quoted}, '^${BigInt(id)}/', '0/')`
  // What somebody has done who is no member any more has nobody's name there.
  if (column === 'user_id' || name === 'users.id') return `array_position(${asArray(people)}, ${quoted})`
  return quoted
}

/** What a column of `company` gets from the row `r` of a file. */
export function takeFor(table: Table, { id, slug, people }: Company): (column: string) => string {
  return column => {
    const [name, quoted] = [`${table.name}.${column}`, `r.${quote(column)}`]
    if (column === 'empresa_id' || name === 'empresas.id') return `${BigInt(id)}::bigint`
    if (name === 'empresas.slug') return `'${slug}'`
    if (PICTURE_KEYS.has(name)) return `regexp_replace(${quoted}, '^0/', '${BigInt(id)}/')`
    if (column === 'user_id') return `(${asArray(people)})[${quoted}::int]`
    if (name === 'membros.entrou_em') return 'null'
    return quoted
  }
}

const asArray = (ids: readonly string[]) => `'{${ids.map(BigInt).join()}}'::bigint[]`
const quote = (name: string) => `"${name.replaceAll('"', '""')}"`
