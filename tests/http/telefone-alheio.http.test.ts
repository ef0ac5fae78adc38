import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { ENDERECO_PERTO } from '../world/um-pedido'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'
import { CANARIOS, ENTREGA, LOJA, nosLivros, preco, VIAS, VITORIA } from './livros-da-loja'

/**
 * An intruder orders with another person's phone before that person does; the shop learns only later whose phone it is.
 */

let comanda: Comanda
let dono: Browser
let livros: ReturnType<typeof nosLivros>
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  livros = nosLivros(comanda, dono)
})
afterAll(() => comanda.close())

/** Everything that the public pages tell this browser about a phone: its own orders and all that it can look up. */
async function tudoQueLe(navegador: Browser, telefone: string, seus: readonly number[]): Promise<string[]> {
  const { cep } = VITORIA.endereco
  const pagina = `${LOJA}/status-pedido`
  const lista = await navegador.html(`${pagina}/tel/${telefone}`)
  const achados = (lista.match(/status-pedido\/id\/\d{8}/g) ?? []).map(link => link.slice(-8))
  const numeros = new Set([...achados, ...seus.map(String)])
  const paginas = [`${pagina}/tel/${telefone}.data`]
  for (const numero of numeros) paginas.push(`${pagina}/id/${numero}`, `${pagina}/id/${numero}.data`)
  const respostas = [
    await navegador.post(`${LOJA}/cliente`, { telefone }),
    await navegador.post(`${LOJA}/cliente`, { telefone, cep }),
    await navegador.form(pagina, { por: 'telefone', termo: telefone }),
    ...(await Promise.all(paginas.map(caminho => navegador.get(caminho)))),
  ]
  return [lista, ...(await Promise.all(respostas.map(r => r.text())))]
}

async function revelado(navegador: Browser, telefone: string, seus: readonly number[]): Promise<string[]> {
  const textos = await tudoQueLe(navegador, telefone, seus)
  return CANARIOS.filter(canario => textos.some(texto => texto.includes(canario)))
}

describe.each(VIAS)('Quem pediu primeiro com o telefone de outra pessoa, quando %s', via => {
  test('não lê nada dela em resposta alguma, e não muda a ficha dela', async () => {
    const telefone = novoTelefone()
    const intruso = comanda.browser()
    const seus = [await livros.pedir(intruso, telefone, { observacoes: 'sem sal' })]
    await livros.caminhos[via](telefone, seus[0] ?? 0)
    const antes = await livros.ficha(telefone)
    expect(await revelado(intruso, telefone, seus)).toEqual([])

    const enderecoDela = { tipoEntrega: ENTREGA, cepSalvo: VITORIA.endereco.cep, totalVisto: preco + 8_20 }
    if (JSON.stringify(antes).includes('Camélia'))
      seus.push(await livros.pedir(intruso, telefone, enderecoDela))
    const inventado = { ...ENDERECO_PERTO, logradouro: 'Rua Inventada' }
    const outroEndereco = { tipoEntrega: ENTREGA, endereco: inventado, totalVisto: preco + 8_20 }
    seus.push(await livros.pedir(intruso, telefone, outroEndereco))
    expect(await revelado(intruso, telefone, seus)).toEqual([])
    const depois = await livros.ficha(telefone)
    // As long as nobody else has written into the record, the intruder may still change it.
    if (JSON.stringify(antes).includes('Rosa') && !JSON.stringify(antes).includes('canario.example'))
      expect(depois).toMatchObject({ endereco_logradouro: 'Rua Inventada' })
    else expect(depois).toEqual(antes)
  })
})

describe('Quem volta no mesmo navegador', () => {
  const perguntar = async (navegador: Browser, telefone: string) => {
    const resposta = await navegador.post(`${LOJA}/cliente`, { telefone })
    return { status: resposta.status, ...((await resposta.json()) as object) }
  }
  const entrega = (telefone: string) => ({
    cliente: { telefone, nome: 'Rosa Klein', email: 'rosa@exemplo.com.br' },
    tipoEntrega: ENTREGA,
    endereco: ENDERECO_PERTO,
    totalVisto: preco + 8_20,
  })
  const PREENCHIDO = { status: 200, cliente: 'vinculado', nome: 'Rosa Klein', endereco: ENDERECO_PERTO }

  test('tem os dados preenchidos pelo que digitou no seu último pedido, e o e-mail não volta a ninguém', async () => {
    const telefone = novoTelefone()
    const rosa = comanda.browser()
    await livros.pedir(rosa, telefone, entrega(telefone))
    await livros.pelaFicha(telefone, 0)
    expect(await perguntar(rosa, telefone)).toEqual(PREENCHIDO)
    await livros.pedir(rosa, telefone)
    expect(await perguntar(rosa, telefone)).toEqual(PREENCHIDO)
  })

  test('também quando foi o restaurante que a cadastrou', async () => {
    const telefone = novoTelefone()
    await livros.aceito(
      dono.post('/home/pedidos', { chave: randomUUID(), versao: null, ...livros.doPainel(telefone) }),
    )
    const rosa = comanda.browser()
    expect(await perguntar(rosa, telefone)).toMatchObject({ cliente: 'conhecido' })
    await livros.pedir(rosa, telefone, entrega(telefone))
    expect(await perguntar(rosa, telefone)).toEqual(PREENCHIDO)
  })

  test('atualiza a ficha que só os pedidos dele escreveram; sem e-mail, fica o que havia', async () => {
    const telefone = novoTelefone()
    const rosa = comanda.browser()
    await livros.pedir(rosa, telefone, entrega(telefone))
    const casaNova = { ...entrega(telefone), endereco: { ...ENDERECO_PERTO, numero: '77' } }
    await livros.pedir(rosa, telefone, {
      ...casaNova,
      cliente: { telefone, nome: 'Rosa K. Braun', email: null },
    })
    await livros.pedir(rosa, telefone, { cliente: { telefone, nome: 'Rosa Braun', email: null } })
    expect(await livros.ficha(telefone)).toMatchObject({
      nome: 'Rosa Braun',
      email: 'rosa@exemplo.com.br',
      endereco_numero: '77',
    })
  })

  test('continua a ver inteiro o pedido em que o restaurante mudou só os itens', async () => {
    const telefone = novoTelefone()
    const rosa = comanda.browser()
    const numero = await livros.pedir(rosa, telefone, {
      ...entrega(telefone),
      observacoes: 'tocar o interfone',
    })
    const lido = (await (await dono.get(`/home/pedidos/${numero}`)).json()) as {
      pedido: { versao: number; itens: { id: number }[] }
    }
    const { versao, itens } = lido.pedido
    const edicao = {
      ...livros.doPainel(telefone, { id: itens[0]?.id, quantidade: 2, observacao: null }),
      cliente: { nome: 'Rosa Klein', telefone },
      endereco: ENDERECO_PERTO,
      observacoes: 'tocar o interfone',
    }
    await livros.aceito(dono.post(`/home/pedidos/${numero}`, { chave: null, versao, ...edicao }))
    const pagina = await rosa.html(`${LOJA}/status-pedido/id/${numero}`)
    for (const seu of ['Rosa Klein', 'Rua Caiubi, 100', 'tocar o interfone']) expect(pagina).toContain(seu)
    expect(await perguntar(rosa, telefone)).toEqual(PREENCHIDO)
  })

  test('pergunta pelos seus dados até um limite, e limitada não impede o pedido', async () => {
    const telefone = novoTelefone()
    const rosa = comanda.browser()
    await livros.pedir(rosa, telefone)
    const respostas = []
    for (let n = 0; n < 32; n++) respostas.push((await perguntar(rosa, telefone)).status)
    expect(respostas).toEqual([...Array(30).fill(200), 429, 429])
    await livros.pedir(rosa, telefone)
  })
})
