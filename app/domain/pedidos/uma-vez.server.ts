import { createHash, randomInt } from 'node:crypto'
import type { Estoque } from '~/domain/cardapio/cardapio'
import { marcarCurtos, movimentosDe } from '~/domain/cardapio/disponibilidade/contagem'
import { moverEstoques } from '~/domain/cardapio/disponibilidade/store-estoques.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Negado, negar, type Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { againWhenGone } from '~/server/constraints.server'
import { rollback, type Tx, tell, withTenant } from '~/server/transaction.server'
import { PEDIDO_FEITO, PEDIDO_LANCADO } from './eventos'
import { acharImpedimento } from './impedimentos'
import { findPedidoPorChave, insertItens, insertPasso, insertPedido, type PedidoNovo } from './store.server'
import { insertAjustes } from './store-do-dinheiro.server'
import type { AjusteDoPedido } from './valores'

/** One attempt to order, however often it is sent. */
export interface Tentativa {
  /** Made by the form, and kept until the order is saved. */
  readonly chave: string
  /** The contents without the key, as a text that is equal for equal orders. */
  readonly conteudo: string
  /** The room's refusal for a key that has made an order with other contents. */
  readonly recusarOutro: (feito: PedidoId) => Recusa
  /** The room's refusal while a request with the same key is still being handled. */
  readonly emAndamento: Recusa
}

export interface PedidoFeito {
  readonly pedidoId: PedidoId
  /** True when this answer repeats an earlier one. */
  readonly repetido: boolean
}

/** The order that the key has made already. */
export interface FeitoAntes {
  readonly pedidoId: PedidoId
}

type ResultadoDaChave = Resultado<PedidoFeito, FeitoAntes>

/**
 * Lets `decidir` place the order of a key at most once: for a key that has an order already the answer is that order,
 * whatever has happened to shop and menu since. `decidir` saves by `registrarPedido`. Refuses a key that has made an
 * order with other contents, and one that a parallel request has held for more than 5 s.
 */
export async function umaVez<Decidido>(
  empresaId: EmpresaId,
  tentativa: Tentativa,
  decidir: (tx: Tx) => Promise<Decidido>,
): Promise<Decidido | ResultadoDaChave> {
  try {
    return await gravarPedido(empresaId, async tx => (await repetir(tx, tentativa)) ?? decidir(tx))
  } catch (error) {
    if (isLockTimeout(error)) return negarPorAndamento(tentativa)
    throw error
  }
}

/**
 * The answer that the key has got already, for a browser that may not place another order now; null when there is none.
 */
export function repetirPedido(empresaId: EmpresaId, tentativa: Tentativa): Promise<ResultadoDaChave | null> {
  return withTenant(empresaId, tx => repetir(tx, tentativa))
}

/**
 * A customer or a product may be deleted while an order with it is being saved; then everything is read and decided
 * again.
 */
export function gravarPedido<T>(empresaId: EmpresaId, gravar: (tx: Tx) => Promise<T>): Promise<T> {
  return againWhenGone(['pedidos_cliente', 'itens_pedido_produto'], () => withTenant(empresaId, gravar))
}

type PedidoARegistrar = Omit<PedidoNovo, 'id' | 'chave' | 'conteudo' | 'origem' | 'diaOperacional'> & {
  readonly dataPedido: Date
}

interface Registro {
  readonly pedido: PedidoARegistrar
  readonly itens: Parameters<typeof insertItens>[2]
  /** The discounts and fees whose sums `pedido` has. */
  readonly ajustes: readonly AjusteDoPedido[]
  /** The counts that it may take from. */
  readonly estoques: readonly Estoque[]
  /** Null: the customer. */
  readonly por: ContaId | null
  /** The company's IANA zone. */
  readonly fuso: string
}

/**
 * Saves a new order with its lines, its adjustments and the first step of its history, takes what is counted, and tells
 * the panel. When another request with the same key was saved first, this transaction is rolled back and gives that
 * one's answer; when another order took what was left, it is rolled back and refuses. The panel sells all the same
 * (estoque-4).
 */
export async function registrarPedido(
  tx: Tx,
  tentativa: Tentativa,
  { pedido, itens, ajustes, estoques, por, fuso }: Registro,
): Promise<Resultado<PedidoFeito>> {
  const dia = diaOperacional(pedido.dataPedido, CORTE_DO_DIA, fuso)
  const pedidoId = await inserirComNumero(tx, {
    ...pedido,
    chave: tentativa.chave,
    conteudo: resumir(tentativa),
    origem: por === null ? 'cardapio' : 'painel',
    diaOperacional: dia,
  })
  if (pedidoId === null) rollback((await repetir(tx, tentativa)) ?? negarPorAndamento(tentativa))
  await insertItens(tx, pedidoId, itens)
  await insertAjustes(tx, pedidoId, ajustes)
  await insertPasso(tx, pedidoId, { por, de: null, para: 'Pendente', em: pedido.dataPedido })
  const faltando = por === null ? 'recusar' : 'o-que-houver'
  const curtos = await moverEstoques(tx, movimentosDe(estoques, itens), { pedidoId, dia, faltando })
  if (curtos.length > 0) rollback(negar(recusarPorContagem(itens, comResta(estoques, curtos))))
  tell(tx, por === null ? PEDIDO_FEITO : PEDIDO_LANCADO, pedidoId)
  return { dados: { pedidoId, repetido: false } }
}

type Restos = readonly Pick<Estoque, 'id' | 'resta'>[]

function comResta(estoques: readonly Estoque[], restos: Restos): Estoque[] {
  return estoques.flatMap(estoque => {
    const resto = restos.find(({ id }) => id === estoque.id)
    return resto ? [{ ...estoque, ...resto }] : []
  })
}

function recusarPorContagem(itens: Registro['itens'], estoques: readonly Estoque[]): Recusa {
  const recusa = acharImpedimento('checkout', { itens: marcarCurtos(itens, estoques) })
  if (!recusa) throw new Error('too little is left, and no line asks for it')
  return recusa
}

async function repetir(tx: Tx, tentativa: Tentativa): Promise<ResultadoDaChave | null> {
  const feito = await findPedidoPorChave(tx, tentativa.chave)
  if (!feito) return null
  const { id: pedidoId, conteudo } = feito
  if (conteudo === resumir(tentativa)) return { dados: { pedidoId, repetido: true } }
  return { ...negar(tentativa.recusarOutro(pedidoId)), achado: { pedidoId } }
}

const ESPERA_DO_GEMEO_S = 2

function negarPorAndamento({ emAndamento }: Tentativa): Negado {
  return { ...negar(emAndamento), espera: ESPERA_DO_GEMEO_S }
}

function resumir({ conteudo }: Tentativa): string {
  return createHash('sha256').update(conteudo).digest('hex')
}

/** Null when the key is taken; when the number is taken, another one is drawn. */
async function inserirComNumero(
  tx: Tx,
  pedido: Omit<PedidoNovo, 'id'> & { readonly chave: string },
): Promise<PedidoId | null> {
  for (let sorteio = 0; sorteio < 10; sorteio++) {
    const id = randomInt(10_000_000, 100_000_000) as PedidoId
    if (await insertPedido(tx, { ...pedido, id })) return id
    if (await findPedidoPorChave(tx, pedido.chave)) return null
  }
  throw new Error('no free order number in ten draws')
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '55P03' || (cause !== undefined && cause !== null && isLockTimeout(cause))
}
