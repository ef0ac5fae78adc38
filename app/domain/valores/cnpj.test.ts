import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { digitosDoCnpjConferem, formatCnpj, limparCnpj } from '~/domain/valores/cnpj'

test.each([
  ['11.222.333/0001-81', '11222333000181'],
  ['12.abc.345/01de-35', '12ABC34501DE35'],
  ['112223330001819999', '11222333000181'],
  ['11 222', '11222'],
  ['\u00E7\u00E3o-\u00DF', 'O'],
  ['', ''],
])('o campo CNPJ guarda letras e dígitos, no máximo 14: %j vira %j', (texto, cnpj) => {
  expect(limparCnpj(texto)).toBe(cnpj)
})

test('de um texto sem letras sobram os primeiros 14 dígitos, como antes das letras', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.-/ ') }), texto => {
      expect(limparCnpj(texto)).toBe(texto.replace(/\D/g, '').slice(0, 14))
    }),
  )
})

describe('os dígitos verificadores', () => {
  // Banco do Brasil, Caixa and Petrobras; the last one has remainder 1 twice, Petrobras 0 once.
  test.each([
    '12ABC34501DE35',
    '11222333000181',
    '00000000000191',
    '00360305000104',
    '33000167000101',
    '11222333002800',
  ])('de %s conferem', cnpj => {
    expect(digitosDoCnpjConferem(cnpj)).toBe(true)
  })

  test.each([
    '12ABC34501DE36',
    '12ABC34501DE45',
    '12ABC34501DF35',
    '11222333000182',
    '11222333000191',
    '00000000000000',
    '12ABC34501DE3A',
    '1122233300018',
    '11.222.333/0001-81',
    '',
  ])('de %j não conferem', cnpj => {
    expect(digitosDoCnpjConferem(cnpj)).toBe(false)
  })

  test('percebem a troca de qualquer algarismo de 11222333000181', () => {
    for (let posicao = 0; posicao < 14; posicao++) {
      for (let soma = 1; soma <= 9; soma++) {
        const algarismos = [...'11222333000181']
        algarismos[posicao] = String((Number(algarismos[posicao]) + soma) % 10)
        expect(digitosDoCnpjConferem(algarismos.join('')), algarismos.join('')).toBe(false)
      }
    }
  })
})

test.each([
  ['11222333000181', '11.222.333/0001-81'],
  ['12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['112223330001', '112223330001'],
  ['', ''],
])('o CNPJ %j aparece como %j', (cnpj, texto) => {
  expect(formatCnpj(cnpj)).toBe(texto)
})
