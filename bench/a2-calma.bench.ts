import { openBancada } from './bancada'
import { encherCardapio } from './cardapio-cheio'
import { arrive, failuresOf, memoryDuring, successWithin, timeOf, type Visit } from './chegadas'
import { abrirMultidao, capacityOf, MENUS_TO_AN_ORDER } from './multidao'
import { amountResult, type Goal, type Result } from './result'

const PAGES = 200
const ORDERS = 20
const SECONDS = 60
const OVERLOAD = 10
const OVERLOAD_SECONDS = 30

/**
 * A2 of docs/quality.md: what the server does of much, and of ten times more than it can. Visits come by the clock and are
 * counted from the moment at which they were due. Clients and server share the processors.
 */
export default async function calma(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    await encherCardapio(bancada.databaseUrl, 100)
    const loja = await abrirMultidao(bancada, 'cantina-da-nona')
    const capacity = await capacityOf(loja, 20)
    const [pages, orders] = await Promise.all([
      arrive(PAGES, SECONDS, loja.abrirCardapio),
      arrive(ORDERS, SECONDS, loja.pedir),
    ])
    const much = `${PAGES} menu pages/s and ${ORDERS} orders/s`
    const n = `${SECONDS} s, ${pages.length} pages, ${orders.length} orders`
    const pagesTooMany = OVERLOAD * capacity * MENUS_TO_AN_ORDER
    const ordersTooMany = OVERLOAD * capacity
    let flooded: [Visit[], Visit[]] = [[], []]
    const memory = await memoryDuring(bancada.pid, async () => {
      flooded = await Promise.all([
        arrive(pagesTooMany, OVERLOAD_SECONDS, loja.abrirCardapioNovo),
        arrive(ordersTooMany, OVERLOAD_SECONDS, loja.pedir),
      ])
    })
    const [menus, pedidos] = flooded
    const tooMuch = `${pagesTooMany.toFixed(0)} rendered pages/s and ${ordersTooMany.toFixed(0)} orders/s, ten times what 16 clients get`
    const refusals = menus.filter(({ status }) => status === 503)
    const nTooMuch = `${OVERLOAD_SECONDS} s, ${menus.length} pages, ${pedidos.length} orders`
    const line = (what: string, unit: string, value: number, n: string, goal?: Goal) =>
      amountResult({ id: 'A2', what, unit, n, goal }, value)
    return [
      line(`${much}: failed`, '', failuresOf(pages) + failuresOf(orders), n, { atMost: 0 }),
      line(`${much}: page, p50`, 'ms', timeOf(pages, 0.5), n),
      line(`${much}: page, p99`, 'ms', timeOf(pages, 0.99), n),
      line(`${much}: order, p50`, 'ms', timeOf(orders, 0.5), n),
      line(`${much}: order, p99`, 'ms', timeOf(orders, 0.99), n),
      line(`${tooMuch}: orders lost`, '', failuresOf(pedidos), nTooMuch, { atMost: 0 }),
      line(`${tooMuch}: order, p50`, 'ms', timeOf(pedidos, 0.5), nTooMuch, { atMost: 1_000 }),
      line(`${tooMuch}: order, p99`, 'ms', timeOf(pedidos, 0.99), nTooMuch),
      line(`${tooMuch}: pages shown`, '%', 100 * successWithin(menus, 10_000), nTooMuch),
      line(
        `${tooMuch}: slowest 503 of a page`,
        'ms',
        Math.max(0, ...refusals.map(({ answerMs }) => answerMs)),
        nTooMuch,
        {
          atMost: 1_000,
        },
      ),
      line(`${tooMuch}: memory of the process`, 'MB', memory, nTooMuch, { atMost: 400 }),
    ]
  } finally {
    await bancada.stop()
  }
}
