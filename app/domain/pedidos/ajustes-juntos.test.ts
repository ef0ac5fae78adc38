import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EntregaGratis } from '~/domain/frete/entrega-gratis'
import { recusarPorMinimo } from '~/domain/frete/minimo'
import { centavos } from '~/domain/valores/centavos'
import { type AjusteDoPedido, caberAjustes, comEntregaGratis, somarValores } from './valores'

const ajuste = (alvo: AjusteDoPedido['alvo'], valor: number): AjusteDoPedido => ({
  ...{ alvo, valor: centavos(valor), rotulo: 'Cupom', cupomId: 1, userId: null },
})
const itensDe = (preco: number) => [{ preco: centavos(preco), quantidade: 1, extras: [] }]
const regra = (acima: number, sobre: EntregaGratis['sobre'] = 'bruto'): EntregaGratis => ({
  ...{ acima: centavos(acima), sobre },
})

function fechar(total: number, frete: number, ajustes: AjusteDoPedido[], gratis: EntregaGratis | null) {
  const itens = itensDe(total)
  const todos = comEntregaGratis(ajustes, { total: centavos(total), frete: centavos(frete) }, gratis)
  const valores = somarValores(itens, centavos(frete), todos)
  return { valores, cabem: caberAjustes(todos, valores) }
}

describe('entrega grátis e cupom juntos', () => {
  test('um desconto nos itens e a entrega grátis somam, porque são coisas diferentes', () => {
    const { valores, cabem } = fechar(60_00, 7_00, [ajuste('itens', 15_00)], regra(50_00))
    expect(valores).toMatchObject({ descontoItens: 15_00, descontoFrete: 7_00, totalComFrete: 45_00 })
    expect(cabem.map(({ rotulo }) => rotulo)).toEqual(['Cupom', 'Entrega grátis'])
  })

  test('sobre o líquido, o cupom pode custar a entrega grátis', () => {
    const { valores } = fechar(60_00, 7_00, [ajuste('itens', 15_00)], regra(50_00, 'liquido'))
    expect(valores).toMatchObject({ descontoFrete: 0, totalComFrete: 52_00 })
  })

  test('um cupom de frete não tira de novo o que já é grátis, e não se gasta', () => {
    const { valores, cabem } = fechar(60_00, 7_00, [ajuste('frete', 5_00)], regra(50_00))
    expect(valores).toMatchObject({ descontoFrete: 7_00, totalComFrete: 60_00 })
    expect(cabem).toEqual([expect.objectContaining({ rotulo: 'Entrega grátis', valor: 7_00, cupomId: null })])
  })

  test('sem frete não há o que dar', () => {
    expect(fechar(60_00, 0, [], regra(50_00)).cabem).toEqual([])
  })
})

test('nenhum total fica abaixo de zero, e o frete só é tirado uma vez', () => {
  const qualquer = fc
    .tuple(fc.constantFrom('itens', 'frete', 'servico'), fc.integer({ min: 1, max: 120_00 }))
    .map(([alvo, valor]) => ajuste(alvo, valor))
  const valor = fc.integer({ min: 0, max: 100_00 })
  const gratis = fc.option(fc.tuple(valor, fc.constantFrom('bruto', 'liquido')))
  fc.assert(
    fc.property(
      valor,
      valor,
      fc.array(qualquer, { maxLength: 5 }),
      gratis,
      (total, frete, ajustes, sorte) => {
        const gratuita = sorte && regra(...sorte)
        const { valores, cabem } = fechar(total, frete, ajustes, gratuita)
        const sem = fechar(total, frete, ajustes, null).valores
        expect(valores.totalComFrete).toBeGreaterThanOrEqual(0)
        expect(valores.totalComFrete).toBeLessThanOrEqual(sem.totalComFrete)
        expect(valores.descontoFrete).toBeLessThanOrEqual(frete)
        expect(valores.descontoItens).toBe(sem.descontoItens)
        const conta = gratuita?.sobre === 'liquido' ? total - valores.descontoItens : total
        const deve = gratuita?.acima ? conta >= gratuita.acima && frete > 0 : false
        expect(cabem.some(({ rotulo }) => rotulo === 'Entrega grátis')).toBe(deve)
        if (deve) expect(valores.descontoFrete).toBe(frete)
        // The minimum looks at the items alone: no discount and no free delivery moves it.
        const minimo = { valor: centavos(40_00), para: 'entrega' } as const
        expect(recusarPorMinimo(minimo, valores.total) === null).toBe(total >= 40_00)
      },
    ),
  )
})
