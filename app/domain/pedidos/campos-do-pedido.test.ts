import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import { validarLimites } from './campos-do-pedido'

function linha(preco: number, quantidade: number, ...extras: number[]) {
  return { preco: centavos(preco), quantidade, extras: extras.map(extra => ({ preco: centavos(extra) })) }
}

describe('limites', () => {
  const quantidade = 'A quantidade de cada item deve ser de 1 a 99.'
  const linhas = 'Um pedido pode ter no máximo 50 itens diferentes.'
  const valor = 'Um pedido pode somar no máximo R$\u00a020.000,00.'

  test.each([
    ['1 unidade', [linha(100, 1)], 0, undefined],
    ['99 unidades', [linha(100, 99)], 0, undefined],
    ['100 unidades', [linha(100, 100)], 0, quantidade],
    ['nenhuma unidade', [linha(100, 0)], 0, quantidade],
    ['menos uma unidade', [linha(100, -1)], 0, quantidade],
    ['uma unidade e meia', [linha(100, 1.5)], 0, quantidade],
    ['50 linhas', Array.from({ length: 50 }, () => linha(1, 1)), 0, undefined],
    ['51 linhas', Array.from({ length: 51 }, () => linha(1, 1)), 0, linhas],
    ['R$\u00a020.000,00', [linha(1000_00, 20)], 0, undefined],
    ['R$\u00a020.000,01', [linha(1000_00, 20), linha(1, 1)], 0, valor],
    ['R$\u00a020.000,01 com o frete', [linha(1000_00, 20)], 1, valor],
    ['nenhuma linha', [], 0, undefined],
  ])('%s', (_caso, itens, frete, texto) => {
    expect(validarLimites(itens, centavos(frete))?.texto).toBe(texto)
  })

  test('a recusa aponta os itens', () => {
    expect(validarLimites([linha(1, 100)], ZERO)).toMatchObject({
      titulo: 'Limite do pedido',
      campo: 'itens',
    })
  })
})
