import { randomInt, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { findPostmaster } from '~/server/embedded-postgres/postmaster.server'
import { CANTINA, PRODUTOS } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umPedido } from '../world/um-pedido'

/** The full run is `npm run faults`. */
const KILLS = Number(process.env.COMANDA_QUEDAS ?? 5)
const CLIENTS = 8

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('queda')
  // The server starts it again, and with fsync.
  await (await plantarPasta(folder)).release()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

interface Tentativa {
  readonly chave: string
  readonly pedido: ReturnType<typeof umPedido>
  /** The order's number from the answer; null when no answer came, and then the order may or may not exist. */
  pedidoId: number | null
}

const start = () =>
  startServidor({ COMANDA_DADOS: folder, COMANDA_LIMITES: '1000000', CEP_API_URL: 'http://127.0.0.1:9' })

interface Banco {
  readonly client: pg.Client
  readonly dataDir: string
  close(): Promise<void>
}

async function connect(): Promise<Banco> {
  const cluster = await openCluster({ dataDir: join(folder, 'postgres') })
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  return {
    client,
    dataDir: cluster.dataDir,
    async close() {
      await client.end()
      await cluster.release()
    },
  }
}

/** Makes attempts to order, each with its own key and phone. */
async function openTentativas({ client }: Banco): Promise<() => Tentativa> {
  const { rows } = await client.query<{ id: string }>('select id from produtos where nome = $1', [
    PRODUTOS.semExtras.nome,
  ])
  const itens = [{ produtoId: Number(rows[0]?.id), quantidade: 1, extras: [], observacao: null }]
  return () => {
    const chave = randomUUID()
    const cliente = { telefone: `119${randomInt(10_000_000, 100_000_000)}`, nome: 'Cliente', email: null }
    const pedido = umPedido({ chave, itens, cliente, totalVisto: PRODUTOS.semExtras.preco })
    return { chave, pedido, pedidoId: null }
  }
}

function send(servidor: Servidor, pedido: unknown): Promise<Response> {
  return fetch(`${servidor.origin}/${CANTINA.slug}/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
}

/** On a machine that does much else the server refuses what would have to wait, and says so. */
async function sendUntilAdmitted(servidor: Servidor, pedido: unknown): Promise<Response> {
  for (;;) {
    const resposta = await send(servidor, pedido)
    await resposta.text()
    if (!resposta.headers.has('Retry-After')) return resposta
  }
}

async function post(servidor: Servidor, pedido: unknown): Promise<number | null> {
  try {
    const resposta = await send(servidor, pedido)
    if (resposta.status !== 200) return null
    return ((await resposta.json()) as { pedidoId: number }).pedidoId
  } catch {
    return null
  }
}

test(
  `Nenhum pedido respondido se perde nem se repete em ${KILLS} quedas do servidor no meio dos pedidos`,
  async () => {
    const tentativas: Tentativa[] = []
    let servidor = await start()
    const banco = await connect()
    const novo = await openTentativas(banco)

    const prontos: number[] = []
    for (let queda = 0; queda < KILLS; queda++) {
      let vivo = true
      const clientes = Array.from({ length: CLIENTS }, async () => {
        while (vivo) {
          const tentativa = novo()
          tentativas.push(tentativa)
          tentativa.pedidoId = await post(servidor, tentativa.pedido)
        }
      })
      // Counted and not timed: a slow machine answers few orders in a second. Few are enough, because what differs from
      // kill to kill is how far each of the orders in flight has come.
      const respondidos = () => tentativas.filter(({ pedidoId }) => pedidoId !== null).length
      const bastam = respondidos() + randomInt(12, 40)
      while (respondidos() < bastam) await wait(5)
      await servidor.end('SIGKILL')
      vivo = false
      await Promise.all(clientes)
      const begun = performance.now()
      servidor = await start()
      prontos.push(performance.now() - begun)
    }

    const respondidas = tentativas.filter(t => t.pedidoId !== null)
    const duvidosas = tentativas.filter(t => t.pedidoId === null)
    // Attempts without an answer are sent again with the same key, as the browser does.
    for (const tentativa of duvidosas)
      while (tentativa.pedidoId === null) tentativa.pedidoId = await post(servidor, tentativa.pedido)
    const gravados = await banco.client.query<{ chave: string; id: number; itens: number; passos: number }>(
      `select chave, id, total_com_frete = 27.90 as certo,
            (select count(*)::int from itens_pedido i where i.pedido_id = p.id) as itens,
            (select count(*)::int from historico_pedido h where h.pedido_id = p.id) as passos
     from pedidos p where chave is not null`,
    )
    await banco.close()
    await servidor.end('SIGTERM')
    console.log(
      `D1: ${KILLS} kills, ${respondidas.length} acknowledged, ${duvidosas.length} without answer; ready again in at most ${(Math.max(...prontos) / 1_000).toFixed(1)} s`,
    )

    expect(gravados.rows.map(linha => `${linha.chave} ${linha.id}`).sort()).toEqual(
      tentativas.map(t => `${t.chave} ${t.pedidoId}`).sort(),
    )
    for (const { chave: _, id: __, ...resto } of gravados.rows) {
      expect(resto).toEqual({ certo: true, itens: 1, passos: 1 })
    }
    expect(respondidas.length).toBeGreaterThan(50)
  },
  KILLS * 60_000,
)

test('SIGTERM no meio dos pedidos não corta nenhum, e não deixa processo para trás', async () => {
  const servidor = await start()
  const banco = await connect()
  const novo = await openTentativas(banco)
  await banco.close()
  const respostas: number[] = []
  const semResposta: string[] = []
  const comoAcabou: unknown[] = []
  const clientes = Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      const { chave, pedido } = novo()
      try {
        respostas.push((await sendUntilAdmitted(servidor, pedido)).status)
      } catch (error) {
        semResposta.push(chave)
        comoAcabou.push((error as { cause?: { code?: string } }).cause?.code)
        return
      }
    }
  })
  while (respostas.length < 3 * CLIENTS) await wait(5)
  expect(await findPostmaster(banco.dataDir)).toBeDefined()
  expect(await servidor.end('SIGTERM')).toBe(0)
  await Promise.all(clientes)
  expect(await findPostmaster(banco.dataDir)).toBeUndefined()
  expect(respostas.filter(status => status !== 200)).toEqual([])
  // Requests without an answer were refused before they reached the server, so nothing was begun for them.
  expect(comoAcabou).toEqual(Array(CLIENTS).fill('ECONNREFUSED'))
  const depois = await connect()
  const { rows } = await depois.client.query('select id from pedidos where chave = any($1)', [semResposta])
  await depois.close()
  expect(rows).toEqual([])
})
