import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { Resultado } from './regra'

// Apart from the rules, because the menu's first visit needs these and no rule.

/** The fee that a calculation adds to the total; zero for pickup (null) and where nothing is delivered. */
export function taxaDoFrete(resultado: Pick<Resultado, 'taxa'> | null): Centavos {
  return resultado?.taxa ?? ZERO
}

const ENDERECO_INVALIDO = recusar(
  'endereco-invalido',
  'Endereço Inválido',
  'Não é possível entregar no CEP informado ou o cálculo de distância falhou.',
  'cep',
)

const BAIRRO_SEM_ESCOLHA = recusar(
  'bairro-sem-escolha',
  'Falta o bairro da entrega',
  'Escolha na lista o bairro da entrega.',
  'bairroEscolhido',
)

/** The refusal of a delivery that cannot be made; null when it can (frete-4, frete-5, frete-15). */
export function recusaDoFrete({ situacao }: Pick<Resultado, 'situacao'>): Recusa | null {
  if (situacao === 'a-escolher') return BAIRRO_SEM_ESCOLHA
  return situacao === 'fora-da-area' || situacao === 'recusado' ? ENDERECO_INVALIDO : null
}

/** As `recusaDoFrete`, and also refuses when the fee could not be found out (null). */
export function recusaSemFrete(resultado: Pick<Resultado, 'situacao'> | null): Recusa | null {
  return resultado === null ? ENDERECO_INVALIDO : recusaDoFrete(resultado)
}
