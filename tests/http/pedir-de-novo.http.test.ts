import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apagarCliente } from '~/domain/pedidos/privacidade/apagar-cliente.server'
import { CANTINA, PRODUTOS } from '../world/demo'
import { ENDERECO_PERTO } from '../world/um-pedido'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'
import { CANARIOS, ENTREGA, LOJA, nosLivros, preco, VITORIA } from './livros-da-loja'

let comanda: Comanda
let livros: ReturnType<typeof nosLivros>
beforeAll(async () => {
  comanda = await openComanda()
  livros = nosLivros(comanda, await comanda.browser().signIn(CANTINA))
})
afterAll(() => comanda.close())

let rosa: Browser
let telefone: string
beforeEach(() => {
  rosa = comanda.browser()
  telefone = novoTelefone()
})

const COOKIE = `pediu-${CANTINA.slug}`
const pedir = (mudancas: object = {}) => livros.pedir(rosa, telefone, mudancas)
const mudarStatus = (status: string, ...numeros: number[]) =>
  comanda.mundo.sql('update pedidos set status = $1 where id = any($2)', [status, numeros])

interface Resposta {
  readonly aberto: { readonly numero: number; readonly status: string } | null
  readonly pedidos: readonly { readonly numero: number; readonly status: string; readonly resumo: string }[]
}

async function ultimos(navegador = rosa): Promise<Resposta & { readonly texto: string }> {
  const resposta = await navegador.get(`${LOJA}/ultimos-pedidos`)
  expect(resposta.status).toBe(200)
  expect(resposta.headers.get('Cache-Control')).toBe('no-store')
  const texto = await resposta.text()
  return { texto, ...(JSON.parse(texto) as Resposta) }
}

describe('Seus últimos pedidos', () => {
  test('são os três últimos deste navegador, e o que se acompanha é o mais novo dos abertos', async () => {
    const numeros = [await pedir(), await pedir(), await pedir(), await pedir()]
    const lidos = await ultimos()
    expect(lidos.pedidos.map(({ numero }) => numero)).toEqual(numeros.slice(1).reverse())
    expect(lidos.aberto).toEqual({ numero: numeros[3], status: 'Pendente', nomeDoStatus: 'Pendente' })
    expect(lidos.pedidos[0]).toMatchObject({
      resumo: `1x ${PRODUTOS.semExtras.nome}`,
      total: preco,
      linhas: [{ nome: PRODUTOS.semExtras.nome, preco, quantidade: 1, extras: [] }],
    })
    await mudarStatus('Finalizado', ...numeros.slice(1))
    expect((await ultimos()).aberto).toEqual({
      numero: numeros[0],
      status: 'Pendente',
      nomeDoStatus: 'Pendente',
    })
  })

  test('não dizem nome, telefone nem endereço de quem pediu', async () => {
    const { nome, email, endereco } = VITORIA
    await pedir({
      ...{ cliente: { telefone, nome, email }, tipoEntrega: ENTREGA, endereco, totalVisto: preco + 8_20 },
      observacoes: VITORIA.observacao,
    })
    const { texto, pedidos } = await ultimos()
    expect(pedidos).toHaveLength(1)
    expect([...CANARIOS, telefone, ENDERECO_PERTO.cep].filter(canario => texto.includes(canario))).toEqual([])
  })

  test('um pedido que o painel corrigiu volta como ficou, sem o que o painel anotou', async () => {
    const numero = await pedir()
    await livros.caminhos['o dono corrige o pedido que veio'](telefone, numero)
    const { texto, pedidos } = await ultimos()
    expect(pedidos.map(pedido => pedido.numero)).toEqual([numero])
    expect(CANARIOS.filter(canario => texto.includes(canario))).toEqual([])
  })

  test('um cancelado diz que foi cancelado; o de uma pessoa apagada não volta a ninguém', async () => {
    const numero = await pedir()
    await mudarStatus('Cancelado', numero)
    const cancelado = await ultimos()
    expect(cancelado.aberto).toBeNull()
    expect(cancelado.pedidos).toMatchObject([{ numero, status: 'Cancelado' }])
    await apagarCliente(comanda.mundo.cantina, telefone)
    expect(await ultimos()).toMatchObject({ aberto: null, pedidos: [] })
    expect(rosa.cookies.has(COOKIE)).toBe(false)
  })

  test('não são os de outro navegador, nem com o mesmo telefone, nem pelo cookie de quem pediu', async () => {
    await pedir()
    const outro = comanda.browser()
    outro.cookies.set(COOKIE, '1')
    expect(await ultimos(outro)).toMatchObject({ aberto: null, pedidos: [] })
    expect(outro.cookies.has(COOKIE)).toBe(false)
    const seu = await livros.pedir(outro, telefone)
    expect((await ultimos(outro)).pedidos.map(({ numero }) => numero)).toEqual([seu])
  })

  test('numa loja que passou a receber por WhatsApp não há nenhum', async () => {
    await pedir()
    const tipo = (valor: string) =>
      comanda.mundo.sql('update empresas set tipo_pedido = $1 where slug = $2', [valor, CANTINA.slug])
    await tipo('whatsapp')
    const lidos = await ultimos()
    const html = await rosa.html(LOJA)
    await tipo('sistema')
    expect(lidos).toMatchObject({ aberto: null, pedidos: [] })
    expect(html).not.toContain(COOKIE)
    expect((await ultimos()).pedidos).toHaveLength(1)
  })
})

test('o cardápio é o mesmo para quem já pediu e para quem nunca pediu, que nada pergunta', async () => {
  // But for the server's clock.
  const ler = async (navegador: Browser) => (await navegador.html(LOJA)).replaceAll(/\d{13}/g, '')
  await pedir()
  expect(rosa.cookies.has(COOKIE)).toBe(true)
  const estranho = comanda.browser()
  expect(await ler(estranho)).toEqual(await ler(rosa))
  expect([...estranho.cookies]).toEqual([])
})
