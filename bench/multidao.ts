import { randomInt, randomUUID } from 'node:crypto'
import type { NovoPedidoEnviado } from '../app/domain/pedidos/checkout/novo-pedido'
import { ENDERECO_PERTO, umPedido } from '../tests/world/um-pedido'
import type { Bancada } from './bancada'
import { arrive, ask, askPatiently, type Visit } from './chegadas'
import { rate, send } from './medir'

/** What customers do of one shop. Each function is one visit that was due at that moment. */
export interface Multidao {
  readonly abrirCardapio: (dueAt: number) => Promise<Visit>
  /** At an address whose answer is not kept, so that the page is rendered anew: the menu with a category. */
  readonly abrirCardapioNovo: (dueAt: number) => Promise<Visit>
  /** As an open menu does. */
  readonly verEstado: (dueAt: number) => Promise<Visit>
  readonly perguntarEntrega: (dueAt: number) => Promise<Visit>
  readonly perguntarCupom: (dueAt: number) => Promise<Visit>
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
    verEstado: due => ask({ url: `${menu}/estado` }, due),
    perguntarEntrega: due => askPatiently(umPost(`${menu}/entrega`, ENDERECO_PERTO), due),
    perguntarCupom: due => askPatiently(umPost(`${menu}/cupom`, pelaMetade(corpo())), due),
    pedir: due => askPatiently(umPost(`${menu}/pedidos`, corpo()), due),
  }
}

/** The question about a code, which the shop reads whether it has it or not. */
function pelaMetade({ itens, tipoEntrega, cliente, chave }: NovoPedidoEnviado) {
  return { cupom: 'BEMVINDO', itens, tipoEntrega, telefone: cliente.telefone, navegador: chave }
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

/** What comes with one order: each menu stays open for five minutes, and asks for its state every 15 s. */
const COM_UM_PEDIDO = { cardapios: 10, estados: 200, entregas: 1, cupons: 1 }

/** Lets the customers of a shop come that takes so many orders a second. */
export async function receber(loja: Multidao, ordersPerSecond: number, seconds: number): Promise<void> {
  const { cardapios, estados, entregas, cupons } = COM_UM_PEDIDO
  const come = (times: number, visit: (dueAt: number) => Promise<Visit>) =>
    arrive(times * ordersPerSecond, seconds, visit)
  await Promise.all([
    come(cardapios, loja.abrirCardapio),
    come(estados, loja.verEstado),
    come(entregas, loja.perguntarEntrega),
    come(cupons, loja.perguntarCupom),
    come(1, loja.pedir),
  ])
}
