import type pg from 'pg'
import * as v from 'valibot'
import { pictureFiles } from '~/server/pictures/place.server'
import { CONTENTS, compare, PICTURES, placeOf, Tally } from '../backup/archive'
import type { Table } from '../backup/tables'
import type { Entry } from '../backup/tar'
import { type Company, readOfCompany } from './company-rows'

/** To be raised when older versions of Comanda could not read what this one writes. */
export const COMPANY_FORMAT = 'empresa-1'

/**
 * An archive as a backup is one, but without what is one installation's own: the company is 0 in it, and its people are counted
 * from 1.
 */
export const companyManifest = v.object({
  ...CONTENTS,
  formato: v.literal(COMPANY_FORMAT, 'não é o arquivo de uma empresa'),
  slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)),
  nome: v.string(),
  /** Of all its orders, in reais: for the person who compares. */
  totalDosPedidos: v.string(),
})

export type CompanyManifest = v.InferOutput<typeof companyManifest>

/** 'Cantina da Nona: pedidos: 120, no total de R$ 6521.30; linhas: 950 em 28 tabelas; fotos: 44' */
export function describe({ nome, tabelas, imagens, totalDosPedidos }: CompanyManifest): string {
  const rows = Object.values(tabelas).reduce((sum, { linhas }) => sum + linhas, 0)
  return [
    `${nome}: pedidos: ${tabelas.pedidos?.linhas ?? 0}, no total de R$ ${totalDosPedidos}`,
    `linhas: ${rows} em ${Object.keys(tabelas).length} tabelas`,
    `arquivos de fotos: ${imagens.linhas}`,
  ].join('; ')
}

export async function sumOrders(client: pg.Client, company: string): Promise<string> {
  const { rows } = await client.query<{ total: string }>(
    'select coalesce(sum(total_com_frete), 0)::text as total from pedidos where empresa_id = $1',
    [company],
  )
  return rows[0]?.total ?? ''
}

/** The rows of one table, in files as the archive has them. */
export async function* rowsOf(
  client: pg.Client,
  table: Table,
  company: Company,
  tally: Tally,
): AsyncGenerator<Entry> {
  let number = 0
  for await (const { rows, text } of readOfCompany(client, table, company)) {
    const content = Buffer.from(text)
    tally.add(table.name, rows, content)
    yield { name: `tabelas/${table.name}/${++number}.jsonl`, content }
  }
}

/** The files of a company's pictures, named as in the archive. */
export async function* picturesOf(company: string, tally: Tally): AsyncGenerator<Entry> {
  const files = pictureFiles()
  for (const { name: path } of await files.list(`${company}/`)) {
    const name = `${PICTURES}/${path.replace(/^\d+/, '0')}`
    if (placeOf(name)?.kind !== 'picture') continue
    const content = await files.read(path)
    // Removed since it was listed, and by then of no row.
    if (!content) continue
    tally.add(PICTURES, 1, name, content)
    yield { name, content }
  }
}

/** Accounts and CEPs are also other companies', and may have been there before. */
const SHARED = ['users', 'ceps']

/** Throws unless what is stored of the company, in these tables and as pictures, is what the file says. */
export async function compareCompany(
  client: pg.Client,
  tables: readonly Table[],
  { tabelas, imagens }: CompanyManifest,
  company: Company,
): Promise<void> {
  const compared = tables.filter(({ name }) => !SHARED.includes(name))
  const tally = new Tally()
  for (const table of compared) await drain(rowsOf(client, table, company, tally))
  await drain(picturesOf(company.id, tally))
  const told = Object.entries(tabelas).filter(([table]) => compared.some(({ name }) => name === table))
  compare({ tabelas: Object.fromEntries(told), imagens }, tally)
}

async function drain(entries: AsyncIterator<unknown>): Promise<void> {
  while (!(await entries.next()).done);
}
