import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { comOsMesmos, type DadosDoQuadro, type PedidoDoQuadro } from './dados-do-quadro'

const umPedido = {
  id: 48_210_375 as PedidoId,
  nomeCliente: 'Ana',
  status: 'Pendente',
  versao: 1,
  pagamentoConfirmado: false,
} as PedidoDoQuadro

const quadro = (empresaId: number, pedido: PedidoDoQuadro) =>
  ({ empresaId, agora: 1, pedidos: [pedido] }) as unknown as DadosDoQuadro

const lidoDepois = (empresaId: number, mudanca: Partial<PedidoDoQuadro>) =>
  comOsMesmos(quadro(7, umPedido), quadro(empresaId, { ...umPedido, ...mudanca })).pedidos[0]

test('Um pedido que não mudou é o mesmo de antes, e o cartão dele não se desenha de novo', () => {
  expect(lidoDepois(7, {})).toBe(umPedido)
})

test.each([{ versao: 2 }, { status: 'Em Preparação' }, { pagamentoConfirmado: true }])(
  'O que mudou em %j é o que se acaba de ler',
  mudanca => {
    expect(lidoDepois(7, mudanca)).toEqual({ ...umPedido, ...mudanca })
  },
)

test('De outra empresa nada fica, ainda que o número seja o mesmo', () => {
  expect(lidoDepois(8, { nomeCliente: 'Rui' })).toMatchObject({ nomeCliente: 'Rui' })
})
