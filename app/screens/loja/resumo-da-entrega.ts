import type { ConfiguracaoFrete } from '~/domain/frete/frete'
import { formatReais } from '~/domain/valores/centavos'

/** What follows 'Entrega': its cost, as far as it can be said before a CEP is known (decision 14). */
export function resumoDaEntrega(configuracao: ConfiguracaoFrete): string {
  const { calcularFretePorKm, valorFreteKm, valorFreteFixo, raioAtendimento } = configuracao
  if (!calcularFretePorKm) return valorFreteFixo ? formatReais(valorFreteFixo) : 'grátis'
  const preco = valorFreteKm ? `${formatReais(valorFreteKm)}/km` : 'grátis'
  return raioAtendimento ? `${preco} até ${String(raioAtendimento).replace('.', ',')} km` : preco
}
