import { expect, test } from 'vitest'
import { ehFormaDePagamento, rotuloDaForma } from './forma-pagamento'

test.each([
  ['dinheiro', 'Dinheiro'],
  ['pix', 'PIX'],
  ['cartao_credito', 'Crédito'],
  ['cartao_debito', 'Débito'],
])('a forma guardada %s aparece como %s', (forma, rotulo) => {
  expect(ehFormaDePagamento(forma)).toBe(true)
  expect(rotuloDaForma(forma)).toBe(rotulo)
})

test.each([
  ['vale_refeicao', 'Vale Refeicao'],
  ['__ébano__x', 'Ébano X'],
  ['toString', 'ToString'],
  ['', 'N/A'],
  [null, 'N/A'],
  [undefined, 'N/A'],
])('a forma desconhecida %j aparece como %s', (forma, rotulo) => {
  expect(ehFormaDePagamento(forma)).toBe(false)
  expect(rotuloDaForma(forma)).toBe(rotulo)
})
