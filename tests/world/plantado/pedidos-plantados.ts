import { randomInt } from 'node:crypto'
import { transacao } from '../banco/banco-do-servidor'

interface ItemPlantado {
  readonly quantidade?: number
  readonly nome: string
  readonly extras?: readonly string[]
  readonly observacao?: string
}

const DOIS_BOLOS: readonly ItemPlantado[] = [{ nome: 'Bolo de fubá', quantidade: 2 }]

export interface PedidoPlantado {
  readonly nome: string
  readonly status?: string
  readonly telefone?: string
  readonly tipoEntrega?: string
  readonly endereco?: string
  readonly observacoes?: string
  /** Two cakes unless told. */
  readonly itens?: readonly ItemPlantado[]
  /** Minutes since the order was placed, and since it was finished if it is. */
  readonly minutos?: number
  /** Minutes from now to the end of its promise, which begins a quarter of an hour before; nothing unless told. */
  readonly prometido?: number
}

/** Orders of the shop with this slug, written into the database of a running server; answers their numbers. */
export function plantarPedidos(
  url: string,
  slug: string,
  pedidos: readonly PedidoPlantado[],
): Promise<number[]> {
  return transacao(url, async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [slug])
    const empresa = rows[0]?.id ?? ''
    await entrar(empresa)
    const { rows: produtos } = await db.query<{ id: string }>(
      `insert into produtos (empresa_id, nome, preco) values ($1, 'Bolo de fubá', 18.5) returning id`,
      [empresa],
    )
    const numeros: number[] = []
    for (const pedido of pedidos) {
      const { nome, status, telefone, tipoEntrega, endereco, observacoes, minutos, prometido } = pedido
      const numero = randomInt(10_000_000, 99_999_999)
      numeros.push(numero)
      await db.query(
        `insert into pedidos (empresa_id, id, nome_cliente, telefone_cliente, status, tipo_entrega, forma_pagamento,
                              total, frete, total_com_frete, valor_pago, endereco_entrega, observacoes, data_pedido,
                              dia_operacional, data_entrega, prometido_de, prometido_para)
         values ($1, $2, $3, $4, $5::text, $6, 'pix', 37, 0, 37, 37, $8, $9, now() - make_interval(mins => $7),
                 current_date,
                 case when $5::text = 'Finalizado' then now() - make_interval(mins => $7) end,
                 now() + make_interval(mins => $10 - 15), now() + make_interval(mins => $10))`,
        [
          empresa,
          numero,
          nome,
          telefone ?? '11987650001',
          status ?? 'Pendente',
          tipoEntrega ?? 'Retirar no local',
          minutos ?? 5,
          endereco ?? null,
          observacoes ?? null,
          prometido ?? null,
        ],
      )
      for (const { quantidade = 1, nome, extras = [], observacao } of pedido.itens ?? DOIS_BOLOS) {
        await db.query(
          `with item as (
             insert into itens_pedido (empresa_id, pedido_id, produto_id, nome_produto, quantidade, preco_unitario,
                                       observacoes)
             values ($1, $2, $3, $4, $5, 18.5, $6) returning id
           )
           insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, preco, tipo)
           select $1, item.id, extra, 0, 'opcional' from item, unnest($7::text[]) extra`,
          [empresa, numero, produtos[0]?.id, nome, quantidade, observacao ?? null, extras],
        )
      }
      await db.query(
        `insert into historico_pedido (empresa_id, pedido_id, para) values ($1, $2, 'Pendente')`,
        [empresa, numero],
      )
    }
    return numeros
  })
}
