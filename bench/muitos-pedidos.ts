import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { NovoPedidoEnviado } from '../app/domain/pedidos/checkout/novo-pedido'
import { ENDERECO_PERTO, umPedido } from '../tests/world/um-pedido'
import type { Bancada } from './bancada'
import { type KeptConnection, openKept } from './kept-connection'
import { patiently, rate, sendPatiently } from './medir'

export const CLIENTS = 16

type Loja = Pick<Bancada, 'origin'>

/** An order of three lines with two extras for delivery. Its total is asked of the server. */
export async function modeloDePedido(
  bancada: Loja & Pick<Bancada, 'databaseUrl'>,
): Promise<NovoPedidoEnviado> {
  const client = new pg.Client({ connectionString: bancada.databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ id: string; extra: string }>(
    `select p.id, min(l.id_extra) as extra from produtos p join produto_itens_extra l on l.id_produto = p.id
     join empresas e on e.id = p.empresa_id where e.slug = 'cantina-da-nona' and p.ativo group by p.id order by p.id limit 3`,
  )
  await client.end()
  const pedido = umPedido({
    tipoEntrega: 'Receber no meu endereço',
    endereco: ENDERECO_PERTO,
    itens: rows.map(({ id, extra }, line) => ({
      produtoId: Number(id),
      quantidade: 1 + line,
      extras: line < 2 ? [Number(extra)] : [],
      observacao: 'sem pressa',
    })),
  })
  const { body } = await post(bancada, pedido)
  return { ...pedido, totalVisto: JSON.parse(body).valores.totalComFrete }
}

function post(bancada: Loja, pedido: NovoPedidoEnviado) {
  return sendPatiently(`${bancada.origin}/cantina-da-nona/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
}

export const telefone = () => `119${randomInt(10_000_000, 100_000_000)}`

/** Orders per second, through HTTP by as many clients at once; each order is of a customer of its own. */
export async function fazerPedidos(
  lojas: Loja | readonly Loja[],
  modelo: NovoPedidoEnviado,
  orders: number,
): Promise<number> {
  const livres = [lojas].flat().map(({ origin }) => Array.from({ length: CLIENTS }, () => openKept(origin)))
  try {
    return await rate(orders, CLIENTS, async n => {
      const daLoja = livres[n % livres.length] ?? []
      const linha = daLoja.pop() as KeptConnection
      const cliente = { telefone: telefone(), nome: 'Cliente', email: null }
      const pedido = JSON.stringify({ ...modelo, chave: randomUUID(), cliente })
      const { status, body } = await patiently(() => linha.post('/cantina-da-nona/pedidos', pedido))
      if (status !== 200) throw new Error(`${status} ${body}`)
      daLoja.push(linha)
    })
  } finally {
    for (const linha of livres.flat()) linha.close()
  }
}

/** Sends one order with one key to all these processes at once; answers the numbers that it got. */
export async function pedirNosDois(
  lojas: readonly Loja[],
  modelo: NovoPedidoEnviado,
  chave: string,
): Promise<ReadonlySet<unknown>> {
  const pedido = { ...modelo, chave, cliente: { telefone: telefone(), nome: 'Cliente', email: null } }
  const answers = await Promise.all(lojas.map(loja => post(loja, pedido)))
  const refused = answers.find(({ status }) => status !== 200)
  if (refused) throw new Error(`${refused.status} ${refused.body}`)
  return new Set(answers.map(({ body }) => JSON.parse(body).pedidoId))
}
