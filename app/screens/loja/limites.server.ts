import { recusar } from '~/domain/respostas/recusa'
import type { EmpresaId, PedidoId } from '~/domain/valores/ids'
import { both, type InShop, limit, limitByAddress, limitInShop } from '~/server/limits/limits.server'

/** Orders of one address in one shop: a canteen's customers have one together (checkout-17). */
export const pedidosDoEndereco = limitByAddress('pedidos', 200, 600, 'here')

/**
 * Limits lookups by number of orders that another browser placed (consulta-7). Only misses count, which stops somebody
 * who tries out numbers.
 */
export const numerosErrados = limitInShop('status-pedido', { points: 60, seconds: 600, perMinute: 240 })

/**
 * Refused codes, whether they were asked about or sent with an order, so that both together stop somebody who tries out
 * codes (cupom-10).
 */
export const cuponsRecusados = limitInShop('cupons', { points: 30, seconds: 600, perMinute: 120 })

/**
 * Orders that would have been placed, had their phone not ordered here before: each tells a stranger that it has
 * (cupom-11).
 */
export const clientesRecusados = limitInShop('clientes-do-cupom', { points: 10, seconds: 600, perMinute: 40 })

/** An order with a coupon tells both. */
export const cuponsDoPedido = both(600, clientesRecusados, cuponsRecusados)

export const MUITOS_CUPONS = recusar(
  'muitos-cupons',
  'Muitas tentativas',
  'Você tentou muitos cupons em pouco tempo. Aguarde alguns minutos e tente de novo.',
  'cupom',
)

const telefones = limitInShop('telefones-por-endereco', { points: 10, seconds: 600, perMinute: 120 })
const porTelefone = limit('telefone', 10, 600)
const porNavegador = limit('proprios-dados', 30, 600)

/**
 * Seconds until the next try, or null when this one may pass: 10 phones per client address and 10 tries per phone in 10
 * min, in checkout and order lookup together (privacidade-7). The same question from the same address counts only
 * once, because the dialog, the list and the way back are one lookup; another CEP is another question.
 */
export async function contarTelefone(quem: InShop, telefone: string, cep = ''): Promise<number | null> {
  const espera = await telefones.refused(quem, telefone)
  return espera ?? porTelefone.refused(`${quem.company}:${telefone}`, `${quem.address} ${cep}`)
}

/** Whoever has ordered with the phone has not tried it out, so that a busy shop's customers use up nobody's tries. */
export function esquecerTelefone(quem: InShop, telefone: string): Promise<void> {
  return telefones.giveBack(quem, telefone)
}

/**
 * The limit for a browser that asks about its own orders with a phone. It learns nothing new, so tries of other
 * browsers in the same network do not count against it; its own do.
 */
export function contarNavegador(empresa: EmpresaId, pedidos: readonly PedidoId[]): Promise<number | null> {
  return porNavegador.refused(`${empresa}:${pedidos.at(-1)}`)
}
