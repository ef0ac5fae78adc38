import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { contarItens, contarUnidades, escolher, totalDoItem, totalDosItens } from './item'
import { somarValores } from './valores'

const OFERTA = [{ id: 1 }, { id: 2 }, { id: 3 }]

test.each([
  [[], [], []],
  [[3, 1], [1, 3], []],
  [[2, 9], [2], [9]],
])('de %j o cardápio oferece %j, e %j se perdeu', (ids, escolhidos, perdidos) => {
  expect(escolher(OFERTA, ids)).toEqual({ escolhidos: escolhidos.map(id => ({ id })), perdidos })
})

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

test('cada extra conta quantas vezes foi escolhido', () => {
  const extras = [{ preco: centavos(1_50), quantidade: 3 }, { preco: centavos(2_00) }]
  expect(totalDoItem({ preco: centavos(10_00), quantidade: 2, extras })).toBe(33_00)
})

test('o total do pedido soma os itens, e o frete entra depois', () => {
  const itens = [linha(10_00, 3, 1_50), linha(7_05, 2)]
  expect(totalDosItens(itens)).toBe(48_60)
  expect(somarValores(itens, centavos(6_40)).totalComFrete).toBe(55_00)
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
