import type { ConfiguracaoFrete } from '~/domain/frete/frete'
import { formatReais } from '~/domain/valores/centavos'

/** What delivery costs, as far as it can be said before a CEP is known (decision 14). */
export function resumoDaEntrega(configuracao: ConfiguracaoFrete): string {
  const { calcularFretePorKm, valorFreteKm, valorFreteFixo, raioAtendimento } = configuracao
  if (!calcularFretePorKm) return valorFreteFixo ? `Entrega ${formatReais(valorFreteFixo)}` : 'Entrega grátis'
  const preco = valorFreteKm ? `Entrega ${formatReais(valorFreteKm)}/km` : 'Entrega grátis'
  return raioAtendimento ? `${preco} até ${String(raioAtendimento).replace('.', ',')} km` : preco
}
