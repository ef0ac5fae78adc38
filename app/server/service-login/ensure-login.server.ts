import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { LOCKS } from '../database/locks.server'
import { BadSetting } from '../env.server'
import { type Login, loginOf, withLogin } from './addresses.server'
import { admit, rightsOf } from './rights.server'
import { scramSecret } from './scram.server'
import { logins } from './tables.server'

/** The addresses with which the product runs: `pooled` for requests, `direct` for what needs a connection of its own. */
export interface Service {
  readonly pooled: string
  readonly direct: string
}

/**
 * Prepares the login with which everything runs but migrations, backup and restore (decision 058). `owner` is the address
 * of the owner of the tables, and the database is migrated.
 *
 * When `pooled` names another login than `owner`, the operator has made it. Otherwise the first start makes one, and keeps
 * its password in the database for every later process.
 */
export async function ensureServiceLogin(owner: string, pooled = owner): Promise<Service> {
  const given = loginOf(pooled)
  const makes = given.name === loginOf(owner).name
  const login = await inTurn(owner, async client => {
    const found = makes ? await ownLogin(client, owner) : given
    await admit(client, found.name, makes)
    return found
  })
  const service = { pooled: withLogin(pooled, login), direct: withLogin(owner, login) }
  for (const url of new Set([service.direct, service.pooled])) {
    const refused = await refusalOf(url)
    if (refused) throw new BadSetting(closedTo(login.name, refused))
  }
  return service
}

/** One transaction of the owner's, one process at a time. */
async function inTurn<T>(owner: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: owner, application_name: 'comanda login' })
  await client.connect()
  try {
    await client.query(`begin; select pg_advisory_xact_lock(${LOCKS.migration})`)
    const result = await work(client)
    await client.query('commit')
    return result
  } finally {
    await client.end()
  }
}

/** PostgreSQL cuts longer names. */
const NAME_BYTES = 63

/** Logins belong to the whole server, so this one is named after the database. */
function nameFor(database: string): string {
  const whole = `${database}_servico`
  if (Buffer.byteLength(whole) <= NAME_BYTES) return whole
  const rest = `_${createHash('sha256').update(database).digest('hex').slice(0, 12)}_servico`
  let start = database
  while (Buffer.byteLength(start + rest) > NAME_BYTES) start = start.slice(0, -1)
  return start + rest
}

/** How the login was named at first: databases whose long names begin alike shared it. */
const FIRST_NAME = `select current_database() as database, (left(current_database(), 55) || '_servico')::name::text as first`

async function ownLogin(client: pg.Client, owner: string): Promise<Login> {
  const { rows } = await client.query<{ database: string; first: string }>(FIRST_NAME)
  const { database = '', first = '' } = rows[0] ?? {}
  const db = drizzle(client)
  const name = nameFor(database)
  const keptAs = async (name: string) => (await db.select().from(logins).where(eq(logins.name, name)))[0]
  const kept = await keptAs(name)
  if (!kept && first !== name) {
    const old = await keptAs(first)
    // Its owner may not be allowed to make another one. Where a second database has changed its password, it is lost.
    if (old && !(await refusalOf(withLogin(owner, old)))) return old
  }
  const login = kept ?? { name, password: randomBytes(32).toString('base64url') }
  if (!kept) await db.insert(logins).values(login)
  const rights = await rightsOf(client, name)
  // A login of this name that is somebody else's keeps its password.
  if (rights && !kept && !rights.member) throw new BadSetting(TAKEN(name))
  const secret = client.escapeLiteral(scramSecret(login.password))
  const role = client.escapeIdentifier(name)
  if (!rights) await client.query(`create role ${role} login inherit password ${secret}`)
  // The database may come from another server, or stand in the place of one that was dropped.
  else if (!kept || (await refusalOf(withLogin(owner, login))))
    await client.query(`alter role ${role} login password ${secret}`)
  return login
}

/** What the server, or the pooler before it, says to this login; undefined when it is let in, or nobody answers. */
async function refusalOf(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return undefined
  } catch (error) {
    const { code = '', message } = error as pg.DatabaseError
    return REFUSALS.test(code) ? message : undefined
  } finally {
    await client.end().catch(() => {})
  }
}

/** Wrong password, no such login, closed database; PgBouncer says it by a protocol violation. */
const REFUSALS = /^(28...|42501|08P01)$/

const TAKEN = (name: string) =>
  `Já existe no PostgreSQL um login ${name} que não é da Comanda, e é com esse nome que ela trabalharia.\n` +
  'Renomeie o outro, ou dê à Comanda um login pronto em DATABASE_URL e o dono em DATABASE_URL_DIRETA (docs/operacao.md).'

const closedTo = (name: string, said: string) =>
  `O login ${name}, com que a Comanda trabalha, não entra no banco: ${said}.\n` +
  'Deixe-o entrar (pg_hba.conf, pooler), ou dê à Comanda um login pronto em DATABASE_URL e o dono das tabelas em ' +
  'DATABASE_URL_DIRETA (docs/operacao.md).'
