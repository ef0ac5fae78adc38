import { resolve } from 'node:path'
import type pg from 'pg'
import { validarSlug } from '~/domain/empresas/slug-da-empresa'
import { LOCKS } from '~/server/database/locks.server'
import { reservedNames } from '~/server/host/reserved.server'
import { pictureFiles } from '~/server/pictures/place.server'
import { openArchive, placeOf, verifyArchive } from '../backup/archive'
import { asJson, enterCompany, insertRows, readTables } from '../backup/tables'
import { requirePropagation } from '../backup/visible'
import { type Command, Refusal } from '../command/command'
import { reaching, requireCurrent, withConnection } from '../command/database'
import { type CompanyManifest, companyManifest, compareCompany, describe } from './company-file'
import { tablesOfCompany, takeFor } from './company-rows'
import { forgetPictures, removeLeftPictures } from './left-pictures'

export const importarEmpresa: Command = {
  name: 'empresa importar',
  usage: ['<arquivo>', '[slug]'],
  summary: 'põe nesta instalação uma empresa exportada de outra',
  help: [
    'Com o servidor no ar ou parado. Números de pedidos, links e datas ficam; quem já tem conta aqui com o mesmo e-mail entra com a daqui.',
    'Com [slug] ela entra com esse endereço, e os seus endereços de antes ficam para trás.',
    'Tudo ou nada: um arquivo danificado ou de outra versão, ou uma empresa que já está aqui, é recusado e nada muda.',
  ].join('\n'),
  async run({ args: [name = '', outro], folder }) {
    const path = resolve(folder, name)
    const manifest = await verifyArchive(path, companyManifest)
    const slug = outro ?? manifest.slug
    const problem = validarSlug(slug, reservedNames())
    if (problem) throw new Refusal(problem.texto)
    await reaching(false, url => withConnection(url, client => importCompany(client, path, manifest, slug)))
    console.log(`Importada como ${slug}. ${describe(manifest)}`)
  },
}

async function importCompany(
  client: pg.Client,
  path: string,
  manifest: CompanyManifest,
  slug: string,
): Promise<void> {
  await client.query(`set timezone = 'UTC'`)
  requireSameVersion(manifest, await requireCurrent(client))
  await requirePropagation(client)
  await requireAlone(client)
  await removeLeftPictures(client)
  const id = await drawId(client)
  try {
    await client.query('begin')
    await insertAndCompare(client, path, manifest, { id, slug })
    await forgetPictures(client, id)
    await client.query('commit')
  } catch (error) {
    // Without the database the next import removes them.
    await undo(client).catch(() => {})
    throw explain(error, slug)
  }
}

async function undo(client: pg.Client): Promise<void> {
  await client.query('rollback')
  await removeLeftPictures(client)
}

function requireSameVersion({ migracao }: CompanyManifest, here: number): void {
  if (migracao === here) return
  throw new Refusal(
    `O arquivo é da versão ${migracao} e esta instalação da ${here}: leve as duas à mesma versão e exporte de novo.`,
  )
}

async function requireAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    LOCKS.importing,
  ])
  if (!rows[0]?.alone)
    throw new Refusal(
      'Outra importação está em curso, ou acaba de ser interrompida. Tente de novo em instantes.',
    )
}

/** A new id under which nothing lies, not even of another installation; whoever signed up and drew a lower one has committed. */
async function drawId(client: pg.Client): Promise<string> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.names])
  let id: string
  do {
    const { rows } = await client.query<{ id: string }>(
      `select nextval(pg_get_serial_sequence('empresas', 'id'))::text as id`,
    )
    id = rows[0]?.id ?? ''
  } while ((await pictureFiles().list(`${id}/`)).length > 0)
  await client.query('insert into maquina.left_pictures values ($1)', [id])
  await client.query('commit')
  return id
}

/** When this returns, what the database and the place of pictures show is what the file says; nothing is committed. */
async function insertAndCompare(
  client: pg.Client,
  path: string,
  manifest: CompanyManifest,
  { id, slug }: { readonly id: string; readonly slug: string },
): Promise<void> {
  await enterCompany(client, id)
  const tables = tablesOfCompany(await readTables(client))
  const sameSlug = slug === manifest.slug
  let people: readonly string[] = []
  const ceps: Buffer[] = []
  for await (const { name, content } of openArchive(path)) {
    const place = placeOf(name)
    if (place?.kind === 'picture') await pictureFiles().write(place.path.replace(/^\d+/, id), content)
    if (place?.kind !== 'rows') continue
    const table = tables.find(table => table.name === place.table)
    if (!table) throw new Error(`no table ${place.table}`)
    if (table.name === 'ceps') ceps.push(content)
    else if (table.name === 'users') people = [...people, ...(await joinPeople(client, content))]
    else if (table.name !== 'slugs_antigos' || sameSlug)
      await insertRows(client, table, content, takeFor(table, { id, slug, people }))
    // Those with which a new company begins give way to its own.
    if (table.name === 'empresas')
      await client.query('delete from formas_pagamento where empresa_id = $1', [id])
  }
  for (const content of ceps) await keepCep(client, content, id)
  const compared = tables.filter(({ name }) => name !== 'slugs_antigos' || sameSlug)
  await compareCompany(client, compared, manifest, { id, slug: manifest.slug, people })
  await requireFreeNames(client, id)
  // Last of all, as no rollback takes it back.
  for (const { names, name } of tables)
    if (names.includes('empresa_id')) await passSequences(client, name, id)
}

/** All companies share these: no other than the company's own. */
async function keepCep(client: pg.Client, content: Buffer, id: string): Promise<void> {
  await client.query(
    `insert into ceps select * from json_populate_recordset(null::ceps, $1::json)
     where cep = (select endereco_cep from empresas where id = $2) on conflict do nothing`,
    [asJson(content), id],
  )
}

/** At most 100 MB and nine passes: another one could cost each login gigabytes. */
const OUR_HASH = '^\\$argon2id\\$v=19\\$m=\\d{1,5},t=\\d,p=\\d\\$'

/**
 * A person who has an account here enters with it, unless its e-mail was never confirmed: whoever made it may not be the person.
 * Refused is an account of that kind that has a company here, which would change its hands. Answers the ids of the accounts, in
 * the order of the file.
 */
async function joinPeople(client: pg.Client, content: Buffer): Promise<string[]> {
  const people = [asJson(content)]
  const { rows: strange } = await client.query(
    'select from json_populate_recordset(null::users, $1::json) where password_hash !~ $2',
    [...people, OUR_HASH],
  )
  if (strange.length > 0) throw new Refusal('O arquivo tem uma senha que a Comanda não gravou, e nada mudou.')
  const { rows: waiting } = await client.query<{ email: string }>(
    `select u.email from json_populate_recordset(null::users, $1::json) r join users u on lower(u.email) = lower(r.email)
     where u.email_confirmed_at is null and exists (select from membros where user_id = u.id)`,
    people,
  )
  if (waiting[0])
    throw new Refusal(
      `${waiting[0].email} tem aqui um cadastro que espera pela confirmação do e-mail, e nada mudou. Confirme-o antes (senha ${waiting[0].email}), ou apague essa empresa.`,
    )
  await client.query(
    `update users u set password_hash = r.password_hash, nome_completo = r.nome_completo, email_confirmed_at = r.email_confirmed_at
     from json_populate_recordset(null::users, $1::json) r
     where lower(u.email) = lower(r.email) and u.email_confirmed_at is null and r.email_confirmed_at is not null`,
    people,
  )
  await client.query(
    `insert into users (email, password_hash, nome_completo, email_confirmed_at, created_at)
     select email, password_hash, nome_completo, email_confirmed_at, created_at
     from json_populate_recordset(null::users, $1::json) on conflict do nothing`,
    people,
  )
  const { rows } = await client.query<{ id: string }>(
    `select u.id::text from json_populate_recordset(null::users, $1::json) r
     join users u on lower(u.email) = lower(r.email) order by r.id`,
    people,
  )
  return rows.map(({ id }) => id)
}

/** Half of what JavaScript can count; no installation draws so many. */
const HIGHEST_ID = 2 ** 52

/**
 * The ids that came along will not be drawn again for this company. Others may draw between the reading of a sequence and its
 * setting, but not a thousand times. Refused are ids after which nobody could draw another one.
 */
async function passSequences(client: pg.Client, name: string, company: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select attname as column from pg_attribute where attrelid = $1::regclass and attidentity <> ''`,
    [name],
  )
  for (const { column } of rows) {
    const [quoted, table] = [client.escapeIdentifier(column), client.escapeIdentifier(name)]
    const { rows: high } = await client.query(
      `select from ${table} where empresa_id = $1 and ${quoted} > $2 limit 1`,
      [company, HIGHEST_ID],
    )
    if (high.length > 0) throw new Refusal('O arquivo tem números que a Comanda não sorteia, e nada mudou.')
    await client.query(
      `select setval(of, last + 1000) from (
         select pg_get_serial_sequence($2, $3)::regclass as of, max(${quoted}) as last
         from ${table} where empresa_id = $1) seen
       where last >= coalesce(pg_sequence_last_value(of), 0)`,
      [company, name, column],
    )
  }
}

/** No slug of before is the present one of another company, and none may become it until the commit. */
async function requireFreeNames(client: pg.Client, id: string): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCKS.names])
  const { rows } = await client.query<{ slug: string }>(
    `select slug from slugs_antigos s join empresas e using (slug) where $1 in (s.empresa_id, e.id)`,
    [id],
  )
  if (rows[0]) throw slugTaken(rows[0].slug)
}

function slugTaken(slug: string): Refusal {
  return new Refusal(
    `O endereço ${slug} é aqui de outra empresa, e nada mudou. Com outro: empresa importar <arquivo> <slug>`,
  )
}

const HERE_ALREADY = new Refusal('Esta empresa já está aqui (o mesmo CNPJ ou o mesmo id), e nada mudou.')

function explain(error: unknown, slug: string): unknown {
  switch ((error as { constraint?: string }).constraint) {
    case 'empresas_slug_unique':
      return slugTaken(slug)
    case 'slugs_antigos_pkey':
      return slugTaken('de antes')
    case 'empresas_cnpj_unique':
    case 'empresas_id_publico_unique':
      return HERE_ALREADY
    default:
      return error
  }
}
