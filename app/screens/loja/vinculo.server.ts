import * as v from 'valibot'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { env } from '~/server/env.server'
import { readSigned, type SignedCookie, writeMark, writeSigned } from '~/server/signed-cookie.server'
import { cookieDeQuemPediu } from './cookie-de-quem-pediu'

/**
 * The orders that this browser has placed in one shop: what it typed into them is all that it may see in full (decision
 * 005). The cookie is signed, so that it cannot be forged, and http-only, so that no script reads it.
 */
export interface Vinculo {
  /** Newest last. */
  readonly pedidos: readonly PedidoId[]
  /** The times in seconds at which the newest of them were placed from this browser; newest last. */
  readonly feitosEm: readonly number[]
}

const YEAR_SECONDS = 365 * 86_400
const MAX_PEDIDOS = 20
/** How many orders one browser may place in one shop within the following time (checkout-17). */
const POR_NAVEGADOR = 5
const JANELA_SECONDS = 600

const schema = v.object({
  pedidos: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_PEDIDOS)),
  feitosEm: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_PEDIDOS)), []),
})

function cookie(empresa: EmpresaId): SignedCookie {
  // The company is part of the key, so that the cookie of one shop, under another name, is not valid in another shop.
  return { name: `loja_${empresa}`, purpose: `vinculo:${empresa}`, maxAge: YEAR_SECONDS }
}

/** From the Cookie header of a request. */
export function readVinculo(cookies: string | null, empresa: EmpresaId): Vinculo {
  const lido = v.safeParse(schema, readSigned(cookie(empresa), cookies))
  if (!lido.success) return { pedidos: [], feitosEm: [] }
  const { pedidos, feitosEm } = lido.output
  return { pedidos: pedidos as PedidoId[], feitosEm }
}

/**
 * Seconds until this browser may place another order, or null when it may now. A browser that deletes the cookie is
 * only limited by its network address.
 */
export function esperaDoNavegador({ feitosEm }: Vinculo, agora: Date): number | null {
  const limitante = feitosEm.at(-Math.ceil(POR_NAVEGADOR * env().limitFactor))
  if (limitante === undefined) return null
  const espera = limitante + JANELA_SECONDS - seconds(agora)
  return espera > 0 ? Math.min(espera, JANELA_SECONDS) : null
}

/** The Set-Cookie header after an order. */
export function bindPedido(
  empresa: EmpresaId,
  antes: Vinculo,
  { pedido, agora }: { pedido: PedidoId; agora: Date },
): string {
  const repetido = antes.pedidos.includes(pedido)
  const depois: Vinculo = {
    pedidos: [...antes.pedidos.filter(id => id !== pedido), pedido].slice(-MAX_PEDIDOS),
    feitosEm: repetido ? antes.feitosEm : [...antes.feitosEm, seconds(agora)].slice(-MAX_PEDIDOS),
  }
  return writeSigned(cookie(empresa), depois)
}

/** The Set-Cookie header that tells the browser's scripts whether there are orders of its own to ask for. */
export function marcarQuePediu(slug: string, pediu: boolean): string {
  return writeMark(cookieDeQuemPediu(slug), pediu ? YEAR_SECONDS : 0)
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}
