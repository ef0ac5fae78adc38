import { expect, test } from 'vitest'
import type { Recebimento } from '~/domain/pix/situacao-do-pix'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { type PedidoGuardado, type Vista, verPedido } from './pedido-mostrado'

const EM_PIX: PedidoGuardado = {
  ...{ id: 48210375 as PedidoId, status: 'Pendente', dataPedido: new Date('2026-11-20T23:05:00Z') },
  ...{ nomeCliente: 'Mariana Alves', telefoneCliente: '11987654321', clienteDoPainel: false },
  ...{ tipoEntrega: 'Retirar no local', enderecoEntrega: null, enderecoLogradouro: null },
  ...{ enderecoNumero: null, enderecoSalvo: false, motivoCancelamento: null, itens: [] },
  ...{ formaPagamento: 'pix', pixCopiaECola: '0002...', valorPago: centavos(84_20) },
  ...{ ...NADA_DITO, observacoesDoPainel: false },
  ...{ ...SEM_AJUSTES, total: centavos(84_20), frete: ZERO, totalComFrete: centavos(84_20) },
}

function pixDe(
  mudancas: Partial<PedidoGuardado> = {},
  vista: Vista = 'autor',
  ...recebimentos: readonly Recebimento[]
) {
  return verPedido({ ...EM_PIX, ...mudancas }, { passos: [], recebimentos }, vista, 'America/Sao_Paulo').pix
}

const RECEBIDO: Recebimento = {
  ...{ id: 1, forma: 'pix', valor: centavos(84_20), por: 7 as ContaId },
  em: new Date('2026-11-20T23:15:00Z'),
}

test('quem fez o pedido vê o código até a loja confirmar, e depois quando ela confirmou', () => {
  expect(pixDe()).toEqual({ codigo: '0002...', conferido: null })
  expect(pixDe({ status: 'Em Preparação' })?.codigo).toBe('0002...')
  expect(pixDe({}, 'autor', RECEBIDO)).toEqual({ codigo: null, conferido: '20/11/2026 20:15' })
})

test('quem só tem o número não vê nada dele', () => {
  expect(pixDe({}, 'estranho')).toBeNull()
  expect(pixDe({}, 'estranho', RECEBIDO)).toBeNull()
})

test('enquanto falta uma parte, o código continua à vista', () => {
  expect(pixDe({}, 'autor', { ...RECEBIDO, valor: centavos(80_00) })?.codigo).toBe('0002...')
})

test.each(['Finalizado', 'Cancelado'])('%s não pede dinheiro a ninguém', status => {
  expect(pixDe({ status })).toBeNull()
})

test('o pedido pago de outro jeito não tem código', () => {
  expect(pixDe({ formaPagamento: 'dinheiro', pixCopiaECola: null })).toBeNull()
})
