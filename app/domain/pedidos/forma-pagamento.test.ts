import { expect, test } from 'vitest'
import { formaCom } from './forma-digitada'
import { especieDe, partesDaForma, rotuloDaForma } from './forma-pagamento'
import { ehFormaDePagamento, usaMaquininha } from './formas-da-loja'

test.each([
  ['dinheiro', 'Dinheiro', 'dinheiro'],
  ['pix', 'PIX', 'pix'],
  ['cartao_credito', 'Crédito', 'cartao'],
  ['cartao_debito', 'Débito', 'cartao'],
  ['vr', 'Vale-refeição', 'voucher'],
  ['vr Alelo', 'Vale-refeição Alelo', 'voucher'],
  ['va Pluxee Brasil', 'Vale-alimentação Pluxee Brasil', 'voucher'],
  ['outro cheque do bairro', 'cheque do bairro', 'outro'],
])('a forma guardada %s aparece como %s, e é da espécie %s', (forma, rotulo, especie) => {
  expect(ehFormaDePagamento(forma)).toBe(true)
  expect(rotuloDaForma(forma)).toBe(rotulo)
  expect(especieDe(forma)).toBe(especie)
  expect(usaMaquininha(forma)).toBe(especie === 'cartao' || especie === 'voucher')
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

test.each(['outro', 'outro ', 'dinheiro vivo', 'pix Alelo', `outro ${'x'.repeat(41)}`, 3, 'vr\nAlelo'])(
  'o que nenhuma loja tem não é uma forma: %j',
  forma => {
    expect(ehFormaDePagamento(forma)).toBe(false)
  },
)

test('o nome de uma forma da loja se junta ao seu tipo, e volta', () => {
  expect(formaCom('vr', '')).toBe('vr')
  expect(partesDaForma(formaCom('outro', 'Fiado da vila'))).toEqual(['outro', 'Fiado da vila'])
})
