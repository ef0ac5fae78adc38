import { especieDe } from '~/domain/pedidos/forma-pagamento'
import type { IconName } from '~/ui/icon'

/** Debit cards, vouchers and what has a name of its own share one. */
export function iconeDaForma(forma: string): IconName {
  const especie = especieDe(forma)
  if (especie === 'dinheiro') return 'banknote'
  if (especie === 'pix') return 'qr-code'
  return forma === 'cartao_credito' ? 'credit-card' : 'wallet'
}
