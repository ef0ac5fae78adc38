import { expect, test } from 'vitest'
import type { ItemGuardado } from '~/domain/pedidos/item'
import { centavos } from '~/domain/valores/centavos'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { verUltimosPedidos } from './ultimos-pedidos'

const FUSO = 'America/Sao_Paulo'

function item(nome: string, quantidade: number, mudancas: Partial<ItemGuardado> = {}): ItemGuardado {
  return {
    ...{ id: 1, produtoId: 7 as ProdutoId, nome, quantidade, preco: centavos(10_00) },
    ...{ observacao: null, observacaoDoPainel: false, extras: [] },
    ...mudancas,
  }
}

function pedido(numero: number, status: string, itens: readonly ItemGuardado[] = [item('Lasanha', 2)]) {
  return {
    ...{
      id: numero as PedidoId,
      status,
      tipoEntrega: 'Retirar no local',
      totalComFrete: centavos(28_20),
      itens,
    },
    dataPedido: new Date('2026-11-21T01:30:00Z'),
    // What the store has besides, and what must not leave the server.
    ...{ nomeCliente: 'Vitória', enderecoEntrega: 'Travessa Camélia, 82' },
  }
}

const ver = (...pedidos: ReturnType<typeof pedido>[]) => verUltimosPedidos(pedidos, pedidos.slice(0, 3), FUSO)

test('cada pedido diz número, dia da loja, itens e total, e nada de quem o fez', () => {
  const visto = ver(pedido(48210375, 'Finalizado'))
  expect(visto).toEqual({
    aberto: null,
    pedidos: [
      {
        ...{ numero: 48210375, data: '20/11/2026', resumo: '2x Lasanha', total: 28_20 },
        ...{ status: 'Finalizado', nomeDoStatus: 'Finalizado' },
        linhas: [
          {
            ...{ produtoId: 7, nome: 'Lasanha', preco: 10_00, quantidade: 2, extras: [] },
            ...{ observacao: null, observacaoDoPainel: false },
          },
        ],
      },
    ],
  })
  expect(JSON.stringify(visto)).not.toMatch(/Vitória|Camélia/)
})

test.each([
  [[item('Lasanha', 2), item('Pizza', 1, { variante: 'Grande' })], '2x Lasanha, 1x Pizza (Grande)'],
  [[item('Lasanha', 1), item('Água', 1), item('Bolo', 1)], '1x Lasanha, 1x Água e mais 1 item'],
  [
    [item('Lasanha', 1), item('Água', 1), item('Bolo', 2), item('Café', 1)],
    '1x Lasanha, 1x Água e mais 3 itens',
  ],
])('os primeiros itens se leem pelo nome, os demais se contam', (itens, resumo) => {
  expect(ver(pedido(1, 'Pendente', itens)).pedidos).toMatchObject([{ resumo }])
})

test('o que se acompanha é o mais novo dos abertos, mesmo que já não esteja entre os últimos', () => {
  const encerrados = [pedido(4, 'Cancelado'), pedido(3, 'Finalizado'), pedido(2, 'Cancelado')]
  expect(ver(...encerrados).aberto).toBeNull()
  const { aberto, pedidos } = ver(...encerrados, pedido(1, 'Em Rota'), pedido(9, 'Pendente'))
  expect(aberto).toEqual({ numero: 1, status: 'Em Rota', nomeDoStatus: 'Pronto para retirar' })
  expect(pedidos.map(({ numero, status }) => [numero, status])).toEqual([
    [4, 'Cancelado'],
    [3, 'Finalizado'],
    [2, 'Cancelado'],
  ])
})

test('o que o painel anotou não volta, nem nas metades de uma pizza', () => {
  const extras = [
    ...[{ id: 3, nome: 'Calabresa', preco: centavos(0), tipo: 'opcional', observacao: 'sem Vivi' } as const],
  ]
  const itens = [
    item('Pizza', 1, { observacao: 'parabéns Vivi', observacaoDoPainel: true, extras }),
    item('Lasanha', 1, { observacao: 'sem sal' }),
  ]
  const visto = ver(pedido(1, 'Pendente', itens))
  expect(JSON.stringify(visto)).not.toContain('Vivi')
  expect(visto.pedidos[0]?.linhas[1]).toMatchObject({ observacao: 'sem sal' })
})
