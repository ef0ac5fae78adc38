import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { alternarCartao, escreverCartoesAbertos, lerCartoesAbertos, soOsDoQuadro } from './cartoes-abertos'

const [UM, DOIS] = [48_210_375 as PedidoId, 71_934_826 as PedidoId]

test('O que se guarda dos cartões abertos é o que se lê de volta', () => {
  expect(lerCartoesAbertos(escreverCartoesAbertos(new Set([UM, DOIS])))).toEqual(new Set([UM, DOIS]))
  expect(escreverCartoesAbertos(new Set())).toBeNull()
})

test.each([null, '', ' ', 'abc', '-1 1.5 NaN'])('%j não abre cartão nenhum', texto => {
  expect(lerCartoesAbertos(texto)).toEqual(new Set())
})

test('O mesmo toque abre um cartão e o fecha', () => {
  const aberto = alternarCartao(new Set([DOIS]), UM)
  expect(aberto).toEqual(new Set([DOIS, UM]))
  expect(alternarCartao(aberto, UM)).toEqual(new Set([DOIS]))
})

test('O pedido que sai do quadro é esquecido; enquanto nenhum sai, o conjunto é o mesmo', () => {
  const abertos = new Set([UM, DOIS])
  expect(soOsDoQuadro(abertos, [{ id: DOIS }])).toEqual(new Set([DOIS]))
  expect(soOsDoQuadro(abertos, [{ id: DOIS }, { id: UM }])).toBe(abertos)
})
