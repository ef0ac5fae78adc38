import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { asAdmin } from '../../../tests/world/banco/test-database'
import { LISTAS, tabelaDa } from '../../../tests/world/listas-do-painel'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { closeDatabase, openDatabase } from './database.server'
import { readEvents, removeOldEvents } from './events.server'
import { LOCKS } from './locks.server'
import { isUnreachable } from './outage.server'
import { rollback, type Tx, tell, withTenant } from './transaction.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
})
afterAll(() => mundo.fechar())
beforeEach(() => mundo.sql('delete from eventos'))

/** Tables of a company, beside its lists, of which no public menu shows anything. */
const FORA_DO_CARDAPIO = [
  ...['eventos', 'slugs_antigos', 'membros', 'mudancas', 'sessions'],
  ...['pedidos', 'estoques', 'baixas', 'usos_cupom'],
]

const FEITO = { type: 'pedido-feito', live: 'pedido-novo' }
const contar = (empresa: EmpresaId, ...ids: number[]) =>
  withTenant(empresa, async tx => {
    for (const id of ids) tell(tx, FEITO, id)
  })
const lidos = async (cursor = 0) => (await readEvents(cursor)).events.map(({ objectId }) => objectId)

describe('Um evento', () => {
  test('tem empresa, tipo, número e hora, e só existe se a transação existe', async () => {
    const antes = new Date()
    await contar(mundo.cantina, 7)
    await withTenant(mundo.bella, async tx => {
      tell(tx, FEITO, 8)
      rollback(null)
    })
    const { events } = await readEvents(0)
    expect(events).toEqual([
      { position: 1, empresaId: mundo.cantina, type: 'pedido-feito', objectId: 7, at: expect.any(Date) },
    ])
    expect(events[0]?.at.getTime()).toBeGreaterThanOrEqual(antes.getTime() - 1_000)
  })

  test('que o banco recusa desfaz a transação que o contou', async () => {
    const feito = withTenant(mundo.cantina, async tx => {
      await tx.execute(sql`update clientes set nome = 'Mudou'`)
      tell(tx, { type: 'a--b', live: 'pedido-novo' }, 1)
    })
    await expect(feito).rejects.toMatchObject({ code: '23514' })
    expect(await mundo.sql(`select from clientes where nome = 'Mudou'`)).toEqual([])
  })
})

const ESCRITORES = 32
const DE_CADA_UM = 10

/**
 * Writes the event at once and commits after a random delay, so that the order of the ids is not the order of the
 * commits.
 */
async function escrever(tx: Tx, objeto: number): Promise<void> {
  await tx.execute(
    sql`insert into eventos (empresa_id, tipo, objeto_id) values (${tx.empresaId}, 'pedido-feito', ${objeto})`,
  )
  await wait(randomInt(25))
}

test('Com 32 escritores que demoram a gravar, o cursor não perde nem repete nenhum; um cursor pelo id perderia', async () => {
  await closeDatabase()
  openDatabase(mundo.serviceUrl, { max: ESCRITORES + 8 })
  let escrevendo = true
  const pelaPosicao: number[] = []
  const peloId: number[] = []
  const ler = async () => {
    for (let cursor = 0, fim = false; !fim; ) {
      fim = !escrevendo
      const leitura = await readEvents(cursor, 50)
      cursor = leitura.cursor
      pelaPosicao.push(...leitura.events.map(({ objectId }) => objectId ?? 0))
      if (leitura.events.length > 0) fim = false
    }
  }
  const lerPeloId = async () => {
    for (let cursor = '0', fim = false; !fim; ) {
      fim = !escrevendo
      const linhas = await mundo.sql<{ id: string; objeto: number }>(
        'select id, objeto_id::int as objeto from eventos where id > $1 order by id',
        [cursor],
      )
      cursor = linhas.at(-1)?.id ?? cursor
      peloId.push(...linhas.map(({ objeto }) => objeto))
    }
  }
  const escritores = Array.from({ length: ESCRITORES }, async (_, escritor) => {
    const empresa = escritor % 2 ? mundo.cantina : mundo.bella
    for (let n = 0; n < DE_CADA_UM; n++) await withTenant(empresa, tx => escrever(tx, escritor * 100 + n))
  })
  const leitores = [ler(), lerPeloId()]
  await Promise.all(escritores)
  escrevendo = false
  await Promise.all(leitores)

  const escritos = Array.from({ length: ESCRITORES * DE_CADA_UM }, (_, n) => {
    return Math.floor(n / DE_CADA_UM) * 100 + (n % DE_CADA_UM)
  })
  const porNumero = (a: number, b: number) => a - b
  expect(new Set(peloId).size, 'o cursor pelo id não perdeu nada: o teste não prova nada').toBeLessThan(
    escritos.length,
  )
  expect([...pelaPosicao].sort(porNumero)).toEqual(escritos)
  // The events of each writer come in the order in which that writer wrote them.
  for (let escritor = 0; escritor < ESCRITORES; escritor++) {
    const dele = pelaPosicao.filter(objeto => Math.floor(objeto / 100) === escritor)
    expect(dele).toEqual([...dele].sort(porNumero))
  }
})

test('Leitores ao mesmo tempo dão a cada evento um lugar só', async () => {
  await Promise.all([contar(mundo.cantina, 1, 2, 3), contar(mundo.bella, 4, 5)])
  const leituras = await Promise.all(Array.from({ length: 8 }, () => readEvents(0)))
  for (const { events } of leituras) expect(events.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
})

test('Quem espera demais para lê-los desiste, como de um banco que não responde', async () => {
  await asAdmin(mundo.url, async outro => {
    await outro.query('select pg_advisory_lock($1)', [LOCKS.events])
    const erro = await readEvents(0).catch(e => e)
    expect(isUnreachable(erro), erro).toBe(true)
    const esperam = await mundo.sql(
      `select 1 from pg_locks l join pg_database d on d.oid = l.database
       where datname = current_database() and locktype = 'advisory' and not granted`,
    )
    expect(esperam).toEqual([])
  })
  expect(await lidos()).toEqual([])
})

describe('Os eventos antigos', () => {
  const envelhecer = (dias: number, ...ids: number[]) =>
    mundo.sql('update eventos set em = now() - make_interval(days => $1) where objeto_id = any ($2)', [
      dias,
      ids,
    ])

  test('saem depois de 7 dias, lidos ou não; quem não os leu fica sabendo, e segue daí', async () => {
    await contar(mundo.cantina, 1, 2, 3)
    const { cursor } = await readEvents(0, 1)
    expect(cursor).toBe(1)
    await contar(mundo.cantina, 4)
    await envelhecer(8, 1, 2, 4)
    await removeOldEvents(new Date())
    // The fourth is old enough to be deleted, but the third is not, and nothing is deleted from the middle.
    expect(await lidos(2)).toEqual([3, 4])
    expect(await readEvents(cursor)).toMatchObject({ events: [], cursor: 4, oldest: 3, missed: true })
    await contar(mundo.cantina, 5)
    expect(await lidos(4)).toEqual([5])
  })

  test('saem menos o último: por ele se sabe que os outros existiram, e os lugares continuam', async () => {
    await contar(mundo.cantina, 1, 2)
    await envelhecer(30, 1, 2)
    await removeOldEvents(new Date())
    expect(await readEvents(0)).toMatchObject({ missed: true, cursor: 2 })
    await contar(mundo.cantina, 3)
    expect(await readEvents(2)).toMatchObject({ missed: false, cursor: 3 })
  })

  test('um cursor de outro banco, além do último evento, não vale aqui', async () => {
    await contar(mundo.cantina, 1)
    expect(await readEvents(500)).toMatchObject({ events: [], cursor: 1, missed: true })
  })
})

test('O fim de uma sessão e outro direito de um membro deixam um evento, venham de onde vierem', async () => {
  const tipos = async () => (await readEvents(0)).events.map(({ empresaId, type }) => [empresaId, type])
  await mundo.sql(
    `insert into sessions (key_hash, user_id, empresa_id, persistent, expires_at)
     select 'x', user_id, empresa_id, false, now() from membros where empresa_id = $1 limit 1`,
    [mundo.bella],
  )
  expect(await tipos()).toEqual([])
  await mundo.sql(`delete from sessions where key_hash = 'x'`)
  expect(await tipos()).toEqual([[mundo.bella, 'sessao-mudou']])
  await mundo.sql('update membros set papel = papel where empresa_id = $1', [mundo.cantina])
  expect(new Set((await tipos()).map(String))).toEqual(
    new Set([`${mundo.bella},sessao-mudou`, `${mundo.cantina},sessao-mudou`]),
  )
})

test('Quem lê aos poucos sabe se há mais', async () => {
  await contar(mundo.cantina, 1, 2, 3)
  expect(await readEvents(0, 2)).toMatchObject({ cursor: 2, more: true })
  expect(await readEvents(2, 2)).toMatchObject({ cursor: 3, more: false })
})

describe('O que muda um cardápio público', () => {
  const daEmpresa = async () =>
    (await readEvents(0)).events.map(({ empresaId, type, objectId }) => [empresaId, type, objectId])

  test.each<[string, string]>([
    ['um produto', `update produtos set nome = nome || '!' where empresa_id = $1`],
    ['uma categoria', `update categorias set nome = nome || '!' where empresa_id = $1`],
    ['uma categoria nova', `insert into categorias (empresa_id, nome) values ($1, 'Nova')`],
    ['um item extra', `update itens_extra set nome = nome || '!' where empresa_id = $1`],
    ['os extras de um produto', 'delete from produto_itens_extra where empresa_id = $1'],
    ['os horários', 'delete from horarios_funcionamento where empresa_id = $1'],
    ['o frete', 'update configuracoes set raio_atendimento = raio_atendimento + 1 where empresa_id = $1'],
    ['os dados da empresa', `update empresas set nomefantasia = 'Outra' where id = $1`],
  ])('deixa um evento, venha de onde vier: %s', async (_, comando) => {
    await mundo.sql(comando, [mundo.cantina])
    expect(await daEmpresa()).toEqual([[mundo.cantina, 'cardapio-mudou', null]])
  })

  test('o que só se esgotou, ou voltou, deixa outro evento, que não faz ninguém reler o cardápio', async () => {
    const esgotar = (tx: Tx) => tx.execute(sql`update produtos set esgotado_ate = 'infinity'`)
    await withTenant(mundo.cantina, esgotar)
    expect(await daEmpresa()).toEqual([[mundo.cantina, 'esgotado-mudou', null]])
    await withTenant(mundo.cantina, tx =>
      tx.execute(sql`update produtos set esgotado_ate = null, nome = nome || '!'`),
    )
    expect(await daEmpresa()).toHaveLength(2)
    await withTenant(mundo.cantina, esgotar)
    expect((await daEmpresa()).map(([, tipo]) => tipo)).toEqual([
      'esgotado-mudou',
      'cardapio-mudou',
      'esgotado-mudou',
    ])
  })

  test('deixa um evento por transação e empresa, e nenhum quando nada muda ou tudo se desfaz', async () => {
    const mudar = (tx: Tx) => tx.execute(sql`update produtos set nome = nome || '!'`)
    await withTenant(mundo.cantina, async tx => {
      await mudar(tx)
      await mudar(tx)
      await tx.execute(sql`update categorias set nome = nome || '!'`)
    })
    await withTenant(mundo.bella, async tx => {
      await mudar(tx)
      rollback(null)
    })
    await withTenant(mundo.bella, tx => tx.execute(sql`update produtos set nome = nome`))
    expect(await daEmpresa()).toEqual([[mundo.cantina, 'cardapio-mudou', null]])
    await withTenant(mundo.cantina, mudar)
    expect(await daEmpresa()).toHaveLength(2)
  })

  test('é toda tabela de empresa que não conta o que resta nem o que se usou, nem pende de uma conta, de um cliente ou de um pedido', async () => {
    const mudas = await mundo.sql(
      `select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'empresa_id'
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
         and c.relname <> all ($1)
         and not exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
           and k.confrelid in ('clientes'::regclass, 'pedidos'::regclass, 'itens_pedido'::regclass))
         and (select count(*) from pg_trigger t where t.tgrelid = c.oid and t.tgname like 'cardapio_%') <> 3`,
      [[...FORA_DO_CARDAPIO, ...LISTAS.filter(({ foraDoCardapio }) => foraDoCardapio).map(tabelaDa)]],
    )
    expect(
      mudas,
      'give what a menu shows its three triggers, as db/migrations/0010_eventos.sql; of another list say `foraDoCardapio` in tests/world/listas, and name another table in FORA_DO_CARDAPIO',
    ).toEqual([])
  })
})
