import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abatimentoDoCupom, ajusteDoCupom, repartirDesconto } from '~/domain/cupons/abatimento'
import { conferirCupom } from '~/domain/cupons/conferir-cupom'
import type { Cupom } from '~/domain/cupons/cupom'
import type { EntregaGratis } from '~/domain/frete/entrega-gratis'
import { ehRecusa } from '~/domain/respostas/recusa'
import { type Centavos, centavos } from '~/domain/valores/centavos'
import type { ContaId, ProdutoId } from '~/domain/valores/ids'
import { umCupom } from '../../../tests/world/um-cupom'
import { valorDoDesconto } from './balcao/desconto-digitado'
import { type AjusteDoPedido, caberAjustes, comEntregaGratis, somarValores } from './valores'

const ITEM = { produtoId: 1 as ProdutoId, categoriaId: null }
const digitado = (valor: Centavos): AjusteDoPedido => ({
  ...{ alvo: 'itens', valor, rotulo: 'Atraso', cupomId: null, userId: 1 as ContaId },
})
const AGORA = new Date('2026-11-20T20:00:00-03:00')

/** One item at `total`, delivered for `taxa`, with the coupon, as the checkout and the server put them together. */
function fechar(
  cupom: Cupom,
  total: number,
  taxa: number,
  gratis: EntregaGratis | null,
  digitados: readonly AjusteDoPedido[] = [],
) {
  const linhas = [{ ...ITEM, total: centavos(total) }]
  const quem = { maneira: 'entrega', agora: AGORA, fuso: 'America/Sao_Paulo', usosHoje: 0 } as const
  const recusa = conferirCupom(cupom, { ...quem, linhas, cliente: { pedidos: 0, usos: 0 } })
  if (recusa) return recusa
  const somas = { total: centavos(total), frete: centavos(taxa) }
  const itens = [{ preco: centavos(total), quantidade: 1, extras: [] }]
  const semEle = somarValores(itens, somas.frete, comEntregaGratis(digitados, somas, gratis))
  const ajuste = ajusteDoCupom(abatimentoDoCupom(cupom, linhas), semEle)
  if (ehRecusa(ajuste)) return ajuste
  const todos = comEntregaGratis([...digitados, ajuste], somas, gratis)
  const valores = somarValores(itens, somas.frete, todos)
  return { ...valores, cabem: caberAjustes(todos, valores) }
}

const PIZZA10 = umCupom({ minimo: centavos(60_00) })
const FRETEGRATIS = umCupom({ codigo: 'FRETEGRATIS', tipo: 'frete', percentual: null })
const ACIMA = (acima: number, sobre: EntregaGratis['sobre'] = 'bruto') => ({ acima: centavos(acima), sobre })

test('o mínimo do cupom e a entrega grátis olham o pedido antes do desconto', () => {
  expect(fechar(PIZZA10, 60_00, 7_00, ACIMA(60_00))).toMatchObject({
    ...{ descontoItens: 6_00, descontoFrete: 7_00, totalComFrete: 54_00 },
  })
  expect(fechar(PIZZA10, 59_99, 7_00, ACIMA(50_00))).toMatchObject({ codigo: 'cupom-abaixo-do-minimo' })
})

test('onde a entrega grátis olha o que se paga, o desconto do cupom pode tirá-la', () => {
  expect(fechar(PIZZA10, 60_00, 7_00, ACIMA(60_00, 'liquido'))).toMatchObject({
    ...{ descontoItens: 6_00, descontoFrete: 0, totalComFrete: 61_00 },
  })
})

test('um cupom de entrega não se gasta onde a entrega já é grátis', () => {
  expect(fechar(FRETEGRATIS, 60_00, 7_00, ACIMA(60_00))).toMatchObject({ codigo: 'cupom-de-entrega-gratis' })
  expect(fechar(FRETEGRATIS, 59_99, 7_00, ACIMA(60_00))).toMatchObject({ totalComFrete: 59_99 })
})

test('quaisquer que sejam, cupom, desconto digitado e entrega grátis somam o que dizem, e nada desce abaixo de zero', () => {
  const dinheiro = (max: number) => fc.integer({ min: 0, max }).map(centavos)
  const cupons = fc.record({
    ...{
      tipo: fc.constantFrom('percentual', 'valor', 'frete'),
      percentual: fc.integer({ min: 1, max: 100 }),
    },
    ...{ valor: dinheiro(200_00), teto: fc.option(dinheiro(50_00)), minimo: fc.option(dinheiro(80_00)) },
  })
  const gratis = fc.option(fc.record({ acima: dinheiro(150_00), sobre: fc.constantFrom('bruto', 'liquido') }))
  const digitados = fc.option(
    fc.oneof(
      fc.record({ tipo: fc.constant('valor'), valor: fc.integer({ min: 1, max: 200_00 }) }),
      fc.record({ tipo: fc.constant('percentual'), valor: fc.integer({ min: 1, max: 100 }) }),
    ),
  )
  const precos = fc.array(dinheiro(80_00), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(cupons, precos, dinheiro(30_00), gratis, digitados, (dados, linhas, frete, regra, tipado) => {
      const total = centavos(linhas.reduce((soma, preco) => soma + preco, 0))
      const cupom = umCupom(dados)
      const dado = tipado ? [digitado(valorDoDesconto(tipado, total))] : []
      const fechado = fechar(cupom, total, frete, regra, dado)
      if (ehRecusa(fechado)) return
      const { descontoItens, descontoFrete, totalComFrete, cabem } = fechado
      expect(totalComFrete).toBe(total - descontoItens + frete - descontoFrete)
      expect(totalComFrete).toBeGreaterThanOrEqual(0)
      expect(descontoItens).toBeLessThanOrEqual(total)
      expect(descontoFrete).toBeLessThanOrEqual(frete)
      // The lines that are stored are what the columns say.
      for (const [alvo, soma] of [
        ['itens', descontoItens],
        ['frete', descontoFrete],
      ] as const) {
        const partes = cabem.filter(linha => linha.alvo === alvo)
        expect(partes.reduce((valor, linha) => valor + linha.valor, 0)).toBe(soma)
      }
      // An accepted coupon takes something off, and what the free delivery took is not taken again.
      const doCupom = cabem.filter(({ cupomId }) => cupomId !== null)
      expect(doCupom).toHaveLength(1)
      expect(doCupom[0]?.alvo).toBe(dados.tipo === 'frete' ? 'frete' : 'itens')
      expect(cabem.filter(({ alvo }) => alvo === 'frete').length).toBeLessThanOrEqual(1)
      // On whatever lines it stands, its parts add up to it, and none is more than its line.
      const nasLinhas = linhas.map(preco => ({ ...ITEM, total: preco }))
      const partes = repartirDesconto(cupom, nasLinhas, centavos(descontoItens))
      expect(partes.reduce((soma, parte) => soma + parte, 0)).toBe(descontoItens)
      expect(partes.every((parte, linha) => parte >= 0 && parte <= (linhas[linha] ?? 0))).toBe(true)
      if (dados.minimo !== null) expect(total).toBeGreaterThanOrEqual(dados.minimo)
    }),
  )
})
