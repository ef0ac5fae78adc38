import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CASOS_DA_BUSCA } from '../../../tests/world/casos-da-busca'
import { dobrarParaBusca, procurar } from './busca'

test.each(CASOS_DA_BUSCA)('em %j, quem procura %j acha: %j', (texto, termo, acha) => {
  expect(procurar(termo)(dobrarParaBusca(texto))).toBe(acha)
})

test.each(['', '  ', '\u00A0'])('o termo em branco %j acha tudo', termo => {
  expect(procurar(termo)(dobrarParaBusca('Pizza'))).toBe(true)
})

describe('perdoar uma letra', () => {
  test.each([
    ['Calabresa', 'calabreza', true],
    ['Calabresa', 'calabrsa', true],
    ['Calabresa', 'calabressa', true],
    ['Calabresa', 'kalabresa', true],
    ['Mussarela', 'muçarela', true],
    // However it is parted, a name that is nearly there is found, and no letter is forgiven across two words.
    ['Bacon da Esquina', 'xbacon', true],
    ['Bacon da Esquina', 'x bacon', true],
    ['Bacon da Esquina', 'x-bacon', true],
    ['Smash da Rua', 'd’água', false],
    ['Calabresa', 'calabersas', false],
    ['Pato', 'rato', false],
  ])('em %j, quem escreve %j acha: %j', (texto, termo, acha) => {
    expect(procurar(termo, true)(dobrarParaBusca(texto))).toBe(acha)
    expect(procurar(termo)(dobrarParaBusca(texto))).toBe(false)
  })
})

test('todo texto com letra se acha por ele mesmo, e nenhum termo derruba a busca', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (texto, outro) => {
      expect(procurar(texto)(dobrarParaBusca(texto))).toBe(
        dobrarParaBusca(texto).trim() !== '' || texto.trim() === '',
      )
      procurar(outro, true)(dobrarParaBusca(texto))
    }),
  )
})
