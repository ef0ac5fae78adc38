import * as v from 'valibot'
import { type Centavos, formatReais, parseReais, VALOR_MAXIMO } from '~/domain/valores/centavos'
import { limparLinha } from '~/domain/valores/texto'

const PRECO_INVALIDO = 'O preço deve ser um número positivo.'
const CASAS_DEMAIS = 'Use no máximo duas casas depois da vírgula, como 12,50.'
const PRECO_ALTO = `O preço pode ser de no máximo ${formatReais(VALOR_MAXIMO)}, que é o máximo de um pedido.`

/** The title of these refusals. */
export const TITULOS_DO_PRECO: Readonly<Record<string, string>> = {
  [PRECO_INVALIDO]: 'Preço inválido',
  [CASAS_DEMAIS]: 'Preço inválido',
  [PRECO_ALTO]: 'Preço inválido',
}

/** Why a typed text is no price of the menu, in reais; null for one that is (produto-21). */
export function recusarPreco(digitado: string): string | null {
  const valor = parseReais(digitado)
  if (valor !== null) return valor > VALOR_MAXIMO ? PRECO_ALTO : null
  const [, inteiros = '', casas = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d+)(?:[.,](\d+))?$/.exec(semMoeda(digitado)) ?? []
  if (casas.length > 2) return CASAS_DEMAIS
  return inteiros.replaceAll('.', '').length > ALGARISMOS ? PRECO_ALTO : PRECO_INVALIDO
}

/** `parseReais` reads so many before the comma. */
const ALGARISMOS = 8

const semMoeda = (digitado: string) => limparLinha(digitado).replace(/^R\$\s*/i, '')

/** A price as typed in reais. */
export const precoDigitado = v.pipe(
  v.string(PRECO_INVALIDO),
  v.check(
    texto => recusarPreco(texto) === null,
    ({ input }) => recusarPreco(input) ?? PRECO_INVALIDO,
  ),
  v.transform((texto): Centavos => parseReais(texto) as Centavos),
)

/** A price that may be left blank. */
export const precoOuNulo = v.pipe(
  v.optional(v.string(PRECO_INVALIDO), ''),
  v.trim(),
  v.check(
    texto => texto === '' || recusarPreco(texto) === null,
    ({ input }) => recusarPreco(input) ?? PRECO_INVALIDO,
  ),
  v.transform((texto): Centavos | null => (texto === '' ? null : parseReais(texto))),
)

/** Why `valor` is no promotional price of what costs `normal`; null for one that is. */
export function recusarPromocional(valor: Centavos, normal: Centavos): string | null {
  return valor < normal ? null : `O preço promocional tem de ser menor que o normal, ${formatReais(normal)}.`
}
