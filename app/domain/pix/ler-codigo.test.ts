import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { copiaECola } from './copia-e-cola.server'
import { lerCodigoPix } from './ler-codigo'

const BELLA = { chave: '11222333000181', nome: 'Pizzaria Bella Cia', cidade: 'Sao Paulo' }

test('do código se lê o que o banco vai mostrar, seja qual for o valor', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_00 }), valor => {
      const codigo = copiaECola(BELLA, { valor: centavos(valor), txid: 'PED48213377' }) ?? ''
      expect(lerCodigoPix(codigo)).toEqual({ valor, recebedor: 'Pizzaria Bella Cia' })
    }),
  )
})

test('sem valor ou sem código não há o que pagar', () => {
  const aberto = copiaECola(BELLA, { valor: null, txid: null }) ?? ''
  expect(lerCodigoPix(aberto)).toEqual({ valor: 0, recebedor: 'Pizzaria Bella Cia' })
  expect(lerCodigoPix('')).toEqual({ valor: 0, recebedor: '' })
})
