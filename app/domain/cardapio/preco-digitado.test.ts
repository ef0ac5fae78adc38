import { expect, test } from 'vitest'
import { formatReais, VALOR_MAXIMO } from '~/domain/valores/centavos'
import { recusarPreco } from './preco-digitado'

const CASAS = 'Use no máximo duas casas depois da vírgula, como 12,50.'
const POSITIVO = 'O preço deve ser um número positivo.'
const ALTO = `O preço pode ser de no máximo ${formatReais(VALOR_MAXIMO)}, que é o máximo de um pedido.`

test.each([
  ['12,50', null],
  ['0', null],
  ['R$ 1.234,50', null],
  ['20.000,00', null],
  ['20.000,01', ALTO],
  ['1.000.000,00', ALTO],
  ['123456789', ALTO],
  ['12,345', CASAS],
  ['12.3456', CASAS],
  ['R$ 0,999', CASAS],
  ['-1', POSITIVO],
  ['dez', POSITIVO],
  ['1e9', POSITIVO],
  ['12,3,4', POSITIVO],
  ['1.2.3', POSITIVO],
  ['1.234.5', POSITIVO],
  ['123.456.789,00', ALTO],
  ['1..5', POSITIVO],
  ['1.23,40', POSITIVO],
  ['', POSITIVO],
])("de '%s' como preço se diz: %s", (digitado, texto) => {
  expect(recusarPreco(digitado)).toBe(texto)
})
