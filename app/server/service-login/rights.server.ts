import type pg from 'pg'
import { atOnce, databasePool } from '../database/database.server'
import { BadSetting } from '../env.server'
import { log } from '../log.server'

interface Rights {
  readonly owner: string
  readonly database: string
  /** It, or a role that it is in, may do what no login that requests run with may. */
  readonly powerful: boolean
  /** Of both roles: it can enter the one, and has the rights of the other by itself. */
  readonly member: boolean
  readonly connects: boolean
  readonly temporary: boolean
  /** May make large objects, for which no policy holds. */
  readonly large: boolean
}

/** Each makes a large object. */
const LARGE = ['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)']

/**
 * Whether the policies would not hold for the login `r`, or not for long: by what it may do or owns, or any role that it can
 * become, the one of the companies among them.
 */
const POWERFUL = `exists (select from pg_roles p where pg_has_role(r.oid, p.oid, 'MEMBER')
    and (p.rolsuper or p.rolcreaterole or p.rolcreatedb or p.rolbypassrls or p.rolreplication
      or p.rolname ~ '^pg_(execute_server_program|(read|write)_(all_data|server_files))$'))
  or exists (select from pg_shdepend where deptype = 'o' and pg_has_role(r.oid, refobjid, 'MEMBER')
    and dbid in (0, (select oid from pg_database where datname = current_database())))`

/** Whether somebody has, since the start, given the login with which the product runs more than it should have. */
export async function isPowerful(): Promise<boolean> {
  const { rows } = await databasePool().query<{ powerful: boolean }>(
    atOnce(`select ${POWERFUL} as powerful from pg_roles r where rolname = session_user`),
  )
  return rows[0]?.powerful === true
}

/** What this login may do in this database; undefined when there is no such login. */
export async function rightsOf(client: pg.Client, name: string): Promise<Rights | undefined> {
  const { rows } = await client.query<Rights>(
    `select current_user as owner, current_database() as database, ${POWERFUL} as powerful,
       pg_has_role(r.oid, 'comanda_app', $2) and pg_has_role(r.oid, 'comanda_plataforma', 'USAGE') as member,
       has_database_privilege(r.oid, current_database(), 'CONNECT') as connects,
       has_database_privilege(r.oid, current_database(), 'TEMPORARY') as temporary,
       exists (select from unnest($3::text[]) large where has_function_privilege(r.oid, to_regprocedure(large), 'EXECUTE')) as large
     from pg_roles r where rolname = $1`,
    // Since 16 a member may be one that cannot enter the role.
    [name, (await versionOf(client)) < 160_000 ? 'MEMBER' : 'SET', LARGE],
  )
  return rows[0]
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows[0]?.version ?? 0
}

/**
 * Gives the login the two roles, takes temporary tables and large objects from everybody, and refuses a login that may do more. `made`: the owner
 * has made it in this transaction, so what a superuser has to do is about the owner, not about a login that is gone.
 */
export async function admit(client: pg.Client, name: string, made: boolean): Promise<void> {
  const before = await rightsOf(client, name)
  if (!before) throw new BadSetting(`O PostgreSQL não tem o login ${name}, que está em DATABASE_URL.`)
  if (before.powerful) throw new BadSetting(tooPowerful(name))
  const role = client.escapeIdentifier(name)
  const database = client.escapeIdentifier(before.database)
  try {
    if (!before.member) await client.query(`grant comanda_app, comanda_plataforma to ${role}`)
    if (!before.connects) await client.query(`grant connect on database ${database} to ${role}`)
    if (before.temporary) await client.query(`revoke temporary on database ${database} from public, ${role}`)
    // Who may not take it is only warned by PostgreSQL.
    if (before.large)
      await client.query(`revoke execute on function ${LARGE.join(', ')} from public, ${role}`)
  } catch (error) {
    if ((error as pg.DatabaseError).code !== '42501') throw error
    throw new BadSetting(made ? mayNotGive(before.owner, name) : notGiven(before.owner, name))
  }
  const after = await rightsOf(client, name)
  if (!after?.member) throw new BadSetting(notGiven(before.owner, name))
  // A role that it was given just now may be one that somebody has changed.
  if (after.powerful || (await isPowerfulElsewhere(client, name))) throw new BadSetting(tooPowerful(name))
  if (after.temporary)
    log.warn(`the login may make temporary tables: revoke temporary on database ${database} from public`)
  if (after.large)
    log.warn(
      `the login may make large objects: as a superuser, revoke execute on function ${LARGE.join(', ')} from public`,
    )
}

/** On another machine of a distributed engine a role of this name may be another; one that is away is not asked. */
async function isPowerfulElsewhere(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount: distributed } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (!distributed) return false
  const { rows } = await client.query<{ result: string }>(
    'select result from run_command_on_workers($1) where success',
    [`select ${POWERFUL} from pg_roles r where rolname = ${client.escapeLiteral(name)}`],
  )
  return rows.some(({ result }) => result === 't')
}

const tooPowerful = (name: string) =>
  `O login ${name} de DATABASE_URL pode demais: ele, ou um papel em que está, é dono de algo, tem SUPERUSER, CREATEROLE, ` +
  'CREATEDB, BYPASSRLS ou REPLICATION, ou lê e escreve tudo (pg_read_all_data e outros).\n' +
  'Com ele a Comanda atende a todos. Dê-lhe um que não tenha nada disso, e deixe o dono das tabelas em ' +
  'DATABASE_URL_DIRETA (docs/operacao.md).'

const mayNotGive = (owner: string, name: string) =>
  `O PostgreSQL não deixou ${owner} preparar o login ${name}, com que a Comanda trabalha. Um superusuário executa uma vez:\n` +
  `  GRANT comanda_app, comanda_plataforma TO "${owner}" WITH ADMIN OPTION;`

const notGiven = (owner: string, name: string) =>
  `O PostgreSQL não deixou ${owner} preparar o login ${name}, com que a Comanda trabalha. Um superusuário executa uma vez:\n` +
  `  GRANT comanda_app, comanda_plataforma TO "${name}" WITH INHERIT TRUE;   -- no PostgreSQL 15, sem WITH INHERIT TRUE`
