import { resolve } from 'node:path'
import type pg from 'pg'
import { secret } from '~/server/env.server'
import { pictureFiles } from '~/server/pictures/place.server'
import { markOf } from '~/server/timed/nightly-backup.server'
import type { Command } from '../command/command'
import { reaching, requireCurrent, withConnection } from '../command/database'
import { FORMAT, folderOf, MANIFEST, type Manifest, PICTURES, placeOf, Tally } from './archive'
import { readDatabase, readSequences, readTables } from './tables'
import type { Entry } from './tar'
import { requireAll, requireKnownPolicies, requirePropagation } from './visible'
import { packInto, writeWhole } from './write-archive'

export const backup: Command = {
  name: 'backup',
  usage: ['<arquivo>'],
  summary: 'grava o banco e as fotos num arquivo novo',
  help: [
    'Um só instante do banco, com o servidor no ar ou parado, num tar.gz: um .jsonl por tabela, as fotos e um manifesto.',
    'O arquivo tem dados pessoais: só o seu dono o lê (0600). O segredo dos cookies (dados/segredo) não entra.',
  ].join('\n'),
  async run({ args: [name = ''], folder }) {
    const path = resolve(folder, name)
    const manifest = await reaching(false, url =>
      withConnection(url, client => writeWhole(path, file => writeBackup(client, file))),
    )
    console.log(`${path}: ${describe(manifest)}`)
  },
}

/** '3 empresas, 120 pedidos, 950 linhas em 17 tabelas, 44 fotos' */
export function describe({ tabelas, imagens }: Manifest): string {
  const total = Object.values(tabelas).reduce((sum, { linhas }) => sum + linhas, 0)
  const parts = [
    `empresas: ${tabelas.empresas?.linhas ?? 0}`,
    `pedidos: ${tabelas.pedidos?.linhas ?? 0}`,
    `linhas: ${total} em ${Object.keys(tabelas).length} tabelas`,
    `fotos: ${imagens.linhas}`,
  ]
  return parts.join(', ')
}

/**
 * Reads everything in one snapshot: no order of a later moment is included, and no order has to wait for the backup.
 */
export async function writeBackup(client: pg.Client, path: string): Promise<Manifest> {
  await client.query(`set timezone = 'UTC'`)
  await requirePropagation(client)
  await client.query('begin isolation level repeatable read read only')
  const migracao = await requireCurrent(client)
  await requireKnownPolicies(client)
  let manifest: Manifest | undefined
  async function* entries(): AsyncGenerator<Entry> {
    const tally = new Tally()
    const read = new Tally()
    const tables = await readTables(client)
    yield* rowEntries(client, tables, tally, read)
    await requireAll(client, tables, read)
    yield* pictureEntries(tally)
    const tabelas = tables.map(({ name, columns }) => [name, { colunas: columns, ...tally.of(name) }])
    manifest = {
      formato: FORMAT,
      instalacao: markOf(secret()),
      migracao,
      criadoEm: new Date().toISOString(),
      tabelas: Object.fromEntries(tabelas),
      // Read after the rows: sequences are not part of the snapshot, and must not be lower than the last row's id.
      sequencias: await readSequences(client),
      imagens: tally.of(PICTURES),
    }
    yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
  }
  await packInto(path, entries())
  await client.query('commit')
  if (!manifest) throw new Error('a backup without a manifest')
  return manifest
}

async function* rowEntries(
  client: pg.Client,
  tables: Awaited<ReturnType<typeof readTables>>,
  tally: Tally,
  read: Tally,
): AsyncGenerator<Entry> {
  let before = ''
  let number = 0
  for await (const { table, company, rows, text } of readDatabase(client, tables)) {
    const folder = folderOf(table.name, company)
    number = folder === before ? number + 1 : 1
    before = folder
    const content = Buffer.from(text)
    tally.add(table.name, rows, content)
    read.add(folder, rows)
    yield { name: `${folder}/${number}.jsonl`, content }
  }
}

/**
 * The pictures come after the rows, so that every picture that a row names is included; drafts that are still being
 * written are left out.
 */
async function* pictureEntries(tally: Tally): AsyncGenerator<Entry> {
  const files = pictureFiles()
  for (const { name: path } of await files.list('')) {
    const name = `${PICTURES}/${path}`
    if (placeOf(name)?.kind !== 'picture') continue
    const content = await files.read(path)
    // Removed since it was listed, and by then of no row.
    if (!content) continue
    tally.add(PICTURES, 1, name, content)
    yield { name, content }
  }
}
