import { expect, test } from 'vitest'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { centavos, ZERO } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { SEM_AJUSTES, umPedido } from '../../../../../tests/world/um-pedido'
import { resumirPedido } from './resumir-pedido'

test('O resumo abre a conversa no serviço que o ambiente nomeia', () => {
  const pedido = lerNovoPedido(
    umPedido({ itens: [{ produtoId: 7, quantidade: 1, extras: [], observacao: null }], totalVisto: 3190 }),
  )
  if (ehRecusa(pedido)) throw new Error(pedido.texto)
  const link = resumirPedido(
    {
      origem: 'http://127.0.0.1:3000',
      loja: { slug: 'cantina-da-nona', nome: 'Cantina da Nona', conversas: 'http://127.0.0.1:9' },
      pedido,
      mostrado: {
        frete: null,
        linhas: [],
        valores: { ...SEM_AJUSTES, total: centavos(3190), frete: ZERO, totalComFrete: centavos(3190) },
      },
      frete: null,
      enderecoSalvo: null,
      pagamento: { formaPagamento: 'pix', valorPago: centavos(3190), troco: ZERO },
      pix: null,
    },
    { pedidoId: 12345678 as PedidoId, previsao: 'entre 20:40 e 20:55' },
  )
  expect(link).toMatch(
    /^http:\/\/127\.0\.0\.1:9\/send\?phone=5511987650001&text=\*Pedido%20n%C2%BA%2012345678/,
  )
  expect(decodeURIComponent(link)).toContain('*Previsão:* entre 20:40 e 20:55')
})
