import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { plantarCupom } from '../world/cupom-plantado'
import { CANTINA, CLIENTES } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  const { cantina } = comanda.mundo
  await plantarCupom(cantina, { codigo: 'VALE' })
  await plantarCupom(cantina, { codigo: 'INATIVO', ativo: false })
  await plantarCupom(cantina, { codigo: 'VENCIDO', fim: '2020-01-01' })
  await plantarCupom(cantina, { codigo: 'PRIMEIRO', primeiraCompra: true })
  await plantarCupom(cantina, { codigo: 'GRANDE', minimo: centavos(900_00) })
  await plantarCupom(cantina, { codigo: 'ESGOTADO', limite: 1 })
  await comanda.mundo.sql(`update cupons set usos = 1 where codigo = 'ESGOTADO'`)
})
afterAll(() => comanda.close())

/** Each try of its own, unless told. */
function perguntar(cupom: unknown, outro: object = {}, navegador: Browser = comanda.browser()) {
  const { itens, tipoEntrega } = comanda.umaFocaccia()
  const { telefone } = CLIENTES.mariana
  const corpo = { cupom, itens, tipoEntrega, telefone, navegador: randomUUID(), ...outro }
  return navegador.post(`/${CANTINA.slug}/cupom`, corpo)
}

test('o cupom que vale diz o que tira, e perguntar não o gasta', async () => {
  for (let n = 0; n < 35; n++) expect((await perguntar('vale')).status).toBe(200)
  const resposta = await perguntar('Vale ')
  expect(await resposta.json()).toMatchObject({ abatimento: { codigo: 'VALE', alvo: 'itens' } })
  expect(await comanda.mundo.sql(`select usos from cupons where codigo = 'VALE'`)).toEqual([{ usos: 0 }])
})

test('o que ninguém deve descobrir tem uma resposta só, byte por byte, e o mínimo diz o que falta', async () => {
  const respostas = []
  for (const codigo of ['NAOEXISTE', 'INATIVO', 'VENCIDO', 'ESGOTADO', 'PRIMEIRO', '!!', '']) {
    const resposta = await perguntar(codigo)
    respostas.push(`${resposta.status} ${await resposta.text()}`)
  }
  expect([...new Set(respostas)]).toEqual([
    expect.stringMatching(/^422 .*Este cupom não está disponível para este pedido\./),
  ])
  expect(await (await perguntar('GRANDE')).text()).toContain(
    'Este cupom vale a partir de R$ 900,00 em itens. Faltam',
  )
})

test('uma pergunta ilegível é recusada', async () => {
  for (const outro of [{ itens: [] }, { telefone: 7 }, { navegador: 'eu' }, { tipoEntrega: 'Por drone' }]) {
    expect((await perguntar('VALE', outro)).status).toBe(400)
  }
})

test('um código recusado junto com um pedido conta com os perguntados: são trinta ao todo, e sem cupom se pede', async () => {
  const rede = comanda.browser()
  const pedir = (cupom?: string) =>
    rede.post(`/${CANTINA.slug}/pedidos`, { ...comanda.umaFocaccia(), ...(cupom && { cupom }) })
  for (let n = 0; n < 15; n++) {
    expect((await perguntar(`ERRADO${n}`, {}, rede)).status).toBe(422)
    expect((await pedir(`OUTRO${n}`)).status).toBe(409)
  }
  const limitado = await pedir('VALE')
  expect(limitado.status).toBe(429)
  expect(Number(limitado.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await limitado.text()).toContain('Você tentou muitos cupons em pouco tempo.')
  expect((await perguntar('VALE', {}, rede)).status).toBe(429)
  expect((await pedir()).status).toBe(200)
})

test('dez códigos errados num navegador, e trinta num endereço, encerram as tentativas', async () => {
  const rede = comanda.browser()
  const meu = { navegador: randomUUID() }
  for (let n = 0; n < 10; n++) expect((await perguntar(`ERRADO${n}`, meu, rede)).status).toBe(422)
  const limitado = await perguntar('VALE', meu, rede)
  expect(limitado.status).toBe(429)
  expect(Number(limitado.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await limitado.text()).toContain('Você tentou muitos cupons em pouco tempo.')
  expect((await perguntar('VALE', {}, rede)).status).toBe(200)

  let outros = 0
  while (outros < 40 && (await perguntar(`CODIGO${outros}`, {}, rede)).status === 422) outros++
  expect(outros).toBe(20)
  expect((await perguntar('VALE', {}, rede)).status).toBe(429)
  expect((await perguntar('VALE')).status).toBe(200)
})
