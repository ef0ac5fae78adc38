import { recusar } from '~/domain/respostas/recusa'
import { limit } from '~/server/limits.server'

/**
 * Refused codes of one address in one shop, whether they were asked about or sent with an order, so that both together
 * stop somebody who tries out codes (cupom-10).
 */
export const cuponsDoEndereco = limit('cupons-por-endereco', 30, 600)

export const MUITOS_CUPONS = recusar(
  'muitos-cupons',
  'Muitas tentativas',
  'Você tentou muitos cupons em pouco tempo. Aguarde alguns minutos e tente de novo.',
  'cupom',
)
