import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAjustes } from '~/domain/pedidos/store-do-dinheiro.server'
import type { PedidoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe, recusaDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao, telefoneFixo } from '../../../../tests/world/no-balcao'
import { plantarCupom } from '../../../../tests/world/plantado/cupom-plantado'
import { lerPedidoDoPainel } from './pedido-do-painel'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
  await plantarCupom(mundo.cantina, { limite: 1 })
})
afterAll(() => mundo.fechar())

const linhasDe = async (id: PedidoId) =>
  (await withTenant(mundo.cantina, tx => listAjustes(tx, id))).map(({ rotulo, valor }) => [rotulo, valor])

/** Of R$ 89,90. */
const ATRASO = { tipo: 'percentual', valor: 5, motivo: ' Atraso  na entrega' } as const

test('o cupom e o desconto digitado ficam no pedido, com o motivo, e a edição os guarda ou troca', async () => {
  const id = await balcao.lancado(balcao.enviado({ cupom: 'pizza 10', desconto: ATRASO }))
  expect(await linhasDe(id)).toEqual([
    ['Atraso na entrega', 4_50],
    ['Cupom PIZZA10', 8_99],
  ])
  expect((await balcao.comoEsta(id)).totalComFrete).toBe(89_90 - 4_50 - 8_99)
  const itens = await balcao.queFicam(id)
  dadosDe(await balcao.editar(id, 1, { itens, observacoes: 'sem pressa' }))
  expect(await linhasDe(id)).toHaveLength(2)
  dadosDe(await balcao.editar(id, 2, { itens, desconto: { tipo: 'valor', valor: 3_00, motivo: 'Cortesia' } }))
  expect(await linhasDe(id)).toEqual([
    ['Cupom PIZZA10', 8_99],
    ['Cortesia', 3_00],
  ])
  dadosDe(await balcao.editar(id, 3, { itens, desconto: null }))
  expect(await linhasDe(id)).toEqual([['Cupom PIZZA10', 8_99]])
})

test('o uso do cupom acompanha a edição, e o que já não tira nada é devolvido', async () => {
  const cupomId = await plantarCupom(mundo.cantina, { codigo: 'FRETE5', tipo: 'frete', percentual: null })
  const uso = async () => {
    const [linha] = await mundo.sql(
      `select u.valor, u.estornado_em is not null as devolvido, c.usos from usos_cupom u
       join cupons c on c.empresa_id = u.empresa_id and c.id = u.cupom_id where c.id = $1`,
      [cupomId],
    )
    return linha
  }
  const id = await balcao.lancado(balcao.entrega({ cupom: 'FRETE5' }))
  expect(await uso()).toEqual({ valor: '8.20', devolvido: false, usos: 1 })
  const itens = await balcao.queFicam(id)
  dadosDe(await balcao.editar(id, 1, balcao.entrega({ chave: null, itens, frete: 5_00 })))
  expect(await uso()).toEqual({ valor: '5.00', devolvido: false, usos: 1 })
  dadosDe(await balcao.editar(id, 2, { itens }))
  expect(await uso()).toEqual({ valor: '5.00', devolvido: true, usos: 0 })
})

test('o cupom que acabou é recusado ao lado do campo, e nada se grava', async () => {
  const recusa = recusaDe(await balcao.lancar(balcao.enviado({ cupom: 'PIZZA10' })))
  expect(recusa).toMatchObject({ codigo: 'cupom-indisponivel', campo: 'cupom' })
})

describe('O cupom dado a um pedido que já existe', () => {
  const usosDe = async (cupomId: number) =>
    mundo.sql(
      `select u.pedido_id::int as pedido, u.telefone, u.valor, u.estornado_em is not null as devolvido, c.usos
       from usos_cupom u join cupons c on c.empresa_id = u.empresa_id and c.id = u.cupom_id where c.id = $1`,
      [cupomId],
    )
  const comCupom = async (id: PedidoId, versao: number, cupom: string, mais: object = {}) =>
    balcao.editar(id, versao, { itens: await balcao.queFicam(id), cupom, ...mais })

  test('conta um uso, uma vez, e a repetição do mesmo salvar é a mesma', async () => {
    const cupomId = await plantarCupom(mundo.cantina, { codigo: 'VOLTA10' })
    const id = await balcao.lancado(balcao.enviado())
    expect(await comCupom(id, 1, 'volta 10')).toEqual({ dados: { pedidoId: id } })
    expect(await comCupom(id, 1, 'volta 10')).toEqual({ dados: { pedidoId: id } })
    expect(await linhasDe(id)).toEqual([['Cupom VOLTA10', 8_99]])
    const pedido = await balcao.comoEsta(id)
    expect(pedido).toMatchObject({ versao: 2, totalComFrete: 80_91, valorPago: 80_91 })
    expect(await usosDe(cupomId)).toEqual([
      { pedido: id, telefone: pedido.telefoneCliente, valor: '8.99', devolvido: false, usos: 1 },
    ])
    dadosDe(await comCupom(id, 2, 'VOLTA10', { observacoes: 'sem pressa' }))
    expect(await usosDe(cupomId)).toHaveLength(1)
  })

  test('é um só: outro é recusado ao lado do campo, e o que nada mais tira é devolvido e pode voltar', async () => {
    const cupomId = await plantarCupom(mundo.cantina, {
      codigo: 'SOFRETE',
      tipo: 'frete',
      percentual: null,
      limite: 1,
    })
    await plantarCupom(mundo.cantina, { codigo: 'OUTRO10' })
    const id = await balcao.lancado(balcao.entrega())
    const itens = await balcao.queFicam(id)
    const entrega = (mais: object) => balcao.entrega({ chave: null, itens, ...mais })
    dadosDe(await balcao.editar(id, 1, entrega({ cupom: 'SOFRETE' })))
    expect(recusaDe(await balcao.editar(id, 2, entrega({ cupom: 'OUTRO10' })))).toMatchObject({
      codigo: 'pedido-ja-tem-cupom',
      campo: 'cupom',
    })
    dadosDe(await balcao.editar(id, 2, { itens }))
    expect(await usosDe(cupomId)).toMatchObject([{ devolvido: true, usos: 0 }])
    dadosDe(await balcao.editar(id, 3, entrega({ cupom: 'SOFRETE' })))
    expect(await usosDe(cupomId)).toMatchObject([{ pedido: id, valor: '8.20', devolvido: false, usos: 1 }])
    const outro = await balcao.lancado(balcao.entrega())
    const recusada = await balcao.editar(outro, 1, {
      ...entrega({ cupom: 'SOFRETE' }),
      itens: await balcao.queFicam(outro),
    })
    expect(recusaDe(recusada)).toMatchObject({ codigo: 'cupom-indisponivel', campo: 'cupom' })
    expect(await balcao.comoEsta(outro)).toMatchObject({ versao: 1, descontoFrete: 0 })
  })

  test('de primeira compra vale para o primeiro pedido deste telefone, e não para o segundo', async () => {
    await plantarCupom(mundo.cantina, { codigo: 'ESTREIA', primeiraCompra: true, porCliente: 1 })
    const cliente = { nome: 'Ana Prado', telefone: telefoneFixo() }
    const id = await balcao.lancado(balcao.enviado({ cliente }))
    dadosDe(await comCupom(id, 1, 'ESTREIA', { cliente }))
    expect(await linhasDe(id)).toHaveLength(1)
    const segundo = await balcao.lancado(balcao.enviado({ cliente }))
    expect(recusaDe(await comCupom(segundo, 1, 'ESTREIA', { cliente }))).toMatchObject({
      codigo: 'cupom-indisponivel',
      campo: 'cupom',
    })
  })

  test('que se esgota entre dois pedidos ao mesmo tempo é de um só', async () => {
    await plantarCupom(mundo.cantina, { codigo: 'ULTIMO', limite: 1 })
    const ids = [await balcao.lancado(balcao.enviado()), await balcao.lancado(balcao.enviado())]
    const feitos = await Promise.all(ids.map(id => comCupom(id, 1, 'ULTIMO')))
    expect(feitos.filter(feito => 'dados' in feito)).toHaveLength(1)
  })
})

test.each([
  [{ tipo: 'valor', valor: Number.NaN, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'valor', valor: 0, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'percentual', valor: 101, motivo: 'a' }, 'desconto.valor', 'Informe o desconto em reais'],
  [{ tipo: 'valor', valor: 5_00, motivo: ' ' }, 'desconto.motivo', 'Diga o motivo do desconto.'],
] as const)('o desconto %j é recusado no campo %s', (desconto, campo, texto) => {
  const lido = lerPedidoDoPainel(balcao.enviado({ desconto }))
  expect(lido).toMatchObject({ recusas: [{ campo, texto: expect.stringContaining(texto) }] })
})
