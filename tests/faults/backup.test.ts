import { randomBytes, randomInt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { type Cluster, openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { ask, connect, regras, retratar, TABLES } from '../world/banco/banco-por-fora'
import { linhaDe } from '../world/banco/retrato'
import { urlOf } from '../world/banco/test-database'
import { CANTINA, PRODUTOS } from '../world/demo'
import { insistir } from '../world/insistir'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { comanda } from '../world/processo/comando'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umPedido } from '../world/um-pedido'

const CLIENTS = 6
/**
 * A plain owner of a database, as rented from a hosting service. It is no superuser, so row-level security applies to
 * it too.
 */
const DONO = 'dono_de_fora'
const FOTO = 'imagens/1/pizza_0123456789ab-400.webp'

let folder: string
let cluster: Cluster
let servidor: Servidor
let banco: pg.Client
let outro: string
beforeAll(async () => {
  folder = await temporaryFolder('backup')
  // The system user that runs PostgreSQL for root must be able to enter the folder.
  await mkdir(join(folder, 'um'), { mode: 0o711 })
  cluster = await plantarPasta(join(folder, 'um'))
  await mkdir(join(folder, 'um', 'imagens', '1'), { recursive: true })
  await writeFile(join(folder, 'um', FOTO), randomBytes(5_000))
  servidor = await startServidor({
    COMANDA_DADOS: join(folder, 'um'),
    COMANDA_LIMITES: '1000000',
    CEP_API_URL: 'http://127.0.0.1:9',
  })
  banco = await connect(cluster.url)
  await banco.query(`create role ${DONO} login nosuperuser nocreaterole`)
  await banco.query(`grant comanda_app to ${DONO}`)
  await banco.query(`create database outro owner ${DONO} template template0 encoding 'UTF8' locale 'C'`)
  outro = urlOf(cluster.url, 'outro').replace('comanda@', `${DONO}@`)
})
afterAll(async () => {
  await banco.end()
  await servidor.end('SIGTERM')
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

/** Throws the answer when it is none of an order. */
async function enviar(pedido: NovoPedidoEnviado): Promise<{ pedidoId: number }> {
  const resposta = await fetch(`${servidor.origin}/${CANTINA.slug}/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
  if (!resposta.ok) throw resposta
  return (await resposta.json()) as { pedidoId: number }
}

/** Places orders one after another until `stop` is called; `answered` has the numbers in the order of the answers. */
async function pedirSemParar(): Promise<{ answered: number[]; stop(): Promise<void> }> {
  const { rows } = await banco.query<{ id: string }>('select id from produtos where nome = $1', [
    PRODUTOS.semExtras.nome,
  ])
  const itens = [
    { produtoId: Number(rows[0]?.id), quantidade: 1, extras: [], observacao: 'sem "aspas"\n\\.' },
  ]
  const answered: number[] = []
  let going = true
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (going) {
      const cliente = { telefone: `119${randomInt(10_000_000, 100_000_000)}`, nome: 'Zoë 🍕', email: null }
      const pedido = umPedido({ itens, cliente, totalVisto: PRODUTOS.semExtras.preco })
      const { pedidoId } = await insistir(() => enviar(pedido))
      answered.push(pedidoId)
    }
  })
  while (answered.length < 50) await Promise.race([...clients, new Promise(setImmediate)])
  const stop = async () => {
    going = false
    await Promise.all(clients)
  }
  return { answered, stop }
}

test('Um backup durante os pedidos, restaurado noutro banco e dali num embutido vazio, é igual tabela por tabela', async () => {
  const arquivo = join(folder, 'um.tar.gz')
  const pedidos = await pedirSemParar()
  const respondidosAntes = [...pedidos.answered]
  const feito = await comanda({ COMANDA_DADOS: join(folder, 'um') }, 'backup', arquivo)
  const respondidos = pedidos.answered.length
  await pedidos.stop()
  expect(feito).toMatchObject({ codigo: 0, erro: '' })
  expect(respondidos).toBeGreaterThan(respondidosAntes.length)

  // Restores into a database whose owner is not a superuser.
  const fora = { DATABASE_URL: outro, COMANDA_DADOS: join(folder, 'dois') }
  expect(await comanda(fora, 'restaurar', arquivo)).toMatchObject({ codigo: 0, erro: '' })
  const linhas = await comparar(respondidosAntes)
  console.log(
    `D7: ${respondidosAntes.length} answered before, ${respondidos} after; ${linhas} rows, none missing`,
  )

  // The backup that this owner makes is restored into an embedded database, which does not exist yet.
  const segundo = join(folder, 'dois.tar.gz')
  expect(await comanda(fora, 'backup', segundo)).toMatchObject({ codigo: 0, erro: '' })
  const pasta = join(folder, 'tres')
  expect(await comanda({ COMANDA_DADOS: pasta }, 'restaurar', segundo)).toMatchObject({ codigo: 0, erro: '' })
  // Where the secret is another installation's, somebody has taken the wrong file.
  const engano = await comanda({ ...fora, SECRET: 'o de outra' }, 'restaurar', segundo)
  expect(engano).toMatchObject({
    codigo: 1,
    erro: 'Nada foi feito: sem um terminal para perguntar, use --sim.\n',
  })
  expect(await comanda({ ...fora, SECRET: 'o de outra' }, 'restaurar', segundo, '--sim')).toMatchObject({
    codigo: 1,
    erro: expect.stringMatching(/^O banco não está vazio/),
  })
  const embutido = await openCluster({ dataDir: join(pasta, 'postgres') })
  try {
    const superuser = urlOf(cluster.url, 'outro')
    expect(await retratar(embutido.url)).toEqual(await retratar(superuser))
    expect(await regras(superuser)).toEqual(await regras(cluster.url))
    expect(await regras(embutido.url)).toEqual(await regras(cluster.url))
  } finally {
    await embutido.release()
  }
  expect(await readFile(join(pasta, FOTO))).toEqual(await readFile(join(folder, 'um', FOTO)))
}, 240_000)

/**
 * Checks that the backup shows one moment of the source: every restored row is one of its rows, every order that was
 * answered before is there, and every restored order has all its lines. Returns how many rows there are.
 */
async function comparar(respondidosAntes: readonly number[]): Promise<number> {
  const superuser = urlOf(cluster.url, 'outro')
  let total = 0
  for (const { name } of await ask<{ name: string }>(cluster.url, TABLES)) {
    const question = `select md5(${linhaDe(name)}) as row from "${name}" t`
    const source = new Set((await ask<{ row: string }>(cluster.url, question)).map(({ row }) => row))
    const restored = await ask<{ row: string }>(superuser, question)
    expect(
      restored.filter(({ row }) => !source.has(row)),
      name,
    ).toEqual([])
    total += restored.length
  }
  const partes = `select p.id, (select count(*)::int from itens_pedido i where (i.empresa_id, i.pedido_id) = (p.empresa_id, p.id)) as itens,
    (select count(*)::int from historico_pedido h where (h.empresa_id, h.pedido_id) = (p.empresa_id, p.id)) as passos
    from pedidos p order by p.empresa_id, p.id`
  const restaurados = await ask<{ id: number; itens: number; passos: number }>(superuser, partes)
  const presentes = new Map(restaurados.map(pedido => [pedido.id, pedido]))
  expect(respondidosAntes.filter(id => !presentes.has(id))).toEqual([])
  const noOriginal = await ask<{ id: number }>(cluster.url, partes)
  expect(noOriginal.filter(({ id }) => presentes.has(id))).toEqual(restaurados)
  return total
}

describe('Um banco que esconderia as linhas das empresas não vira um backup incompleto', () => {
  const fazer = async (nome: string) => {
    const fora = { DATABASE_URL: outro, COMANDA_DADOS: join(folder, 'dois') }
    const feito = await comanda(fora, 'backup', join(folder, nome))
    return { ...feito, gravado: existsSync(join(folder, nome)) }
  }

  const ATUAL = `nullif(current_setting('app.empresa_id', true), '')::bigint`
  const empresaAtual = (valor: string) =>
    `create or replace function empresa_atual() returns bigint language sql stable parallel safe as $$ select ${valor} $$`

  test.each<[porque: string, esconder: string, mostrar: string, dito: RegExp]>([
    [
      'entrar numa empresa não chega a quem guarda as linhas',
      empresaAtual('null::bigint'),
      empresaAtual(ATUAL),
      /^O banco não deixa quem faz o backup entrar na empresa \d+ /,
    ],
    [
      'quem lê as linhas recebe menos do que quem as conta',
      empresaAtual(`case when current_query() not like 'fetch%' then ${ATUAL} end`),
      empresaAtual(ATUAL),
      /^A tabela \w+ da empresa \d+ tem [1-9]\d* linhas, e o banco entregou 0: /,
    ],
    [
      'uma política de outro esconde linhas',
      `create policy so_hoje on pedidos as restrictive using (data_pedido > now())`,
      'drop policy so_hoje on pedidos',
      /^A tabela pedidos tem uma política /,
    ],
    [
      'uma política no lugar da nossa esconde linhas',
      `alter policy inquilino on pedidos using (empresa_id = empresa_atual() and data_pedido > now())`,
      `alter policy inquilino on pedidos using (empresa_id = empresa_atual())`,
      /^A tabela pedidos tem uma política /,
    ],
  ])('porque %s', async (_, esconder, mostrar, dito) => {
    const superuser = urlOf(cluster.url, 'outro')
    await ask(superuser, esconder)
    const { erro, ...feito } = await fazer('cego.tar.gz')
    expect(feito).toEqual({ codigo: 1, dito: '', gravado: false })
    expect(erro).toMatch(dito)
    expect(erro).toContain('o backup estaria incompleto, e nada foi gravado')
    await ask(superuser, mostrar)
    await rm(join(folder, 'visto.tar.gz'), { force: true })
    expect(await fazer('visto.tar.gz')).toMatchObject({ codigo: 0, erro: '', gravado: true })
  })

  test('porque o Citus não passa a empresa adiante', async () => {
    const superuser = urlOf(cluster.url, 'outro')
    await ask(
      superuser,
      `insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
       values (1, 'citus', 10, 11, false, '13.2-1')`,
    )
    const erro = expect.stringMatching(
      /alter database "?outro"? set citus\.propagate_set_commands = 'local';\n$/,
    )
    expect(await fazer('citus.tar.gz')).toEqual({ codigo: 1, dito: '', erro, gravado: false })
    await ask(superuser, `alter database outro set citus.propagate_set_commands = 'local'`)
    expect(await fazer('citus.tar.gz')).toMatchObject({ codigo: 0, erro: '', gravado: true })
  })
})

test('Um backup da demonstração de uma versão anterior é restaurado e atualizado: as regras são as de hoje, e os pedidos os mesmos', async () => {
  await banco.query(`create database velho owner ${DONO} template template0 encoding 'UTF8' locale 'C'`)
  const velho = urlOf(cluster.url, 'velho')
  const env = { DATABASE_URL: velho.replace('comanda@', `${DONO}@`), COMANDA_DADOS: join(folder, 'cinco') }
  const arquivo = join('tests', 'faults', 'backup-de-antes.tar.gz')
  expect(await comanda(env, 'restaurar', arquivo)).toMatchObject({ codigo: 0, erro: '' })
  expect(await regras(velho)).toEqual(await regras(cluster.url))
  const pedidos = `select id, status, total, frete, total_com_frete, valor_pago, pagamento_confirmado, nome_cliente, origem
    from pedidos where chave is null and empresa_id in (select id from empresas where slug = any ($1)) order by id`
  const empresas = (await ask<{ id: number }>(velho, 'select id from empresas order by id')).map(
    ({ id }) => id,
  )
  expect(empresas.length).toBeGreaterThanOrEqual(3)
  expect(await ask(velho, pedidos, [empresas])).toEqual(await ask(cluster.url, pedidos, [empresas]))
})

test('Um arquivo cortado é recusado antes que exista um banco', async () => {
  const [pasta, cortado] = [join(folder, 'quatro'), join(folder, 'cortado')]
  const bytes = await readFile(join(folder, 'dois.tar.gz'))
  await writeFile(cortado, bytes.subarray(0, bytes.length - 20))
  const { codigo, erro } = await comanda({ COMANDA_DADOS: pasta }, 'restaurar', cortado)
  expect([codigo, erro]).toEqual([
    1,
    expect.stringMatching(/^O arquivo está incompleto ou danificado, e nada/),
  ])
  expect(existsSync(pasta)).toBe(false)
})

test('Um banco que já tem dados não é tocado', async () => {
  const antes = await retratar(cluster.url)
  const env = { COMANDA_DADOS: join(folder, 'um') }
  const restaurado = await comanda(env, 'restaurar', join(folder, 'dois.tar.gz'), '--sim')
  expect([restaurado.codigo, restaurado.erro]).toEqual([1, expect.stringMatching(/^O banco não está vazio/)])
  expect(await retratar(cluster.url)).toEqual(antes)
})
