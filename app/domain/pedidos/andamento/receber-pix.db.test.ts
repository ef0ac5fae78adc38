import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { salvarChavePix } from '~/domain/configuracoes/salvar-chave-pix.server'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido, type NovoPedidoEnviado } from '~/domain/pedidos/checkout/novo-pedido'
import { lerCodigoPix } from '~/domain/pix/ler-codigo'
import { ehRecusa } from '~/domain/respostas/recusa'
import { NAO_EXISTE } from '~/domain/respostas/resultado'
import { centavos } from '~/domain/valores/centavos'
import type { PedidoId } from '~/domain/valores/ids'
import { readEvents } from '~/server/database/events.server'
import { dadosDe } from '../../../../tests/world/banco/dados-de'
import { abrirMundo, type Mundo } from '../../../../tests/world/mundo'
import { type Balcao, noBalcao } from '../../../../tests/world/no-balcao'
import { umPedido } from '../../../../tests/world/um-pedido'
import { CHAVE_DIGITADA, RECEBEDOR } from '../../../../tests/world/uma-chave-pix'
import { cancelarPedido } from './cancelar-pedido.server'
import { moverPedido } from './mover-pedido.server'
import { desfazerPix, receberPix } from './receber-pix.server'

let mundo: Mundo
let balcao: Balcao
beforeAll(async () => {
  mundo = await abrirMundo()
  balcao = await noBalcao(mundo)
  await salvarChavePix(mundo.cantina, CHAVE_DIGITADA)
})
afterAll(() => mundo.fechar())

/** Places one fillet, R$ 89,90, as a customer does. */
async function pedir(mudancas: Partial<NovoPedidoEnviado> = {}) {
  const novo = lerNovoPedido(
    umPedido({
      itens: [{ produtoId: balcao.file, quantidade: 1, extras: [], observacao: null }],
      totalVisto: 89_90,
      ...mudancas,
    }),
  )
  if (ehRecusa(novo)) throw new Error(novo.texto)
  const dados = dadosDe(await fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] }))
  if (!('repetido' in dados)) throw new Error(JSON.stringify(dados))
  return {
    ...dados,
    repetir: () => fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] }),
  }
}

const codigo = async (id: PedidoId) => (await balcao.comoEsta(id)).pixCopiaECola
const pagamentos = (id: PedidoId) =>
  mundo.sql('select situacao, forma, valor, user_id::int, em from pagamentos where pedido_id = $1', [id])
const confirmacao = async (id: PedidoId) => {
  const { pagamentoConfirmado, dataConfirmacao } = await balcao.comoEsta(id)
  return [pagamentoConfirmado, dataConfirmacao]
}
const depois = new Date('2026-11-20T23:50:00Z')
const receber = (id: PedidoId, valor = 89_90, agora = depois) =>
  receberPix(mundo.cantina, id, { valorMostrado: centavos(valor), por: balcao.por, agora })
const desfazer = (id: PedidoId, pagamento: number) =>
  desfazerPix(mundo.cantina, id, { pagamento, por: balcao.por, agora: depois })
const mover = (id: PedidoId, statusMostrado: string, para: string) =>
  moverPedido(mundo.cantina, id, { statusMostrado, para, por: balcao.por, agora: balcao.agora })

describe('O código do pedido', () => {
  test('nasce com ele, com o valor, a chave e o número, e a repetição do envio o diz de novo', async () => {
    const { pedidoId, pix, repetir } = await pedir()
    expect(pix).toBe(await codigo(pedidoId))
    expect(lerCodigoPix(pix ?? '')).toEqual({ valor: 89_90, recebedor: RECEBEDOR })
    expect(pix).toContain(`PED${pedidoId}`)
    expect(dadosDe(await repetir())).toEqual({ pedidoId, pix, repetido: true })
  })

  test('não existe para quem paga de outro jeito', async () => {
    const { pedidoId, pix } = await pedir({ formaPagamento: 'cartao_debito' })
    expect([pix, await codigo(pedidoId)]).toEqual([null, null])
  })

  test('continua o mesmo quando a chave muda, e nasce com a chave de agora quando o valor muda', async () => {
    const { pedidoId: id, pix } = await pedir()
    await salvarChavePix(mundo.cantina, { ...CHAVE_DIGITADA, nome: 'Outra Cantina' })
    expect(await codigo(id)).toBe(pix)
    const [item] = await balcao.queFicam(id)
    if (!item) throw new Error('no line')
    await balcao.editar(id, 1, {
      itens: [item],
      observacoes: 'só o recado muda',
      tipoEntrega: 'Retirar no local',
    })
    expect(await codigo(id)).toBe(pix)
    await balcao.editar(id, 2, { itens: [{ ...item, quantidade: 2 }], tipoEntrega: 'Retirar no local' })
    expect(lerCodigoPix((await codigo(id)) ?? '')).toEqual({ valor: 179_80, recebedor: 'Outra Cantina' })
    await balcao.editar(id, 3, {
      ...{ itens: [{ ...item, quantidade: 2 }], tipoEntrega: 'Retirar no local' },
      ...{ formaPagamento: 'dinheiro', valorPago: 200_00 },
    })
    expect(await codigo(id)).toBeNull()
    await salvarChavePix(mundo.cantina, CHAVE_DIGITADA)
  })

  test('do pedido lançado no painel também nasce; sem chave, ou de graça, não', async () => {
    const id = await balcao.lancado(balcao.enviado())
    expect(lerCodigoPix((await codigo(id)) ?? '').valor).toBe(89_90)
    expect(
      await codigo(await balcao.lancado(balcao.enviado({ itens: [balcao.umFile({ preco: 0 })] }))),
    ).toBeNull()
    await salvarChavePix(mundo.cantina, { chave: '' })
    expect(await codigo(await balcao.lancado(balcao.enviado()))).toBeNull()
    await salvarChavePix(mundo.cantina, CHAVE_DIGITADA)
  })

  test('depois de pago é para o que falta, e o que não falta não se pede', async () => {
    const { pedidoId: id, pix } = await pedir()
    await receber(id)
    const [item] = await balcao.queFicam(id)
    if (!item) throw new Error('no line')
    const comPreco = (preco: number) => ({
      itens: [{ ...item, preco }],
      tipoEntrega: 'Retirar no local' as const,
    })
    await balcao.editar(id, 1, comPreco(80_00))
    expect(await codigo(id)).toBe(pix)
    await balcao.editar(id, 2, comPreco(100_00))
    expect(lerCodigoPix((await codigo(id)) ?? '').valor).toBe(10_10)
    expect(await receber(id, 10_10)).toHaveProperty('dados')
    expect((await pagamentos(id)).map(({ valor }) => valor)).toEqual(['89.90', '10.10'])
  })
})

describe('Recebi o Pix', () => {
  test('guarda quem e quando, uma vez só, por mais que se aperte, e o evento avisa', async () => {
    const { pedidoId: id } = await pedir()
    const respostas = await Promise.all(Array.from({ length: 8 }, () => receber(id)))
    expect(new Set(respostas.map(resposta => JSON.stringify(resposta))).size).toBe(1)
    const linha = { forma: 'pix', valor: '89.90', user_id: balcao.por }
    expect(await pagamentos(id)).toEqual([{ ...linha, situacao: 'recebido', em: depois }])
    expect(await confirmacao(id)).toEqual([true, depois])
    const { events } = await readEvents(0)
    expect(events.filter(({ objectId }) => objectId === id).map(({ type }) => type)).toEqual([
      'pedido-feito',
      'pagamento-mudou',
    ])
  })

  test('avançar só presume; receber toma o lugar do presumido, e a confirmação fica com a sua hora', async () => {
    const { pedidoId: id } = await pedir()
    await mover(id, 'Pendente', 'Em Preparação')
    const presumido = { situacao: 'presumido', forma: 'pix', valor: '89.90', user_id: balcao.por }
    expect(await pagamentos(id)).toEqual([{ ...presumido, em: balcao.agora }])
    await mover(id, 'Em Preparação', 'Finalizado')
    expect(await pagamentos(id)).toEqual([{ ...presumido, em: balcao.agora }])
    await receber(id)
    expect(await pagamentos(id)).toEqual([{ ...presumido, situacao: 'recebido', em: depois }])
    expect(await confirmacao(id)).toEqual([true, balcao.agora])
  })

  test('desfeito antes de sair de Pendente não deixa nada, e uma vez só', async () => {
    const { pedidoId: id } = await pedir()
    const { pagamento } = dadosDe(await receber(id))
    expect(await desfazer(id, pagamento)).toEqual({ dados: null })
    expect(await desfazer(id, pagamento)).toEqual({ dados: null })
    expect(await pagamentos(id)).toEqual([])
    expect(await confirmacao(id)).toEqual([false, null])
  })

  test('desfeito depois volta a presumido desde que o pedido saiu de Pendente', async () => {
    const { pedidoId: id } = await pedir()
    const { pagamento } = dadosDe(await receber(id))
    await mover(id, 'Pendente', 'Em Preparação')
    await mover(id, 'Em Preparação', 'Pendente')
    await desfazer(id, pagamento)
    expect(await pagamentos(id)).toMatchObject([{ situacao: 'presumido', em: balcao.agora }])
    expect(await confirmacao(id)).toEqual([true, balcao.agora])
  })

  test('desfazer o que outro confirmou de novo não tira o dele', async () => {
    const { pedidoId: id } = await pedir()
    const { pagamento } = dadosDe(await receber(id))
    await desfazer(id, pagamento)
    await receber(id)
    await desfazer(id, pagamento)
    expect(await pagamentos(id)).toMatchObject([{ situacao: 'recebido' }])
  })

  test('desfazer num pedido que mudou de valor traz o código do valor de agora', async () => {
    const { pedidoId: id } = await pedir()
    const { pagamento } = dadosDe(await receber(id))
    const [item] = await balcao.queFicam(id)
    if (!item) throw new Error('no line')
    await balcao.editar(id, 1, { itens: [{ ...item, preco: 80_00 }], tipoEntrega: 'Retirar no local' })
    await desfazer(id, pagamento)
    expect(lerCodigoPix((await codigo(id)) ?? '').valor).toBe(80_00)
  })

  test('é recusado com o valor de antes, no pedido cancelado, e no que se paga de outro jeito', async () => {
    const dito = async (id: PedidoId, valor?: number) => {
      const feito = await receber(id, valor)
      return 'recusas' in feito && [feito.recusas[0]?.titulo, feito.recusas[0]?.texto]
    }
    const { pedidoId: id } = await pedir()
    expect(await dito(id, 80_00)).toEqual([
      'Pix não confirmado',
      'O valor a receber agora é R$\u00a089,90. Confira de novo antes de confirmar.',
    ])
    const cancelamento = { statusMostrado: 'Pendente', motivo: null, por: balcao.por, agora: balcao.agora }
    await cancelarPedido(mundo.cantina, id, cancelamento)
    expect(await dito(id)).toEqual([
      'Pix não confirmado',
      'Este pedido foi cancelado. Se o dinheiro chegou, combine a devolução com o cliente.',
    ])
    const { pedidoId: noCartao } = await pedir({ formaPagamento: 'cartao_debito' })
    expect(await dito(noCartao)).toEqual([
      'Pix não confirmado',
      'A forma de pagamento deste pedido mudou. O quadro foi atualizado.',
    ])
    expect([...(await pagamentos(id)), ...(await pagamentos(noCartao))]).toEqual([])
  })

  test('o pedido de outra empresa é como se não existisse', async () => {
    const { pedidoId: id } = await pedir()
    const quem = { por: balcao.por, agora: depois }
    expect(await receberPix(mundo.bella, id, { ...quem, valorMostrado: centavos(89_90) })).toBe(NAO_EXISTE)
    expect(await desfazerPix(mundo.bella, id, { ...quem, pagamento: 1 })).toBe(NAO_EXISTE)
  })
})
