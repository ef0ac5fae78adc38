import { transacao } from '../world/banco/banco-do-servidor'
import { PEDIDOS } from '../world/demo'
import { PIZZA_GUARDADA } from '../world/plantado/pizza-guardada'

/** Puts a half-and-half into an order of the Cantina, for the pictures of everybody who reads an order. */
export async function plantarMeioAMeio(banco: string): Promise<void> {
  const { nome, variante, quantidade, preco, observacao, extras } = PIZZA_GUARDADA
  await transacao(banco, async (db, entrar) => {
    const { numero } = PEDIDOS.emPreparacao
    const { rows } = await db.query<{ empresa: string; produto: string }>(
      `select p.empresa_id as empresa, i.produto_id as produto from pedidos p
       join itens_pedido i on i.empresa_id = p.empresa_id and i.pedido_id = p.id where p.id = $1`,
      [numero],
    )
    const { empresa, produto } = rows[0] ?? { empresa: '', produto: '' }
    await entrar(empresa)
    const itens = await db.query<{ id: string }>(
      `insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, variante, quantidade, preco_unitario, observacoes)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [empresa, numero, produto, nome, variante, quantidade, preco / 100, observacao],
    )
    for (const extra of extras) {
      await db.query(
        `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, preco, tipo, grupo, quantidade, fracao, observacoes)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [
          empresa,
          itens.rows[0]?.id,
          extra.nome,
          extra.preco / 100,
          extra.tipo,
          extra.grupo,
          extra.quantidade,
          extra.fracao,
          extra.observacao,
        ],
      )
    }
    const soma = (quantidade * (preco + extras.reduce((total, extra) => total + extra.preco, 0))) / 100
    await db.query(
      'update pedidos set total = total + $2, total_com_frete = total_com_frete + $2, valor_pago = valor_pago + $2 where id = $1',
      [numero, soma],
    )
  })
}
