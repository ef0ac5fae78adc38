import { randomInt, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { CANTINA, PRODUTOS } from '../demo'
import { umPedido } from '../um-pedido'

/** An order that is sent until it is answered, with a key and a phone of its own. */
export interface Tentativa {
  readonly chave: string
  readonly pedido: ReturnType<typeof umPedido>
  /** The order's number from the answer; null when no answer came, and then the order may or may not exist. */
  pedidoId: number | null
}

export async function openTentativas(client: pg.Client): Promise<() => Tentativa> {
  const { rows } = await client.query<{ id: string }>('select id from produtos where nome = $1', [
    PRODUTOS.semExtras.nome,
  ])
  const itens = [{ produtoId: Number(rows[0]?.id), quantidade: 1, extras: [], observacao: null }]
  return () => {
    const chave = randomUUID()
    const cliente = { telefone: `119${randomInt(10_000_000, 100_000_000)}`, nome: 'Cliente', email: null }
    const pedido = umPedido({ chave, itens, cliente, totalVisto: PRODUTOS.semExtras.preco })
    return { chave, pedido, pedidoId: null }
  }
}

export function enviarPedido(origin: string, pedido: unknown): Promise<Response> {
  return fetch(`${origin}/${CANTINA.slug}/pedidos`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(pedido),
  })
}

/** The number of the order; null when no answer came, or another than that the order is placed. */
export async function numeroDoPedido(origin: string, pedido: unknown): Promise<number | null> {
  try {
    const resposta = await enviarPedido(origin, pedido)
    const lida = await resposta.text()
    return resposta.status === 200 ? (JSON.parse(lida) as { pedidoId: number }).pedidoId : null
  } catch {
    return null
  }
}

/** Key and number of each order that is stored, and those that are not whole. */
export async function lerGravados(client: pg.Client) {
  const { rows } = await client.query<{ chave: string; id: number; inteiro: boolean }>(
    `select chave, id, total_com_frete = 27.90
       and (select count(*) from itens_pedido i where (i.empresa_id, i.pedido_id) = (p.empresa_id, p.id)) = 1
       and (select count(*) from historico_pedido h where (h.empresa_id, h.pedido_id) = (p.empresa_id, p.id)) = 1 as inteiro
     from pedidos p where chave is not null`,
  )
  return {
    gravados: rows.map(({ chave, id }) => `${chave} ${id}`).sort(),
    pelaMetade: rows.filter(({ inteiro }) => !inteiro),
  }
}

export const respondidos = (tentativas: readonly Tentativa[]) =>
  tentativas.map(({ chave, pedidoId }) => `${chave} ${pedidoId}`).sort()
