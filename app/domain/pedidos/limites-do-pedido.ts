import { type Centavos, centavos, formatReais } from '~/domain/valores/centavos'
import { type Recusa, recusar } from '~/domain/valores/recusa'
import { QUANTIDADE_MAXIMA, quantidadeValida } from './item'
import { type ComPreco, totalDosItens } from './total'

export const LINHAS_MAXIMAS = 50
const VALOR_MAXIMO = centavos(20_000_00)

/**
 * Refuses what passes the limits of decision 19: 1 to 99 of an item, 50 lines, R$ 20.000,00 with freight. An order
 * without lines is not a matter of limits: each form says that in its own words.
 */
export function validarLimites(itens: readonly ComPreco[], frete: Centavos): Recusa | null {
  if (itens.length > LINHAS_MAXIMAS) return MUITAS_LINHAS
  if (itens.some(({ quantidade }) => !quantidadeValida(quantidade))) return QUANTIDADE_INVALIDA
  return totalDosItens(itens) + frete > VALOR_MAXIMO ? VALOR_ALTO : null
}

export const MUITAS_LINHAS = recusar(
  'Limite do pedido',
  `Um pedido pode ter no máximo ${LINHAS_MAXIMAS} itens diferentes.`,
  'itens',
)

export const QUANTIDADE_INVALIDA = recusar(
  'Limite do pedido',
  `A quantidade de cada item deve ser de 1 a ${QUANTIDADE_MAXIMA}.`,
  'itens',
)

const VALOR_ALTO = recusar(
  'Limite do pedido',
  `Um pedido pode somar no máximo ${formatReais(VALOR_MAXIMO)}.`,
  'itens',
)
