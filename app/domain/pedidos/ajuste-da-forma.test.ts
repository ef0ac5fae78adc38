import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { ajustesDaForma } from './ajuste-da-forma'
import { type AjusteDaForma, dizerAjusteDaForma, type FormaDaLoja } from './formas-da-loja'
import { todasAsLinhas } from './linhas-do-total'
import { type Ajuste, caberAjustes, comEntregaGratis, somarValores } from './valores'

const itens = (preco: number) => [{ preco: centavos(preco), quantidade: 1, extras: [] }]
const formas = (ajuste: AjusteDaForma): FormaDaLoja[] => [{ forma: 'pix', entrega: true, ajuste }]
const cinco = { tipo: 'desconto', em: 'percentual', valor: 5_00 } as const
const dois = { tipo: 'acrescimo', em: 'valor', valor: 2_00 } as const

function comForma(preco: number, ajuste: AjusteDaForma, forma = 'pix') {
  const daForma = ajustesDaForma(formas(ajuste), forma, somarValores(itens(preco), centavos(0)))
  return { daForma, valores: somarValores(itens(preco), centavos(0), daForma) }
}

test.each([
  [cinco, 100_00, 'pagamento', 5_00, 'PIX: 5% de desconto'],
  [{ ...cinco, valor: 3_50 }, 10_01, 'pagamento', 35, 'PIX: 3,5% de desconto'],
  [{ ...cinco, tipo: 'acrescimo' }, 10_10, 'acrescimo', 51, 'PIX: 5% de acréscimo'],
  [dois, 10_00, 'acrescimo', 2_00, 'PIX: R$\u00a02,00 de acréscimo'],
  [{ ...dois, tipo: 'desconto' }, 1_50, 'pagamento', 1_49, 'PIX: R$\u00a02,00 de desconto'],
] as const)('%j de %i centavos: %s de %i, %s', (ajuste, total, alvo, valor, rotulo) => {
  expect(comForma(total, ajuste).daForma).toEqual([{ alvo, valor, rotulo, cupomId: null, userId: null }])
})

test('outra forma, o que nada custa e o que nada tira não têm linha', () => {
  expect(comForma(100_00, cinco, 'dinheiro').daForma).toEqual([])
  expect(comForma(0, dois).daForma).toEqual([])
  expect(comForma(1, { ...dois, tipo: 'desconto' }).daForma).toEqual([])
  expect(comForma(1, { ...cinco, valor: 1 }).daForma).toEqual([])
  expect(ajustesDaForma(undefined, 'pix', somarValores(itens(10_00), centavos(0)))).toEqual([])
  expect(dizerAjusteDaForma({ ...cinco, valor: 12_34 })).toBe('12,34% de desconto')
})

describe('De um pedido editado', () => {
  const linha = {
    alvo: 'pagamento',
    valor: centavos(5_00),
    rotulo: null,
    cupomId: null,
    userId: null,
  } as const
  const antes = { forma: 'pix', semForma: centavos(100_00), ajustes: [linha] }
  const depois = (forma: string, preco: number) =>
    ajustesDaForma(formas(dois), forma, somarValores(itens(preco), centavos(0)), antes)

  test('a linha fica, enquanto forma e total são os mesmos, seja qual for a regra de agora', () => {
    expect(depois('pix', 100_00)).toEqual([linha])
  })

  test('com outro total vale a regra de agora, e com outra forma a dela', () => {
    expect(depois('pix', 90_00)).toMatchObject([{ alvo: 'acrescimo', valor: 2_00 }])
    expect(depois('dinheiro', 100_00)).toEqual([])
  })
})

test('uma vez por pedido, nunca abaixo de zero, e as partes somam o total, com o que houver de descontos e taxas', () => {
  const regra = fc.record({
    tipo: fc.constantFrom('desconto', 'acrescimo'),
    em: fc.constantFrom('percentual', 'valor'),
    valor: fc.integer({ min: 1, max: 99_99 }),
  })
  const outro = fc.record({
    alvo: fc.constantFrom<Ajuste['alvo'][]>('itens', 'frete', 'servico'),
    valor: fc.integer({ min: 1, max: 60_00 }).map(centavos),
    ...{ rotulo: fc.constant(null), cupomId: fc.constant(null), userId: fc.constant(null) },
  })
  const gratis = { acima: centavos(40_00), sobre: 'bruto' } as const
  const valor = fc.integer({ min: 0, max: 80_00 })
  fc.assert(
    fc.property(valor, valor, fc.array(outro, { maxLength: 4 }), regra, (preco, taxa, dados, ajuste) => {
      const frete = centavos(taxa)
      const somas = { total: centavos(preco), frete }
      const semForma = comEntregaGratis(dados, somas, gratis)
      const sem = somarValores(itens(preco), frete, semForma)
      const todos = [...semForma, ...ajustesDaForma(formas(ajuste), 'pix', sem)]
      const valores = somarValores(itens(preco), frete, todos)
      const cabem = caberAjustes(todos, valores)
      const linhas = todasAsLinhas(valores).map(linha => Number(linha.valor))
      expect(linhas.slice(0, -1).reduce((s, linha) => s + linha)).toBe(linhas.at(-1))
      expect(cabem.filter(({ alvo }) => alvo === 'pagamento' || alvo === 'acrescimo').length).toBeLessThan(2)
      expect(valores.totalComFrete).toBe(sem.totalComFrete + valores.ajustePagamento)
      expect(valores.totalComFrete > 0).toBe(sem.totalComFrete > 0)
      expect(valores.totalComFrete).toBeGreaterThanOrEqual(0)
      // The cheaper way is never the one with a fee.
      expect(Math.sign(valores.ajustePagamento) * (ajuste.tipo === 'desconto' ? -1 : 1)).not.toBe(-1)
    }),
  )
})
