import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { is } from 'drizzle-orm'
import { getTableConfig, PgDialect, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

const FOLDER = join('db', 'migrations')
const AGAIN =
  'Two branches have made a migration each, and a database that has one would pass over the other: make yours anew after the merge (CONTRIBUTING.md, Two migrations at once)'

interface Entry {
  readonly when: number
  readonly tag: string
}

/** The tables after a migration, as drizzle-kit keeps them beside it. */
interface Snapshot {
  readonly id: string
  readonly prevId: string
  readonly tables: Readonly<Record<string, KeptTable>>
}

interface KeptTable {
  readonly name: string
  readonly columns: Readonly<Record<string, unknown>>
  readonly checkConstraints: Readonly<Record<string, { readonly value: string }>>
}

/** Those that drizzle.config.ts names. */
const DECLARED = Object.values(
  import.meta.glob<Record<string, unknown>>(
    ['../app/domain/*/tables*.server.ts', '../app/server/*/tables.server.ts'],
    { eager: true },
  ),
).flatMap(module => Object.values(module).filter(value => is(value, PgTable)))

test('Cada migração parte da anterior e é mais nova do que ela, e o diário tem todas', () => {
  const entries = readJournal()
  const tags = readdirSync(FOLDER).filter(name => name.endsWith('.sql'))
  expect(
    entries.map(({ tag }) => `${tag}.sql`),
    AGAIN,
  ).toEqual(tags.sort())
  let before: Entry & { readonly id?: string } = { when: 0, tag: '' }
  for (const entry of entries) {
    const { id, prevId } = snapshotOf(entry)
    expect(entry.when, `${entry.tag} is older than ${before.tag}. ${AGAIN}`).toBeGreaterThan(before.when)
    if (before.id) expect(prevId, `${entry.tag} does not follow ${before.tag}. ${AGAIN}`).toBe(before.id)
    before = { ...entry, id }
  }
})

test('Nenhuma tabela, coluna ou regra espera pela sua migração', () => {
  const [newest] = readJournal().slice(-1)
  if (!newest) throw new Error('there is no migration')
  const declared = DECLARED.map(getTableConfig).flatMap(({ name, columns, checks }) =>
    partsOf(
      name,
      columns.map(column => column.name),
      checks.map(check => [check.name, new PgDialect().sqlToQuery(check.value).sql]),
    ),
  )
  const migrated = Object.values(snapshotOf(newest).tables).flatMap(({ name, columns, checkConstraints }) =>
    partsOf(
      name,
      Object.keys(columns),
      Object.entries(checkConstraints).map(([check, { value }]) => [check, value]),
    ),
  )
  const without = (all: readonly string[], others: readonly string[]) =>
    all.filter(part => !others.includes(part))
  expect(
    { lacking: without(declared, migrated), left: without(migrated, declared) },
    'what tables.server.ts says and no migration makes, or the other way round: `npm run db:generate` writes one',
  ).toEqual({ lacking: [], left: [] })
})

/** What a migration makes of a table, a line each. */
function partsOf(
  table: string,
  columns: readonly string[],
  checks: readonly (readonly [name: string, rule: string])[],
): string[] {
  return [
    `the table ${table}`,
    ...columns.map(column => `the column ${table}.${column}`),
    ...checks.map(([name, rule]) => `the check ${name}: ${rule}`),
  ]
}

function readJournal(): Entry[] {
  const text = readFileSync(join(FOLDER, 'meta', '_journal.json'), 'utf8')
  expect(text, AGAIN).not.toMatch(/^(<{7}|>{7})/m)
  return JSON.parse(text).entries
}

function snapshotOf({ tag }: Entry): Snapshot {
  const path = join(FOLDER, 'meta', `${tag.split('_')[0]}_snapshot.json`)
  expect(existsSync(path), `${path} is missing: \`npm run db:generate\` makes it`).toBe(true)
  return JSON.parse(readFileSync(path, 'utf8'))
}
