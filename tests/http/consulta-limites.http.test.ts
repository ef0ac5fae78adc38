import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS } from '../world/demo'
import { umPedido } from '../world/um-pedido'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const PAGINA = `/${CANTINA.slug}/status-pedido`
const { mariana, otavio } = CLIENTES
const LIMITADA = 'Muitas consultas em pouco tempo. Aguarde um momento e tente de novo.'

let telefones = 11_960_000_000
const novoTelefone = () => String(++telefones)

function buscar(navegador: Browser, por: string, termo: string) {
  return navegador.form(PAGINA, { por, termo })
}

async function pedir(navegador: Browser, telefone: string): Promise<void> {
  const { id } = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)
  const pedido = umPedido({
    itens: [{ produtoId: id, quantidade: 1, extras: [], observacao: null }],
    totalVisto: PRODUTOS.semExtras.preco,
    cliente: { telefone, nome: 'Ivone Canário', email: null },
  })
  expect((await navegador.post(`/${CANTINA.slug}/pedidos`, pedido)).status).toBe(200)
}

describe('A consulta de pedidos é limitada', () => {
  test('quem tenta muitos números é limitado; quem acerta, não', async () => {
    const navegador = comanda.browser()
    for (let n = 0; n < 60; n++) await buscar(navegador, 'id', String(10_000_100 + n))
    const resposta = await buscar(navegador, 'id', '10000099')
    expect(resposta.status).toBe(429)
    expect(Number(resposta.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await resposta.text()).toContain(LIMITADA)

    const honesto = comanda.browser()
    for (let n = 0; n < 65; n++) {
      expect((await buscar(honesto, 'id', String(PEDIDOS.pendente.numero))).status).toBe(303)
    }
  })

  test('de mil telefones só dez são respondidos a um endereço, e o mesmo de novo não conta', async () => {
    const navegador = comanda.browser()
    for (let n = 0; n < 3; n++) await navegador.get(`${PAGINA}/tel/${otavio.telefone}`)
    for (let n = 0; n < 9; n++) {
      expect((await navegador.get(`${PAGINA}/tel/${novoTelefone()}`)).status).toBe(404)
    }
    const limitado = await navegador.get(`${PAGINA}/tel/${novoTelefone()}`)
    expect(limitado.status).toBe(429)
    expect(Number(limitado.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await limitado.text()).toContain(LIMITADA)
    const peloFormulario = await buscar(navegador, 'telefone', novoTelefone())
    expect(peloFormulario.status).toBe(429)
    expect((await navegador.get(`${PAGINA}/tel/${otavio.telefone}`)).status).not.toBe(429)
  })

  test('o que o checkout pergunta conta junto', async () => {
    const navegador = comanda.browser()
    for (let n = 0; n < 10; n++)
      await navegador.post(`/${CANTINA.slug}/cliente`, { telefone: novoTelefone() })
    expect((await navegador.get(`${PAGINA}/tel/${mariana.telefone}`)).status).toBe(429)
  })

  test('um telefone é respondido a dez endereços', async () => {
    const telefone = novoTelefone()
    const respostas = []
    for (let n = 0; n < 11; n++)
      respostas.push((await comanda.browser().get(`${PAGINA}/tel/${telefone}`)).status)
    expect(respostas).toEqual([...Array(10).fill(404), 429])
  })

  test('ao navegador do próprio cliente a lista é sempre respondida', async () => {
    const dono = comanda.browser()
    const telefone = novoTelefone()
    await pedir(dono, telefone)
    await pedir(dono, telefone)
    for (let n = 0; n < 11; n++) await dono.get(`${PAGINA}/tel/${novoTelefone()}`)
    expect((await dono.get(`${PAGINA}/tel/${novoTelefone()}`)).status).toBe(429)
    expect(await dono.html(`${PAGINA}/tel/${telefone}`)).toContain('Seus Pedidos Recentes:')
  })
})
