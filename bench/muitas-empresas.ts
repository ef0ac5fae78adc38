import { join } from 'node:path'
import type pg from 'pg'

/** Where the large database stays from one run to the next. */
export const PLANTADO = join(process.cwd(), 'bench', 'dados', 'f4')

/** What is planted. The demo's Cantina is the largest shop, and its Burger has as many orders as a shop has on average. */
interface Plantacao {
  readonly empresas: number
  readonly pedidos: number
  /** Orders of the largest shop. */
  readonly daMaior: number
}

export const MAIOR = 'cantina-da-nona'
export const COMUM = 'burger-da-vila'
const PRODUTOS = 40
const POR_CLIENTE = 4
/** The larger it is, the less the sizes of the other shops differ. */
const NIVEL = 5

/**
 * Companies with products, customers and finished orders of the last year, written by the database itself. As in life some
 * shops are large and most are small, an order's row lies among those that other shops got at the same time, and its
 * number tells nothing. A number that the demo has drawn already is left out. Where they are already, only what was
 * ordered since goes.
 */
export async function plantarEmpresas(client: pg.Client, plantacao: Plantacao): Promise<void> {
  const { rowCount } = await client.query(`select from empresas where slug = 'loja-1'`)
  if (rowCount === 0) await plantar(client, plantacao)
  else await client.query('delete from pedidos where data_pedido > (select max(created_at) from users)')
  await client.query('vacuum analyze')
}

async function plantar(client: pg.Client, plantacao: Plantacao): Promise<void> {
  await client.query('begin')
  // The rows fit together, so that neither foreign keys nor triggers have to look at each.
  await client.query(`set local session_replication_role = replica`)
  await client.query(`set local work_mem = '256MB'`)
  await client.query(
    `insert into empresas (razaosocial, nomefantasia, email, slug, data_cadastro)
     select 'Loja ' || n, 'Loja ' || n, 'loja' || n || '@exemplo.com', 'loja-' || n, current_date
     from generate_series(1, $1::int - (select count(*) from empresas)) n`,
    [plantacao.empresas],
  )
  await client.query(
    `insert into formas_pagamento (empresa_id, forma)
     select id, unnest('{dinheiro,pix,cartao_credito,cartao_debito}'::text[]) from empresas where slug like 'loja-%'`,
  )
  await client.query(
    `insert into categorias (empresa_id, nome) select id, 'Pratos' from empresas where slug like 'loja-%'`,
  )
  await client.query(
    `insert into produtos (empresa_id, categoria_id, nome, preco)
     select c.empresa_id, c.id, 'Prato ' || n, 10 from categorias c join empresas e on e.id = c.empresa_id,
       generate_series(1, ${PRODUTOS}) n
     where e.slug like 'loja-%'`,
  )
  await plantarPedidos(client, await tamanhos(client, plantacao))
  await client.query('commit')
}

/** How many orders each company gets. */
async function tamanhos(client: pg.Client, { empresas, pedidos, daMaior }: Plantacao) {
  const { rows } = await client.query<{ id: string; slug: string }>(
    'select id, slug from empresas order by id',
  )
  const media = Math.round(pedidos / empresas)
  const fixos = new Map([
    [MAIOR, daMaior],
    [COMUM, media],
  ])
  const outras = rows.filter(({ slug }) => !fixos.has(slug))
  const pesos = outras.map((_, n) => 1 / (n + NIVEL))
  const cada = (pedidos - daMaior - media) / pesos.reduce((soma, peso) => soma + peso, 0)
  const dasOutras = new Map(outras.map(({ id }, n) => [id, Math.round(cada * (pesos[n] ?? 0))]))
  return rows.map(({ id, slug }) => ({ id, quantos: fixos.get(slug) ?? dasOutras.get(id) ?? 0 }))
}

type Tamanhos = Awaited<ReturnType<typeof tamanhos>>

async function plantarPedidos(client: pg.Client, lojas: Tamanhos): Promise<void> {
  await client.query(
    `insert into clientes (empresa_id, nome, telefone)
     select id, ${NOME}, (11930000000 + n)::text
     from unnest($1::bigint[], $2::int[]) loja (id, quantos), generate_series(0, (quantos - 1) / ${POR_CLIENTE}) n
     order by random()`,
    [lojas.map(({ id }) => id), lojas.map(({ quantos }) => quantos)],
  )
  // Multiplied by a number that has no divisor in common with 90,000,000, each count gives a number of its own.
  await client.query(
    `with novos as (
       select c.*, now() - make_interval(secs => 864000 + random() * 30000000) as quando
       from clientes c, generate_series(1, ${POR_CLIENTE}) where telefone like '1193%'
       order by quando),
     pedidos_novos as (
       insert into pedidos (empresa_id, id, cliente_id, data_pedido, dia_operacional, total, frete, total_com_frete,
         valor_pago, status, tipo_entrega, forma_pagamento, nome_cliente, telefone_cliente, chave, data_entrega)
       select empresa_id, 10000000 + (row_number() over () * 38183947) % 90000000, id, quando, quando::date, 10, 0, 10, 10,
         'Finalizado', 'Retirar no local', 'pix', nome, telefone, gen_random_uuid(), quando
       from novos
       on conflict do nothing
       returning empresa_id, id),
     itens as (
       insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario)
       select empresa_id, id, 1, 'Prato', 1, 10 from pedidos_novos
       returning empresa_id, id),
     extras as (
       insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, tipo)
       select empresa_id, id, 'Extra', 'adicional' from itens)
     insert into historico_pedido (empresa_id, pedido_id, para) select empresa_id, id, 'Pendente' from pedidos_novos`,
  )
}

/** One of 9,600 names, by the number `n`. */
const NOME = `(array['Ana','João','Maria','José','Antônia','Francisco','Luís','Márcia','Sérgio','Helena','Otávio','Beatriz',
    'Débora','Caio','Irene','Rui','Zilda','Noêmia','Tomás','Jéssica'])[1 + n % 20] || ' ' ||
  (array['da Silva','dos Santos','de Souza','Araújo','Gonçalves','Nóbrega','Prado','Conceição','Brandão','Lima','Cardoso',
    'Magalhães','Rezende','Teixeira','Utsch','Vieira','Xavier','Yamada','Zanetti','Flores'])[1 + n / 20 % 20] || ' ' ||
  (array['Neto','Filho','Júnior','Mourão','Queiroz','Peçanha','Sá','Barreto','Coutinho','Dantas','Esteves','Falcão',
    'Guimarães','Hollanda','Iório','Jardim','Kubitschek','Leitão','Mattos','Nunes','Ortiz','Pádua','Quintela','Ramalho'])[1 + n / 400 % 24]`
