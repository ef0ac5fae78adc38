import type pg from 'pg'
import { Refusal } from '../command/command'
import { askEach, isDistributed, listMaquinas } from './maquinas'

interface Ajustes {
  readonly versao: number
  readonly citus: string | null
  readonly dono: string
  readonly alcance: string
  readonly preparadas: number
  readonly entra: boolean
  readonly demais: string[]
}

/** Whoever owns the database may do all. */
const AJUSTES = `select json_build_object(
  'versao', current_setting('server_version_num')::int / 10000,
  'citus', (select extversion from pg_extension where extname = 'citus'),
  'dono', pg_get_userbyid(datdba),
  'alcance', current_setting('citus.propagate_set_commands', true),
  'preparadas', current_setting('max_prepared_transactions')::int,
  'entra', exists (select from pg_roles where rolname = 'comanda_app' and rolcanlogin),
  'demais', array(select rolname from pg_roles r where (rolsuper or rolbypassrls) and (rolname = 'comanda_app'
    or oid <> datdba and oid in (select member from pg_auth_members m join pg_roles a on a.oid = m.roleid where a.rolname = 'comanda_app'))))
  from pg_database where datname = current_database()`

export function recusar(faltas: readonly string[], titulo = 'Falta:'): void {
  if (faltas.length > 0) throw new Refusal([titulo, ...faltas.map(falta => `- ${falta}`)].join('\n'))
}

/** Refuses a login that may not do it, and a database without the engine. */
export async function requireCitus(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ poder: boolean; citus: boolean }>(
    `select current_setting('is_superuser') = 'on' as poder, exists (select from pg_extension where extname = 'citus') as citus`,
  )
  if (!rows[0]?.poder)
    throw new Refusal(
      'Só um superusuário do PostgreSQL reparte o banco: dê o endereço dele neste comando, em DATABASE_URL_DIRETA.',
    )
  if (!rows[0].citus)
    throw new Refusal(
      'Este banco não tem o Citus (shared_preload_libraries, create extension citus): docs/operacao.md.',
    )
}

/** What is missing before the tables can be distributed; nothing when all is well. */
export async function faltasAntes(client: pg.Client): Promise<string[]> {
  if (await isDistributed(client)) return ['o banco já está repartido']
  const maquinas = await listMaquinas(client)
  const faltas: string[] = []
  if (!maquinas.some(({ grupo }) => grupo === 0))
    faltas.push('o coordenador não conhece o seu próprio endereço: select citus_set_coordinator_host(...)')
  if (!maquinas.some(({ grupo }) => grupo > 0))
    faltas.push('nenhuma máquina além do coordenador: select citus_add_node(...)')
  faltas.push(...(await faltasDasMaquinas(client)), ...(await faltasDoPapel(client)))
  const { rows } = await client.query<{ quem: string }>(
    `select distinct coalesce(nullif(application_name, ''), usename, '?') as quem from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name not like 'citus%' order by 1`,
  )
  if (rows.length > 0) faltas.push(`há quem use o banco: ${rows.map(({ quem }) => quem).join(', ')}`)
  return faltas
}

/** The same version, owner and settings everywhere. */
async function faltasDasMaquinas(client: pg.Client): Promise<string[]> {
  const respostas = await askEach<Ajustes>(client, AJUSTES)
  const aqui = respostas.find(({ maquina }) => maquina.grupo === 0)?.dito
  return respostas.flatMap(({ maquina: { nome }, dito, erro }) =>
    dito ? faltasDe(nome, dito, aqui ?? dito) : [`${nome} não respondeu: ${erro}`],
  )
}

function faltasDe(nome: string, dela: Ajustes, aqui: Ajustes): string[] {
  const { versao, citus, dono, alcance, preparadas, entra, demais } = dela
  const faltas: readonly (readonly [boolean, string])[] = [
    [versao < 15, `PostgreSQL ${versao}, e a Comanda pede 15 ou mais novo`],
    [versao !== aqui.versao, `PostgreSQL ${versao}, e no coordenador ${aqui.versao}`],
    [citus !== aqui.citus, `Citus ${citus ?? 'nenhum'}, e no coordenador ${aqui.citus}`],
    [dono !== aqui.dono, `o banco é de ${dono}, e no coordenador de ${aqui.dono}`],
    [alcance !== 'local', `falta alter database ... set citus.propagate_set_commands = 'local'`],
    [preparadas === 0, 'max_prepared_transactions é 0, e nada se grava em duas máquinas de uma vez'],
    [!entra, 'comanda_app não entra: alter role comanda_app login, e uma linha em pg_hba.conf'],
    [demais.length > 0, `passa por cima da separação das empresas: ${demais.join(', ')}`],
  ]
  return faltas.filter(([falta]) => falta).map(([, texto]) => `${nome}: ${texto}`)
}

/** What is missing on a machine that does not belong to the engine yet; `dela` is connected to it. */
export async function faltasDaNova(client: pg.Client, dela: pg.Client, nome: string): Promise<string[]> {
  const [aqui, nova] = await Promise.all(
    [client, dela].map(
      async maquina =>
        (await maquina.query<{ ajustes: Ajustes }>(`select (${AJUSTES}) as ajustes`)).rows[0]?.ajustes,
    ),
  )
  if (!aqui || !nova) throw new Error('a database without settings')
  const { rowCount } = await dela.query(
    `select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`,
  )
  return [...faltasDe(nome, nova, aqui), ...(rowCount ? [`${nome}: o banco dela não está vazio`] : [])]
}

/** One machine asks another in the role of the transaction, so this role has to get in. */
export async function faltasDoPapel(client: pg.Client): Promise<string[]> {
  await client.query('begin; set local role comanda_app')
  const { rows } = await client.query<{ nome: string; dito: string }>(
    `select nodename || ':' || nodeport as nome, result as dito from run_command_on_workers('select current_user')
     where not success or result <> 'comanda_app'`,
  )
  await client.query('rollback')
  return rows.map(({ nome, dito }) => `${nome} não deixa comanda_app entrar: ${dito}`)
}
