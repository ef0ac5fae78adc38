import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { type Caminho, openCaminho, urlPeloCaminho } from '../world/caminho'
import { BURGER, CANTINA } from '../world/demo'
import { plantarPasta } from '../world/plantado/pasta-plantada'
import { temporaryFolder } from '../world/processo/pasta'
import { type Servidor, startServidor } from '../world/processo/servidor'
import { umPedido } from '../world/um-pedido'

/** The full run (20 s) is `npm run faults`. */
const OUTAGE_MS = Number(process.env.COMANDA_SEM_BANCO_MS ?? 3_000)
const LOJA = `/${CANTINA.slug}`

let folder: string
let cluster: Cluster
let caminho: Caminho
let servidor: Servidor
beforeAll(async () => {
  folder = await temporaryFolder('sem-banco')
  cluster = await plantarPasta(folder)
  caminho = await openCaminho({ path: join(cluster.socketDir, '.s.PGSQL.5432') })
  servidor = await startServidor({
    DATABASE_URL: urlPeloCaminho(caminho),
    COMANDA_DADOS: join(folder, 'dados'),
    // Else a page of the last half second is not marked yet.
    COMANDA_MEMORIA_MS: '0',
  })
})
afterAll(async () => {
  await servidor.end('SIGTERM')
  await caminho.close()
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

const emJson = (enviado: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(enviado),
})

async function ask(path: string, init: RequestInit = {}) {
  const resposta = await fetch(servidor.origin + path, init)
  const texto = await resposta.text()
  const idade = resposta.headers.get('Cache-Status')
  return { status: resposta.status, retryAfter: resposta.headers.get('Retry-After'), idade, texto }
}

/** Nobody has opened it before the outage, so that it is in nobody's memory. */
const NUNCA_ABERTA = `/${BURGER.slug}`
const UM_ITEM = [{ produtoId: 1, quantidade: 1, extras: [], observacao: null }]

/** What is counted by all processes together, in the database. */
const UM_CUPOM = emJson({
  ...{ cupom: 'ERRADO', itens: UM_ITEM, tipoEntrega: 'Retirar no local', telefone: '' },
  navegador: randomUUID(),
})
const ENTRADA = {
  method: 'POST',
  body: new URLSearchParams({ identificador: CANTINA.email, senha: CANTINA.senha }),
}

test.each([
  ['parado', () => caminho.cut()],
  ['congelado', () => caminho.freeze()],
])(
  'Com o banco %s a resposta é 503 com texto e Retry-After, o cardápio ainda se lê, e depois tudo volta sem reiniciar',
  async (_, tirar) => {
    const antes = await ask(LOJA)
    expect(antes.status).toBe(200)
    await tirar()
    const begun = Date.now()
    const tempos: number[] = []
    while (Date.now() - begun < OUTAGE_MS) {
      const asked = Date.now()
      const [pagina, cardapio, pedido] = await Promise.all([
        ask(NUNCA_ABERTA),
        ask(LOJA),
        ask(`${LOJA}/pedidos`, emJson(umPedido({ itens: UM_ITEM }))),
      ])
      tempos.push(Date.now() - asked)
      expect([pagina.status, pedido.status]).toEqual([503, 503])
      expect(pagina.texto).toContain('Serviço indisponível')
      expect([cardapio.status, cardapio.idade]).toEqual([
        200,
        expect.stringMatching(/^Comanda; hit; ttl=-\d+$/),
      ])
      expect(cardapio.texto).toBe(antes.texto.replace('<html', '<html data-memoria'))
      expect(Number(pagina.retryAfter)).toBeGreaterThan(0)
      expect(Number(pedido.retryAfter)).toBeGreaterThan(0)
      expect([(await ask(`${LOJA}/cupom`, UM_CUPOM)).status, (await ask('/login', ENTRADA)).status]).toEqual([
        503, 503,
      ])
      expect((await ask('/healthz')).status).toBe(200)
      expect((await ask('/readyz')).status).toBe(503)
      await wait(100)
    }
    await caminho.mend()
    const back = Date.now()
    while ((await ask('/readyz')).status !== 200) await wait(50)
    const depois = await ask(LOJA)
    expect([depois.status, depois.idade]).toEqual([200, null])
    expect(depois.texto).not.toContain('data-memoria>')
    expect(depois.texto.startsWith(antes.texto.slice(0, 40))).toBe(true)
    console.log(
      `A1 (${_}): 503 within ${Math.max(...tempos)} ms over ${tempos.length} tries, back after ${Date.now() - back} ms`,
    )
  },
)
