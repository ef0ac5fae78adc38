import { mkdir } from 'node:fs/promises'
import pg from 'pg'
import { DEMO_LOGINS } from '../db/seed'
import { type Bancada, openBancada } from './bancada'
import { say } from './caderno'
import { entrar } from './entrar'
import { compare, rate, sendPatiently } from './medir'
import { COMUM, MAIOR, PLANTADO, plantarEmpresas } from './muitas-empresas'
import { fazerPedidos, modeloDePedido } from './muitos-pedidos'
import { type Result, ratioResult } from './result'

const MUITAS = { empresas: 1_000, pedidos: 1_000_000, daMaior: 200_000 }
const POUCAS = { empresas: 10, pedidos: 1_000, daMaior: 100 }
const TIMES = 50
const AT_ONCE = 4
/** The first 50 of a process take twice as long as those after them. */
const ORDERS = 200
const AT_MOST = 1.3
const LARGEST = 'the largest shop'
/** What the largest shop searches is all its own, so it is told without a goal. */
const SEARCH = /^(searching|finding) /

/**
 * F4 of docs/quality.md: what its largest shop and one of average size ask in a database of many companies and orders,
 * against the same shops in one of few.
 */
export default async function crescimento(): Promise<Result[]> {
  await mkdir(PLANTADO, { recursive: true })
  const poucas = await openBancada()
  try {
    const muitas = await openBancada({ COMANDA_DEMO: '1' }, PLANTADO)
    try {
      await plantar(poucas, POUCAS)
      await plantar(muitas, MUITAS)
      return [
        ...(await comparar(
          'an average shop',
          await perguntasDe(muitas, COMUM),
          await perguntasDe(poucas, COMUM),
        )),
        ...(await comparar(LARGEST, await perguntasDe(muitas, MAIOR), await perguntasDe(poucas, MAIOR))),
        ...(await comparar(LARGEST, await pedirEm(muitas), await pedirEm(poucas), ORDERS)),
      ]
    } finally {
      await muitas.stop()
    }
  } finally {
    await poucas.stop()
  }
}

async function plantar(bancada: Bancada, quantos: typeof MUITAS): Promise<void> {
  await comBanco(bancada, client => plantarEmpresas(client, quantos))
}

async function comBanco<T>({ databaseUrl }: Bancada, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Each answers the milliseconds that the machine takes for one question. */
type Perguntas = Readonly<Record<string, () => Promise<number>>>

async function perguntasDe(bancada: Bancada, slug: string): Promise<Perguntas> {
  const { email = '', senha = '' } = DEMO_LOGINS.find(login => login.slug === slug) ?? {}
  const Cookie = await entrar(bancada.origin, email, senha)
  const { rows } = await comBanco(bancada, client =>
    client.query<{ id: number; telefone: string; nome: string }>(
      `select p.id, telefone_cliente as telefone, nome_cliente as nome from pedidos p join empresas e on e.id = empresa_id
       where slug = $1 and telefone_cliente like '1193%' order by data_pedido limit 1`,
      [slug],
    ),
  )
  const pedido = rows[0]
  if (!pedido) throw new Error(`${slug} has no planted order`)
  const ler = (path: string) => async () =>
    1_000 /
    (await rate(TIMES, AT_ONCE, async () => {
      const { status } = await sendPatiently(bancada.origin + path, { headers: { Cookie } })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }))
  const nome = encodeURIComponent(pedido.nome)
  return {
    'loading the board': ler('/home.data'),
    'the status page': ler(`/${slug}/status-pedido/id/${pedido.id}`),
    'the orders of a phone': ler(`/${slug}/status-pedido/tel/${pedido.telefone}`),
    'the list of products': ler('/home/produtos.data'),
    'searching a product': ler('/home/produtos.data?busca=a'),
    'the list of customers': ler('/home/clientes.data'),
    'searching a customer': ler(`/home/clientes.data?busca=${nome}`),
    'finding a customer for an order': ler(`/home/clientes/busca?termo=${nome}`),
    'searching a finished order': ler(`/home/finalizados.data?busca=${nome}`),
    'the list of finished orders': ler('/home/finalizados.data'),
  }
}

async function pedirEm(bancada: Bancada): Promise<Perguntas> {
  const modelo = await modeloDePedido(bancada)
  return { 'placing an order': async () => 1_000 / (await fazerPedidos(bancada, modelo, ORDERS)) }
}

async function comparar(
  loja: string,
  muitas: Perguntas,
  poucas: Perguntas,
  times = TIMES,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [pergunta, perguntar] of Object.entries(muitas)) {
    const comPoucas = poucas[pergunta] ?? perguntar
    await perguntar()
    await comPoucas()
    const medida = await compare(perguntar, comPoucas)
    const n = `${medida.rounds} rounds of ${times}`
    const what = `${loja}: ${pergunta}`
    const goal = loja === LARGEST && SEARCH.test(pergunta) ? undefined : { atMost: AT_MOST }
    const result = ratioResult({ id: 'F4', what, unit: 'ms', digits: 1, goal, n }, medida)
    // It takes minutes, so each answer is said at once.
    console.error(say(result))
    results.push(result)
  }
  return results
}
