import { resolve } from 'node:path'
import type pg from 'pg'
import { MANIFEST, PICTURES, Tally } from '../backup/archive'
import { enterCompany, readTables } from '../backup/tables'
import type { Entry } from '../backup/tar'
import { requireKnownPolicies, requirePropagation } from '../backup/visible'
import { packInto, writeWhole } from '../backup/write-archive'
import { type Command, Refusal } from '../command/command'
import { reaching, requireCurrent, withConnection } from '../command/database'
import { COMPANY_FORMAT, type CompanyManifest, describe, picturesOf, rowsOf, sumOrders } from './company-file'
import { type Company, readPeople, tablesOfCompany } from './company-rows'

export const exportarEmpresa: Command = {
  name: 'empresa exportar',
  usage: ['<slug>', '<arquivo>'],
  summary: 'grava uma empresa inteira num arquivo novo, para outra instalação',
  help: [
    'Um só instante: cardápio, fotos, pedidos, clientes, ajustes e as pessoas, com as suas senhas; sessões e links não vão.',
    'A empresa continua aqui como estava; para ela mudar, veja antes: empresa mudar. Entra na outra com: empresa importar.',
    'O arquivo tem dados pessoais: só o seu dono o lê (0600).',
  ].join('\n'),
  async run({ args: [slug = '', name = ''], folder }) {
    const path = resolve(folder, name)
    const manifest = await reaching(false, url =>
      withConnection(url, client => writeWhole(path, draft => writeCompany(client, slug, draft))),
    )
    console.log(`${path}: ${describe(manifest)}`)
  },
}

/** Reads everything in one snapshot, as a backup does. */
async function writeCompany(client: pg.Client, slug: string, path: string): Promise<CompanyManifest> {
  await client.query(`set timezone = 'UTC'`)
  await requirePropagation(client)
  await client.query('begin isolation level repeatable read read only')
  await requireKnownPolicies(client)
  const migracao = await requireCurrent(client)
  const { nome, company } = await findCompany(client, slug)
  await enterCompany(client, company.id)
  const tables = tablesOfCompany(await readTables(client))
  let manifest: CompanyManifest | undefined
  async function* entries(): AsyncGenerator<Entry> {
    const tally = new Tally()
    for (const table of tables) yield* rowsOf(client, table, company, tally)
    yield* picturesOf(company.id, tally)
    const tabelas = tables.map(({ name, columns }) => [name, { colunas: columns, ...tally.of(name) }])
    manifest = {
      formato: COMPANY_FORMAT,
      migracao,
      criadoEm: new Date().toISOString(),
      slug,
      nome,
      totalDosPedidos: await sumOrders(client, company.id),
      tabelas: Object.fromEntries(tabelas),
      imagens: tally.of(PICTURES),
    }
    yield { name: MANIFEST, content: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) }
  }
  await packInto(path, entries())
  await client.query('commit')
  if (!manifest) throw new Error('an archive without a manifest')
  return manifest
}

export async function findCompany(
  client: pg.Client,
  slug: string,
): Promise<{ nome: string; company: Company }> {
  const { rows } = await client.query<{ id: string; nome: string }>(
    'select id::text, nomefantasia as nome from empresas where slug = $1',
    [slug],
  )
  const [found] = rows
  if (!found) throw new Refusal(`Nenhuma empresa: ${slug}\nA lista: npm run comanda -- empresas`)
  return { nome: found.nome, company: { id: found.id, slug, people: await readPeople(client, found.id) } }
}
