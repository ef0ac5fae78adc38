import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ehNegado, NAO_EXISTE } from '~/domain/respostas/resultado'
import type { ContaId, PedidoId } from '~/domain/valores/ids'
import { readEvents } from '~/server/database/events.server'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { avancarPedido } from './avancar-pedido.server'
import { cancelarPedido } from './cancelar-pedido.server'
import { moverPedido } from './mover-pedido.server'

let mundo: Mundo
let por: ContaId
beforeAll(async () => {
  mundo = await abrirMundo()
  const [dono] = await mundo.sql<{ id: string }>('select user_id as id from membros where empresa_id = $1', [
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

const pagamentos = (id: PedidoId) =>
  mundo.sql(
    'select situacao, forma, valor, user_id::int, em from pagamentos where pedido_id = $1 order by id',
    [id],
  )

const passos = (id: PedidoId) =>
  mundo.sql('select de, para, user_id::int from historico_pedido where pedido_id = $1 order by id', [id])

test('Avançar leva o pedido de Pendente a Finalizado, confirma o pagamento e anota quem, quando, de onde e para onde', async () => {
  const id = await umPedidoCom('Pendente')
  const avancar = (statusMostrado: string) => avancarPedido(mundo.cantina, id, { statusMostrado, por, agora })
  expect(await avancar('Pendente')).toEqual({ dados: 'Em Preparação' })
  const [confirmado] = await mundo.sql(
    'select pagamento_confirmado, data_confirmacao from pedidos where id = $1',
    [id],
  )
  expect(confirmado).toEqual({ pagamento_confirmado: true, data_confirmacao: agora })
  expect(await avancar('Em Preparação')).toEqual({ dados: 'Em Rota' })
  expect(await avancar('Em Rota')).toEqual({ dados: 'Finalizado' })
  const [entregue] = await mundo.sql('select status, data_entrega from pedidos where id = $1', [id])
  expect(entregue).toEqual({ status: 'Finalizado', data_entrega: agora })
  expect((await passos(id)).slice(1)).toEqual([
    { de: 'Pendente', para: 'Em Preparação', user_id: por },
    { de: 'Em Preparação', para: 'Em Rota', user_id: por },
    { de: 'Em Rota', para: 'Finalizado', user_id: por },
  ])
  expect(await avancar('Finalizado')).toMatchObject({
    recusas: [{ texto: 'Este pedido já está finalizado ou não pode ser avançado.' }],
  })
})

test('Cada passo deixa o seu evento, e o dinheiro também', async () => {
  const id = await umPedidoCom('Pendente')
  const mover = (statusMostrado: string, para: string) =>
    moverPedido(mundo.cantina, id, { statusMostrado, para, por, agora })
  expect(await mover('Pendente', 'Em Preparação')).toEqual({ dados: 'Em Preparação' })
  expect(await mover('Em Preparação', 'Pendente')).toEqual({ dados: 'Pendente' })
  await cancelarPedido(mundo.cantina, id, { statusMostrado: 'Pendente', motivo: null, por, agora })
  const { events } = await readEvents(0)
  expect(events.filter(({ objectId }) => objectId === id).map(({ type }) => type)).toEqual([
    'pagamento-mudou',
    'pedido-movido',
    'pedido-movido',
    'pedido-cancelado',
  ])
})

test('Duas telas que avançam o mesmo pedido ao mesmo tempo dão um passo só, e a segunda é avisada', async () => {
  const id = await umPedidoCom('Pendente')
  const antes = await passos(id)
  const respostas = await Promise.all(
    Array.from({ length: 8 }, () =>
      avancarPedido(mundo.cantina, id, { statusMostrado: 'Pendente', por, agora }),
    ),
  )
  const negados = respostas.filter(ehNegado)
  expect(negados).toHaveLength(7)
  for (const { recusas } of negados) {
    expect(recusas).toMatchObject([
      { texto: 'O pedido já mudou para Em Preparação. O quadro foi atualizado.' },
    ])
  }
  expect(await passos(id)).toHaveLength(antes.length + 1)
})

test.each([
  ['dinheiro', 'recebido'],
  ['cartao_debito', 'recebido'],
  ['vr Alelo', 'recebido'],
  ['pix', 'presumido'],
  ['outro Fiado', 'presumido'],
])(
  'O pagamento em %s é presumido ao sair de Pendente e, ao Finalizar, %s; voltar não o desfaz',
  async (forma, fim) => {
    const id = await umPedidoCom('Pendente')
    await mundo.sql('delete from pagamentos where pedido_id = $1', [id])
    await mundo.sql(
      'insert into formas_pagamento (empresa_id, forma) values ($1, $2) on conflict do nothing',
      [mundo.cantina, forma],
    )
    const [pedido] = await mundo.sql<{ total: string }>(
      `update pedidos set forma_pagamento = $2, pagamento_confirmado = false where id = $1
     returning total_com_frete as total`,
      [id, forma],
    )
    const mover = (statusMostrado: string, para: string, em: Date) =>
      moverPedido(mundo.cantina, id, { statusMostrado, para, por, agora: em })
    const depois = new Date(agora.getTime() + 60_000)
    const linha = { forma, valor: pedido?.total, user_id: por }

    await mover('Pendente', 'Em Rota', agora)
    expect(await pagamentos(id)).toEqual([{ ...linha, situacao: 'presumido', em: agora }])
    await mover('Em Rota', 'Finalizado', depois)
    const pago = [{ ...linha, situacao: fim, em: fim === 'recebido' ? depois : agora }]
    expect(await pagamentos(id)).toEqual(pago)
    await mover('Finalizado', 'Pendente', depois)
    await mover('Pendente', 'Em Preparação', depois)
    await mover('Em Preparação', 'Pendente', depois)
    expect(await pagamentos(id)).toEqual(pago)
  },
)

describe('Mover', () => {
  test('para outra coluna confirma o pagamento e anota o passo; de volta, a confirmação fica', async () => {
    const id = await umPedidoCom('Pendente')
    const mover = (statusMostrado: string, para: string) =>
      moverPedido(mundo.cantina, id, { statusMostrado, para, por, agora })
    expect(await mover('Pendente', 'Finalizado')).toEqual({ dados: 'Finalizado' })
    expect(await mover('Finalizado', 'Pendente')).toEqual({ dados: 'Pendente' })
    const [pedido] = await mundo.sql(
      'select status, pagamento_confirmado, data_confirmacao, data_entrega from pedidos where id = $1',
      [id],
    )
    expect(pedido).toEqual({
      status: 'Pendente',
      pagamento_confirmado: true,
      data_confirmacao: agora,
      data_entrega: null,
    })
    expect((await passos(id)).slice(-2)).toEqual([
      { de: 'Pendente', para: 'Finalizado', user_id: por },
      { de: 'Finalizado', para: 'Pendente', user_id: por },
    ])
  })

  test('para a própria coluna não anota nada', async () => {
    const id = await umPedidoCom('Em Rota')
    const antes = await passos(id)
    expect(
      await moverPedido(mundo.cantina, id, { statusMostrado: 'Em Rota', para: 'Em Rota', por, agora }),
    ).toEqual({ dados: 'Em Rota' })
    expect(await passos(id)).toEqual(antes)
  })

  test('um pedido que outra tela moveu não é sobrescrito', async () => {
    const id = await umPedidoCom('Em Rota')
    expect(
      await moverPedido(mundo.cantina, id, { statusMostrado: 'Pendente', para: 'Finalizado', por, agora }),
    ).toMatchObject({ recusas: [{ texto: 'O pedido já mudou para Em Rota. O quadro foi atualizado.' }] })
  })
})

describe('Cancelar', () => {
  test.each([
    ['Cliente desistiu', 'Cliente desistiu'],
    ['  ', null],
  ])('com o motivo %j guarda %j e quando', async (motivo, guardado) => {
    const id = await umPedidoCom('Em Preparação')
    const pedido = { statusMostrado: 'Em Preparação', motivo, por, agora }
    expect(await cancelarPedido(mundo.bella, id, pedido)).toBe(NAO_EXISTE)
    expect(await cancelarPedido(mundo.cantina, id, pedido)).toEqual({ dados: 'Cancelado' })
    const [cancelado] = await mundo.sql(
      'select status, data_cancelamento, motivo_cancelamento from pedidos where id = $1',
      [id],
    )
    expect(cancelado).toEqual({
      status: 'Cancelado',
      data_cancelamento: agora,
      motivo_cancelamento: guardado,
    })
    expect((await passos(id)).at(-1)).toEqual({ de: 'Em Preparação', para: 'Cancelado', user_id: por })
  })
})

describe('Não avança', () => {
  test('o pedido de outra empresa, que é como se não existisse', async () => {
    const id = await umPedidoCom('Em Rota')
    expect(await avancarPedido(mundo.bella, id, { statusMostrado: 'Em Rota', por, agora })).toBe(NAO_EXISTE)
    const [pedido] = await mundo.sql('select status from pedidos where id = $1', [id])
    expect(pedido).toEqual({ status: 'Em Rota' })
  })
})
