import { expect, test } from 'vitest'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { type PedidoGuardado, verPedido } from './pedido-mostrado'

const PROMETIDO: PedidoGuardado = {
  ...{ id: 48210375 as PedidoId, status: 'Pendente', dataPedido: new Date('2026-11-20T23:00:00Z') },
  prometidoDe: new Date('2026-11-20T23:40:00Z'),
  prometidoPara: new Date('2026-11-20T23:55:00Z'),
  ...{ nomeCliente: 'Mariana Alves', telefoneCliente: '11987654321', clienteDoPainel: false },
  ...{ tipoEntrega: 'Retirar no local', enderecoEntrega: null, enderecoLogradouro: null },
  ...{ enderecoNumero: null, enderecoSalvo: false, motivoCancelamento: null, itens: [] },
  ...{ formaPagamento: 'pix', pixCopiaECola: null, valorPago: centavos(84_20) },
  ...{ ...NADA_DITO, observacoesDoPainel: false },
  ...{ ...SEM_AJUSTES, total: centavos(84_20), frete: ZERO, totalComFrete: centavos(84_20) },
}

const previsao = (mudancas: Partial<PedidoGuardado> = {}) =>
  verPedido({ ...PROMETIDO, ...mudancas }, { passos: [], recebimentos: [] }, 'estranho', 'America/Sao_Paulo')
    .previsao

test('a previsão é dita a quem tem o número, enquanto o pedido não terminou', () => {
  expect(previsao()).toBe('entre 20:40 e 20:55')
  expect(previsao({ status: 'Em Rota' })).toBe('entre 20:40 e 20:55')
  expect(previsao({ status: 'Finalizado' })).toBeNull()
  expect(previsao({ prometidoDe: null, prometidoPara: null })).toBeNull()
})
