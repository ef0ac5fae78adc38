import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { CIDADE_MAXIMA, limparParaPix, NOME_MAXIMO, txidDoPedido } from './chave-pix'

test.each([
  ['Cantina da Nonna', NOME_MAXIMO, 'Cantina da Nonna'],
  ['JOÃO & CIA', NOME_MAXIMO, 'JOAO CIA'],
  ['Açaí do João', NOME_MAXIMO, 'Acai do Joao'],
  ["  Pizzaria D'Itália - Filial 2 ", NOME_MAXIMO, 'Pizzaria D Italia Filial'],
  ['São José do Rio Preto', CIDADE_MAXIMA, 'Sao Jose do Rio'],
  // The cut falls on a blank.
  ['Mogi das Cruzes e arredores', 16, 'Mogi das Cruzes'],
  ['寿司 🍣', NOME_MAXIMO, ''],
])('%j, até %d letras, é %j para os bancos', (texto, limite, limpo) => {
  expect(limparParaPix(texto, limite)).toBe(limpo)
})

test('nenhum texto leva a um código o que um banco recusa', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 25 }), (texto, limite) => {
      const limpo = limparParaPix(texto, limite)
      expect(limpo).toMatch(/^([A-Za-z0-9]+( [A-Za-z0-9]+)*)?$/)
      expect(limpo.length).toBeLessThanOrEqual(limite)
      expect(limparParaPix(limpo, limite)).toBe(limpo)
    }),
  )
})

test('o identificador do pedido tem só letras e números', () => {
  expect(txidDoPedido(48_213_377 as PedidoId)).toBe('PED48213377')
})
