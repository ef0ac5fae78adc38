import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { type Centavos, decimalDeCentavos } from '~/domain/valores/centavos'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { EMPRESA_ID, hiddenFromPlanner, rowAsJson } from '~/server/database/one-read.server'
import { columnPlaceholders, preparedRow, preparedWrite, type Tx } from '~/server/database/transaction.server'
import type { ExtraEscolhido, Item, ItemGuardado } from './item'
import type { MudancaDeStatus, Status } from './status'
import { historicoPedido, pedidos } from './tables.server'
import { itensPedido, itensPedidoExtra } from './tables-dos-itens.server'

export type Pedido = typeof pedidos.$inferSelect & { readonly itens: readonly ItemGuardado[] }

/** The order that the key `chave` of an attempt has made, as one value of a larger statement. */
export const FEITO_COM_A_CHAVE = rowAsJson(
  {
    id: pedidos.id,
    conteudo: pedidos.conteudo,
    pix: pedidos.pixCopiaECola,
    prometidoDe: pedidos.prometidoDe,
    prometidoPara: pedidos.prometidoPara,
  },
  sql`${pedidos} where ${pedidos.empresaId} = ${EMPRESA_ID} and ${pedidos.chave} = ${sql.placeholder('chave')}`,
)
export type FeitoComAChave = (typeof FEITO_COM_A_CHAVE)['_']['type']

const porChave = preparedRow('pedido_por_chave', { feito: FEITO_COM_A_CHAVE })

export async function findPedidoPorChave(tx: Tx, chave: string): Promise<FeitoComAChave> {
  const { feito } = await porChave(tx, { chave })
  return feito
}

/**
 * The digests of the customer's record as the orders `daqui` left it, as one value of a larger statement. Order by order,
 * because a plan for all of them at once that is kept from when there were few reads every order of the shop.
 */
export const FICHAS_DEIXADAS = sql`(
  select coalesce(json_agg((select p.ficha_deixada from ${pedidos} p
    where p.empresa_id = ${EMPRESA_ID} and p.id = daqui.id)), '[]')
  from unnest(${hiddenFromPlanner('daqui', 'int[]')}) as daqui (id))`.mapWith(
  (deixados: (string | null)[]): readonly string[] => deixados.filter(deixado => deixado !== null),
)

export type ItemASalvar = Item &
  Partial<Pick<ItemGuardado, 'observacaoDoPainel'>> & {
    /** The shop's own code of what is sold. */
    readonly codigoCliente?: string | null
  }

/** The values of a statement with `ITENS`. */
export function valoresDosItens(itens: readonly ItemASalvar[]) {
  const emReais = <T extends { readonly preco: Centavos }>(valor: T) => ({
    ...valor,
    preco: decimalDeCentavos(valor.preco),
  })
  return {
    itens: JSON.stringify(
      itens.map(({ extras: _, precoNormal, ...item }, linha) => ({
        ...{ ...emReais(item), linha },
        ...(precoNormal && { precoNormal: decimalDeCentavos(precoNormal) }),
      })),
    ),
    extras: JSON.stringify(
      itens.flatMap(({ extras }, linha) =>
        extras.map((extra, ordem) => ({ ...emReais(extra), linha, ordem })),
      ),
    ),
  }
}

/**
 * Inserts the lines of the order `feito`, with all their extras, as parts of a `with`. The ids are given out in the order
 * of the lines, so that they can be matched with their extras.
 */
export const ITENS = sql`
  itens as (
    insert into ${itensPedido} (empresa_id, pedido_id, produto_id, nome_produto, variante, variante_id, codigo_cliente,
      quantidade, preco_unitario, preco_normal, observacoes, observacoes_do_painel)
    select ${EMPRESA_ID}, feito.id, "produtoId", nome, variante, "varianteId", "codigoCliente", quantidade, preco,
      "precoNormal", observacao, coalesce("observacaoDoPainel", false)
    from feito, jsonb_to_recordset(${sql.placeholder('itens')}::jsonb) as item (linha int, "produtoId" bigint, nome text,
      variante text, "varianteId" bigint, "codigoCliente" text, quantidade smallint, preco numeric,
      "precoNormal" numeric, observacao text, "observacaoDoPainel" boolean)
    order by linha
    returning id),
  linhas as (select id, row_number() over (order by id) - 1 as linha from itens),
  extras as (
    insert into ${itensPedidoExtra} (empresa_id, id_item_pedido, nome_extra, preco, tipo, grupo, opcao_id, id_extra,
      quantidade, fracao, observacoes)
    select ${EMPRESA_ID}, linhas.id, nome, preco, tipo, grupo, "opcaoId", "idExtra", coalesce(quantidade, 1), fracao,
      observacao
    from linhas join jsonb_to_recordset(${sql.placeholder('extras')}::jsonb) as extra (linha int, ordem int, nome text,
      preco numeric, tipo text, grupo text, "opcaoId" bigint, "idExtra" bigint, quantidade smallint, fracao smallint,
      observacao text) using (linha)
    order by linha, ordem returning 1)`

const inserirItens = preparedWrite(
  'inserir_itens',
  () => sql`with feito as (select ${sql.placeholder('pedidoId')}::int as id), ${ITENS} select 1`,
)

/** Inserts all items with their extras in one statement. */
export async function insertItens(tx: Tx, pedidoId: PedidoId, itens: readonly ItemASalvar[]): Promise<void> {
  await inserirItens(tx, { pedidoId, ...valoresDosItens(itens) })
}

type ExtraASalvar = ExtraEscolhido & { readonly idItemPedido: number }

export async function insertExtras(tx: Tx, extras: readonly ExtraASalvar[]): Promise<void> {
  if (extras.length === 0) return
  const { empresaId } = tx
  // Field by field, because some extras come with their id on the menu, which must not be stored.
  await tx.insert(itensPedidoExtra).values(
    extras.map(({ idItemPedido, nome, preco, tipo, grupo, opcaoId, idExtra, ...extra }) => ({
      ...{ empresaId, idItemPedido, nome, preco, tipo, grupo, opcaoId, idExtra },
      ...{ quantidade: extra.quantidade, fracao: extra.fracao, observacao: extra.observacao },
    })),
  )
}

export interface Passo {
  /** Null: the customer. */
  readonly por: ContaId | null
  readonly de: Status | null
  readonly para: Status
  readonly em: Date
}

const inserirPasso = preparedWrite('inserir_passo', db =>
  db
    .insert(historicoPedido)
    .values(columnPlaceholders(historicoPedido, ['id']))
    .getSQL(),
)

/** The history row of a change of status: who, when, from, to (status-7). */
export async function insertPasso(tx: Tx, pedidoId: PedidoId, { por, ...passo }: Passo): Promise<void> {
  await inserirPasso(tx, { pedidoId, userId: por, ...passo })
}

export async function listPassos(tx: Tx, pedidoId: PedidoId): Promise<Passo[]> {
  return tx
    .select({
      por: historicoPedido.userId,
      de: historicoPedido.de,
      para: historicoPedido.para,
      em: historicoPedido.em,
    })
    .from(historicoPedido)
    .where(and(eq(historicoPedido.empresaId, tx.empresaId), eq(historicoPedido.pedidoId, pedidoId)))
    .orderBy(asc(historicoPedido.em), asc(historicoPedido.id))
}

export async function findPedido(tx: Tx, id: PedidoId): Promise<Pedido | null> {
  const [linha] = await tx
    .select()
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
  if (!linha) return null
  return { ...linha, itens: await listItens(tx, id) }
}

/** Locks the order until the transaction ends, so that a change is decided by its present state. */
export async function lockPedido(tx: Tx, id: PedidoId): Promise<typeof pedidos.$inferSelect | null> {
  const [linha] = await tx
    .select()
    .from(pedidos)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
    .for('update')
  return linha ?? null
}

export async function updateStatus(tx: Tx, id: PedidoId, mudanca: MudancaDeStatus): Promise<void> {
  await tx
    .update(pedidos)
    .set(mudanca)
    .where(and(eq(pedidos.empresaId, tx.empresaId), eq(pedidos.id, id)))
}

const { empresaId: _, codigoCliente: __, ...doItem } = getTableColumns(itensPedido)
const { empresaId: ___, ...doExtra } = getTableColumns(itensPedidoExtra)

/** The items of an order, in the order in which they were chosen. */
export async function listItens(tx: Tx, pedidoId: PedidoId): Promise<readonly ItemGuardado[]> {
  return (await listItensDe(tx, [pedidoId])).get(pedidoId) ?? []
}

/** The items of several orders, in two statements for all of them. */
export async function listItensDe(
  tx: Tx,
  ids: readonly PedidoId[],
): Promise<Map<PedidoId, readonly ItemGuardado[]>> {
  const itens = await tx
    .select(doItem)
    .from(itensPedido)
    .where(and(eq(itensPedido.empresaId, tx.empresaId), inArray(itensPedido.pedidoId, [...ids])))
    .orderBy(asc(itensPedido.id))
  const extras = await tx
    .select(doExtra)
    .from(itensPedidoExtra)
    .where(
      and(
        eq(itensPedidoExtra.empresaId, tx.empresaId),
        inArray(
          itensPedidoExtra.idItemPedido,
          itens.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(itensPedidoExtra.id))
  const porPedido = new Map<PedidoId, ItemGuardado[]>(ids.map(id => [id, []]))
  for (const { pedidoId, ...item } of itens) {
    porPedido.get(pedidoId)?.push({
      ...item,
      extras: extras
        .filter(extra => extra.idItemPedido === item.id)
        .map(({ idItemPedido: _, ...extra }) => extra),
    })
  }
  return porPedido
}
