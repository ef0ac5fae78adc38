import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { limit } from '~/server/limits.server'

/**
 * Limits lookups by number of orders that another browser placed. Only misses count, which stops somebody who tries out
 * numbers.
 */
export const numerosErrados = limit('status-pedido', 60, 600)

const WINDOW_SECONDS = 600
const porEndereco = limit('telefones-por-endereco', 10, WINDOW_SECONDS)
const porTelefone = limit('telefone', 10, WINDOW_SECONDS)
const porNavegador = limit('proprios-dados', 30, WINDOW_SECONDS)

/**
 * Seconds until the next try, or null when this one may pass: 10 phones per client address and 10 tries per phone in 10
 * min, in checkout and order lookup together (privacidade-7).
 */
export async function contarTelefone(
  empresa: EmpresaId,
  telefone: string,
  address: string,
): Promise<number | null> {
  return (await porEndereco.refused(address)) ?? (await porTelefone.refused(`${empresa}:${telefone}`))
}

/**
 * The limit for a browser that asks about its own orders with a phone. It learns nothing new, so tries of other
 * browsers in the same network do not count against it; its own do.
 */
export function contarNavegador(empresa: EmpresaId, pedidos: readonly PedidoId[]): Promise<number | null> {
  return porNavegador.refused(`${empresa}:${pedidos.at(-1)}`)
}

/**
 * The phones about which an address has been answered, and until when asking again does not count; the oldest first.
 */
const respondidos = new Map<string, number>()

/**
 * As `contarTelefone`, but the same phone from the same address counts only once, because the dialog, the list and the
 * way back are one lookup.
 */
export async function contarConsulta(
  empresa: EmpresaId,
  telefone: string,
  address: string,
): Promise<number | null> {
  const agora = Date.now()
  for (const [par, ate] of respondidos) {
    if (ate > agora) break
    respondidos.delete(par)
  }
  const par = `${address} ${empresa}:${telefone}`
  if (respondidos.has(par)) return null
  const espera = await contarTelefone(empresa, telefone, address)
  if (espera === null) respondidos.set(par, agora + WINDOW_SECONDS * 1_000)
  return espera
}
