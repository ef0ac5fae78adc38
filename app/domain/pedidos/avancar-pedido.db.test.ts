import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { ehRecusa } from '~/domain/valores/recusa'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { avancarPedido } from './avancar-pedido.server'

let mundo: Mundo
let por: ContaId
beforeAll(async () => {
  mundo = await abrirMundo()
  const [dono] = await mundo.sql<{ id: string }>('select user_id as id from empresas where id = $1', [
    mundo.cantina,
  ])
  por = Number(dono?.id) as ContaId
})
afterAll(() => mundo.fechar())

const agora = new Date('2026-11-20T23:30:00Z')

async function umPedidoCom(status: string): Promise<PedidoId> {
  const [linha] = await mundo.sql<{ id: number }>(
    'select id from pedidos where empresa_id = $1 and status = $2 order by data_pedido limit 1',
    [mundo.cantina, status],
  )
  return linha?.id as PedidoId
}

const passos = (id: PedidoId) =>
  mundo.sql('select de, para, user_id::int from historico_pedido where pedido_id = $1 order by id', [id])

test('Avançar leva o pedido de Pendente a Finalizado, confirma o pagamento e anota quem, quando, de onde e para onde', async () => {
  const id = await umPedidoCom('Pendente')
  const avancar = (statusVisto: string) => avancarPedido(mundo.cantina, id, { statusVisto, por, agora })
  expect(await avancar('Pendente')).toBe('Em Preparação')
  const [confirmado] = await mundo.sql(
    'select pagamento_confirmado, data_confirmacao from pedidos where id = $1',
    [id],
  )
  expect(confirmado).toEqual({ pagamento_confirmado: true, data_confirmacao: agora })
  expect(await avancar('Em Preparação')).toBe('Em Rota')
  expect(await avancar('Em Rota')).toBe('Finalizado')
  const [entregue] = await mundo.sql('select status, data_entrega from pedidos where id = $1', [id])
  expect(entregue).toEqual({ status: 'Finalizado', data_entrega: agora })
  expect((await passos(id)).slice(1)).toEqual([
    { de: 'Pendente', para: 'Em Preparação', user_id: por },
    { de: 'Em Preparação', para: 'Em Rota', user_id: por },
    { de: 'Em Rota', para: 'Finalizado', user_id: por },
  ])
  expect(await avancar('Finalizado')).toMatchObject({
    texto: 'Este pedido já está finalizado ou não pode ser avançado.',
  })
})

test('Duas telas que avançam o mesmo pedido ao mesmo tempo dão um passo só, e a segunda é avisada', async () => {
  const id = await umPedidoCom('Pendente')
  const antes = await passos(id)
  const respostas = await Promise.all(
    Array.from({ length: 8 }, () =>
      avancarPedido(mundo.cantina, id, { statusVisto: 'Pendente', por, agora }),
    ),
  )
  expect(respostas.filter(resposta => resposta === 'Em Preparação')).toHaveLength(1)
  for (const recusa of respostas.filter(ehRecusa)) {
    expect(recusa.texto).toBe('O pedido já mudou para Em Preparação. O quadro foi atualizado.')
  }
  expect(await passos(id)).toHaveLength(antes.length + 1)
})

describe('Não avança', () => {
  test('o pedido de outra empresa, que é como se não existisse', async () => {
    const id = await umPedidoCom('Em Rota')
    expect(await avancarPedido(mundo.bella, id, { statusVisto: 'Em Rota', por, agora })).toBeNull()
    const [pedido] = await mundo.sql('select status from pedidos where id = $1', [id])
    expect(pedido).toEqual({ status: 'Em Rota' })
  })

  test('nada numa empresa cujo teste expirou', async () => {
    const resposta = await avancarPedido(mundo.ze, 10_000_000 as PedidoId, {
      statusVisto: 'Pendente',
      por,
      agora,
    })
    expect(resposta).toMatchObject({ titulo: 'Seu período de teste expirou' })
  })
})
