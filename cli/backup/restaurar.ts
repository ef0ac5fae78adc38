import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type pg from 'pg'
import { listVersions, migrate } from '~/server/database/migrate.server'
import { env, secret } from '~/server/env.server'
import { pictureFiles } from '~/server/pictures/place.server'
import { markOf } from '~/server/timed/nightly-backup.server'
import { type Command, Refusal } from '../command/command'
import { confirm } from '../command/confirm'
import { databaseVersion, isBlank, reaching, withConnection } from '../command/database'
import { backupManifest, compare, type Manifest, openArchive, placeOf, Tally, verifyArchive } from './archive'
import { describe } from './backup'
import { enterCompany, insertRows, readDatabase, readTables, type Table } from './tables'

export const restaurar: Command = {
  name: 'restaurar',
  usage: ['<arquivo>'],
  asks: true,
  summary: 'põe um backup num banco vazio',
  help: [
    'Antes da primeira partida numa máquina nova, ou com outra pasta: COMANDA_DADOS=nova npm run comanda -- restaurar ...',
    'O backup de uma versão anterior é restaurado como ela o gravou e depois atualizado.',
    'Tudo ou nada: um arquivo danificado, de versão mais nova, ou um banco que já tem dados é recusado e nada muda.',
    'Se o segredo daqui é de outra instalação, pergunta antes; com --sim não pergunta.',
  ].join('\n'),
  async run({ args: [name = ''], folder, sim }) {
    const path = resolve(folder, name)
    const manifest = await verifyArchive(path, backupManifest)
    requireKnown(manifest)
    if (!sim) await askWhetherOurs(manifest)
    await reaching(true, url => restoreInto(url, path, manifest))
    console.log(`Restaurado o backup de ${manifest.criadoEm}. ${describe(manifest)}`)
  },
}

/** Puts what `verifyArchive` has read into the empty database at `url`, and the pictures where they are served from. */
export async function restoreInto(
  url: string,
  path: string,
  manifest: Manifest,
  { pictures = true } = {},
): Promise<void> {
  // Only an empty database is migrated to the version of the backup.
  if (await withConnection(url, isBlank)) await migrate(url, manifest.migracao)
  await withConnection(url, client => restore(client, path, manifest, pictures))
  await migrate(url)
}

/** Of two installations that keep their backups in one folder, one may be given the other's. Without a secret nothing is known. */
async function askWhetherOurs({ instalacao }: Manifest): Promise<void> {
  const known = process.env.SECRET || existsSync(join(env().dataDir, 'segredo'))
  if (instalacao === undefined || !known || instalacao === markOf(secret())) return
  await confirm(
    `O backup é da instalação ${instalacao}, e o segredo daqui é da ${markOf(secret())}. Restaurar mesmo assim?`,
  )
}

function requireKnown({ migracao }: Manifest): void {
  const versions = listVersions()
  if (versions.includes(migracao)) return
  throw new Refusal(
    `O backup é da versão ${migracao}, que este programa (${versions.at(-1)}) não conhece: use a versão que o gravou, ou uma mais nova.`,
  )
}

/** Restores in one transaction, which commits only when the database, read back row by row, equals the backup. */
async function restore(
  client: pg.Client,
  path: string,
  manifest: Manifest,
  pictures: boolean,
): Promise<void> {
  await client.query(`set timezone = 'UTC'`)
  await client.query('begin')
  const version = await databaseVersion(client)
  const tables = await readTables(client)
  requireSameTables(manifest, version, tables)
  await requireEmpty(client, tables)
  // The backup contains what the triggers have written, so they must not write it again.
  await switchTriggers(client, tables, 'disable')
  await insertAll(client, path, tables, pictures)
  await switchTriggers(client, tables, 'enable')
  for (const [name, [value, called]] of Object.entries(manifest.sequencias)) {
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), value, called])
  }
  await readBack(client, tables, manifest)
  await client.query('commit')
  // Until its tables are analyzed PostgreSQL plans queries as if the database was still empty.
  await client.query(`set client_min_messages = 'error'; analyze`)
}

function requireSameTables(manifest: Manifest, version: number | null, tables: readonly Table[]): void {
  const found = Object.fromEntries(tables.map(({ name, columns }) => [name, columns]))
  const told = Object.entries(manifest.tabelas)
  const same = told.every(([name, { colunas }]) => found[name]?.join() === colunas.join())
  if (manifest.migracao === version && same && told.length === tables.length) return
  throw new Refusal(
    `O backup é da versão ${manifest.migracao} e o banco da ${version}: restaure num banco que ainda está vazio.`,
  )
}

/**
 * Refuses a database with data. Only the tables that belong to no company are asked: without companies there are no
 * rows of companies.
 */
async function requireEmpty(client: pg.Client, tables: readonly Table[]): Promise<void> {
  const all = tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')
  await client.query(`lock table ${all} in share row exclusive mode`)
  for (const { name } of tables.filter(({ tenant }) => !tenant)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount)
      throw new Refusal(
        `O banco não está vazio (${name}), e nada foi escrito. Restaure em outro: COMANDA_DADOS ou DATABASE_URL.`,
      )
  }
}

async function switchTriggers(
  client: pg.Client,
  tables: readonly Table[],
  to: 'enable' | 'disable',
): Promise<void> {
  for (const { name } of tables) {
    await client.query(`alter table ${client.escapeIdentifier(name)} ${to} trigger user`)
  }
}

async function insertAll(
  client: pg.Client,
  path: string,
  tables: readonly Table[],
  pictures: boolean,
): Promise<void> {
  let entered: string | null = null
  for await (const { name, content } of openArchive(path)) {
    const place = placeOf(name)
    // Files are not part of the transaction; the next restore overwrites those that a rolled-back one leaves.
    if (place?.kind === 'picture' && pictures) await pictureFiles().write(place.path, content)
    if (place?.kind !== 'rows') continue
    if (place.company !== null && place.company !== entered) {
      entered = place.company
      await enterCompany(client, entered)
    }
    const table = tables.find(({ name }) => name === place.table)
    if (!table) throw new Error(`no table ${place.table}`)
    await insertRows(client, table, content)
  }
}

async function readBack(client: pg.Client, tables: readonly Table[], manifest: Manifest): Promise<void> {
  const tally = new Tally()
  for await (const { table, rows, text } of readDatabase(client, tables)) tally.add(table.name, rows, text)
  compare(manifest, tally, false)
}
