import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import type { NovoPedidoEnviado } from '../app/domain/pedidos/checkout/novo-pedido'
import { ENDERECO_PERTO, umPedido } from '../tests/world/pedido'
import { type Bancada, compare, openBancada, rate, report, send } from './medir'

const ORDERS = 4_000
const CLIENTS = 16

/**
 * F2 of docs/quality.md: orders placed through HTTP, compared with the same SQL statements on as many connections,
 * without HTTP and rules.
 */
export default async function pedidos(): Promise<void> {
  const bancada = await openBancada()
  try {
    const modelo = await modeloDePedido(bancada)
    await throughHttp(bancada, modelo, 500)
    await bySqlAlone(bancada, modelo, 500)
    const medida = await compare(
      () => throughHttp(bancada, modelo, ORDERS),
      () => bySqlAlone(bancada, modelo, ORDERS),
    )
    report('F2 orders', 'orders/s', medida, '>= 0.50')
  } finally {
    await bancada.stop()
  }
}

/** An order of three lines with two extras for delivery. Its total is asked of the server. */
async function modeloDePedido(bancada: Bancada): Promise<NovoPedidoEnviado> {
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

function post(bancada: Bancada, pedido: NovoPedidoEnviado) {
  return send(`${bancada.origin}/cantina-da-nona/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
}

const telefone = () => `119${randomInt(10_000_000, 100_000_000)}`

function throughHttp(bancada: Bancada, modelo: NovoPedidoEnviado, orders: number): Promise<number> {
  return rate(orders, CLIENTS, async () => {
    const cliente = { telefone: telefone(), nome: 'Cliente', email: null }
    const { status, body } = await post(bancada, { ...modelo, chave: randomUUID(), cliente })
    if (status !== 200) throw new Error(`${status} ${body}`)
  })
}

async function bySqlAlone(bancada: Bancada, modelo: NovoPedidoEnviado, orders: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: bancada.databaseUrl, max: CLIENTS })
  const { rows } = await pool.query<{ id: string }>(`select id from empresas where slug = 'cantina-da-nona'`)
  const empresa = Number(rows[0]?.id)
  const produtos = modelo.itens.map(item => item.produtoId)
  const reais = (modelo.totalVisto / 100).toFixed(2)
  try {
    return await rate(orders, CLIENTS, async () => {
      const client = await pool.connect()
      const query = (text: string, values: unknown[]) => client.query(text, values)
      await query('select * from empresas where slug = $1', ['cantina-da-nona'])
      await query('select * from ceps where cep = $1', ['05010000'])
      await client.query(
        `begin; select set_config('role', 'comanda_app', true), set_config('app.empresa_id', '${empresa}', true), set_config('lock_timeout', '5s', true)`,
      )
      await query('select id, conteudo from pedidos where empresa_id = $1 and chave = $2', [
        empresa,
        randomUUID(),
      ])
      await query('select * from empresas where id = $1', [empresa])
      await query('select * from configuracoes', [])
      await query(
        'select dia_semana, horario_abertura, horario_fechamento, turno from horarios_funcionamento',
        [],
      )
      await query(
        `select p.id, p.nome, p.descricao, p.preco, p.imagem_url, p.possui_extra from produtos p
         join categorias c on c.empresa_id = p.empresa_id and c.id = p.categoria_id
         where p.id = any($1) and p.ativo and c.ativo`,
        [produtos],
      )
      await query(
        `select l.id_produto, e.id_extra, e.nome, e.preco, e.tipo from produto_itens_extra l
         join itens_extra e on e.empresa_id = l.empresa_id and e.id_extra = l.id_extra
         where l.id_produto = any($1) order by e.nome collate "pt-BR-x-icu"`,
        [produtos],
      )
      const fone = telefone()
      await query('select * from clientes where telefone = $1', [fone])
      const { rows: clientes } = await query(
        `insert into clientes (empresa_id, nome, telefone, endereco_cep, endereco_logradouro, endereco_numero, endereco_bairro,
           endereco_cidade, endereco_estado, endereco_complemento) values ($1, 'Cliente', $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict do nothing returning id`,
        [empresa, fone, '05010000', 'Rua Caiubi', '100', 'Perdizes', 'São Paulo', 'SP', 'apto 12'],
      )
      const id = randomInt(10_000_000, 100_000_000)
      await query(
        `insert into pedidos (empresa_id, id, cliente_id, data_pedido, dia_operacional, total, frete, total_com_frete, valor_pago, tipo_entrega,
           forma_pagamento, endereco_entrega, endereco_cep, endereco_logradouro, endereco_numero, endereco_bairro, endereco_cidade,
           endereco_estado, endereco_complemento, distancia_km, nome_cliente, telefone_cliente, chave, conteudo)
         values ($1, $2, $3, now(), current_date, $4, 0, $4, $4, 'Receber no meu endereço', 'pix', $5, '05010000', 'Rua Caiubi', '100', 'Perdizes',
           'São Paulo', 'SP', 'apto 12', 4.1, 'Cliente', $6, $7, $8) on conflict do nothing returning id`,
        [
          empresa,
          id,
          clientes[0]?.id,
          reais,
          'Rua Caiubi, 100 - Perdizes',
          fone,
          randomUUID(),
          'a'.repeat(64),
        ],
      )
      const { rows: itens } = await query(
        `insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario, observacoes)
         values ($1, $2, $3, 'Prato', 1, 10, $6), ($1, $2, $4, 'Prato', 2, 10, $6), ($1, $2, $5, 'Prato', 3, 10, $6) returning id`,
        [empresa, id, ...produtos, 'sem pressa'],
      )
      await query(
        `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, preco, tipo)
         values ($1, $2, 'Extra', 1, 'adicional'), ($1, $3, 'Extra', 1, 'adicional')`,
        [empresa, itens[0]?.id, itens[1]?.id],
      )
      await query(
        `insert into historico_pedido (empresa_id, pedido_id, em, para) values ($1, $2, now(), 'Pendente')`,
        [empresa, id],
      )
      await client.query(
        `insert into eventos (empresa_id, tipo, objeto_id) values (${empresa}, 'pedido-feito', ${id}); commit`,
      )
      client.release()
    })
  } finally {
    await pool.end()
  }
}
