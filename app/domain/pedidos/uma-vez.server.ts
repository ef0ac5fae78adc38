import { createHash, randomInt } from 'node:crypto'
import type { Estoque } from '~/domain/cardapio/cardapio'
import { marcarCurtos, movimentosDe } from '~/domain/cardapio/disponibilidade/contagem'
import { moverEstoques } from '~/domain/cardapio/disponibilidade/store-estoques.server'
import type { Prometido } from '~/domain/horarios/promessa'
import type { ChavePix } from '~/domain/pix/chave-pix'
import { codigoDoPedido } from '~/domain/pix/copia-e-cola.server'
import type { Recusa } from '~/domain/respostas/recusa'
import { type Negado, negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import { againWhenGone, Vanished } from '~/server/database/constraints.server'
import { rollback, type Tx, withTenant } from '~/server/database/transaction.server'
import { PEDIDO_FEITO, PEDIDO_LANCADO } from './eventos'
import { acharImpedimento } from './impedimentos'
import { type FeitoComAChave, findPedidoPorChave } from './store.server'
import {
  insertPedido,
  type ParaPedir,
  type PedidoInteiro,
  type PedidoNovo,
  type Pergunta,
  readParaPedir,
} from './store-do-pedido-novo.server'

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
  /** The code by which it can be paid; null for an order without one. */
  readonly pix: string | null
  /** Absent where no time was promised. */
  readonly prometido?: Prometido
}

/** The order that the key has made already. */
export interface FeitoAntes {
  readonly pedidoId: PedidoId
}

type ResultadoDaChave = Resultado<PedidoFeito, FeitoAntes>

/**
 * Lets `decidir` place the order of a key at most once, from what the shop answers to `pergunta`: for a key that has an
 * order already the answer is that order, whatever has happened to shop and menu since. `decidir` saves by `registrarPedido`. Refuses a key that has made an
 * order with other contents, and one that a parallel request has held for more than 5 s.
 */
export async function umaVez<Decidido>(
  empresaId: EmpresaId,
  tentativa: Tentativa,
  pergunta: Pergunta,
  decidir: (tx: Tx, lido: ParaPedir) => Promise<Decidido>,
): Promise<Decidido | ResultadoDaChave> {
  try {
    return await againWhenGone(SUMIDOS, () =>
      withTenant(empresaId, async tx => {
        const { feito, ...lido } = await readParaPedir(tx, tentativa.chave, pergunta)
        return responderDeNovo(tentativa, feito) ?? decidir(tx, lido)
      }),
    )
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

/** What an order points at. */
const SUMIDOS = ['pedidos_cliente', 'itens_pedido_produto', 'forma_usada']

/**
 * A customer, a product or a way to pay may be deleted while an order with it is being saved; then everything is read and decided
 * again.
 */
export function gravarPedido<T>(empresaId: EmpresaId, gravar: (tx: Tx) => Promise<T>): Promise<T> {
  return againWhenGone(SUMIDOS, () => withTenant(empresaId, gravar))
}

type PedidoARegistrar = Omit<
  PedidoNovo,
  'id' | 'chave' | 'conteudo' | 'origem' | 'diaOperacional' | 'pixCopiaECola'
>

interface Registro extends Pick<PedidoInteiro, 'cliente' | 'itens' | 'ajustes' | 'por'> {
  /** Its sums are those of `ajustes`. */
  readonly pedido: PedidoARegistrar
  /** The counts that it may take from. */
  readonly estoques: readonly Estoque[]
  /** Where the shop is paid by Pix; null when it has no key. */
  readonly pix: ChavePix | null
  /** The company's IANA zone. */
  readonly fuso: string
  /** Answers instead of the order when its coupon was used up meanwhile. */
  readonly semCupom?: () => unknown
}

const DO_CARDAPIO = ['cardapio', PEDIDO_FEITO] as const
const DO_PAINEL = ['painel', PEDIDO_LANCADO] as const

/**
 * Saves a new order with its customer, its lines, its adjustments and the first step of its history, takes its coupon
 * and what is counted, and tells the panel. When another request with the same key was saved first, this transaction is
 * rolled back and gives that one's answer; when another order took what was left, it is rolled back and refuses. The
 * panel sells all the same (estoque-4).
 */
export async function registrarPedido(
  tx: Tx,
  tentativa: Tentativa,
  { pedido, estoques, pix, fuso, semCupom, ...resto }: Registro,
): Promise<Resultado<PedidoFeito>> {
  const { itens, por } = resto
  const dia = diaOperacional(pedido.dataPedido, CORTE_DO_DIA, fuso)
  const tentado = { chave: tentativa.chave, conteudo: resumir(tentativa) }
  const [origem, evento] = por === null ? DO_CARDAPIO : DO_PAINEL
  const feito = await inserirComNumero(tx, pix, {
    ...resto,
    evento,
    pedido: { ...pedido, ...tentado, origem, diaOperacional: dia },
  })
  if (feito === null) rollback((await repetir(tx, tentativa)) ?? negarPorAndamento(tentativa))
  const { id: pedidoId, pixCopiaECola } = feito
  if (!feito.usado) rollback(semCupom?.())
  // The counts come after the coupon, as everybody locks them.
  const faltando = por === null ? 'recusar' : 'o-que-houver'
  const curtos = await moverEstoques(tx, movimentosDe(estoques, itens), { pedidoId, dia, faltando })
  if (curtos.length > 0) rollback(negar(recusarPorContagem(itens, comResta(estoques, curtos))))
  return { dados: { pedidoId, repetido: false, pix: pixCopiaECola, ...comPrometido(pedido) } }
}

function comPrometido({ prometidoDe = null, prometidoPara = null }: Partial<Prometido>) {
  return prometidoDe && prometidoPara ? { prometido: { prometidoDe, prometidoPara } } : {}
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

/** The answer that the key has got already, within a transaction; null when there is none. */
export async function repetir(tx: Tx, tentativa: Tentativa): Promise<ResultadoDaChave | null> {
  return responderDeNovo(tentativa, await findPedidoPorChave(tx, tentativa.chave))
}

function responderDeNovo(tentativa: Tentativa, feito: FeitoComAChave): ResultadoDaChave | null {
  if (!feito) return null
  const { id: pedidoId, conteudo, pix } = feito
  if (conteudo === resumir(tentativa)) {
    return { dados: { pedidoId, repetido: true, pix, ...comPrometido(feito) } }
  }
  return { ...negar(tentativa.recusarOutro(pedidoId)), achado: { pedidoId } }
}

const ESPERA_DO_GEMEO_S = 2

function negarPorAndamento({ emAndamento }: Tentativa): Negado {
  return { ...negar(emAndamento), espera: ESPERA_DO_GEMEO_S }
}

function resumir({ conteudo }: Tentativa): string {
  return createHash('sha256').update(conteudo).digest('hex')
}

type SemNumero = Omit<PedidoInteiro, 'pedido'> & { readonly pedido: Omit<PedidoNovo, 'id'> }

/** Null when the key is taken; when the number is taken, another one is drawn. */
async function inserirComNumero(tx: Tx, pix: ChavePix | null, { pedido, ...resto }: SemNumero) {
  const { formaPagamento, totalComFrete: valor, chave } = pedido
  let { cliente } = resto
  for (let sorteio = 0; sorteio < 10; sorteio++) {
    const id = randomInt(10_000_000, 100_000_000) as PedidoId
    const pixCopiaECola = codigoDoPedido(pix, { formaPagamento, valor }, id)
    const salvo = await insertPedido(tx, { ...resto, cliente, pedido: { ...pedido, id, pixCopiaECola } })
    if (salvo.cliente === null) throw new Vanished('customer')
    if (salvo.feito) return { id, pixCopiaECola, usado: salvo.usado }
    if (chave && (await findPedidoPorChave(tx, chave))) return null
    cliente = salvo.cliente
  }
  throw new Error('no free order number in ten draws')
}

function isLockTimeout(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return code === '55P03' || (cause !== undefined && cause !== null && isLockTimeout(cause))
}
