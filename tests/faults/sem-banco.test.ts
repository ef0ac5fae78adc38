import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Cluster } from '~/server/embedded-postgres/embedded-postgres.server'
import { type Caminho, openCaminho, urlPeloCaminho } from '../world/caminho'
import { CANTINA } from '../world/demo'
import { temporaryFolder } from '../world/pasta'
import { plantarPasta } from '../world/pasta-plantada'
import { umPedido } from '../world/pedido'
import { type Servidor, startServidor } from '../world/servidor'

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
  })
})
afterAll(async () => {
  await servidor.end('SIGTERM')
  await caminho.close()
  await cluster.release()
  await rm(folder, { recursive: true, force: true })
})

async function ask(path: string, pedido?: unknown) {
  const resposta = await fetch(servidor.origin + path, {
    ...(pedido !== undefined && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(pedido),
    }),
  })
  const texto = await resposta.text()
  return { status: resposta.status, retryAfter: resposta.headers.get('Retry-After'), texto }
}

const UM_ITEM = [{ produtoId: 1, quantidade: 1, extras: [], observacao: null }]

test.each([
  ['parado', () => caminho.cut()],
  ['congelado', () => caminho.freeze()],
])(
  'Com o banco %s a resposta é 503 com texto e Retry-After, e depois tudo volta sem reiniciar',
  async (_, tirar) => {
    expect((await ask(LOJA)).status).toBe(200)
    await tirar()
    const begun = Date.now()
    const tempos: number[] = []
    while (Date.now() - begun < OUTAGE_MS) {
      const asked = Date.now()
      const [pagina, pedido] = await Promise.all([
        ask(LOJA),
        ask(`${LOJA}/pedidos`, umPedido({ itens: UM_ITEM })),
      ])
      tempos.push(Date.now() - asked)
      expect([pagina.status, pedido.status]).toEqual([503, 503])
      expect(pagina.texto).toContain('Serviço indisponível')
      expect(Number(pagina.retryAfter)).toBeGreaterThan(0)
      expect(Number(pedido.retryAfter)).toBeGreaterThan(0)
      expect((await ask('/healthz')).status).toBe(200)
      expect((await ask('/readyz')).status).toBe(503)
      await wait(100)
    }
    await caminho.mend()
    const back = Date.now()
    while ((await ask('/readyz')).status !== 200) await wait(50)
    expect((await ask(LOJA)).status).toBe(200)
    console.log(
      `A1 (${_}): 503 within ${Math.max(...tempos)} ms over ${tempos.length} tries, back after ${Date.now() - back} ms`,
    )
  },
)
