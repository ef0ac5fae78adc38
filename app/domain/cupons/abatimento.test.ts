import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import { umCupom } from '../../../tests/world/um-cupom'
import { somarValores } from '../pedidos/valores'
import {
  abatimentoDoCupom,
  ajusteDoCupom,
  baseDoCupom,
  type LinhaDoPedido,
  repartirDesconto,
  somarLinhas,
} from './abatimento'
import type { Cupom } from './cupom'

const linha = (produto: number, total: number, categoria = 10): LinhaDoPedido => ({
  ...{ produtoId: produto as ProdutoId, categoriaId: categoria as CategoriaId, total: centavos(total) },
})
const LINHAS = [linha(1, 40_00), linha(2, 10_05, 20)]

test.each<[Partial<Cupom>, number | null]>([
  [{}, 5_01],
  [{ percentual: 100 }, 50_05],
  [{ teto: centavos(3_00) }, 3_00],
  [{ teto: centavos(9_00) }, 5_01],
  [{ produtos: [2 as ProdutoId] }, 1_01],
  [{ categorias: [20 as CategoriaId] }, 1_01],
  [{ produtos: [1 as ProdutoId], categorias: [20 as CategoriaId] }, 5_01],
  [{ tipo: 'valor', valor: centavos(15_00) }, 15_00],
  [{ tipo: 'valor', valor: centavos(90_00) }, 50_05],
  [{ tipo: 'valor', valor: centavos(15_00), produtos: [2 as ProdutoId] }, 10_05],
  [{ tipo: 'frete' }, null],
  [{ tipo: 'frete', teto: centavos(5_00) }, 5_00],
])('o cupom com %j tira até %j de R$ 50,05', (cupom, ate) => {
  expect(abatimentoDoCupom(umCupom(cupom), LINHAS).ate).toBe(ate)
})

const resta = (itens: number, frete: number) => ({
  ...{ total: centavos(itens), descontoItens: ZERO, frete: centavos(frete), descontoFrete: ZERO },
})

test('o desconto é uma linha do pedido com o nome do cupom, até onde há o que tirar', () => {
  const [percentual, entrega] = [umCupom(), umCupom({ codigo: 'FRETEGRATIS', tipo: 'frete' })]
  expect(ajusteDoCupom(abatimentoDoCupom(percentual, LINHAS), resta(50_05, 0))).toEqual({
    ...{ alvo: 'itens', valor: 5_01, rotulo: 'Cupom PIZZA10', cupomId: 1, userId: null },
  })
  expect(ajusteDoCupom(abatimentoDoCupom(percentual, LINHAS), resta(2_00, 0))).toMatchObject({ valor: 2_00 })
  expect(ajusteDoCupom(abatimentoDoCupom(entrega, LINHAS), resta(50_05, 6_40))).toMatchObject({
    ...{ alvo: 'frete', valor: 6_40, rotulo: 'Cupom FRETEGRATIS' },
  })
})

test('um cupom que não tiraria nada não se gasta', () => {
  expect(ajusteDoCupom(abatimentoDoCupom(umCupom({ tipo: 'frete' }), LINHAS), resta(50_05, 0))).toMatchObject(
    {
      texto: 'A entrega deste pedido já é grátis. Guarde o cupom para outra vez.',
    },
  )
  const quaseNada = abatimentoDoCupom(umCupom({ percentual: 1 }), [linha(1, 10)])
  expect(ajusteDoCupom(quaseNada, resta(10, 0))).toMatchObject({
    texto: 'Este cupom não muda o valor deste pedido. Guarde-o para outra vez.',
  })
})

describe('quaisquer que sejam o cupom e o pedido', () => {
  const dinheiro = (max: number) => fc.integer({ min: 0, max }).map(centavos)
  const linhas = fc.array(
    fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 3 }), dinheiro(400_00))
      .map(([produto, categoria, total]) => linha(produto, total, categoria)),
    { minLength: 1, maxLength: 50 },
  )
  const cupons = fc.record({
    tipo: fc.constantFrom('percentual', 'valor', 'frete'),
    percentual: fc.integer({ min: 1, max: 100 }),
    valor: dinheiro(500_00),
    teto: fc.option(dinheiro(100_00)),
    produtos: fc.subarray([1, 2, 3, 4, 5].map(id => id as ProdutoId)),
    categorias: fc.subarray([1, 2, 3].map(id => id as CategoriaId)),
  })

  test('o desconto não passa da sua base, o total não desce abaixo de zero, as partes somam o desconto', () => {
    fc.assert(
      fc.property(cupons, linhas, dinheiro(50_00), (dados, pedido, frete) => {
        const cupom = umCupom(dados)
        const total = somarLinhas(pedido)
        const ajuste = ajusteDoCupom(abatimentoDoCupom(cupom, pedido), resta(total, frete))
        if (ehRecusa(ajuste)) return
        const base = baseDoCupom(cupom, pedido)
        expect(ajuste.valor).toBeGreaterThan(0)
        expect(ajuste.valor).toBeLessThanOrEqual(ajuste.alvo === 'itens' ? base : frete)

        const itens = pedido.map(({ total: preco }) => ({ preco, quantidade: 1, extras: [] }))
        const valores = somarValores(itens, frete, [ajuste])
        expect(valores.totalComFrete).toBe(total + frete - ajuste.valor)
        expect(valores.totalComFrete).toBeGreaterThanOrEqual(0)

        if (ajuste.alvo === 'frete') return
        const partes = repartirDesconto(cupom, pedido, ajuste.valor)
        expect(partes.reduce<number>((soma, parte) => soma + parte, 0)).toBe(Number(ajuste.valor))
        expect(partes.every((parte, n) => parte >= 0 && parte <= (pedido[n]?.total ?? 0))).toBe(true)
      }),
    )
  })

  test('outro desconto antes dele não faz o total descer abaixo de zero', () => {
    fc.assert(
      fc.property(cupons, linhas, dinheiro(50_00), dinheiro(500_00), (dados, pedido, frete, antes) => {
        const total = somarLinhas(pedido)
        const dado = centavos(Math.min(antes, total))
        const ajuste = ajusteDoCupom(abatimentoDoCupom(umCupom(dados), pedido), {
          ...{ total, descontoItens: dado, frete, descontoFrete: ZERO },
        })
        if (ehRecusa(ajuste)) return
        const itens = pedido.map(({ total: preco }) => ({ preco, quantidade: 1, extras: [] }))
        const antesDele = dado > ZERO ? [{ alvo: 'itens' as const, valor: dado }] : []
        const valores = somarValores(itens, frete, [...antesDele, ajuste])
        expect(valores.totalComFrete).toBe(total + frete - dado - ajuste.valor)
        expect(valores.totalComFrete).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test('da entrega a combinar o cupom de entrega não tem o que tirar, e não se gasta', () => {
  const cupom = abatimentoDoCupom(umCupom({ tipo: 'frete' }), LINHAS)
  expect(ajusteDoCupom(cupom, { ...resta(50_05, 0), aCombinar: true })).toMatchObject({
    texto: 'A entrega deste pedido é a combinar com a loja. Guarde o cupom para outra vez.',
  })
})
