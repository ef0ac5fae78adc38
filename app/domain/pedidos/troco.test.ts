import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recusar } from '~/domain/respostas/recusa'
import { centavos } from '~/domain/valores/centavos'
import { calcularTroco, type Pagamento } from './forma-pagamento'
import { conferirPagamento, dicaDoValorPago, presumirPagamento, recusarPagamento } from './troco'

const TOTAL = centavos(42_90)

function pagamento(forma: string | null, valorPago: number | null) {
  return { forma, valorPago: valorPago === null ? null : centavos(valorPago), total: TOTAL }
}

const conferir = (pago: Pagamento) => recusarPagamento(pago) ?? conferirPagamento(pago)

describe('conferir o pagamento', () => {
  test.each([[null], [''], ['cheque'], ['Dinheiro']])(
    'sem forma conhecida (%j), pede que se escolha',
    forma => {
      expect(conferir(pagamento(forma, 50_00))).toEqual(
        recusar(
          'sem-forma-de-pagamento',
          'Forma de Pagamento',
          'Por favor, selecione a forma de pagamento.',
          'formaPagamento',
        ),
      )
    },
  )

  test.each([[null], [0], [42_89]])('dinheiro de %j centavos não paga R$\u00a042,90', valorPago => {
    expect(conferir(pagamento('dinheiro', valorPago))).toEqual(
      recusar(
        'dinheiro-insuficiente',
        'Valor inválido',
        'Para pagamento em dinheiro, informe um valor igual ou maior que o total do pedido.',
        'valorPago',
      ),
    )
  })

  test.each([
    [42_90, 0],
    [50_00, 7_10],
    [100_000_00, 99_957_10],
  ])('dinheiro de %d centavos dá %d de troco', (valorPago, troco) => {
    expect(conferir(pagamento('dinheiro', valorPago))).toEqual({
      formaPagamento: 'dinheiro',
      ...{ valorPago, troco },
    })
  })

  test.each([
    ['dinheiro', null],
    ['dinheiro', 0],
    ['dinheiro', 50_00],
    ['pix', null],
    ['cartao_credito', 10_00],
    [null, null],
  ])('um pedido de graça não se paga, venha o que vier: %j com %j centavos', (forma, valorPago) => {
    const deGraca = { ...pagamento(forma, valorPago), total: centavos(0) }
    expect(conferir(deGraca)).toEqual({ formaPagamento: 'dinheiro', valorPago: 0, troco: 0 })
    expect(dicaDoValorPago(deGraca)).toBeNull()
  })

  test('dinheiro acima de R$ 100.000,00 é engano de digitação', () => {
    expect(conferir(pagamento('dinheiro', 100_000_01))).toMatchObject({
      titulo: 'Valor inválido',
      texto: 'Informe um valor de até R$\u00a0100.000,00.',
    })
  })

  test.each(['pix', 'cartao_credito', 'cartao_debito'])('em %s o valor pago é o total, sem troco', forma => {
    const pago = { formaPagamento: forma, valorPago: TOTAL, troco: 0 }
    expect(conferir(pagamento(forma, 100_00))).toEqual(pago)
    expect(conferir(pagamento(forma, null))).toEqual(pago)
  })

  test('o troco completa sempre o total', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_00 }), fc.nat(100_000_00), (total, valorPago) => {
        const resposta = conferir({
          forma: 'dinheiro',
          valorPago: centavos(valorPago),
          total: centavos(total),
        })
        if (valorPago < total) expect(resposta).toMatchObject({ recusa: true })
        else expect(resposta).toMatchObject({ valorPago, troco: valorPago - total })
      }),
    )
  })
})

test.each([
  ['dinheiro', 50_00, 7_10],
  ['dinheiro', 42_90, 0],
  ['dinheiro', 10_00, 0],
  ['dinheiro', null, 0],
  ['pix', 50_00, 0],
])('o troco de um pedido guardado em %s com %j é %d', (forma, valorPago, troco) => {
  expect(calcularTroco(pagamento(forma, valorPago))).toBe(troco)
})

test.each([
  ['dinheiro', 42_89, 'Valor inferior ao total (R$\u00a042,90).'],
  ['dinheiro', 42_90, null],
  ['dinheiro', null, null],
  ['pix', 1, null],
  [null, 1, null],
])('enquanto se digita, %s com %j mostra %j', (forma, valorPago, dica) => {
  expect(dicaDoValorPago(pagamento(forma, valorPago))).toBe(dica)
})

describe('o que se presume pago', () => {
  const pix = { forma: 'pix', valorPago: TOTAL, total: TOTAL }
  const dinheiro = { forma: 'dinheiro', valorPago: centavos(50_00), total: TOTAL }

  test.each([
    ['é o pedido inteiro', pix, [], { forma: 'pix', valor: 42_90, tendido: null }],
    [
      'em dinheiro, com o que o cliente entrega',
      dinheiro,
      [],
      { forma: 'dinheiro', valor: 42_90, tendido: 50_00 },
    ],
    [
      'é o que falta do que alguém já recebeu',
      dinheiro,
      [40_00],
      { forma: 'dinheiro', valor: 2_90, tendido: null },
    ],
    ['não é nada quando nada falta', pix, [40_00, 2_90], null],
    ['nem quando se recebeu demais', pix, [50_00], null],
    [
      'é zero num pedido de graça',
      { ...pix, total: centavos(0) },
      [],
      { forma: 'pix', valor: 0, tendido: null },
    ],
  ])('%s', (_caso, pedido, recebido, presuncao) => {
    expect(presumirPagamento(pedido, recebido.map(centavos))).toEqual(presuncao)
  })
})
