import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { historicoPedido, pedidos } from '~/domain/pedidos/tables.server'
import { ajustesPedido, pagamentos } from '~/domain/pedidos/tables-do-dinheiro.server'
import { itensPedido, itensPedidoExtra } from '~/domain/pedidos/tables-dos-itens.server'
import { itemEmUmaLinha } from '~/domain/pedidos/texto-do-item'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'

/**
 * One person in a company's orders: the customer with a phone, and everybody who gave the same phone without becoming a
 * customer.
 */
export interface Pessoa {
  readonly telefone: string
  /** Null when no customer has the phone. */
  readonly clienteId: ClienteId | null
}

function daPessoa(tx: Tx, { telefone, clienteId }: Pessoa): SQL | undefined {
  const porCliente = clienteId === null ? undefined : eq(pedidos.clienteId, clienteId)
  return and(eq(pedidos.empresaId, tx.empresaId), or(eq(pedidos.telefoneCliente, telefone), porCliente))
}

/**
 * Everything that is stored about a person's orders, under the names of the columns, oldest first, each item
 * in words as well. The key, the digests
 * and the public id only serve machines and are left out.
 */
export async function listDadosDosPedidos(tx: Tx, pessoa: Pessoa): Promise<Record<string, unknown>[]> {
  const extras = sql`(select coalesce(jsonb_agg(to_jsonb(e) - '{empresa_id,id,id_item_pedido}'::text[] order by e.id), '[]')
    from ${itensPedidoExtra} e where e.empresa_id = ${tx.empresaId} and e.id_item_pedido = i.id)`
  const itens = sql`(select coalesce(jsonb_agg(
      to_jsonb(i) - '{empresa_id,id,pedido_id}'::text[] || jsonb_build_object('extras', ${extras}) order by i.id), '[]')
    from ${itensPedido} i where i.empresa_id = ${tx.empresaId} and i.pedido_id = pedidos.id)`
  const historico = sql`(select coalesce(jsonb_agg(to_jsonb(h) - '{empresa_id,id,pedido_id,user_id}'::text[] order by h.id), '[]')
    from ${historicoPedido} h where h.empresa_id = ${tx.empresaId} and h.pedido_id = pedidos.id)`
  const ajustes = sql`(select coalesce(jsonb_agg(to_jsonb(a) - '{empresa_id,id,pedido_id,user_id}'::text[] order by a.id), '[]')
    from ${ajustesPedido} a where a.empresa_id = ${tx.empresaId} and a.pedido_id = pedidos.id)`
  const pagos = sql`(select coalesce(jsonb_agg(to_jsonb(g) - '{empresa_id,id,pedido_id,user_id}'::text[] order by g.id), '[]')
    from ${pagamentos} g where g.empresa_id = ${tx.empresaId} and g.pedido_id = pedidos.id)`
  const linhas = await tx
    .select({
      dados: sql<
        Record<string, unknown> & { readonly itens: readonly LinhaDoItem[] }
      >`to_jsonb(${pedidos}) - '{empresa_id,id_publico,chave,conteudo,ficha_deixada,procurado,encerrado_em}'::text[]
        || jsonb_build_object('itens', ${itens}, 'ajustes', ${ajustes}, 'pagamentos', ${pagos}, 'historico', ${historico})`,
    })
    .from(pedidos)
    .where(daPessoa(tx, pessoa))
    .orderBy(pedidos.dataPedido, pedidos.id)
  return linhas.map(({ dados }) => ({
    ...dados,
    itens: dados.itens.map(item => ({ ...item, texto: emPalavras(item) })),
  }))
}

interface LinhaDoItem {
  readonly nome_produto: string
  readonly variante: string | null
  readonly quantidade: number
  readonly extras: readonly {
    readonly nome_extra: string
    readonly grupo: string | null
    readonly quantidade: number
    readonly fracao: number | null
    readonly observacoes: string | null
  }[]
}

/** A person reads '1/2 Calabresa' and not the fraction of a row. */
function emPalavras({ nome_produto: nome, variante, quantidade, extras }: LinhaDoItem): string {
  const escolhas = extras.map(({ nome_extra, observacoes, ...extra }) => ({
    ...{ nome: nome_extra, observacao: observacoes },
    ...extra,
  }))
  return `${quantidade}x ${itemEmUmaLinha({ nome, variante, quantidade, extras: escolhas })}`
}

/** Number and status of a person's orders, locked until the transaction ends. */
export function lockPedidosDaPessoa(tx: Tx, pessoa: Pessoa): Promise<{ id: PedidoId; status: string }[]> {
  return tx
    .select({ id: pedidos.id, status: pedidos.status })
    .from(pedidos)
    .where(daPessoa(tx, pessoa))
    .orderBy(pedidos.id)
    .for('update')
}

/**
 * Removes the person from these orders: name, phone, address, every typed text, and what was computed from them (the
 * distance, the place of the fee, the digests). Products, figures, dates and statuses stay.
 */
export async function anonimizarPedidos(tx: Tx, ids: readonly PedidoId[], nome: string): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(pedidos)
    .set({
      clienteId: null,
      nomeCliente: nome,
      telefoneCliente: '',
      observacoes: null,
      // The table's check requires a delivery to have an address.
      enderecoEntrega: sql`case when ${pedidos.enderecoEntrega} is not null then 'Endereço apagado' end`,
      enderecoCep: null,
      enderecoLogradouro: null,
      enderecoNumero: null,
      enderecoBairro: null,
      enderecoCidade: null,
      enderecoEstado: null,
      enderecoComplemento: null,
      enderecoSalvo: false,
      clienteDoPainel: false,
      distanciaKm: null,
      freteLugar: null,
      // A link that was sent to one person names that person.
      veioDe: null,
      motivoCancelamento: null,
      chave: null,
      conteudo: null,
      fichaDeixada: null,
      versao: sql`${pedidos.versao} + 1`,
    })
    .where(and(eq(pedidos.empresaId, tx.empresaId), inArray(pedidos.id, [...ids])))
  const doPedido = and(eq(itensPedido.empresaId, tx.empresaId), inArray(itensPedido.pedidoId, [...ids]))
  await tx.update(itensPedido).set({ observacao: null }).where(doPedido)
  const dosItens = tx.select({ id: itensPedido.id }).from(itensPedido).where(doPedido)
  await tx
    .update(itensPedidoExtra)
    .set({ observacao: null })
    .where(
      and(eq(itensPedidoExtra.empresaId, tx.empresaId), inArray(itensPedidoExtra.idItemPedido, dosItens)),
    )
  await tx
    .update(ajustesPedido)
    .set({ rotulo: null })
    .where(and(eq(ajustesPedido.empresaId, tx.empresaId), inArray(ajustesPedido.pedidoId, [...ids])))
}
