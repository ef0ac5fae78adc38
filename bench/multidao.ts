import { randomInt, randomUUID } from 'node:crypto'
import { umPedido } from '../tests/world/pedido'
import type { Bancada } from './bancada'
import { ask, askPatiently, type Visit } from './chegadas'
import { rate, send } from './medir'

/** What customers do of one shop. Each function is one visit that was due at that moment. */
export interface Multidao {
  readonly abrirCardapio: (dueAt: number) => Promise<Visit>
  /** At an address whose answer is not kept, so that the page is rendered anew: the menu with a category. */
  readonly abrirCardapioNovo: (dueAt: number) => Promise<Visit>
  readonly pedir: (dueAt: number) => Promise<Visit>
}

const HEADERS = { Accept: 'text/html', 'Accept-Encoding': 'gzip' }

/** One product for pickup, of a shop that takes its orders on the board. */
export async function abrirMultidao({ origin }: Pick<Bancada, 'origin'>, slug: string): Promise<Multidao> {
  const menu = `${origin}/${slug}`
  const corpo = await umPedidoQueVale(menu)
  return {
    abrirCardapio: due => ask({ url: menu, headers: HEADERS }, due),
    abrirCardapioNovo: due => ask({ url: `${menu}?categoria=${randomUUID()}`, headers: HEADERS }, due),
    pedir: due => askPatiently(umPost(`${menu}/pedidos`, corpo()), due),
  }
}

function umPost(url: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  return { url, method: 'POST', headers, body: JSON.stringify(body) }
}

/** The first product that can be ordered as it is; its price is asked of the server. */
async function umPedidoQueVale(menu: string) {
  for (let produtoId = 1; produtoId < 300; produtoId++) {
    const item = { produtoId, quantidade: 1, extras: [], observacao: null }
    const pedido = umPedido({ itens: [item] })
    const { url, ...post } = umPost(`${menu}/pedidos`, pedido)
    const { status, body } = await send(url, post)
    if (status !== 409) continue
    const totalVisto = JSON.parse(body).valores.totalComFrete
    return () => {
      const telefone = `119${randomInt(10_000_000, 100_000_000)}`
      const cliente = { telefone, nome: 'Cliente', email: null }
      return { ...pedido, totalVisto, chave: randomUUID(), cliente }
    }
  }
  throw new Error(`${menu} sells nothing that can be ordered as it is`)
}

/** Ten rendered menus to an order. */
export const MENUS_TO_AN_ORDER = 10

/** How many times a second the machine does so much, with 16 clients that wait for each answer. */
export function capacityOf({ abrirCardapioNovo, pedir }: Multidao, times: number): Promise<number> {
  return rate(times, 16, async () => {
    for (let n = 0; n < MENUS_TO_AN_ORDER; n++) await abrirCardapioNovo(performance.now())
    await pedir(performance.now())
  })
}
