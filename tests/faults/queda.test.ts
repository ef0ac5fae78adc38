import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { findPostmaster } from '~/server/embedded-postgres/postmaster.server'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import {
  enviarPedido,
  lerGravados,
  numeroDoPedido,
  openTentativas,
  respondidos,
  type Tentativa,
} from '../world/processo/tentativas-de-pedido'

/** The full run is `npm run faults`. */
const KILLS = Number(process.env.COMANDA_QUEDAS ?? 3)
const CLIENTS = 8

let folder: string
beforeAll(async () => {
  folder = await temporaryFolder('queda')
  // The server starts it again, and with fsync.
  await (await plantarPasta(folder)).release()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

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

/** On a machine that does much else the server refuses what would have to wait, and says so. */
async function sendUntilAdmitted(servidor: Servidor, pedido: unknown): Promise<Response> {
  for (;;) {
    const resposta = await enviarPedido(servidor.origin, pedido)
    await resposta.text()
    if (!resposta.headers.has('Retry-After')) return resposta
  }
}

test(
  `Nenhum pedido respondido se perde nem se repete em ${KILLS} quedas do servidor no meio dos pedidos`,
  async () => {
    const tentativas: Tentativa[] = []
    let servidor = await start()
    const banco = await connect()
    const novo = await openTentativas(banco.client)

    const prontos: number[] = []
    for (let queda = 0; queda < KILLS; queda++) {
      let vivo = true
      const clientes = Array.from({ length: CLIENTS }, async () => {
        while (vivo) {
          const tentativa = novo()
          tentativas.push(tentativa)
          tentativa.pedidoId = await numeroDoPedido(servidor.origin, tentativa.pedido)
        }
      })
      // Counted and not timed: a slow machine answers few orders in a second. Few are enough, because what differs from
      // kill to kill is how far each of the orders in flight has come.
      const quantos = () => tentativas.filter(({ pedidoId }) => pedidoId !== null).length
      const bastam = quantos() + randomInt(17, 40)
      while (quantos() < bastam) await wait(5)
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
      while (tentativa.pedidoId === null)
        tentativa.pedidoId = await numeroDoPedido(servidor.origin, tentativa.pedido)
    const { gravados, pelaMetade } = await lerGravados(banco.client)
    await banco.close()
    await servidor.end('SIGTERM')
    console.log(
      `D1: ${KILLS} kills, ${respondidas.length} acknowledged, ${duvidosas.length} without answer; ready again in at most ${(Math.max(...prontos) / 1_000).toFixed(1)} s`,
    )

    expect(gravados).toEqual(respondidos(tentativas))
    expect(pelaMetade).toEqual([])
    expect(respondidas.length).toBeGreaterThan(50)
  },
  KILLS * 60_000,
)

test('SIGTERM no meio dos pedidos não corta nenhum, e não deixa processo para trás', async () => {
  const servidor = await start()
  const banco = await connect()
  const novo = await openTentativas(banco.client)
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
