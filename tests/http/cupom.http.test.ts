import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { CANTINA, CLIENTES } from '../world/demo'
import { plantarCupom } from '../world/plantado/cupom-plantado'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'

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
  for (const codigo of ['NAOEXISTE', 'INATIVO', 'VENCIDO', 'ESGOTADO', '!!', '']) {
    const resposta = await perguntar(codigo)
    respostas.push(`${resposta.status} ${await resposta.text()}`)
  }
  expect([...new Set(respostas)]).toEqual([
    expect.stringMatching(/^422 .*Este cupom não está disponível para este pedido\./),
  ])
  expect(await (await perguntar('GRANDE')).text()).toContain(
    'Este cupom vale a partir de R$\u00a0900,00 em itens. Faltam',
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

test('trinta códigos errados num endereço encerram as tentativas; a chave que o navegador escolhe não dá outras', async () => {
  const rede = comanda.browser()
  const tentar = (n: number, chave: object) => perguntar(`ERRADO${n}`, chave, rede)
  const meu = { navegador: randomUUID() }
  for (let n = 0; n < 15; n++) expect((await tentar(n, meu)).status).toBe(422)
  for (let n = 15; n < 30; n++) expect((await tentar(n, {})).status).toBe(422)
  const limitado = await perguntar('VALE', {}, rede)
  expect(limitado.status).toBe(429)
  expect(Number(limitado.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await limitado.text()).toContain('Você tentou muitos cupons em pouco tempo.')
  expect((await perguntar('VALE')).status).toBe(200)
})

test('o mesmo código na mesma tentativa conta uma vez, por mais que o carrinho mude', async () => {
  const rede = comanda.browser()
  const meu = { navegador: randomUUID() }
  const [item] = comanda.umaFocaccia().itens
  for (let n = 0; n < 40; n++) {
    const mudado = { ...meu, itens: [{ ...item, quantidade: 1 + (n % 9) }] }
    expect((await perguntar('GRANDE', mudado, rede)).status).toBe(422)
  }
  let outros = 0
  while (outros < 40 && (await perguntar(`OUTRO${outros}`, meu, rede)).status === 422) outros++
  expect(outros).toBe(29)
})

describe('A quem não pediu com o telefone', () => {
  const VALE_NO_PRIMEIRO = 'vale no primeiro pedido deste telefone; conferido ao finalizar'
  const dele = (telefone: string) => ({ telefone, nome: 'Rosa Klein', email: null })
  /** An order with the coupon for a first order, sent from an address. */
  function pedir(telefone: string, outro: object, navegador: Browser = comanda.browser()) {
    const pedido = { ...comanda.umaFocaccia(), cliente: dele(telefone), cupom: 'PRIMEIRO', ...outro }
    return navegador.post(`/${CANTINA.slug}/pedidos`, pedido)
  }
  const quantosPedidos = async () => (await comanda.mundo.sql(`select id from pedidos`)).length
  let comDesconto: number
  beforeAll(async () => {
    const { valores } = await (await pedir(novoTelefone(), { totalVisto: 1 })).json()
    comDesconto = valores.totalComFrete
    expect(valores.descontoItens).toBeGreaterThan(0)
  })
  const { mariana } = CLIENTES

  test('a conferência responde o mesmo, tenha ele pedido aqui ou não, e diz que se confere ao finalizar', async () => {
    const [estranho, pediu] = await Promise.all(
      [novoTelefone(), mariana.telefone].map(async telefone => {
        const resposta = await perguntar('PRIMEIRO', { telefone })
        return [resposta.status, await resposta.json()]
      }),
    )
    expect(pediu).toEqual(estranho)
    expect(pediu).toMatchObject([200, { abatimento: { codigo: 'PRIMEIRO', aConferir: VALE_NO_PRIMEIRO } }])
  })

  test.each([
    ['com outros valores', { totalVisto: 1 }, 409],
    ['pago com pouco dinheiro', { formaPagamento: 'dinheiro', valorPago: 1 }, 422],
    ['para um lugar sem entrega', { tipoEntrega: 'Por drone' }, 422],
  ])('um pedido %s responde o mesmo', async (_, outro, status) => {
    const respostas = await Promise.all(
      [novoTelefone(), mariana.telefone].map(async telefone => {
        const resposta = await pedir(telefone, { totalVisto: comDesconto, ...outro })
        return `${resposta.status} ${await resposta.text()}`
      }),
    )
    expect(respostas[1]).toBe(respostas[0])
    expect(respostas[0]).toMatch(new RegExp(`^${status} `))
  })

  test('a recusa vem ao finalizar, e gasta uma de dez tentativas; os pedidos feitos não gastam', async () => {
    const rede = comanda.browser()
    const deOutroNavegador = () => comanda.browser(rede.address)
    const antes = await quantosPedidos()
    for (let n = 0; n < 12; n++) {
      const feito = await pedir(novoTelefone(), { totalVisto: comDesconto }, deOutroNavegador())
      expect(feito.status).toBe(200)
    }
    for (let n = 0; n < 10; n++) {
      const recusado = await pedir(mariana.telefone, { totalVisto: comDesconto }, deOutroNavegador())
      expect(recusado.status).toBe(409)
      expect(await recusado.json()).toMatchObject({
        ...{ mudou: true, cupom: { texto: 'Este cupom não está disponível para este pedido.' } },
        valores: { descontoItens: 0 },
      })
    }
    for (const telefone of [mariana.telefone, novoTelefone()]) {
      const limitado = await pedir(telefone, { totalVisto: comDesconto }, deOutroNavegador())
      expect(limitado.status).toBe(429)
      expect(Number(limitado.headers.get('Retry-After'))).toBeGreaterThan(2)
    }
    expect(await quantosPedidos()).toBe(antes + 12)
    expect((await pedir(novoTelefone(), { totalVisto: comDesconto })).status).toBe(200)
  })

  test('quem pediu com ele ouve logo, na conferência e com outros valores', async () => {
    const freguesa = comanda.browser()
    const telefone = novoTelefone()
    expect((await pedir(telefone, { totalVisto: comDesconto }, freguesa)).status).toBe(200)
    expect((await perguntar('PRIMEIRO', { telefone }, freguesa)).status).toBe(422)
    const dito = { mudou: true, cupom: { codigo: 'cupom-indisponivel' } }
    expect(await (await pedir(telefone, { totalVisto: 1 }, freguesa)).json()).toMatchObject(dito)
    const deOutra = await perguntar('PRIMEIRO', { telefone: mariana.telefone }, freguesa)
    expect(deOutra.status).toBe(422)
    const mesmoComNovo = await perguntar('PRIMEIRO', { telefone: novoTelefone() }, freguesa)
    expect(mesmoComNovo.status).toBe(422)
  })

  test('um cupom de uma vez por cliente também só se confere ao finalizar', async () => {
    await plantarCupom(comanda.mundo.cantina, { codigo: 'UMAVEZ', porCliente: 1 })
    const telefone = novoTelefone()
    const cupom = { cupom: 'UMAVEZ', totalVisto: comDesconto }
    expect((await pedir(telefone, cupom)).status).toBe(200)
    const conferido = await perguntar('UMAVEZ', { telefone })
    expect(await conferido.json()).toMatchObject({
      abatimento: { aConferir: 'vale uma vez por telefone; conferido ao finalizar' },
    })
    expect(await (await pedir(telefone, { ...cupom, totalVisto: 1 })).json()).not.toHaveProperty('cupom')
    expect((await pedir(telefone, cupom)).status).toBe(409)
    expect((await pedir(novoTelefone(), cupom)).status).toBe(200)
  })
})

test('quem tenta endereços guardados pelo pedido gasta as mesmas tentativas que ao perguntar pelo telefone', async () => {
  const { mariana } = CLIENTES
  const rede = comanda.browser()
  const cliente = { telefone: mariana.telefone, nome: 'Rosa Klein', email: null }
  const tentar = (cepSalvo: string) =>
    rede.post(`/${CANTINA.slug}/pedidos`, {
      ...comanda.umaFocaccia(),
      ...{ cliente, tipoEntrega: 'Receber no meu endereço', cepSalvo, totalVisto: 1 },
    })
  for (let n = 0; n < 10; n++) expect((await tentar(`0543300${n}`)).status).toBe(422)
  const certo = await tentar(mariana.cep ?? '')
  expect([certo.status, await certo.text()]).toEqual([422, expect.stringContaining('sem-endereco-salvo')])
})

test('um banco que falha no meio do pedido não gasta as tentativas do cupom', async () => {
  const cliente = comanda.browser()
  const pedir = () => cliente.post(`/${CANTINA.slug}/pedidos`, { ...comanda.umaFocaccia(), cupom: 'VALE' })
  await comanda.mundo.sql('alter table cupons rename to cupons_fora')
  for (let n = 0; n < 12; n++) expect((await pedir()).status).toBe(500)
  await comanda.mundo.sql('alter table cupons_fora rename to cupons')
  expect((await pedir()).status).not.toBe(429)
})
