import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { findEmpresaPorSlug } from '~/domain/empresas/store.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { asAdmin, createDatabase, type TestDatabase, urlOf } from '../../../tests/world/banco/test-database'
import { closeDatabase, openDatabase } from '../database/database.server'
import { readEvents } from '../database/events.server'
import { migrate } from '../database/migrate.server'
import { withTenant } from '../database/transaction.server'
import { explainFailure } from '../host/start-failure.server'
import { loginOf, withLogin } from './addresses.server'
import { ensureServiceLogin } from './ensure-login.server'
import { scramSecret } from './scram.server'

let banco: TestDatabase
/** Logins that a test has made, which belong to the whole server. */
let feitos: string[]
beforeEach(async () => {
  banco = await createDatabase()
  feitos = []
})
afterEach(async () => {
  feitos.push(loginOf(await nomeDoLogin()).name)
  await banco.drop()
  await asAdmin(inject('adminUrl'), async admin => {
    for (const nome of feitos) {
      const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [nome])
      if (rowCount) await admin.query(`drop owned by ${nome}; drop role ${nome}`)
    }
  })
})

const nomeDoLogin = async () => {
  const [linha] = await banco.sql<{ nome: string }>(`select current_database() || '_servico' as nome`)
  return withLogin(banco.url, { name: linha?.nome ?? '', password: '' })
}

/** A login of this server, with the rights that are named. */
async function novoLogin(direitos: string): Promise<{ name: string; password: string }> {
  const name = `comanda_teste_${randomBytes(4).toString('hex')}`
  const password = randomBytes(9).toString('hex')
  feitos.push(name)
  await banco.sql(`create role ${name} login password '${password}' ${direitos}`)
  return { name, password }
}

async function entra(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    return (await client.query<{ nome: string }>('select session_user as nome')).rows[0]?.nome ?? ''
  } catch (error) {
    return (error as pg.DatabaseError).code ?? String(error)
  } finally {
    await client.end().catch(() => {})
  }
}

describe('O login do produto', () => {
  test('é feito na primeira partida, e cada processo que vem depois entra com o mesmo', async () => {
    const partidas = await Promise.all(Array.from({ length: 8 }, () => ensureServiceLogin(banco.url)))
    const { pooled, direct } = await ensureServiceLogin(banco.url)
    for (const partida of partidas) expect(partida).toEqual({ pooled, direct })
    expect(await entra(pooled)).toBe(loginOf(await nomeDoLogin()).name)
    expect(await entra(withLogin(pooled, { ...loginOf(pooled), password: 'outra' }))).toBe('28P01')
  })

  test('não guarda no PostgreSQL uma senha que se leia, e o segredo é o mesmo depois de cada partida', async () => {
    const { pooled } = await ensureServiceLogin(banco.url)
    const { name, password } = loginOf(pooled)
    const guardado = () =>
      banco.sql<{ segredo: string }>('select rolpassword as segredo from pg_authid where rolname = $1', [
        name,
      ])
    expect(await guardado()).toEqual([{ segredo: scramSecret(password) }])
    await banco.sql(`alter role ${name} password 'outra'`)
    expect(loginOf((await ensureServiceLogin(banco.url)).pooled)).toEqual({ name, password })
    expect(await guardado()).toEqual([{ segredo: scramSecret(password) }])
  })

  test('volta a entrar quando o banco veio de outro servidor, ou tomou o lugar de um apagado', async () => {
    const { pooled } = await ensureServiceLogin(banco.url)
    const { name } = loginOf(pooled)
    await banco.sql(`drop owned by ${name}`)
    await banco.sql(`drop role ${name}`)
    expect(await entra((await ensureServiceLogin(banco.url)).pooled)).toBe(name)
    await banco.sql('delete from maquina.logins')
    const outra = await ensureServiceLogin(banco.url)
    expect(outra.pooled).not.toBe(pooled)
    expect(await entra(outra.pooled)).toBe(name)
  })

  test('não toma o nome nem a senha de um login que é de outro programa', async () => {
    const { name } = loginOf(await nomeDoLogin())
    await banco.sql(`create role ${name} login password 'dele'`)
    await expect(ensureServiceLogin(banco.url)).rejects.toThrow(`um login ${name} que não é da Comanda`)
    expect(await entra(withLogin(banco.url, { name, password: 'dele' }))).toBe(name)
  })

  describe('de dois bancos de nomes longos que começam igual', () => {
    const comeco = `${inject('template')}_${randomBytes(4).toString('hex')}_`.padEnd(62, 'x')
    const bancos = ['a', 'b'].map(fim => comeco + fim)
    const urlDe = (n: number) => urlOf(inject('adminUrl'), bancos[n] ?? '')
    const antigo = `${comeco.slice(0, 55)}_servico`
    beforeEach(async () => {
      for (const nome of bancos) await banco.sql(`create database ${nome} template ${inject('template')}`)
    })
    afterEach(async () => {
      for (const nome of bancos) await banco.sql(`drop database ${nome} with (force)`)
    })
    const partir = async (n: number) => {
      const { pooled } = await ensureServiceLogin(urlDe(n))
      const { name } = loginOf(pooled)
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(63)
      if (!feitos.includes(name)) feitos.push(name)
      return pooled
    }
    /** As the version that cut the name left it. */
    async function comLoginAntigo(n: number, senha: string): Promise<void> {
      const [papel] = await banco.sql(`select from pg_roles where rolname = '${antigo}'`)
      const segredo = `login password '${scramSecret(senha)}' in role comanda_app, comanda_plataforma`
      if (papel) await banco.sql(`alter role ${antigo} password '${scramSecret(senha)}'`)
      else await banco.sql(`create role ${antigo} ${segredo}`)
      await asAdmin(urlDe(n), dono =>
        dono.query('insert into maquina.logins values ($1, $2)', [antigo, senha]),
      )
      if (!feitos.includes(antigo)) feitos.push(antigo)
    }

    test('é um para cada um, e nenhum perde a senha pelo outro', async () => {
      const [a, b] = [await partir(0), await partir(1)]
      expect(loginOf(a).name).not.toBe(loginOf(b).name)
      expect([await entra(a), await entra(b)]).toEqual([loginOf(a).name, loginOf(b).name])
      expect([await partir(0), await partir(1)]).toEqual([a, b])
    })

    test('o que já tinha o seu continua com ele, ainda que o dono já não possa fazer outro', async () => {
      await comLoginAntigo(0, 'dele')
      expect(loginOf(await partir(0))).toEqual({ name: antigo, password: 'dele' })
    })

    test('os que dividiam um se separam, e os dois trabalham', async () => {
      await comLoginAntigo(0, 'primeira')
      await comLoginAntigo(1, 'segunda')
      const [a, b] = [await partir(0), await partir(1)]
      expect(loginOf(b)).toEqual({ name: antigo, password: 'segunda' })
      expect(loginOf(a).name).not.toBe(antigo)
      expect([await partir(0), await partir(1)]).toEqual([a, b])
      expect([await entra(a), await entra(b)]).toEqual([loginOf(a).name, antigo])
    })
  })

  test('que o operador deu recebe os papéis e é o que trabalha, pelo pooler e sem ele', async () => {
    const dado = await novoLogin('')
    const url = withLogin(banco.url, dado)
    expect(await ensureServiceLogin(banco.url, url)).toEqual({ pooled: url, direct: url })
    await asAdmin(url, cliente => cliente.query('select from empresas'))
    expect(
      await banco.sql('select from maquina.logins where name = $1', [loginOf(await nomeDoLogin()).name]),
    ).toEqual([])
  })

  test.each(['superuser', 'createrole', 'createdb', 'bypassrls', 'replication'])(
    'que o operador deu e tem %s é recusado em português',
    async poder => {
      const dado = await novoLogin(poder)
      await expect(ensureServiceLogin(banco.url, withLogin(banco.url, dado))).rejects.toThrow(/pode demais/)
    },
  )

  test.each([
    'superuser',
    'bypassrls',
    'createrole',
    'in role pg_read_all_data',
    'in role pg_execute_server_program',
  ])('que está num papel que está noutro com %s é recusado, ainda que não herde nada', async poder => {
    const [de, por] = [await novoLogin(poder), await novoLogin('noinherit')]
    const dado = await novoLogin('')
    await banco.sql(`grant ${de.name} to ${por.name}; grant ${por.name} to ${dado.name}`)
    await expect(ensureServiceLogin(banco.url, withLogin(banco.url, dado))).rejects.toThrow(/pode demais/)
  })

  test('que é dono de uma tabela, ou pode tornar-se o dono, é recusado', async () => {
    const dado = await novoLogin('')
    await banco.sql(`create table dele (n int); alter table dele owner to ${dado.name}`)
    await expect(ensureServiceLogin(banco.url, withLogin(banco.url, dado))).rejects.toThrow(/pode demais/)
    const outro = await novoLogin('')
    await banco.sql(`grant ${dado.name} to ${outro.name}`)
    await expect(ensureServiceLogin(banco.url, withLogin(banco.url, outro))).rejects.toThrow(/pode demais/)
  })

  test('que o PostgreSQL não conhece, ou cuja senha é outra, é dito com o seu nome', async () => {
    const nenhum = withLogin(banco.url, { name: 'ninguem_mesmo', password: 'x' })
    await expect(ensureServiceLogin(banco.url, nenhum)).rejects.toThrow('não tem o login ninguem_mesmo')
    const dado = await novoLogin('')
    const errada = withLogin(banco.url, { ...dado, password: 'errada' })
    await expect(ensureServiceLogin(banco.url, errada)).rejects.toThrow(`O login ${dado.name}`)
  })
})

/** The version before there was this login. */
const ANTES = 1795465064079

test('Um banco da versão anterior é atualizado com o que tem dentro, e o produto trabalha nele com o login novo', async () => {
  const nome = `${inject('template')}_${randomBytes(4).toString('hex')}`
  const url = urlOf(inject('adminUrl'), nome)
  await banco.sql(`create database ${nome} template template0`)
  feitos.push(`${nome}_servico`)
  await migrate(url, ANTES)
  await asAdmin(url, async dono => {
    await dono.query(`insert into users (email, password_hash, nome_completo, email_confirmed_at) values ('d@e.f', 'x', 'D', now());
      insert into empresas (razaosocial, nomefantasia, email, slug, data_cadastro) values ('L', 'L', 'd@e.f', 'loja-velha', '2026-01-01');
      insert into membros (empresa_id, user_id, papel) select e.id, u.id, 'dono' from empresas e, users u;
      insert into produtos (empresa_id, nome, preco) select id, 'Bolo', 10 from empresas`)
  })
  await expect(asAdmin(url, dono => dono.query('select from maquina.logins'))).rejects.toThrow()
  await migrate(url)
  openDatabase((await ensureServiceLogin(url)).pooled)
  const empresa = await findEmpresaPorSlug('loja-velha')
  const produtos = await withTenant(empresa?.id as EmpresaId, async tx => {
    await tx.execute(sql`update produtos set preco = 11 where empresa_id = ${tx.empresaId}`)
    return (await tx.execute(sql`select nome, preco from produtos`)).rows
  })
  expect(produtos).toEqual([{ nome: 'Bolo', preco: '11.00' }])
  expect((await readEvents(0)).events.map(({ type }) => type)).toContain('cardapio-mudou')
  await closeDatabase()
  await banco.sql(`drop database ${nome} with (force)`)
})

describe('Um dono que não é superusuário', () => {
  /** An empty database of its own, as an operator makes it. */
  async function bancoDe(direitos: string) {
    const dono = await novoLogin(direitos)
    const nome = `${inject('template')}_${randomBytes(4).toString('hex')}`
    const admin = (comando: string) => asAdmin(inject('adminUrl'), cliente => cliente.query(comando))
    await admin(`create database ${nome} owner ${dono.name} template template0`)
    feitos.push(`${nome}_servico`)
    return {
      url: withLogin(urlOf(inject('adminUrl'), nome), dono),
      dono: dono.name,
      admin,
      apagar: () => admin(`drop database ${nome} with (force)`),
    }
  }

  test('com CREATEROLE e os papéis migra, faz o login e trabalha com ele', async () => {
    const { url, dono, admin, apagar } = await bancoDe('createrole')
    await admin(`grant comanda_app, comanda_plataforma to ${dono} with admin option`)
    await migrate(url)
    const { pooled } = await ensureServiceLogin(url)
    await asAdmin(pooled, async cliente => {
      await cliente.query('select from users; select from pedidos')
      await expect(cliente.query('create temp table t (n int)')).rejects.toMatchObject({ code: '42501' })
    })
    await admin(`alter role ${dono} nocreaterole`)
    expect(await ensureServiceLogin(url)).toEqual({ pooled, direct: pooled })
    await apagar()
  })

  test('com CREATEROLE e sem poder dar um papel diz o que um superusuário executa, e depois disso faz o login', async () => {
    const { url, dono, admin, apagar } = await bancoDe('createrole')
    // As another installation of this server has created it.
    await admin(`grant comanda_app to ${dono}`)
    await migrate(url)
    const recusa = await ensureServiceLogin(url).catch((error: unknown) => explainFailure(error))
    const [, executar = ''] = /Um superusuário executa uma vez:\n {2}(GRANT .+);/.exec(String(recusa)) ?? []
    await admin(executar)
    const { pooled } = await ensureServiceLogin(url)
    expect(await entra(pooled)).toBe(loginOf(pooled).name)
    await apagar()
  })

  test('sem poder dar os papéis diz o que um superusuário executa, e depois disso parte', async () => {
    const { url, dono, admin, apagar } = await bancoDe('')
    await admin(`grant comanda_app to ${dono}`)
    await migrate(url)
    const dado = withLogin(url, await novoLogin(''))
    const recusa = await ensureServiceLogin(url, dado).catch((error: unknown) => explainFailure(error))
    const [, executar = ''] =
      /Um superusuário executa uma vez:\n {2}(GRANT comanda_app, comanda_plataforma TO "\w+")/.exec(
        String(recusa),
      ) ?? []
    await admin(executar)
    expect(await entra((await ensureServiceLogin(url, dado)).pooled)).toBe(loginOf(dado).name)
    await apagar()
  })

  test('sem CREATEROLE diz o que falta; com um login pronto em DATABASE_URL parte', async () => {
    const { url, dono, admin, apagar } = await bancoDe('')
    await admin(`grant comanda_app to ${dono}`)
    await migrate(url)
    const recusa = await ensureServiceLogin(url).catch((error: unknown) => explainFailure(error))
    expect(recusa).toMatch(/CREATE ROLE comanda_servico LOGIN PASSWORD/)
    const dado = await novoLogin('')
    await admin(`grant comanda_app, comanda_plataforma to ${dado.name}`)
    const { pooled, direct } = await ensureServiceLogin(url, withLogin(url, dado))
    expect([await entra(pooled), await entra(direct)]).toEqual([dado.name, dado.name])
    await apagar()
  })
})
