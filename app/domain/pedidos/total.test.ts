import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import {
  contarItens,
  contarUnidades,
  totalComFrete,
  totalDoItem,
  totalDosItens,
  validarLimites,
} from './total'

function linha(preco: number, quantidade: number, ...extras: number[]) {
  return { preco: centavos(preco), quantidade, extras: extras.map(extra => ({ preco: centavos(extra) })) }
}

test.each([
  ['um item sem extras', linha(49_90, 1), 49_90],
  ['os extras multiplicam com a quantidade', linha(10_00, 3, 1_50, 25), 35_25],
  ['um extra gratuito', linha(10, 3, 0), 30],
  ['um item gratuito com extra pago', linha(0, 2, 99), 1_98],
])('total do item = (preço + extras) x quantidade: %s', (_caso, item, total) => {
  expect(totalDoItem(item)).toBe(total)
})

test('o total do pedido soma os itens, e o frete entra depois', () => {
  const itens = [linha(10_00, 3, 1_50), linha(7_05, 2)]
  expect(totalDosItens(itens)).toBe(48_60)
  expect(totalComFrete(totalDosItens(itens), centavos(6_40))).toBe(55_00)
  expect(contarUnidades(itens)).toBe(5)
})

test.each([
  [0, '0 itens'],
  [1, '1 item'],
  [2, '2 itens'],
])('%d no carrinho: %s', (unidades, texto) => {
  expect(contarItens(unidades)).toBe(texto)
})

test('um pedido vazio soma zero', () => {
  expect([totalDosItens([]), contarUnidades([])]).toEqual([0, 0])
})

const dinheiro = fc.integer({ min: 0, max: 500_00 })

test('o total é o de somar cada unidade, uma por uma, em inteiros', () => {
  const carrinho = fc.array(
    fc.tuple(dinheiro, fc.integer({ min: 1, max: 99 }), fc.array(dinheiro, { maxLength: 5 })),
    {
      maxLength: 50,
    },
  )
  fc.assert(
    fc.property(carrinho, linhas => {
      let unidades = 0
      let soma = 0n
      for (const [preco, quantidade, extras] of linhas) {
        for (let unidade = 0; unidade < quantidade; unidade++) {
          unidades++
          for (const parcela of [preco, ...extras]) soma += BigInt(parcela)
        }
      }
      const itens = linhas.map(([preco, quantidade, extras]) => linha(preco, quantidade, ...extras))
      expect([BigInt(totalDosItens(itens)), contarUnidades(itens)]).toEqual([soma, unidades])
    }),
    { numRuns: 200 },
  )
})

describe('limites', () => {
  const quantidade = 'A quantidade de cada item deve ser de 1 a 99.'
  const linhas = 'Um pedido pode ter no máximo 50 itens diferentes.'
  const valor = 'Um pedido pode somar no máximo R$ 20.000,00.'

  test.each([
    ['1 unidade', [linha(100, 1)], 0, undefined],
    ['99 unidades', [linha(100, 99)], 0, undefined],
    ['100 unidades', [linha(100, 100)], 0, quantidade],
    ['nenhuma unidade', [linha(100, 0)], 0, quantidade],
    ['menos uma unidade', [linha(100, -1)], 0, quantidade],
    ['uma unidade e meia', [linha(100, 1.5)], 0, quantidade],
    ['50 linhas', Array.from({ length: 50 }, () => linha(1, 1)), 0, undefined],
    ['51 linhas', Array.from({ length: 51 }, () => linha(1, 1)), 0, linhas],
    ['R$ 20.000,00', [linha(1000_00, 20)], 0, undefined],
    ['R$ 20.000,01', [linha(1000_00, 20), linha(1, 1)], 0, valor],
    ['R$ 20.000,01 com o frete', [linha(1000_00, 20)], 1, valor],
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
