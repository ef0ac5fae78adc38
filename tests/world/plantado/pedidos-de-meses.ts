import pg from 'pg'
import type { EmpresaId } from '~/domain/valores/ids'
import type { Mundo } from '../mundo'

/**
 * Finished orders of the last months, each of a customer of its own, with a line, an extra and its history, written by
 * the database itself. One whose number an order has drawn already is left out.
 */
export async function plantarMuitosPedidos(
  { url }: Pick<Mundo, 'url'>,
  empresa: EmpresaId,
  quantos: number,
): Promise<void> {
  const banco = new pg.Client({ connectionString: url })
  await banco.connect()
  try {
    // The rows fit together, so that no foreign key has to be looked up for each.
    await banco.query('set session_replication_role = replica')
    await banco.query(
      `with novos as (
         insert into clientes (empresa_id, nome, telefone)
         select $1, 'Cliente ' || n, (11930000000 + n)::text from generate_series(1, $2::int) n
         returning id, nome, telefone),
       pedidos_novos as (
         insert into pedidos (empresa_id, id, cliente_id, data_pedido, dia_operacional, total, frete, total_com_frete,
           valor_pago, status, tipo_entrega, forma_pagamento, nome_cliente, telefone_cliente, chave, data_entrega)
         select $1, 20000000 + id, id, quando, quando::date, 10, 0, 10, 10, 'Finalizado', 'Retirar no local', 'pix', nome,
           telefone, gen_random_uuid(), quando
         from (select *, now() - make_interval(days => 30, mins => id::int % 100000) as quando from novos) com_data
         on conflict (empresa_id, id) do nothing
         returning id),
       itens as (
         insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario)
         select $1, id, 1, 'Prato', 1, 10 from pedidos_novos returning id),
       extras as (
         insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, tipo)
         select $1, id, 'Extra', 'adicional' from itens),
       contados as (insert into eventos (empresa_id, tipo, objeto_id) select $1, 'pedido-feito', id from pedidos_novos)
       insert into historico_pedido (empresa_id, pedido_id, para) select $1, id, 'Pendente' from pedidos_novos`,
      [empresa, quantos],
    )
  } finally {
    await banco.end()
  }
}
