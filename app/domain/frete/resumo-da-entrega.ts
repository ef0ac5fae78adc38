import { formatReais } from '~/domain/valores/centavos'
import { type ConfiguracaoFrete, formatRaio } from './frete'

export interface ResumoDaEntrega {
  /** 'R$ 5,00', 'R$ 2,00/km' or 'grátis'. */
  readonly preco: string
  /** 'até 12 km'; null: no limit. */
  readonly alcance: string | null
}

/** What delivery costs, as far as it can be said before a CEP is known (decision 14). */
export function resumoDaEntrega(configuracao: ConfiguracaoFrete): ResumoDaEntrega {
  const { calcularFretePorKm, valorFreteKm, valorFreteFixo, raioAtendimento } = configuracao
  if (!calcularFretePorKm)
    return { preco: valorFreteFixo ? formatReais(valorFreteFixo) : 'grátis', alcance: null }
  return {
    preco: valorFreteKm ? `${formatReais(valorFreteKm)}/km` : 'grátis',
    alcance: raioAtendimento ? `até ${formatRaio(raioAtendimento)} km` : null,
  }
}
