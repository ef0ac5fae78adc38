import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())

const cardapio = () => comanda.browser().html(`/${CANTINA.slug}`)
const versao = async () => (await (await comanda.browser().get(`/${CANTINA.slug}/estado`)).json()).versao
const pedir = () => comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())

test('o dono pausa: o cardápio diz até quando, o aberto fica sabendo, e nada se pede até que ele retome', async () => {
  const antes = await versao()
  const campos = { duracao: '60', servico: 'tudo', motivo: 'Muitos pedidos agora' }
  expect((await dono.form('/home/pausa', campos)).status).toBe(200)
  const pausada = await versao()
  expect(pausada).not.toBe(antes)
  expect(await cardapio()).toMatch(/Pausamos os pedidos até [^.]+\. Muitos pedidos agora\./)
  const negado = await pedir()
  expect([negado.status, (await negado.json()).recusa.codigo]).toEqual([422, 'loja-pausada'])
  expect(await dono.html('/home')).toMatch(/Pausado até/)

  expect((await dono.form('/home/pausa/fim', {})).status).toBe(200)
  expect(await versao()).not.toBe(pausada)
  expect(await cardapio()).not.toContain('Pausamos os pedidos')
  expect((await pedir()).status).toBe(200)
})

test('o tempo de preparo aparece no cardápio, e o pedido responde entre que horas fica pronto', async () => {
  const campos = { preparoMin: '40' }
  expect((await dono.form('/home/configuracoes/tempo', campos)).status).toBe(200)
  expect(await cardapio()).toContain('40-55 min')
  const pedido = await pedir()
  const { pedidoId, previsao } = await pedido.json()
  expect(previsao).toMatch(/^entre \d\d:\d\d e \d\d:\d\d$/)
  expect(await comanda.browser().html(`/${CANTINA.slug}/status-pedido/id/${pedidoId}`)).toContain(previsao)
  expect(await dono.html(`/home/pedidos/${pedidoId}/recibo`)).toContain(previsao)

  // Once it has passed, the customer reads it, and the owner's board has it as late.
  const status = () => comanda.browser().html(`/${CANTINA.slug}/status-pedido/id/${pedidoId}`)
  const atrasados = async () => [...(await dono.html('/home')).matchAll(/: Atrasado"/g)].length
  const antes = await atrasados()
  expect(await status()).not.toContain('Um pouco atrasado.')
  // The board's clock advances by ten seconds.
  await comanda.mundo.sql(
    "update pedidos set prometido_para = now() - interval '11 seconds' where empresa_id = $1 and id = $2",
    [comanda.mundo.cantina, pedidoId],
  )
  expect(await status()).toContain('Um pouco atrasado. A loja foi avisada.')
  expect(await atrasados()).toBe(antes + 1)
  const correria = { minutos: '15', duracao: '60' }
  expect((await dono.form('/home/correria', correria)).status).toBe(200)
  expect(await cardapio()).toContain('55-70 min')
  expect((await dono.form('/home/correria/fim', {})).status).toBe(200)
  expect((await dono.form('/home/configuracoes/tempo', { preparoMin: '' })).status).toBe(200)
  expect(await cardapio()).not.toContain('40-55 min')
})

test('uma data especial é salva, recusada ao lado do campo, excluída e trazida de volta', async () => {
  const natal = { data: '25/12/2026', nome: 'Natal', fechado: 'sim' }
  const salvo = await dono.form('/home/horarios/datas', natal)
  expect(salvo.status).toBe(200)
  const outro = await dono.form('/home/horarios/datas', { ...natal, nome: 'Outro' })
  expect(outro.status).toBe(422)
  expect(await dono.html('/home/horarios')).toContain('25/12/2026')
  expect((await dono.form('/home/horarios/datas/2026-12-25/exclusao', {})).status).toBe(200)
  expect((await dono.form('/home/horarios/datas/2026-12-25/exclusao', {})).status).toBe(404)
  expect((await dono.form('/home/configuracoes/margem', { margemFechamentoMin: '61' })).status).toBe(422)
  expect((await dono.form('/home/configuracoes/margem', { margemFechamentoMin: '30' })).status).toBe(200)
})
