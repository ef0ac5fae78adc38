import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { gzipSync } from 'node:zlib'
import { openBancada } from './bancada'
import { encherCardapio } from './cardapio-cheio'
import { compare, rate, send } from './medir'
import { type Result, ratioResult } from './result'

const PRODUCTS = 100
const REQUESTS = 8_000
const CLIENTS = 16

/**
 * F1 of docs/quality.md: the compressed menu page of 100 products, compared with a bare node:http server that answers
 * with the same bytes.
 */
export default async function cardapio(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    await encherCardapio(bancada.databaseUrl, PRODUCTS)
    const url = `${bancada.origin}/cantina-da-nona`
    const page = await send(url)
    if (page.status !== 200) throw new Error(`the menu answered ${page.status}`)
    const bare = await startBare(gzipSync(page.body))
    try {
      await requests(url, REQUESTS)
      await requests(bare.url, REQUESTS)
      const medida = await compare(
        () => requests(url, REQUESTS),
        () => requests(bare.url, REQUESTS),
      )
      const n = `${medida.rounds} rounds of ${REQUESTS} requests, ${CLIENTS} clients`
      const what = `menu of ${PRODUCTS} products over HTTP, against a bare server with the same bytes`
      return [ratioResult({ id: 'F1', what, unit: 'pages/s', goal: { atLeast: 0.8 }, n }, medida)]
    } finally {
      bare.stop()
    }
  } finally {
    await bancada.stop()
  }
}

function requests(url: string, total: number): Promise<number> {
  return rate(total, CLIENTS, async () => {
    const { status } = await send(url, { headers: { 'Accept-Encoding': 'gzip' } })
    if (status !== 200) throw new Error(`answered ${status}`)
  })
}

/** In a process of its own, as Comanda is: else it would share its core with the clients. */
async function startBare(bytes: Buffer): Promise<{ url: string; stop(): void }> {
  const child = spawn(process.execPath, ['bench/nu.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(bytes)
  const [port] = await once(child.stdout, 'data')
  return { url: `http://127.0.0.1:${Number(String(port))}/`, stop: () => child.kill() }
}
