import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '~/server/database/migrate.server'
import { loginOf } from '~/server/service-login/addresses.server'
import { ensureServiceLogin } from '~/server/service-login/ensure-login.server'
import { transacao } from '../world/banco/banco-do-servidor'
import { createOn, listMachines, machineOf, onEach, prepare } from '../world/banco/motor'
import { asAdmin, urlOf } from '../world/banco/test-database'
import { CANTINA, ZE } from '../world/demo'
import { plantarDemo } from '../world/plantado/demo-plantada'
import { comanda } from '../world/processo/comando'
import { temporaryFolder } from '../world/processo/pasta'
import { startServidor } from '../world/processo/servidor'
import {
  enviarPedido,
  lerGravados,
  openTentativas,
  respondidos,
  type Tentativa,
} from '../world/processo/tentativas-de-pedido'

/** One installation on its way: planted, distributed, grown by a machine, with one of its machines killed, and back. */

const coordenador = process.env.CITUS_URL ?? ''
const nome = `comanda_test_${randomBytes(4).toString('hex')}`
const url = urlOf(coordenador, nome)
let machines: string[]
let ultima: string
let pasta: string
let env: Record<string, string>
beforeAll(async () => {
  machines = await listMachines(coordenador)
  ultima = machines.at(-1) ?? ''
  expect(machines.length, 'a coordinator, two machines and one to come').toBeGreaterThan(3)
  pasta = await temporaryFolder('distribuido')
  env = {
    DATABASE_URL: url,
    COMANDA_DADOS: join(pasta, 'dados'),
    SECRET: 'segredo dos testes',
    CEP_API_URL: 'http://127.0.0.1:9',
  }
  await createOn(machines.slice(0, -1), nome)
  await migrate(url)
  await plantarDemo(url)
  await asAdmin(url, admin => admin.query('alter role comanda_app login'))
})
afterAll(async () => {
  await onEach(machines, async admin => {
    await admin.query('set citus.enable_create_role_propagation = off')
    await admin.query(`drop database if exists ${nome} with (force)`)
    await admin.query(`drop role if exists ${nome}_servico`)
  })
  await rm(pasta, { recursive: true, force: true })
})

const arquivo = (qual: string) => join(pasta, `${qual}.tar.gz`)
const mandar = (...args: string[]) => comanda(env, ...args)

/** The machine, not the coordinator, that keeps a shop. */
async function maquinaDe(slug: string): Promise<string> {
  return asAdmin(url, async admin => {
    const { rows: empresas } = await admin.query('select id from empresas where slug = $1', [slug])
    const { rows } = await admin.query<{ maquina: string }>(
      `select nodename || ':' || nodeport as maquina from pg_dist_placement p join pg_dist_node using (groupid)
       where shardid = get_shard_id_for_distribution_column('pedidos', $1::bigint)`,
      [empresas[0].id],
    )
    return urlOf(machines.find(machine => machineOf(machine).join(':') === rows[0]?.maquina) ?? '', nome)
  })
}

test('Com alguém no banco nada é repartido, e depois é, uma vez só', async () => {
  await asAdmin(url, async () => {
    expect(await mandar('distribuir', arquivo('antes'))).toMatchObject({
      codigo: 1,
      erro: expect.stringContaining('há quem use o banco: comanda tests'),
    })
  })
  expect(await mandar('distribuir', '--conferir')).toMatchObject({ codigo: 0, erro: '' })
  expect(await mandar('distribuir', arquivo('antes'))).toMatchObject({
    codigo: 0,
    erro: '',
    dito: expect.stringMatching(/Repartido entre \d+ máquinas\.\n$/),
  })
  expect(await mandar('distribuir', arquivo('de-novo'))).toMatchObject({
    codigo: 1,
    erro: 'Falta:\n- o banco já está repartido\n',
  })
  expect(await mandar('distribuir', '--conferir')).toMatchObject({ codigo: 0, erro: '' })
})

test('Uma parte que não separa as empresas é encontrada', async () => {
  const maquina = await maquinaDe(CANTINA.slug)
  const parte = await asAdmin(url, async admin => {
    const { rows } = await admin.query<{ parte: string }>(
      `select shard_name('clientes', get_shard_id_for_distribution_column('clientes', id)) as parte from empresas where slug = $1`,
      [CANTINA.slug],
    )
    return rows[0]?.parte
  })
  const mudar = (como: string) =>
    asAdmin(maquina, async admin => {
      await admin.query('set citus.enable_manual_changes_to_shards = on')
      await admin.query(`alter table ${parte} ${como} row level security`)
    })
  await mudar('no force')
  expect(await mandar('distribuir', '--conferir')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining(`${parte} não está como a tabela`),
  })
  await mudar('force')
  expect(await mandar('distribuir', '--conferir')).toMatchObject({ codigo: 0, erro: '' })
})

test('Uma máquina que daria de novo um número já dado é encontrada', async () => {
  const maquina = await maquinaDe(CANTINA.slug)
  await asAdmin(url, admin =>
    admin.query(
      `update produtos p set descricao = 'Outra' from empresas e where e.id = p.empresa_id and slug = $1`,
      [CANTINA.slug],
    ),
  )
  const { rows } = await asAdmin(maquina, admin =>
    admin.query(
      `select min_value as primeiro, last_value as ultimo from pg_sequences where sequencename = 'eventos_id_seq'`,
    ),
  )
  const mudar = (para: string) =>
    asAdmin(maquina, admin => admin.query(`select setval('eventos_id_seq', $1)`, [para]))
  await mudar(rows[0].primeiro)
  expect(await mandar('distribuir', '--conferir')).toMatchObject({
    codigo: 1,
    erro: expect.stringContaining('public.eventos_id_seq ainda não passou de'),
  })
  await mudar(rows[0].ultimo)
  expect(await mandar('distribuir', '--conferir')).toMatchObject({ codigo: 0, erro: '' })
})

test('Um login que numa das máquinas passa por cima das políticas não trabalha', async () => {
  const { pooled } = await ensureServiceLogin(url)
  const maquina = await maquinaDe(CANTINA.slug)
  const mudar = (poder: string) =>
    asAdmin(maquina, async admin => {
      await admin.query('set citus.enable_alter_role_propagation = off')
      await admin.query(`alter role ${loginOf(pooled).name} ${poder}`)
    })
  await mudar('bypassrls')
  await expect(ensureServiceLogin(url)).rejects.toThrow(/pode demais/)
  await mudar('nobypassrls')
  expect(await ensureServiceLogin(url)).toMatchObject({ pooled })
})

/** Kills PostgreSQL with all its processes, and starts it again after so many seconds. */
async function derrubar(maquina: string, segundos: number): Promise<void> {
  const matar =
    'p=$(head -1 postmaster.pid); o=$(cat postmaster.opts); kill -STOP $p; pkill -9 -P $p; kill -9 $p'
  const comando = `setsid sh -c '${matar}; sleep ${segundos}; eval "$o"' < /dev/null > /dev/null 2>&1 &`
  // Not waited for: to end a connection whose server was killed takes for ever.
  asAdmin(maquina, admin => {
    admin.on('error', () => undefined)
    return admin.query(`copy (select 1) to program '${comando.replaceAll("'", "''")}'`)
  }).catch(() => undefined)
  while (await responde(maquina)) await wait(100)
}

const responde = (maquina: string) =>
  asAdmin(maquina, admin => admin.query('select 1')).then(
    () => true,
    () => false,
  )

/** Meanwhile so many clients order, each with its key until it is answered, as a browser does; other answers are `bem` or a failure. */
async function comPedidos(
  clientes: number,
  bem: readonly number[],
  work: (feitos: () => number) => Promise<void>,
): Promise<{ quantos: number; outras: number[] }> {
  const servidor = await startServidor({ ...env, COMANDA_LIMITES: '1000000' })
  const tentativas: Tentativa[] = []
  const outras: number[] = []
  let vivo = true
  const novo = await asAdmin(url, openTentativas)
  const todos = Promise.all(
    Array.from({ length: clientes }, async () => {
      while (vivo) {
        const tentativa = novo()
        tentativas.push(tentativa)
        while (tentativa.pedidoId === null) {
          const resposta = await enviarPedido(servidor.origin, tentativa.pedido)
          const texto = await resposta.text()
          if (resposta.status === 200) tentativa.pedidoId = JSON.parse(texto).pedidoId
          else {
            if (!bem.includes(resposta.status)) throw new Error(`${resposta.status}: ${texto}`)
            outras.push(resposta.status)
            await wait(200)
          }
        }
      }
    }),
  )
  try {
    await Promise.race([todos, work(() => respondidos(tentativas).length)])
  } finally {
    vivo = false
    await todos
  }
  await conferirPedidos(tentativas)
  expect(await servidor.end('SIGTERM')).toBe(0)
  return { quantos: tentativas.length, outras }
}

async function conferirPedidos(tentativas: readonly Tentativa[]): Promise<void> {
  const { gravados, pelaMetade } = await asAdmin(url, lerGravados)
  expect(gravados.filter(pedido => respondidos(tentativas).includes(pedido))).toEqual(respondidos(tentativas))
  expect(pelaMetade).toEqual([])
}

/** As many orders as an answer is worth something with. */
const BASTAM = 50

test('Com uma máquina derrubada no meio dos pedidos, nenhum respondido se perde nem se repete', async () => {
  let voltou = 0
  const { quantos, outras } = await comPedidos(8, [503], async feitos => {
    while (feitos() < BASTAM) await wait(50)
    const maquina = await maquinaDe(CANTINA.slug)
    await derrubar(maquina, 8)
    while (!(await responde(maquina))) await wait(100)
    const antes = feitos()
    const comeco = Date.now()
    while (feitos() === antes) await wait(50)
    voltou = Date.now() - comeco
    while (feitos() < antes + BASTAM) await wait(50)
  })
  console.log(
    `D10, a machine killed: ${quantos} orders, 0 lost, ${outras.length} x 503, first order after ${voltou} ms`,
  )
  expect(outras.length).toBeGreaterThan(0)
})

/** The new machine's own database and role, as an operator makes them. */
async function fazerBancoDaNova(): Promise<void> {
  const [dono] = await transacao(
    url,
    async db => (await db.query<{ dono: string }>('select current_user as dono')).rows,
  )
  await asAdmin(ultima, async admin => {
    await admin.query(`drop database if exists ${nome} with (force)`)
    await admin.query(`create database ${nome} template template0 owner ${dono?.dono}`)
  })
  await prepare(ultima, nome)
  await asAdmin(ultima, async admin => {
    await admin.query(
      'set citus.enable_create_role_propagation = off; set citus.enable_alter_role_propagation = off',
    )
    await admin.query(`do $$begin create role comanda_app; exception when duplicate_object then null; end$$`)
    await admin.query('alter role comanda_app login')
  })
}

/** Fails there when the third part arrives. */
const CHEIA = `create function cheia() returns event_trigger language plpgsql as $$begin
    if (select count(*) from pg_class where relname ~ '^pedidos_[0-9]+$') > 2 then raise exception 'no space left'; end if; end$$;
  create event trigger cheia on ddl_command_end when tag in ('CREATE TABLE') execute function cheia()`

/** Which machine has which part of the orders. */
const partes = () =>
  asAdmin(url, async admin => {
    const { rows } = await admin.query(
      `select shardid, nodeport from pg_dist_placement join pg_dist_shard using (shardid) join pg_dist_node using (groupid)
       where logicalrelid = 'pedidos'::regclass order by 1`,
    )
    return rows as { shardid: string; nodeport: number }[]
  })

test('Uma máquina a mais leva a sua parte no meio dos pedidos, ou nada muda', async () => {
  const [host, porta] = machineOf(ultima)
  const juntar = () => mandar('distribuir', '--nova-maquina', `${host}:${porta}`)
  const antes = await partes()
  expect(await juntar()).toMatchObject({ codigo: 1, erro: expect.stringContaining('não respondeu') })
  let levou = 0
  // 409: the order waits for its part longer than the customer, who asks again for the same one.
  const { quantos, outras } = await comPedidos(4, [503, 409], async feitos => {
    await fazerBancoDaNova()
    await asAdmin(urlOf(ultima, nome), admin => admin.query(CHEIA))
    expect(await juntar()).toMatchObject({
      codigo: 1,
      erro: expect.stringMatching(/no space left(.|\n)*Tudo está como antes/),
    })
    expect(await partes()).toEqual(antes)

    await fazerBancoDaNova()
    const comeco = Date.now()
    expect(await juntar()).toMatchObject({ codigo: 0, erro: '' })
    levou = Date.now() - comeco
    while (feitos() < BASTAM) await wait(50)
  })
  const naNova = (await partes()).filter(({ nodeport }) => String(nodeport) === porta).length
  expect(naNova).toBeGreaterThan(0)
  expect(await juntar()).toMatchObject({ codigo: 1, erro: `${host}:${porta} já tem a sua parte.\n` })
  expect(await mandar('distribuir', '--conferir')).toMatchObject({ codigo: 0, erro: '' })
  console.log(
    `D10, a machine more: ${quantos} orders, 0 lost, ${outras.length} asked again; ${naNova} of ${antes.length} parts in ${levou} ms`,
  )
})

test('A linha de comando trabalha nele, e o backup dele se restaura num PostgreSQL comum', async () => {
  expect((await mandar('empresas')).dito).toContain('4 empresas')
  expect(await mandar('plano', ZE.slug, 'mensal')).toMatchObject({ codigo: 0, erro: '' })
  expect((await mandar('desativar', ZE.slug)).codigo).toBe(0)
  expect((await mandar('ativar', ZE.slug)).dito).toContain('ativa, plano mensal')
  expect((await mandar('trabalhos')).codigo).toBe(0)
  const feito = await mandar('backup', arquivo('depois'))
  expect(feito).toMatchObject({ codigo: 0, erro: '' })
  const comum = { COMANDA_DADOS: join(pasta, 'comum'), DATABASE_URL: '' }
  const restaurado = await comanda(comum, 'restaurar', arquivo('depois'))
  expect(restaurado).toMatchObject({ codigo: 0, erro: '' })
  expect(restaurado.dito.split('. ')[1]).toBe(feito.dito.split(': ').slice(1).join(': '))
  expect((await comanda(env, 'restaurar', arquivo('depois'))).codigo).toBe(1)
})
