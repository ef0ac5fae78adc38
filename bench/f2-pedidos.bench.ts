import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { NovoPedidoEnviado } from '../app/domain/pedidos/checkout/novo-pedido'
import { type Bancada, openBancada } from './bancada'
import { compare, rate } from './medir'
import { CLIENTS, fazerPedidos, modeloDePedido, telefone } from './muitos-pedidos'
import { type Result, ratioResult } from './result'

const ORDERS = 4_000

/**
 * F2 of docs/quality.md: orders placed through HTTP, compared with the lean order on as many connections, without HTTP
 * and rules. The clients of the orders write to sockets themselves (`openKept`): they run on the server's processors, and
 * node:http took 0.1 ms an order of them instead of 0.04. The lean order has no such client.
 */
export default async function pedidos(): Promise<Result[]> {
  const bancada = await openBancada()
  try {
    const modelo = await modeloDePedido(bancada)
    await fazerPedidos(bancada, modelo, ORDERS)
    await lean(bancada, modelo, ORDERS)
    const medida = await compare(
      () => fazerPedidos(bancada, modelo, ORDERS),
      () => lean(bancada, modelo, ORDERS),
    )
    const n = `${medida.rounds} rounds of ${ORDERS} orders, ${CLIENTS} clients`
    const what = 'orders through HTTP, against the lean order without HTTP and rules'
    return [ratioResult({ id: 'F2', what, unit: 'orders/s', goal: { atLeast: 0.38 }, n }, medida)]
  } finally {
    await bancada.stop()
  }
}

/** The lean order: begin, one prepared read that answers JSON, one prepared write of the same rows, commit. */
async function lean(bancada: Bancada, modelo: NovoPedidoEnviado, orders: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: bancada.databaseUrl, max: CLIENTS })
  const { rows } = await pool.query<{ id: string }>(`select id from empresas where slug = 'cantina-da-nona'`)
  const empresa = Number(rows[0]?.id)
  const produtos = modelo.itens.map(item => item.produtoId)
  const itens = JSON.stringify(modelo.itens.map(({ produtoId }, linha) => ({ produtoId, linha })))
  const reais = (modelo.totalVisto / 100).toFixed(2)
  try {
    return await rate(orders, CLIENTS, async () => {
      const client = await pool.connect()
      const fone = telefone()
      const chave = randomUUID()
      await client.query(
        `begin; select set_config('role', 'comanda_app', true), set_config('app.empresa_id', '${empresa}', true), set_config('lock_timeout', '5s', true)`,
      )
      await client.query({ name: 'lean_read', text: LEAN_READ, values: [empresa, chave, fone, produtos] })
      const id = randomInt(10_000_000, 100_000_000)
      const values = [empresa, id, fone, chave, reais, itens]
      await client.query({ name: 'lean_write', text: LEAN_WRITE, values })
      await client.query('commit')
      client.release()
    })
  } finally {
    await pool.end()
  }
}

const LEAN_READ = `select json_build_object(
  'feito', (select json_build_array(id, conteudo) from pedidos where empresa_id = $1 and chave = $2),
  'empresa', (select row_to_json(e) from empresas e where id = $1),
  'configuracoes', (select row_to_json(c) from configuracoes c where empresa_id = $1),
  'horarios', (select json_agg(h) from horarios_funcionamento h where empresa_id = $1),
  'cliente', (select row_to_json(c) from clientes c where empresa_id = $1 and telefone = $3),
  'produtos', (select json_agg(json_build_object('id', p.id, 'nome', p.nome, 'preco', p.preco, 'extras',
      (select json_agg(json_build_array(x.id_extra, x.nome, x.preco, x.tipo)) from produto_itens_extra l
       join itens_extra x on x.empresa_id = $1 and x.id_extra = l.id_extra
       where l.empresa_id = $1 and l.id_produto = p.id)))
    from produtos p join categorias c on c.empresa_id = $1 and c.id = p.categoria_id
    where p.empresa_id = $1 and p.id = any($4::bigint[]) and p.ativo and c.ativo)) as lido`

const LEAN_WRITE = `with cliente as (
    insert into clientes (empresa_id, nome, telefone, endereco_cep, endereco_logradouro, endereco_numero, endereco_bairro,
      endereco_cidade, endereco_estado, endereco_complemento)
    values ($1::bigint, 'Cliente', $3, '05010000', 'Rua Caiubi', '100', 'Perdizes', 'São Paulo', 'SP', 'apto 12')
    on conflict do nothing returning id),
  pedido as (
    insert into pedidos (empresa_id, id, cliente_id, data_pedido, dia_operacional, total, frete, total_com_frete, valor_pago,
      tipo_entrega, forma_pagamento, endereco_entrega, endereco_cep, endereco_logradouro, endereco_numero, endereco_bairro,
      endereco_cidade, endereco_estado, endereco_complemento, distancia_km, nome_cliente, telefone_cliente, chave, conteudo)
    select $1::bigint, $2::int, id, now(), current_date, $5::numeric, 0, $5::numeric, $5::numeric, 'Receber no meu endereço',
      'pix', 'Rua Caiubi, 100 - Perdizes', '05010000', 'Rua Caiubi', '100', 'Perdizes', 'São Paulo', 'SP', 'apto 12', 4.1,
      'Cliente', $3::text, $4::uuid, repeat('a', 64)
    from cliente on conflict do nothing returning id),
  itens as (
    insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario, observacoes)
    select $1::bigint, pedido.id, "produtoId", 'Prato', 1, 10, 'sem pressa'
    from pedido, jsonb_to_recordset($6::jsonb) as item ("produtoId" bigint, linha int) order by linha returning id),
  extras as (
    insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, preco, tipo)
    select $1::bigint, id, 'Extra', 1, 'adicional' from itens order by id limit 2),
  passo as (insert into historico_pedido (empresa_id, pedido_id, em, para) select $1::bigint, id, now(), 'Pendente' from pedido),
  evento as (insert into eventos (empresa_id, tipo, objeto_id) select $1::bigint, 'pedido-feito', id from pedido)
  select id from pedido`
