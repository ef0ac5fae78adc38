import { and, asc, eq, sql } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import { SEM_BASE } from '~/domain/frete/frete'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { placeholders, statement, type Tx } from '~/server/transaction.server'
import type { ExtraEscolhido, Item, ItemGuardado } from './item'
import type { MudancaDeStatus, Status } from './status'
import { historicoPedido, itensPedido, itensPedidoExtra, pedidos } from './tables.server'
import type { Valores } from './valores'

/** The columns that the caller gives for a new order; the others are as in `VAZIO`. */
export type PedidoNovo = Omit<typeof pedidos.$inferInsert, 'empresaId' | (typeof DEPOIS)[number]> & Valores

/** The values of a new order unless the caller gives others. */
const VAZIO = {
  observacoes: null,
  enderecoEntrega: null,
  ...linhaDoEndereco(null),
  enderecoSalvo: false,
  ...SEM_BASE,
  chave: null,
  conteudo: null,
  cadastroDeixado: null,
}

/**
 * Columns that the database fills in, and those that only later steps of an order set; until then they have the table's
 * defaults.
 */
const DEPOIS = [
  'idPublico',
  'versao',
  'prometidoPara',
  'agendadoDe',
  'agendadoAte',
  'prontoEm',
  'clienteDoPainel',
  'observacoesDoPainel',
  'status',
  'pagamentoConfirmado',
  'dataConfirmacao',
  'dataEntrega',
  'dataCancelamento',
  'motivoCancelamento',
] as const

export type Pedido = typeof pedidos.$inferSelect & { readonly itens: readonly ItemGuardado[] }

const porChave = statement('pedido_por_chave', (db, name) =>
  db
    .select({ id: pedidos.id, conteudo: pedidos.conteudo })
    .from(pedidos)
    .where(
      and(eq(pedidos.empresaId, sql.placeholder('empresaId')), eq(pedidos.chave, sql.placeholder('chave'))),
    )
    .prepare(name),
)

/** The order that a checkout attempt's key has already made, if any. */
export async function findPedidoPorChave(tx: Tx, chave: string) {
  const [linha] = await porChave(tx).execute({ empresaId: tx.empresaId, chave })
  return linha ?? null
}

const inserirPedido = statement('inserir_pedido', (db, name) =>
  db
    .insert(pedidos)
    .values(placeholders(pedidos, DEPOIS))
    .onConflictDoNothing()
    .returning({ id: pedidos.id })
    .prepare(name),
)

/**
 * False when the number or the key is taken and nothing was inserted. Waits until the transaction of a request with the
 * same key has ended.
 */
export async function insertPedido(tx: Tx, pedido: PedidoNovo): Promise<boolean> {
  const linhas = await inserirPedido(tx).execute({ ...VAZIO, ...pedido, empresaId: tx.empresaId })
  return linhas.length > 0
}

type ItemASalvar = Item &
  Partial<Pick<ItemGuardado, 'observacaoDoPainel'>> & {
    /** The shop's own code of what is sold. */
    readonly codigoCliente?: string | null
  }

/** Inserts all items in one statement and all their extras in another. */
export async function insertItens(tx: Tx, pedidoId: PedidoId, itens: readonly ItemASalvar[]): Promise<void> {
  const { empresaId } = tx
  const ids = await tx
    .insert(itensPedido)
    .values(
      itens.map(({ produtoId, nome, variante, varianteId, quantidade, preco, ...item }) => ({
        ...{ empresaId, pedidoId, produtoId, nome, variante, varianteId, quantidade, preco },
        ...{
          codigoCliente: item.codigoCliente,
          observacao: item.observacao,
          observacaoDoPainel: item.observacaoDoPainel ?? false,
        },
      })),
    )
    .returning({ id: itensPedido.id })
  // One INSERT ... VALUES gives out the ids in the order of its rows, so the ids can be matched with the items.
  const extras = itens.flatMap((item, linha) =>
    item.extras.map(extra => ({ ...extra, idItemPedido: ids[linha]?.id ?? missingId() })),
  )
  await insertExtras(tx, extras)
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

function missingId(): never {
  throw new Error('an inserted item has no id')
}

export interface Passo {
  /** Null: the customer. */
  readonly por: ContaId | null
  readonly de: Status | null
  readonly para: Status
  readonly em: Date
}

const inserirPasso = statement('inserir_passo', (db, name) =>
  db
    .insert(historicoPedido)
    .values(placeholders(historicoPedido, ['id']))
    .prepare(name),
)

/** The history row of a change of status: who, when, from, to (status-7). */
export async function insertPasso(tx: Tx, pedidoId: PedidoId, { por, ...passo }: Passo): Promise<void> {
  await inserirPasso(tx).execute({ empresaId: tx.empresaId, pedidoId, userId: por, ...passo })
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

export async function listItens(tx: Tx, pedidoId: PedidoId): Promise<ItemGuardado[]> {
  const doPedido = and(eq(itensPedido.empresaId, tx.empresaId), eq(itensPedido.pedidoId, pedidoId))
  const itens = await tx
    .select({
      id: itensPedido.id,
      produtoId: itensPedido.produtoId,
      nome: itensPedido.nome,
      variante: itensPedido.variante,
      varianteId: itensPedido.varianteId,
      quantidade: itensPedido.quantidade,
      preco: itensPedido.preco,
      observacao: itensPedido.observacao,
      observacaoDoPainel: itensPedido.observacaoDoPainel,
    })
    .from(itensPedido)
    .where(doPedido)
    .orderBy(asc(itensPedido.id))
  const extras = await tx
    .select({
      idItemPedido: itensPedidoExtra.idItemPedido,
      id: itensPedidoExtra.id,
      nome: itensPedidoExtra.nome,
      preco: itensPedidoExtra.preco,
      tipo: itensPedidoExtra.tipo,
      grupo: itensPedidoExtra.grupo,
      opcaoId: itensPedidoExtra.opcaoId,
      idExtra: itensPedidoExtra.idExtra,
      quantidade: itensPedidoExtra.quantidade,
      fracao: itensPedidoExtra.fracao,
      observacao: itensPedidoExtra.observacao,
    })
    .from(itensPedidoExtra)
    .innerJoin(
      itensPedido,
      and(
        eq(itensPedido.empresaId, itensPedidoExtra.empresaId),
        eq(itensPedido.id, itensPedidoExtra.idItemPedido),
      ),
    )
    .where(doPedido)
    .orderBy(asc(itensPedidoExtra.id))
  return itens.map(item => ({
    ...item,
    extras: extras
      .filter(extra => extra.idItemPedido === item.id)
      .map(({ idItemPedido: _, ...extra }) => extra),
  }))
}
