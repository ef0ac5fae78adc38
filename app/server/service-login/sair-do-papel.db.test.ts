import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { closeDatabase, openDatabase } from '../database/database.server'
import { rollback, withTenant } from '../database/transaction.server'
import { ensureServiceLogin } from './ensure-login.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
  await abrirComo((await ensureServiceLogin(mundo.url)).pooled)
})
afterAll(() => mundo.fechar())

async function abrirComo(url: string): Promise<void> {
  await closeDatabase()
  openDatabase(url)
}

/** Ways out of the role of a company, as an injected statement would try them. */
const SAIDAS = [
  'reset role',
  'set role none',
  'reset all',
  'set session authorization default',
  'reset session authorization; reset role',
  `select set_config('role', 'none', false), set_config('app.empresa_id', '', false)`,
  'set local role comanda_plataforma',
]

/** What somebody who is outside would do; each succeeds for whoever may. */
const FINS: ReadonlyArray<readonly [string, string]> = [
  ['ler as linhas de todas as empresas', `select from clientes where empresa_id <> (select empresa from eu)`],
  ['desligar a segurança por linha', 'alter table clientes disable row level security'],
  ['tirar uma política', 'drop policy inquilino on clientes'],
  ['esvaziar uma tabela', 'truncate clientes cascade'],
  ['criar uma tabela', 'create table minha (n int)'],
  ['criar uma tabela temporária', 'create temp table minha (n int)'],
  ['criar um objeto grande', 'select lo_creat(-1)'],
  ['criar um objeto grande com número', 'select lo_create(0)'],
  ['criar um objeto grande com conteúdo', `select lo_from_bytea(0, '')`],
  ['criar uma função', 'create function minha() returns int language sql return 1'],
  ['criar um papel', 'create role meu_papel superuser'],
  ['subir de poder', 'alter role current_user bypassrls createrole'],
  ['calar os gatilhos', 'set local session_replication_role = replica'],
  ['ler senhas do PostgreSQL', 'select from pg_authid limit 1'],
  ['ler a senha do login', 'select from maquina.logins limit 1'],
  ['ler um arquivo da máquina', `select from pg_read_file('PG_VERSION')`],
  ['escrever um arquivo', `select lo_export(0, '/nada/nada')`],
  ['rodar um programa', `copy (select 1) to program 'cat > /dev/null'`],
  [
    'mudar o banco',
    `do $$ begin execute format('alter database %I set work_mem = ''1MB''', current_database()); end $$`,
  ],
  ['apagar o histórico das migrações', 'delete from drizzle.__drizzle_migrations where false'],
]

/** '' when PostgreSQL does it, else its SQLSTATE, or 'nada' when it shows no row. The transaction is rolled back. */
async function tentar(saida: string, fim: string): Promise<string> {
  try {
    return await withTenant(mundo.cantina, async tx => {
      await tx.execute(sql.raw(saida))
      const { rowCount, command } = await tx.execute(
        sql.raw(`with eu as (select ${mundo.cantina} as empresa) `.repeat(/ eu\)/.test(fim) ? 1 : 0) + fim),
      )
      return rollback(command === 'SELECT' && rowCount === 0 ? 'nada' : '')
    })
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } }
    return cause?.code ?? String(error)
  }
}

const REFUSED = /^(42501|nada)$/

describe('De dentro de uma empresa ninguém chega a mais', () => {
  test.each(SAIDAS)('por %s', async saida => {
    for (const [que, fim] of FINS) expect(await tentar(saida, fim), que).toMatch(REFUSED)
  })

  test.each(['set session authorization', 'set role'])('nem por %s do dono das tabelas', async saida => {
    const [dono] = await mundo.sql<{ nome: string }>('select current_user as nome')
    await expect(
      withTenant(mundo.cantina, tx => tx.execute(sql.raw(`${saida} ${dono?.nome}`))),
    ).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('e quem sai do papel não vê linha de empresa nenhuma sem dizer qual', async () => {
    const vistas = await withTenant(mundo.cantina, async tx => {
      await tx.execute(sql.raw('reset all'))
      return (await tx.execute(sql.raw('select from clientes'))).rowCount
    })
    expect(vistas).toBe(0)
  })
})

test('Com o login que é dono, como era antes, as mesmas tentativas chegam a tudo', async () => {
  await abrirComo(mundo.url)
  for (const [que, fim] of FINS) {
    const feito = await tentar('reset role', fim)
    // A superuser may write a file where there is a folder for it.
    expect(feito, que).toBe(que === 'escrever um arquivo' ? '42704' : '')
  }
})
