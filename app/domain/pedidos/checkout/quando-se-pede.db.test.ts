import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { pausar, retomar } from '~/domain/horarios/atendimento/pausar.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { ContaId } from '~/domain/valores/ids'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { ENDERECO_PERTO, umPedido } from '../../../../tests/world/um-pedido'
import { fazerPedido } from './fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from './novo-pedido'

let mundo: Mundo
let itens: NovoPedidoEnviado['itens']
let por: ContaId
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  const { id } = await mundo.produto(mundo.cantina, 'Filé à parmegiana')
  itens = [{ produtoId: id, quantidade: 1, extras: [], observacao: null }]
  const [dono] = await mundo.sql<{ id: string }>('select user_id as id from membros where empresa_id = $1', [
    mundo.cantina,
  ])
  por = Number(dono?.id) as ContaId
})
afterAll(() => mundo.fechar())
beforeEach(() => mundo.sql('delete from pausas'))

const AGORA = new Date('2026-11-20T23:00:00Z')
const retirada = () => umPedido({ itens, totalVisto: 89_90 })
const entrega = () =>
  umPedido({
    itens,
    tipoEntrega: 'Receber no meu endereço',
    endereco: ENDERECO_PERTO,
    totalVisto: 98_10,
  })

async function pedir(enviado: NovoPedidoEnviado, agora = AGORA) {
  const novo = lerNovoPedido(enviado)
  if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.texto}`)
  return fazerPedido(mundo.cantina, novo, { agora, pedidosDaqui: [] })
}
const codigo = async (enviado: NovoPedidoEnviado, agora = AGORA) => {
  const feito = await pedir(enviado, agora)
  return 'recusas' in feito ? feito.recusas[0]?.codigo : 'feito'
}

test('Com tudo pausado nada se pede; quem retoma volta a receber, e a pausa acaba sozinha', async () => {
  await pausar(
    mundo.cantina,
    { duracao: '30', servico: 'tudo', motivo: 'Forno em manutenção' },
    { por, agora: AGORA },
  )
  expect(await pedir(retirada())).toMatchObject({
    recusas: [
      {
        codigo: 'loja-pausada',
        titulo: 'Pedidos pausados',
        texto: 'Pausamos os pedidos até 20:30. Forno em manutenção.',
      },
    ],
  })
  expect(await codigo(entrega(), new Date('2026-11-20T23:29:59Z'))).toBe('loja-pausada')
  expect(await codigo(entrega(), new Date('2026-11-20T23:30:00Z'))).toBe('feito')
  await retomar(mundo.cantina, AGORA)
  expect(await codigo(retirada())).toBe('feito')
})

test('Com as entregas pausadas ainda se retira, e com as retiradas ainda se recebe em casa', async () => {
  await pausar(mundo.cantina, { duracao: '30', servico: 'entrega' }, { por, agora: AGORA })
  expect([await codigo(entrega()), await codigo(retirada())]).toEqual(['loja-pausada', 'feito'])
  await pausar(mundo.cantina, { duracao: '30', servico: 'retirada' }, { por, agora: AGORA })
  expect([await codigo(entrega()), await codigo(retirada())]).toEqual(['feito', 'loja-pausada'])
})

test('Na noite do dia 24 se pede até as 2 da manhã do dia 25, que está fechado', async () => {
  await mundo.sql(
    `insert into excecoes_horario (empresa_id, data, nome, turnos)
     values ($1, '2026-12-24', 'Véspera de Natal', '[{"abertura":1080,"fechamento":120}]'), ($1, '2026-12-25', 'Natal', '[]')`,
    [mundo.cantina],
  )
  expect(await codigo(retirada(), new Date('2026-12-24T20:59:00Z'))).toBe('loja-fechada')
  expect(await codigo(retirada(), new Date('2026-12-24T21:00:00Z'))).toBe('feito')
  expect(await codigo(retirada(), new Date('2026-12-25T04:59:00Z'))).toBe('feito')
  expect(await codigo(retirada(), new Date('2026-12-25T05:00:00Z'))).toBe('loja-fechada')
  await mundo.sql('update configuracoes set margem_fechamento_min = 30 where empresa_id = $1', [
    mundo.cantina,
  ])
  expect(await pedir(retirada(), new Date('2026-12-25T04:30:00Z'))).toMatchObject({
    recusas: [
      {
        codigo: 'loja-fechada',
        texto: expect.stringContaining('Fechado para novos pedidos. Fechamos às 02:00.'),
      },
    ],
  })
  await mundo.sql('update configuracoes set margem_fechamento_min = 0 where empresa_id = $1', [mundo.cantina])
  await mundo.sql('delete from excecoes_horario')
})

test('O pedido guarda o tempo que lhe foi prometido, e a resposta repetida diz o mesmo', async () => {
  await mundo.sql('update configuracoes set preparo_min = 38 where empresa_id = $1', [mundo.cantina])
  const enviado = entrega()
  const feito = dadosDe(await pedir(enviado))
  const prometido = {
    prometidoDe: new Date('2026-11-20T23:40:00Z'),
    prometidoPara: new Date('2026-11-20T23:55:00Z'),
  }
  expect(feito).toMatchObject({ repetido: false, prometido })
  // A quarter of an hour later, in a rush.
  await mundo.sql('update configuracoes set correria_min = 30, correria_ate = $2 where empresa_id = $1', [
    mundo.cantina,
    '2026-11-21T02:00:00Z',
  ])
  const depois = new Date('2026-11-20T23:15:00Z')
  expect(dadosDe(await pedir(enviado, depois))).toMatchObject({ repetido: true, prometido })
  expect(dadosDe(await pedir(retirada(), depois))).toMatchObject({
    prometido: { prometidoDe: new Date('2026-11-21T00:25:00Z') },
  })
  await mundo.sql('update configuracoes set preparo_min = null where empresa_id = $1', [mundo.cantina])
  expect(dadosDe(await pedir(retirada()))).not.toHaveProperty('prometido')
})
