import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { closeDatabase, databasePool, openDatabase } from '../database/database.server'
import { loginOf } from './addresses.server'
import { ensureServiceLogin } from './ensure-login.server'

let mundo: Mundo
let login: string
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
  login = loginOf((await ensureServiceLogin(mundo.url)).pooled).name
})
afterAll(() => mundo.fechar())

/** What the product does outside every company, and nothing else: a right more or less fails. */
const DA_PLATAFORMA: Readonly<Record<string, string>> = {
  account_tokens: 'DELETE INSERT SELECT UPDATE(expires_at)',
  ceps: 'INSERT SELECT UPDATE',
  empresas: 'DELETE INSERT SELECT UPDATE',
  eventos: 'DELETE INSERT SELECT UPDATE(posicao)',
  mail_queue: 'DELETE INSERT SELECT UPDATE(attempts,next_at)',
  'maquina.timed_work': 'INSERT SELECT UPDATE',
  'maquina.tries': 'DELETE INSERT SELECT UPDATE(ends_at,remaining)',
  membros: 'INSERT SELECT UPDATE(entrou_em)',
  mudancas: 'DELETE INSERT SELECT',
  sessions: 'DELETE INSERT SELECT',
  slugs_antigos: 'DELETE INSERT SELECT',
  users: 'DELETE INSERT SELECT UPDATE(email,email_confirmed_at,password_hash)',
}

const SEM_PODER = {
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolbypassrls: false,
  rolreplication: false,
  dono: false,
}

const PAPEIS = `select rolname, rolcanlogin, rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
  exists (select from pg_shdepend where refobjid = r.oid and deptype = 'o') as dono,
  array(select roleid::regrole::text from pg_auth_members where member = r.oid order by 1) as papeis
  from pg_roles r where rolname = any($1) order by rolcanlogin desc, rolname`

/** Each right of `quem` on a relation, whoever gave it and through whatever role. */
const DIREITOS = `select c.oid::regclass::text as tabela, relforcerowsecurity as forcada, string_agg(direito, ' ' order by direito) as direitos
  from pg_class c
  cross join lateral (
    select d as direito from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) d
      where relkind in ('r', 'p', 'v', 'm') and has_table_privilege($1, c.oid, d)
    union all
    select d from unnest('{USAGE,UPDATE}'::text[]) d where relkind = 'S' and has_sequence_privilege($1, c.oid, d)
    union all
    select d || '(' || string_agg(attname, ',' order by attname) || ')' from pg_attribute, unnest('{SELECT,INSERT,UPDATE,REFERENCES}'::text[]) d
      where relkind in ('r', 'p', 'v', 'm') and attrelid = c.oid and attnum > 0 and not attisdropped
        and has_column_privilege($1, c.oid, attnum, d) and not has_table_privilege($1, c.oid, d)
      group by d) direitos
  where relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace) and relkind in ('r', 'p', 'v', 'm', 'S')
    and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
  group by 1, 2 order by 1`

const direitosDe = (quem: string) =>
  mundo.sql<{ tabela: string; forcada: boolean; direitos: string }>(DIREITOS, [quem])

describe('O login com que o produto trabalha', () => {
  test('não é superusuário nem dono de nada, e está em dois papéis que também não são', async () => {
    expect(await mundo.sql(PAPEIS, [[login, 'comanda_app', 'comanda_plataforma']])).toEqual([
      {
        rolname: login,
        rolcanlogin: true,
        ...SEM_PODER,
        papeis: ['comanda_app', 'comanda_plataforma'],
      },
      { rolname: 'comanda_app', rolcanlogin: false, ...SEM_PODER, papeis: [] },
      { rolname: 'comanda_plataforma', rolcanlogin: false, ...SEM_PODER, papeis: [] },
    ])
  })

  test('fora das tabelas das empresas, cujas políticas valem até para o dono, só pode o que o produto faz', async () => {
    const direitos = await direitosDe(login)
    const outras = direitos.filter(({ forcada }) => !forcada)
    expect(Object.fromEntries(outras.map(({ tabela, direitos }) => [tabela, direitos]))).toEqual(
      DA_PLATAFORMA,
    )
    expect(direitos.length - outras.length).toBeGreaterThan(20)
    const [doDono] = await mundo.sql<{ dono: string }>('select current_user as dono')
    const logins = (await direitosDe(doDono?.dono ?? '')).find(({ tabela }) => tabela === 'maquina.logins')
    expect(logins?.direitos).toContain('SELECT')
  })

  test('numa empresa não tem os direitos de fora dela', async () => {
    const numaEmpresa = (await direitosDe('comanda_app')).filter(({ forcada }) => !forcada)
    expect(numaEmpresa).toEqual([
      { tabela: 'empresas', forcada: false, direitos: 'SELECT' },
      {
        tabela: 'eventos',
        forcada: false,
        direitos: 'INSERT(empresa_id,objeto_id,tipo) SELECT(empresa_id,id,tipo)',
      },
    ])
  })

  test('não cria tabela, nem temporária, nem coisa alguma em esquema nenhum', async () => {
    const TEMPORARIAS = `select has_database_privilege($1, current_database(), 'TEMPORARY') as temporaria,
      has_database_privilege($1, current_database(), 'CREATE') as esquemas,
      array(select nspname::text from pg_namespace where has_schema_privilege($1, oid, 'CREATE')) as cria`
    for (const quem of [login, 'comanda_app', 'comanda_plataforma', 'public'])
      expect(await mundo.sql(TEMPORARIAS, [quem]), quem).toEqual([
        { temporaria: false, esquemas: false, cria: [] },
      ])
  })

  test('sem empresa não vê linha de nenhuma, e com uma só as dela', async () => {
    const tabelas = (await direitosDe(login)).filter(({ forcada }) => forcada)
    await closeDatabase()
    openDatabase((await ensureServiceLogin(mundo.url)).pooled, { max: 1 })
    let vistas = 0
    for (const empresa of ['', String(mundo.cantina)]) {
      await databasePool().query(`select set_config('app.empresa_id', $1, false)`, [empresa])
      for (const { tabela } of tabelas) {
        const { rows } = await databasePool().query(
          `select count(*)::int as todas, (count(*) filter (where empresa_id = $1))::int as dela from ${tabela}`,
          [mundo.cantina],
        )
        expect(rows[0]?.todas, `${tabela} com a empresa '${empresa}'`).toBe(empresa ? rows[0]?.dela : 0)
        vistas += rows[0]?.todas
      }
    }
    expect(vistas).toBeGreaterThan(100)
  })
})

/** Functions that run with their owner's rights: a distributed engine refuses them on its machines. */
const COM_DIREITOS_DO_DONO = `select p.oid::regprocedure::text as funcao from pg_proc p
  where prosecdef and pronamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`

test('Nada corre com os direitos do dono', async () => {
  expect(await mundo.sql(COM_DIREITOS_DO_DONO)).toEqual([])
  await mundo.sql('create function de_todos() returns int language sql security definer return 1')
  expect(await mundo.sql(COM_DIREITOS_DO_DONO)).toEqual([{ funcao: 'de_todos()' }])
  await mundo.sql('drop function de_todos()')
})

test('Cada política das tabelas que as portas leem é de um só papel', async () => {
  expect(
    await mundo.sql(
      `select tablename::text as tabela, roles::text[] as papeis, cmd as comando from pg_policies
       where tablename in (select relname from pg_class where relrowsecurity and not relforcerowsecurity) order by 1, 2`,
    ),
  ).toEqual([
    { tabela: 'empresas', papeis: ['comanda_app'], comando: 'ALL' },
    { tabela: 'empresas', papeis: ['comanda_plataforma'], comando: 'ALL' },
    { tabela: 'eventos', papeis: ['comanda_app'], comando: 'INSERT' },
    { tabela: 'eventos', papeis: ['comanda_app'], comando: 'SELECT' },
    { tabela: 'eventos', papeis: ['comanda_plataforma'], comando: 'ALL' },
    { tabela: 'membros', papeis: ['comanda_plataforma'], comando: 'ALL' },
    { tabela: 'mudancas', papeis: ['comanda_plataforma'], comando: 'ALL' },
    { tabela: 'slugs_antigos', papeis: ['comanda_plataforma'], comando: 'ALL' },
  ])
})
