import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { plantarUmaLinhaDeCada } from '../../../tests/world/banco/uma-linha-de-cada'
import { PRODUTOS } from '../../../tests/world/demo'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { plantarPizza } from '../../../tests/world/plantado/pizza-plantada'
import { databasePool, reaching } from './database.server'
import { listen } from './live.server'
import { rollback, type Tx, tell, withTenant } from './transaction.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
})
afterAll(() => mundo.fechar())

/** Read across companies, or before the company is known, outside of every company alone. */
const PORTAS = ['eventos', 'membros', 'mudancas', 'sessions', 'slugs_antigos']

/** Tables with the column of a company, or without it, as PostgreSQL's catalog has them: a new one needs no line here. */
async function tabelas({ comEmpresa }: { comEmpresa: boolean }): Promise<string[]> {
  const linhas = await mundo.sql<{ nome: string }>(
    `select relname as nome from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
       and $1 = exists (select from pg_attribute where attrelid = c.oid and attname = 'empresa_id')
     order by 1`,
    [comEmpresa],
  )
  return linhas.map(linha => linha.nome)
}

async function tabelasDeInquilino(): Promise<string[]> {
  return (await tabelas({ comEmpresa: true })).filter(nome => !PORTAS.includes(nome))
}

/** What the migration of a new table has to say, besides what `db:generate` writes. */
const naMigracao = (tabela: string) => `add to the migration of ${tabela}:
--> statement-breakpoint
alter table ${tabela} enable row level security;
--> statement-breakpoint
alter table ${tabela} force row level security;
--> statement-breakpoint
create policy inquilino on ${tabela} using (empresa_id = empresa_atual()) with check (empresa_id = empresa_atual());
--> statement-breakpoint
grant select, insert, update, delete on ${tabela} to comanda_app;
`

const linhasDe = async (tx: Tx, consulta: string) => (await tx.execute(sql.raw(consulta))).rows

/** The SQLSTATE of what PostgreSQL answers, '' when it does not refuse. */
async function recusaDoBanco(empresa: EmpresaId, comando: string): Promise<string> {
  try {
    await withTenant(empresa, tx => linhasDe(tx, comando))
    return ''
  } catch (error) {
    return (error as { cause?: { code?: string } }).cause?.code ?? 'sem código'
  }
}

describe('O papel da aplicação', () => {
  test('não é dono, nem superusuário, nem escapa da segurança por linha', async () => {
    const [papel] = await mundo.sql(
      `select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole, rolcreatedb,
              exists (select from pg_class where relowner = r.oid) as dono
       from pg_roles r where rolname = 'comanda_app'`,
    )
    expect(papel).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      rolcreaterole: false,
      rolcreatedb: false,
      dono: false,
    })
  })

  test('é o papel em que toda consulta de uma empresa corre', async () => {
    const [linha] = await withTenant(mundo.cantina, tx =>
      linhasDe(tx, `select current_user as papel, current_setting('app.empresa_id') as empresa`),
    )
    expect(linha).toEqual({ papel: 'comanda_app', empresa: String(mundo.cantina) })
  })

  test('e a empresa não ficam na conexão depois da transação', async () => {
    await withTenant(mundo.cantina, tx => linhasDe(tx, 'select 1'))
    await withTenant(mundo.bella, async () => rollback(null))
    const linhas = await Promise.all(
      Array.from({ length: 8 }, () =>
        databasePool().query(
          `select current_user <> 'comanda_app' as livre, coalesce(current_setting('app.empresa_id', true), '') as empresa`,
        ),
      ),
    )
    for (const { rows } of linhas) expect(rows).toEqual([{ livre: true, empresa: '' }])
  })

  test('não lê contas, sessões nem outra coisa que não seja de uma empresa', async () => {
    const outras = (await tabelas({ comEmpresa: false })).filter(nome => nome !== 'empresas')
    expect(outras).toContain('users')
    for (const tabela of [...outras, ...PORTAS]) {
      expect(await recusaDoBanco(mundo.cantina, `select * from ${tabela}`), tabela).toBe('42501')
    }
  })
})

describe('As tabelas de inquilino', () => {
  test('têm segurança por linha forçada, para ler e para escrever', async () => {
    const todas = await tabelasDeInquilino()
    expect(todas.length).toBeGreaterThan(25)
    for (const tabela of todas) {
      const [seguranca] = await mundo.sql(
        `select relrowsecurity, relforcerowsecurity, has_table_privilege('comanda_app', oid, 'select') as alcancada,
                (select bool_and(polqual is not null and polwithcheck is not null and polcmd = '*')
                 from pg_policy where polrelid = c.oid) as completa
         from pg_class c where oid = $1::regclass`,
        [tabela],
      )
      expect(seguranca, naMigracao(tabela)).toEqual({
        ...{ relrowsecurity: true, relforcerowsecurity: true, alcancada: true, completa: true },
      })
    }
  })

  test('só se ligam umas às outras por chaves que levam a empresa', async () => {
    const soltas = await mundo.sql(
      `select conname from pg_constraint k
       where contype = 'f' and confrelid <> 'empresas'::regclass and confrelid <> 'users'::regclass
         and exists (select from pg_attribute where attrelid = k.confrelid and attname = 'empresa_id')
         and not exists (select from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)
                           and a.attname = 'empresa_id')`,
    )
    expect(soltas).toEqual([])
  })

  test('nada mostram ao papel da aplicação sem empresa', async () => {
    const client = await databasePool().connect()
    try {
      await client.query(`begin; set local role comanda_app`)
      for (const tabela of [...(await tabelasDeInquilino()), 'empresas']) {
        const { rows } = await client.query(`select count(*)::int as linhas from ${tabela}`)
        expect(rows, tabela).toEqual([{ linhas: 0 }])
      }
    } finally {
      await client.query('rollback')
      client.release()
    }
  })

  test('nada mostram nem deixam mudar de outra empresa, mesmo com SQL escrito à mão', async () => {
    await withTenant(mundo.cantina, tx => plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome))
    await plantarUmaLinhaDeCada(mundo, mundo.cantina)
    for (const tabela of await tabelasDeInquilino()) {
      const [dela] = await mundo.sql<{ linhas: number }>(
        `select count(*)::int as linhas from ${tabela} where empresa_id = $1`,
        [mundo.cantina],
      )
      expect(
        dela?.linhas,
        `the Cantina has no row in ${tabela}: plant one in tests/world/banco/uma-linha-de-cada.ts, or by its list in tests/world/listas`,
      ).toBeGreaterThan(0)
      const achadas = await withTenant(mundo.bella, tx =>
        linhasDe(tx, `select count(*)::int as linhas from ${tabela} where empresa_id = ${mundo.cantina}`),
      )
      expect(achadas, tabela).toEqual([{ linhas: 0 }])
      if (tabela === 'historico_pedido') continue
      const mudadas = await withTenant(mundo.bella, tx =>
        tx.execute(
          sql.raw(`update ${tabela} set empresa_id = empresa_id where empresa_id = ${mundo.cantina}`),
        ),
      )
      expect(mudadas.rowCount, tabela).toBe(0)
      const apagadas = await withTenant(mundo.bella, tx =>
        tx.execute(sql.raw(`delete from ${tabela} where empresa_id = ${mundo.cantina}`)),
      )
      expect(apagadas.rowCount, tabela).toBe(0)
    }
  })

  test('recusam uma linha escrita em nome de outra empresa', async () => {
    const comando = (empresa: EmpresaId) =>
      `insert into categorias (empresa_id, nome) values (${empresa}, 'Intrusa')`
    expect(await recusaDoBanco(mundo.bella, comando(mundo.bella))).toBe('')
    expect(await recusaDoBanco(mundo.bella, comando(mundo.cantina))).toBe('42501')
    expect(
      await recusaDoBanco(
        mundo.bella,
        `update categorias set empresa_id = ${mundo.cantina} where nome = 'Intrusa'`,
      ),
    ).toBe('42501')
  })

  test('recusam uma linha que aponta para a linha de outra empresa', async () => {
    const nhoque = await mundo.sql<{ id: number }>('select id from produtos where empresa_id = $1 limit 1', [
      mundo.cantina,
    ])
    const extra = await mundo.sql<{ id: number }>(
      'select id_extra as id from itens_extra where empresa_id = $1 limit 1',
      [mundo.bella],
    )
    const ligar = (produto?: number) =>
      `insert into produto_itens_extra (empresa_id, id_produto, id_extra) values (${mundo.bella}, ${produto}, ${extra[0]?.id})`
    expect(await recusaDoBanco(mundo.bella, ligar(nhoque[0]?.id))).toBe('23503')
  })
})

describe('Uma conexão que o servidor derruba', () => {
  test('no meio de uma transação, esta corre de novo em outra, e da primeira vez nada fica', async () => {
    const pids: unknown[] = []
    await withTenant(mundo.cantina, async tx => {
      const [linha] = await linhasDe(tx, 'select pg_backend_pid() as pid')
      pids.push(linha?.pid)
      await linhasDe(tx, `insert into categorias (empresa_id, nome) values (${mundo.cantina}, 'Uma vez')`)
      if (pids.length === 1) await mundo.sql('select pg_terminate_backend($1)', [linha?.pid])
      await linhasDe(tx, 'select 1')
    })
    expect(new Set(pids).size).toBe(2)
    expect(await mundo.sql(`select 1 from categorias where nome = 'Uma vez'`)).toHaveLength(1)
  })

  test('sempre dá 503 e não derruba o processo; a transação seguinte corre em outra', async () => {
    const caiu = withTenant(mundo.cantina, async tx => {
      const [linha] = await linhasDe(tx, 'select pg_backend_pid() as pid')
      await mundo.sql('select pg_terminate_backend($1)', [linha?.pid])
      return linhasDe(tx, 'select 1')
    })
    await expect(caiu).rejects.toMatchObject({ status: 503 })
    expect(await withTenant(mundo.cantina, tx => linhasDe(tx, 'select 1 as um'))).toEqual([{ um: 1 }])
  })

  test('fora das empresas só é pedido de novo o que se lê', async () => {
    await mundo.sql('create sequence vezes')
    await mundo.sql(
      `create function cai_uma_vez() returns boolean language plpgsql security definer as $$ begin
         if nextval('vezes') = 1 then raise exception using errcode = '57P01'; end if;
         return true;
       end $$`,
    )
    const lido = await reaching(db => db.execute(sql`select cai_uma_vez() as lido`))
    expect(lido.rows).toEqual([{ lido: true }])
    await mundo.sql('alter sequence vezes restart')
    const escrito = reaching(db =>
      db.execute(sql`insert into ceps (cep, cidade, estado) select '00000000', '', 'SP' where cai_uma_vez()`),
    )
    await expect(escrito).rejects.toMatchObject({ status: 503 })
    expect(await mundo.sql(`select 1 from ceps where cep = '00000000'`)).toEqual([])
  })
})

describe('Duas transações que esperam uma pela outra', () => {
  test('são gravadas as duas: a que o PostgreSQL interrompe corre de novo', async () => {
    const nomes = [PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome]
    let presos = 0
    let vezes = 0
    let release = () => {}
    const bothHold = new Promise<void>(resolve => {
      release = resolve
    })
    const marcar = (ordem: string[], marca: string) =>
      withTenant(mundo.cantina, async tx => {
        vezes++
        for (const nome of ordem) {
          await tx.execute(sql`update produtos set descricao = descricao || ${marca} where nome = ${nome}`)
          if (++presos === 2) release()
          await bothHold
        }
      })
    await Promise.all([marcar(nomes, ' um'), marcar(nomes.toReversed(), ' dois')])
    expect(vezes).toBe(3)
    const gravadas = await mundo.sql<{ descricao: string }>(
      'select descricao from produtos where empresa_id = $1 and nome = any ($2)',
      [mundo.cantina, nomes],
    )
    for (const { descricao } of gravadas) expect(descricao).toMatch(/( um dois| dois um)$/)
    expect(gravadas).toHaveLength(2)
  })
})

describe('O que se conta às telas', () => {
  const FEITO = { type: 'pedido-feito', live: 'pedido-novo' }

  test('chega depois da gravação, só à empresa, e nunca de uma transação desfeita', async () => {
    const ouvidos: string[] = []
    const calar = [
      listen(mundo.cantina, ({ kind, id }) => ouvidos.push(`cantina ${kind} ${id}`)),
      listen(mundo.bella, ({ kind, id }) => ouvidos.push(`bella ${kind} ${id}`)),
    ]
    await withTenant(mundo.cantina, async tx => {
      tell(tx, FEITO, 1)
      expect(ouvidos).toEqual([])
    })
    await withTenant(mundo.cantina, async tx => {
      tell(tx, FEITO, 2)
      rollback(null)
    })
    const quebrada = withTenant(mundo.bella, async tx => {
      tell(tx, FEITO, 3)
      throw new Error('quebrou')
    })
    await expect(quebrada).rejects.toThrow('quebrou')
    for (const parar of calar) parar()
    await withTenant(mundo.cantina, async tx => tell(tx, FEITO, 4))
    expect(ouvidos).toEqual(['cantina pedido-novo 1'])
  })
})
