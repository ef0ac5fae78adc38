import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { connect } from '../world/banco/banco-por-fora'
import { BELLA, CANTINA } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { startBucket } from '../world/processo/bucket'
import { abrirCorrente } from '../world/processo/corrente-que-volta'
import { criarProduto, fotoDe } from '../world/processo/criar-produto'
import { entrarNoPainel } from '../world/processo/entrar-no-painel'
import { temporaryFolder } from '../world/processo/pasta'
import { startProxy } from '../world/processo/proxy'
import { type Servidor, startServidor } from '../world/processo/servidor'
import {
  lerGravados,
  numeroDoPedido,
  openTentativas,
  respondidos,
  type Tentativa,
} from '../world/processo/tentativas-de-pedido'

/** The full run is `npm run faults`. */
const KILLS = Number(process.env.COMANDA_QUEDAS ?? 2)
const CLIENTS = 6

let folder: string
let cluster: Cluster
let banco: pg.Client
let bucket: Awaited<ReturnType<typeof startBucket>>
let proxy: Awaited<ReturnType<typeof startProxy>>
const servidores: Servidor[] = []
const NOMES = ['um', 'outro']
const start = (nome = '') =>
  startServidor({
    ...bucket.env,
    DATABASE_URL: cluster.url,
    COMANDA_DADOS: join(folder, nome),
    SECRET: 'o mesmo nos dois',
    TRUSTED_PROXIES: '127.0.0.1',
    COMANDA_LIMITES: '1000000',
    CEP_API_URL: 'http://127.0.0.1:9',
  })
beforeAll(async () => {
  folder = await temporaryFolder('atras-do-proxy')
  cluster = await plantarPasta(folder)
  banco = await connect(cluster.url)
  bucket = await startBucket()
  for (const nome of NOMES) servidores.push(await start(nome))
  proxy = await startProxy(() => servidores.map(({ origin }) => origin))
})
afterAll(async () => {
  await proxy.stop()
  await Promise.all(servidores.map(servidor => servidor.end('SIGTERM')))
  await Promise.all([banco.end(), bucket.stop()])
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

test(
  `Atrás de um proxy, de dois servidores morre um no meio dos pedidos, ${KILLS} vezes: nenhum pedido se perde nem se repete, as correntes voltam, ninguém tem de entrar de novo`,
  async () => {
    const entrar = () => entrarNoPainel(proxy.origin, CANTINA)
    const cookies = [await entrar(), await entrar(), await entrarNoPainel(proxy.origin, BELLA)]
    // Two boards each, so that both servers have some.
    const correntes = await Promise.all(
      [...cookies, ...cookies].map(cookie => abrirCorrente(proxy.origin, cookie)),
    )
    expect((await criarProduto(proxy.origin, cookies[0] ?? '', 'Nhoque')).status).toBe(200)

    const novo = await openTentativas(banco)
    const tentativas: Tentativa[] = []
    let repetidas = 0
    let vivo = true
    /** As a browser does: the same key until there is an answer. */
    async function pedir(tentativa: Tentativa) {
      for (;;) {
        tentativa.pedidoId = await numeroDoPedido(proxy.origin, tentativa.pedido)
        if (tentativa.pedidoId !== null) return
        repetidas++
        await wait(20)
      }
    }
    const clientes = Array.from({ length: CLIENTS }, async () => {
      while (vivo) {
        const tentativa = novo()
        tentativas.push(tentativa)
        await pedir(tentativa)
      }
    })
    const respondidas = () => tentativas.filter(({ pedidoId }) => pedidoId !== null).length
    async function mais(pedidos: number) {
      const bastam = respondidas() + pedidos
      while (respondidas() < bastam) await wait(5)
    }
    for (let queda = 0; queda < KILLS; queda++) {
      const qual = queda % 2
      // From kill to kill the orders in flight have come to another point.
      await mais(12 + ((queda * 7) % 20))
      const voltaram = () => correntes.flatMap(({ voltas }) => voltas).length
      const antes = voltaram()
      const morto = servidores[qual] as Servidor
      await morto.end('SIGKILL')
      // The other one goes on alone, until the streams of the dead one are its own.
      await mais(12)
      await expect
        .poll(() => voltaram() > antes && correntes.every(({ aberta }) => aberta()), { timeout: 120_000 })
        .toBe(true)
      servidores[qual] = await start(NOMES[qual])
    }
    vivo = false
    await Promise.all(clientes)

    const ultimo = novo()
    await pedir(ultimo)
    tentativas.push(ultimo)
    const daCantina = correntes.filter((_, n) => n % 3 !== 2)
    await expect
      .poll(() => daCantina.filter(({ ouvidos }) => !ouvidos.has(ultimo.pedidoId ?? 0)).length, {
        timeout: 120_000,
      })
      .toBe(0)
    expect(correntes.filter(({ fora }) => fora())).toEqual([])
    for (const { origin } of servidores) {
      for (const cookie of cookies) {
        const quadro = await fetch(`${origin}/home`, { headers: { Cookie: cookie }, redirect: 'manual' })
        expect(quadro.status).toBe(200)
      }
      expect((await fetch(`${origin}/imagens/${fotoDe(bucket, 'nhoque')}`)).status).toBe(200)
    }
    const voltas = correntes.flatMap(({ voltas }) => voltas)
    for (const { fechar } of correntes) fechar()

    const { gravados, pelaMetade } = await lerGravados(banco)
    console.log(
      `D1: ${KILLS} of two servers killed behind a proxy, ${respondidas()} orders acknowledged, ${repetidas} sent again; ${voltas.length} streams back after at most ${(Math.max(...voltas) / 1_000).toFixed(1)} s`,
    )
    expect(gravados).toEqual(respondidos(tentativas))
    expect(pelaMetade).toEqual([])
    expect(respondidas()).toBeGreaterThan(40)
  },
  KILLS * 60_000,
)
