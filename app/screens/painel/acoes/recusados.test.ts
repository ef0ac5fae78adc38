import { expect, test } from 'vitest'
import type { PedidoId } from '~/domain/valores/ids'
import { soOsQueFicaram } from './recusados'

const id = 48_210_375 as PedidoId
const recusados = new Map([[id, { status: 'Pendente', texto: 'O pedido já mudou para Em Rota.' }]])
const outro = { id: 71_934_826 as PedidoId, status: 'Em Rota' }

test('A recusa fica no cartão enquanto o quadro mostra o pedido no mesmo status', () => {
  expect(soOsQueFicaram(recusados, [outro, { id, status: 'Pendente' }])).toBe(recusados)
})

test.each([
  ['mudou de status', [outro, { id, status: 'Em Rota' }]],
  ['saiu do quadro', [outro]],
])('A recusa de um pedido que %s não reaparece quando ele volta ao status de antes', (_, pedidos) => {
  const depois = soOsQueFicaram(recusados, pedidos)
  expect([...soOsQueFicaram(depois, [outro, { id, status: 'Pendente' }])]).toEqual([])
})
