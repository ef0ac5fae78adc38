import { expect, test } from 'vitest'
import { linhaComPreco, linhasDasEscolhas, nomeDoItem } from '~/domain/pedidos/texto-do-item'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { NADA_DITO } from '../../../../tests/world/nada-dito'
import { PIZZA_GUARDADA } from '../../../../tests/world/plantado/pizza-guardada'
import { SEM_AJUSTES } from '../../../../tests/world/um-pedido'
import { type PedidoGuardado, type Vista, verPedido } from './pedido-mostrado'

const total = centavos(150_80)
const PEDIDO: PedidoGuardado = {
  ...{ id: 48210375 as PedidoId, nomeCliente: 'Ana', telefoneCliente: '11987654321', clienteDoPainel: false },
  ...{ dataPedido: new Date('2026-11-20T20:05-03:00'), status: 'Pendente', tipoEntrega: 'Retirar no local' },
  ...{ prometidoDe: null, prometidoPara: null },
  ...{ enderecoEntrega: null, enderecoLogradouro: null, enderecoNumero: null, enderecoSalvo: false },
  ...{ formaPagamento: 'pix', valorPago: total, ...NADA_DITO, observacoesDoPainel: false },
  ...{
    motivoCancelamento: null,
    pixCopiaECola: null,
    ...SEM_AJUSTES,
    total,
    frete: ZERO,
    totalComFrete: total,
  },
  itens: [{ ...PIZZA_GUARDADA, observacao: null }],
}

const OCULTA = '(texto oculto neste aparelho)'
const doPainel = { ...PEDIDO, itens: [{ ...PIZZA_GUARDADA, observacao: null, observacaoDoPainel: true }] }

test.each<[quem: string, vista: Vista, pedido: PedidoGuardado, nota: string]>([
  ['quem pediu lê a nota de cada metade', 'autor', PEDIDO, 'sem cebola'],
  ['um estranho não a lê', 'estranho', PEDIDO, OCULTA],
  ['quem pediu não lê a que o painel escreveu', 'autor', doPainel, OCULTA],
])('da pizza meio a meio, %s', (_quem, vista, pedido, nota) => {
  const { itens, oculto } = verPedido(pedido, { passos: [], recebimentos: [] }, vista, 'America/Sao_Paulo')
  const [item] = itens
  if (!item) throw new Error('no item')
  expect([nomeDoItem(item), ...linhasDasEscolhas(item).map(linhaComPreco)]).toEqual([
    'Pizza salgada (Família)',
    '1/2 Portuguesa + 1/2 Calabresa',
    `Portuguesa: ${nota}`,
    '+ Borda: Catupiry (R$\u00a012,00)',
  ])
  expect(item.total).toBe(total)
  expect(oculto).toBe(vista === 'estranho' || nota === OCULTA)
})
