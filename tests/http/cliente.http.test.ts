import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { type Comanda, novoTelefone, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const LOJA = `/${CANTINA.slug}`
const umaFocaccia = () => comanda.umaFocaccia()

describe('Quem é o cliente', () => {
  const { mariana } = CLIENTES
  const perguntar = (navegador: ReturnType<Comanda['browser']>, corpo: unknown) =>
    navegador
      .post(`${LOJA}/cliente`, corpo)
      .then(async r => ({ status: r.status, ...((await r.json()) as object) }))

  test('um navegador estranho fica sabendo só que existe, com o nome mascarado', async () => {
    const resposta = await perguntar(comanda.browser(), { telefone: mariana.telefone })
    expect(resposta).toEqual({ status: 200, cliente: 'conhecido', nome: 'Ma*** A***', endereco: null })
  })

  test('quem digita o CEP guardado vê o endereço mascarado, e quem digita outro não', async () => {
    const navegador = comanda.browser()
    expect(await perguntar(navegador, { telefone: mariana.telefone, cep: mariana.cep })).toMatchObject({
      endereco: 'Rua C*****, 2**',
    })
    expect(await perguntar(navegador, { telefone: mariana.telefone, cep: '01310100' })).toMatchObject({
      endereco: null,
    })
  })

  test('o navegador que já pediu com ele recebe o que digitou; com outro telefone, nada', async () => {
    const navegador = comanda.browser()
    const pedido = umaFocaccia()
    await navegador.post(`${LOJA}/pedidos`, pedido)
    expect(await perguntar(navegador, { telefone: pedido.cliente.telefone })).toEqual({
      status: 200,
      cliente: 'vinculado',
      nome: 'Rosa Klein',
      endereco: null,
    })
    expect(await perguntar(comanda.browser(), { telefone: pedido.cliente.telefone })).toMatchObject({
      cliente: 'conhecido',
      nome: 'Ro*** K***',
    })
    expect(await perguntar(navegador, { telefone: mariana.telefone })).toMatchObject({ nome: 'Ma*** A***' })
  })

  test('o navegador que já pediu aqui não precisa dizer o telefone; um estranho não fica sabendo nada', async () => {
    const navegador = comanda.browser()
    const [antes, pedido] = [umaFocaccia(), umaFocaccia()]
    await navegador.post(`${LOJA}/pedidos`, antes)
    await navegador.post(`${LOJA}/pedidos`, pedido)
    expect(await perguntar(navegador, {})).toEqual({
      status: 200,
      telefone: pedido.cliente.telefone,
      cliente: 'vinculado',
      nome: 'Rosa Klein',
      endereco: null,
    })
    expect(await perguntar(comanda.browser(), {})).toEqual({ status: 200, cliente: 'novo' })
  })

  test('a procura é limitada por endereço, e limitada não impede o pedido', async () => {
    const navegador = comanda.browser()
    const respostas = []
    for (let n = 0; n < 12; n++) respostas.push(await perguntar(navegador, { telefone: novoTelefone() }))
    expect(respostas.map(r => r.status)).toEqual([...Array(10).fill(200), 429, 429])
    expect((await navegador.post(`${LOJA}/pedidos`, umaFocaccia())).status).toBe(200)
  })

  test('de outra loja não se sabe nada aqui', async () => {
    const resposta = await comanda.browser().post(`/${ZE.slug}/cliente`, { telefone: mariana.telefone })
    expect(await resposta.json()).toEqual({ cliente: 'novo' })
  })
})

describe('A entrega', () => {
  const consultar = async (cep: string) =>
    (await comanda.browser().post(`${LOJA}/entrega`, { cep })).json() as Promise<Record<string, unknown>>

  test('até um CEP conhecido tem endereço, distância e taxa', async () => {
    expect(await consultar('05010-000')).toEqual({
      endereco: {
        cep: '05010000',
        logradouro: 'Rua Caiubi',
        bairro: 'Perdizes',
        cidade: 'São Paulo',
        estado: 'SP',
      },
      frete: { modo: 'km', situacao: 'calculado', km: 4.1, taxa: 820 },
    })
  })

  test('sem o serviço de CEP tem a taxa fixa, e o endereço se digita', async () => {
    expect(await consultar('69900000')).toMatchObject({
      endereco: null,
      frete: { situacao: 'por-falha', taxa: 800 },
      recusa: { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' },
    })
  })
})

describe('A página do pedido', () => {
  const pagina = `${LOJA}/status-pedido/id`
  const DE_MARIANA = [
    CLIENTES.mariana.nome,
    CLIENTES.mariana.telefone,
    '(11) 90000-1101',
    'Apto 72',
    'mariana@',
  ]

  test('mostra tudo a quem o fez e esconde nome, telefone e endereço de quem não o fez', async () => {
    const navegador = comanda.browser()
    const pedido = {
      ...umaFocaccia(),
      cliente: { telefone: novoTelefone(), nome: 'Ivone Canário', email: null },
    }
    const { pedidoId } = (await (await navegador.post(`${LOJA}/pedidos`, pedido)).json()) as {
      pedidoId: number
    }
    expect(await navegador.html(`${pagina}/${pedidoId}`)).toContain('Ivone Canário')
    const deEstranho = await comanda.browser().html(`${pagina}/${pedidoId}`)
    expect(deEstranho).toContain(`${pedidoId}`.slice(-4))
    for (const canario of ['Ivone', 'Canário', pedido.cliente.telefone])
      expect(deEstranho).not.toContain(canario)
  })

  test('não traz nada de um cliente a um navegador estranho, nem nos dados que o script lê', async () => {
    const navegador = comanda.browser()
    for (const caminho of [
      `${pagina}/${PEDIDOS.pendente.numero}`,
      `${pagina}/${PEDIDOS.pendente.numero}.data`,
    ]) {
      const resposta = await navegador.get(caminho)
      expect(resposta.status).toBe(200)
      const texto = await resposta.text()
      for (const canario of DE_MARIANA) expect(texto, caminho).not.toContain(canario)
      expect(resposta.headers.get('Cache-Control')).toContain('no-store')
    }
  })

  test('de um número desconhecido, malfeito ou de outra loja dá a mesma resposta', async () => {
    const respostas = await Promise.all(
      [`${pagina}/99999998`, `/${ZE.slug}/status-pedido/id/${PEDIDOS.pendente.numero}`, `${pagina}/abc`].map(
        caminho => comanda.browser().get(caminho),
      ),
    )
    expect(respostas.map(r => r.status)).toEqual([404, 404, 404])
    const [desconhecido = '', , semNumero = ''] = await Promise.all(respostas.map(r => r.text()))
    expect(desconhecido).toContain('Pedido com ID 99999998 não encontrado para esta empresa.')
    expect(semNumero).toContain('O número de um pedido tem 8 dígitos')
    expect(semNumero).not.toContain('N/A')
  })

  test('não deixa ver o endereço guardado a quem só conhecia telefone e CEP', async () => {
    const navegador = comanda.browser()
    const resposta = await navegador.post(`${LOJA}/pedidos`, {
      ...umaFocaccia(),
      cliente: { telefone: CLIENTES.mariana.telefone, nome: 'Estranha', email: null },
      tipoEntrega: 'Receber no meu endereço',
      cepSalvo: CLIENTES.mariana.cep,
      totalVisto: PRODUTOS.semExtras.preco + 820,
      chave: randomUUID(),
    })
    expect(resposta.status).toBe(200)
    const { pedidoId } = (await resposta.json()) as { pedidoId: number }
    const html = await navegador.html(`${pagina}/${pedidoId}`)
    expect(html).toContain('Estranha')
    expect(html).not.toContain('Apto 72')
    expect(html).not.toMatch(/\b214\b/)
  })
})
