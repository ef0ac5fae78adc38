import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { type ChavePix, txidDoPedido } from './chave-pix'

export interface CobrancaPix {
  /** Null: the payer types the amount. */
  readonly valor: Centavos | null
  /** By `txidDoPedido`; null for a payment that names no order. */
  readonly txid: string | null
  /** What some banks show to the payer. */
  readonly mensagem?: string
}

/**
 * The code that a customer copies into the app of a bank, and that a QR code shows (pix-3): static, so it says nothing of
 * whether it was paid. Null for an order that costs nothing, and for a key that cannot be written into a code: then the
 * order goes on without one.
 */
export function copiaECola(
  { chave, nome, cidade }: Pick<ChavePix, 'chave' | 'nome' | 'cidade'>,
  { valor, txid, mensagem }: CobrancaPix,
): string | null {
  if (valor !== null && valor <= ZERO) return null
  return generatePixPayload({
    key: chave,
    merchantName: nome,
    merchantCity: cidade,
    // The library writes two decimals, and a whole number of centavos divided by 100 is always the nearest double to them.
    ...(valor !== null && { amount: valor / 100 }),
    ...(txid !== null && { txid }),
    ...(mensagem !== undefined && { description: mensagem }),
  })
}

/**
 * The code by which an order is paid (pix-5); null when it is not paid by Pix, costs nothing, or the shop has no key.
 * `numero` is null for an order that is not stored: then the code names no order.
 */
export function codigoDoPedido(
  chave: ChavePix | null,
  { formaPagamento, valor }: { readonly formaPagamento: string; readonly valor: Centavos },
  numero: PedidoId | null,
): string | null {
  if (chave === null || formaPagamento !== 'pix') return null
  return copiaECola(chave, { valor, txid: chave.usarTxid && numero !== null ? txidDoPedido(numero) : null })
}
