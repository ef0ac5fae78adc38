import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { medirPrimeiraVisita } from '../tests/world/primeira-visita'
import { type Bancada, compare, openBancada, rate, report, send } from './medir'

const PRODUCTS = 100
const REQUESTS = 2_000
const CLIENTS = 16

/**
 * F1 of docs/quality.md: the compressed menu page of 100 products, compared with a bare node:http server that answers
 * with the same bytes.
 */
export default async function cardapio(): Promise<void> {
  const bancada = await openBancada()
  try {
    await growMenu(bancada)
    const url = `${bancada.origin}/cantina-da-nona`
    const page = await send(url)
    if (page.status !== 200) throw new Error(`the menu answered ${page.status}`)
    const bare = await startBare(gzipSync(page.body))
    try {
      await requests(url, 200)
      await requests(bare.url, 200)
      const medida = await compare(
        () => requests(url, REQUESTS),
        () => requests(bare.url, REQUESTS),
      )
      report(`F1 menu of ${PRODUCTS} products`, 'pages/s', medida, '>= 0.80')
      await reportPrimeiraVisita(bancada)
    } finally {
      bare.stop()
    }
  } finally {
    await bancada.stop()
  }
}

async function reportPrimeiraVisita({ origin }: Bancada): Promise<void> {
  const ler = async (path: string) => (await send(origin + path)).body
  const { script, estilo, pagina } = await medirPrimeiraVisita(ler, '/cantina-da-nona')
  const kB = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`
  console.log(
    `F5 first visit: script ${kB(script)}, style ${kB(estilo)}, page ${kB(pagina)} (goal <= 136, 15, 30 kB)`,
  )
}

/** Fills the demo's menu up with copies of its own products. */
async function growMenu(bancada: Bancada): Promise<void> {
  const client = new pg.Client({ connectionString: bancada.databaseUrl })
  await client.connect()
  await client.query(
    `with cantina as (select id from empresas where slug = 'cantina-da-nona'),
          venda as (select p.*, row_number() over (order by id) as n from produtos p
                    where empresa_id = (select id from cantina) and ativo)
     insert into produtos (empresa_id, categoria_id, nome, descricao, preco, possui_extra, ativo, imagem_url)
     select v.empresa_id, v.categoria_id, v.nome || ' ' || volta, v.descricao, v.preco, false, true, v.imagem_url
     from venda v, generate_series(2, 4) volta order by volta, n limit $1 - (select count(*) from venda)`,
    [PRODUCTS],
  )
  await client.end()
}

function requests(url: string, total: number): Promise<number> {
  return rate(total, CLIENTS, async () => {
    const { status } = await send(url, { headers: { 'Accept-Encoding': 'gzip' } })
    if (status !== 200) throw new Error(`answered ${status}`)
  })
}

async function startBare(bytes: Buffer): Promise<{ url: string; stop(): void }> {
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'gzip' }
  const server = createServer((_, response) => response.writeHead(200, headers).end(bytes))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}
