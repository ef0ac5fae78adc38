import type { ProdutoAVenda } from '~/domain/cardapio/escolhas/vitrine'
import { findCupomDoPedido, usarCupomNaMensagem } from '~/domain/cupons/store-dos-usos.server'
import type { Empresa } from '~/domain/empresas/store.server'
import { contarPedidosDe } from '~/domain/pedidos/store-do-dinheiro.server'
import type { CupomId, PedidoId, ProdutoId } from '~/domain/valores/ids'
import { CORTE_DO_DIA, diaOperacional } from '~/domain/valores/instante'
import type { Tx } from '~/server/database/transaction.server'
import type { CupomDoPedido, PedidoMontado } from './montar-pedido'
import type { NovoPedido } from './novo-pedido'

interface QuemDigitou {
  /** As `lerCodigo` answers it. */
  readonly codigo: string
  /** Null for a browser that may not be told of it. */
  readonly telefone: string | null
  readonly agora: Date
  /** The orders that this browser has placed here before (decision 005). */
  readonly pedidosDaqui: readonly PedidoId[]
  /** The key of the order that takes the coupon; null for a customer who only asks what it would take off. */
  readonly chave: string | null
}

type Produtos = ReadonlyMap<ProdutoId, ProdutoAVenda>

/** The coupon of an order that is being placed, if it has one; it stays locked until the order is saved. */
export async function readCupomDigitado(
  tx: Tx,
  empresa: Empresa,
  produtos: Produtos,
  { cupom: codigo = null, cliente: { telefone }, chave }: NovoPedido,
  quem: Pick<QuemDigitou, 'agora' | 'pedidosDaqui'>,
): Promise<CupomDoPedido | null> {
  if (codigo === null) return null
  const { agora, pedidosDaqui } = quem
  return readCupomDoPedido(tx, empresa, produtos, { codigo, telefone, chave, agora, pedidosDaqui })
}

/** As for a code that the shop does not have. */
export function semOCupom(produtos: Produtos): CupomDoPedido {
  return { cupom: null, usosHoje: 0, cliente: null, categoriaDe: categoriaEm(produtos) }
}

function categoriaEm(produtos: Produtos): CupomDoPedido['categoriaDe'] {
  return id => produtos.get(id)?.categoriaId ?? null
}

/** What leaves as a message uses its coupon when the message is made, once for each attempt (cupom-8). */
export async function usarNaMensagem(
  tx: Tx,
  { chave }: NovoPedido,
  { ajustes }: PedidoMontado,
  { agora: em, fuso }: { readonly agora: Date; readonly fuso: string },
): Promise<void> {
  const { cupomId = null, valor } = ajustes.find(ajuste => ajuste.cupomId !== null) ?? {}
  if (cupomId === null || valor === undefined) return
  const dia = diaOperacional(em, CORTE_DO_DIA, fuso)
  await usarCupomNaMensagem(tx, { cupomId: cupomId as CupomId, valor, em, dia }, chave)
}

/**
 * What the shop knows of a code and of who typed it. In a shop that stores no orders the key of an attempt has the
 * coupon already when it was sent before. An order keeps the coupon locked until it is saved.
 */
export async function readCupomDoPedido(
  tx: Tx,
  { tipoPedido, fusoHorario }: Empresa,
  produtos: Produtos,
  { codigo, telefone, agora, pedidosDaqui, chave }: QuemDigitou,
): Promise<CupomDoPedido> {
  const registra = tipoPedido === 'sistema'
  const lido = await findCupomDoPedido(tx, {
    ...{ codigo, telefone, dia: diaOperacional(agora, CORTE_DO_DIA, fusoHorario) },
    pedidos: registra ? contarPedidosDe(tx, telefone, pedidosDaqui) : null,
    chave: registra ? null : chave,
    travar: chave !== null,
  })
  return { ...lido, categoriaDe: categoriaEm(produtos) }
}
