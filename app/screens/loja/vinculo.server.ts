import { createCookie } from 'react-router'
import * as v from 'valibot'
import type { ClienteId, EmpresaId, PedidoId } from '~/domain/valores/ids'
import { env, secret } from '~/server/env.server'

/**
 * What this browser may see in full in one shop (decision 8): a customer, when an order from here created that customer,
 * and the orders placed from here. Signed, so that it is ours; http-only, so that no script reads it.
 */
export interface Vinculo {
  readonly cliente: ClienteId | null
  /** Newest last. */
  readonly pedidos: readonly PedidoId[]
}

const YEAR_SECONDS = 365 * 86_400
const MAX_PEDIDOS = 20

const schema = v.object({
  cliente: v.nullable(v.pipe(v.number(), v.integer())),
  pedidos: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(MAX_PEDIDOS)),
})

function cookie(empresa: EmpresaId) {
  return createCookie(`loja_${empresa}`, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    maxAge: YEAR_SECONDS,
    secure: env().publicUrl?.startsWith('https:') ?? false,
    // The company is part of the key: the cookie of one shop, renamed, says nothing in another.
    secrets: [`${secret()}:vinculo:${empresa}`],
  })
}

export async function readVinculo(request: Request, empresa: EmpresaId): Promise<Vinculo> {
  const lido = v.safeParse(schema, await cookie(empresa).parse(request.headers.get('Cookie')))
  if (!lido.success) return { cliente: null, pedidos: [] }
  return { cliente: lido.output.cliente as ClienteId | null, pedidos: lido.output.pedidos as PedidoId[] }
}

/** The Set-Cookie header after an order; `cliente` is given when the order binds the browser to its customer. */
export function bindPedido(
  empresa: EmpresaId,
  antes: Vinculo,
  { pedido, cliente }: { pedido: PedidoId; cliente: ClienteId | null },
): Promise<string> {
  const pedidos = [...antes.pedidos.filter(id => id !== pedido), pedido].slice(-MAX_PEDIDOS)
  return cookie(empresa).serialize({ cliente: cliente ?? antes.cliente, pedidos } satisfies Vinculo)
}
