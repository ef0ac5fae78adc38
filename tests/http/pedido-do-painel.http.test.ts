import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PedidoDoPainelEnviado } from '~/domain/pedidos/balcao/pedido-do-painel'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, CEPS, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let focaccia: number
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  focaccia = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)).id
})
afterAll(() => comanda.close())

const umaFocaccia = (id: number | null = null) => ({
  id,
  produtoId: focaccia,
  quantidade: 1,
  preco: PRODUTOS.semExtras.preco,
  extras: [],
  extrasMantidos: [],
  observacao: null,
})
const pedido = (mudancas: Partial<PedidoDoPainelEnviado> = {}): PedidoDoPainelEnviado => ({
  chave: randomUUID(),
  versao: null,
  cliente: { nome: 'Rosa Klein', telefone: novoTelefone() },
  tipoEntrega: 'Consumir no restaurante',
  endereco: null,
  frete: 0,
  itens: [umaFocaccia()],
  formaPagamento: 'dinheiro',
  valorPago: null,
  observacoes: null,
  ...mudancas,
})

async function json<T>(resposta: Promise<Response>): Promise<{ status: number; corpo: T }> {
  const { status, ...resto } = await resposta.then(async r => ({ status: r.status, texto: await r.text() }))
  return { status, corpo: JSON.parse(resto.texto) as T }
}

async function lancado(enviado = pedido()): Promise<number> {
  const { corpo } = await json<{ pedidoId: number }>(dono.post('/home/pedidos', enviado))
  return corpo.pedidoId
}

describe('O que o formulário oferece', () => {
  test('são os produtos ativos da empresa, com seus extras', async () => {
    const { corpo } = await json<{ produtos: { nome: string; extras: unknown[] }[]; freteFixo: unknown }>(
      dono.get('/home/pedidos/novo-pedido'),
    )
    const nomes = corpo.produtos.map(({ nome }) => nome)
    expect(nomes).toContain(PRODUTOS.semExtras.nome)
    expect(nomes).not.toContain(PRODUTOS.inativo.nome)
    expect(nomes).not.toContain(PRODUTOS.bella.nome)
    const carbonara = corpo.produtos.find(({ nome }) => nome === PRODUTOS.carbonara.nome)
    expect(carbonara?.extras).toHaveLength(PRODUTOS.carbonara.extras.length)
    expect(corpo.freteFixo).toBeNull()
  })

  test('e o frete fixo da loja que não o calcula por km', async () => {
    await comanda.mundo.sql(
      "update configuracoes set modo_frete = 'fixo', valor_frete_fixo = 7 where empresa_id = $1",
      [comanda.mundo.bella],
    )
    const bella = await comanda.browser().signIn(BELLA)
    const { corpo } = await json<{ freteFixo: number }>(bella.get('/home/pedidos/novo-pedido'))
    expect(corpo.freteFixo).toBe(7_00)
  })
})

test('a taxa de serviço que o dono escolhe chega ao formulário, e é uma linha do pedido que a cobra', async () => {
  const salvar = (servicoPercentual: string) =>
    dono.form('/home/configuracoes/servico', { servicoPercentual }).then(({ status }) => status)
  expect([await salvar('31'), await salvar('10')]).toEqual([422, 200])
  const { corpo } = await json<{ regras: unknown }>(dono.get('/home/pedidos/novo-pedido'))
  expect(corpo.regras).toMatchObject({ servicoPercentual: 10 })
  const recibo = async (servico: boolean) =>
    dono.html(`/home/pedidos/${await lancado(pedido({ servico }))}/recibo`)
  expect(await recibo(true)).toContain('Taxa de serviço (opcional)')
  expect(await recibo(false)).not.toContain('Taxa de serviço')
  expect(await salvar('')).toBe(200)
})

describe('A busca de clientes', () => {
  const buscar = async (termo: string, quem = dono) => {
    const { corpo } = await json<{ clientes: { nome: string }[] }>(
      quem.get(`/home/clientes/busca?termo=${encodeURIComponent(termo)}`),
    )
    return corpo.clientes.map(({ nome }) => nome)
  }
  const { otavio } = CLIENTES

  test.each([
    ['o nome', otavio.nome],
    ['um pedaço do nome, sem acento e em maiúsculas', 'OTAVIO R'],
    ['o telefone', otavio.telefone],
    ['um pedaço do telefone, com pontuação', `${otavio.telefone.slice(2, 7)}-${otavio.telefone.slice(7)}`],
  ])('acha por %s', async (_, termo) => {
    expect(await buscar(termo)).toContain(otavio.nome)
  })

  test('precisa de 2 caracteres e responde no máximo 5', async () => {
    for (let n = 0; n < 7; n++)
      await lancado(pedido({ cliente: { nome: `Zuleica ${n}`, telefone: novoTelefone() } }))
    expect(await buscar('z')).toEqual([])
    expect(await buscar(' z ')).toEqual([])
    expect(await buscar('zuleica')).toHaveLength(5)
  })

  test.each(['%%', '__', '\\\\', `' or 1=1`, '\u0000\u0000'])('o que se digita é texto: %j', async termo => {
    expect(await buscar(termo)).toEqual([])
  })

  test('não acha os clientes de outra empresa', async () => {
    expect(await buscar(otavio.nome, await comanda.browser().signIn(BELLA))).toEqual([])
  })
})

describe('A entrega', () => {
  test('é cotada pela mesma regra da loja, com o endereço do CEP', async () => {
    const cep = CEPS.perto.cep
    const doPainel = await json(dono.post('/home/pedidos/entrega', { cep }))
    const daLoja = await json<{ endereco: { cep: string }; frete: unknown }>(
      comanda.browser().post(`/${CANTINA.slug}/entrega`, { cep }),
    )
    const { cep: _, ...endereco } = daLoja.corpo.endereco
    expect(doPainel).toEqual({ status: 200, corpo: { endereco, frete: daLoja.corpo.frete } })
  })

  test('de um CEP que ninguém sabe diz por quê, e o frete que cabe', async () => {
    expect(await json(dono.post('/home/pedidos/entrega', { cep: '99999999' }))).toMatchObject({
      corpo: {
        endereco: null,
        frete: { situacao: 'por-falha', taxa: 8_00 },
        recusa: { titulo: 'Erro ao buscar CEP', texto: 'CEP inválido ou serviço indisponível' },
      },
    })
  })

  test('de um CEP incompleto é 400', async () => {
    expect((await dono.post('/home/pedidos/entrega', { cep: '123' })).status).toBe(400)
  })
})

describe('Um pedido novo', () => {
  test('é feito uma vez para cada chave', async () => {
    const enviado = pedido()
    const id = await lancado(enviado)
    expect(await lancado(enviado)).toBe(id)
    expect(await json(dono.post('/home/pedidos', { ...enviado, observacoes: 'outra' }))).toMatchObject({
      status: 422,
      corpo: { jaSalvo: id, recusas: [{ titulo: 'Pedido já salvo' }] },
    })
  })

  test.each([
    ['sem cliente', { cliente: { nome: '', telefone: '' } }, 'Cliente Obrigatório'],
    ['sem itens', { itens: [] }, 'Itens Obrigatórios'],
    ['para entregar sem endereço', { tipoEntrega: 'Receber no meu endereço' }, 'Endereço Incompleto'],
    ['com dinheiro de menos', { valorPago: 1 }, 'Valor inválido'],
  ] as const)('%s é recusado, e nada é gravado', async (_, mudancas, titulo) => {
    const antes = await retratar(comanda.mundo)
    const { status, corpo } = await json<{ recusas: { titulo: string }[] }>(
      dono.post('/home/pedidos', { ...pedido(), ...mudancas }),
    )
    expect([status, corpo.recusas[0]?.titulo]).toEqual([422, titulo])
    expect(await retratar(comanda.mundo)).toEqual(antes)
  })

  test('com o telefone de quem tem outro nome diz de quem é, e só renomeia quem foi visto', async () => {
    const telefone = novoTelefone()
    await lancado(pedido({ cliente: { nome: 'Rosa Klein', telefone } }))
    const deOutro = pedido({ cliente: { nome: 'Otávio Reis', telefone } })
    const { status, corpo } = await json<{ dono: { nome: string; visto: string } }>(
      dono.post('/home/pedidos', deOutro),
    )
    expect([status, corpo.dono.nome]).toEqual([409, 'Rosa Klein'])
    const cliente = { ...deOutro.cliente, visto: corpo.dono.visto, renomear: true }
    expect(await json(dono.post('/home/pedidos', { ...deOutro, cliente }))).toMatchObject({ status: 200 })
    const busca = await json<{ clientes: { nome: string }[] }>(
      dono.get(`/home/clientes/busca?termo=${telefone}`),
    )
    expect(busca.corpo.clientes).toMatchObject([{ nome: 'Otávio Reis', telefone }])
  })

  test('sem chave é 400, e de outro site é 403', async () => {
    expect((await dono.post('/home/pedidos', pedido({ chave: null }))).status).toBe(400)
    const deFora = await dono.post('/home/pedidos', pedido(), { Origin: 'https://outro.exemplo' })
    expect(deFora.status).toBe(403)
  })

  test('depois de acabar o teste é recusado', async () => {
    const ze = await comanda.browser().signIn(ZE)
    expect(await json(ze.post('/home/pedidos', pedido()))).toMatchObject({
      status: 422,
      corpo: { recusas: [{ titulo: 'Seu período de teste expirou' }] },
    })
  })
})

describe('Um pedido em edição', () => {
  test('é lido com suas linhas, e salvo se ninguém o salvou antes', async () => {
    const id = await lancado()
    const lido = await json<{ pedido: { versao: number; itens: { id: number; nome: string }[] } }>(
      dono.get(`/home/pedidos/${id}`),
    )
    const { versao, itens } = lido.corpo.pedido
    expect(itens).toMatchObject([{ nome: PRODUTOS.semExtras.nome }])
    const edicao = pedido({ chave: null, versao, itens: [umaFocaccia(itens[0]?.id ?? 0), umaFocaccia()] })
    expect(await json(dono.post(`/home/pedidos/${id}`, edicao))).toEqual({
      status: 200,
      corpo: { pedidoId: id },
    })
    const atrasada = { ...edicao, observacoes: 'atrasada' }
    expect(await json(dono.post(`/home/pedidos/${id}`, atrasada))).toMatchObject({
      status: 409,
      corpo: { desatualizado: true, recusas: [{ titulo: 'Pedido Atualizado' }] },
    })
  })

  test('de outra empresa é 404, com qualquer corpo', async () => {
    const { numero } = PEDIDOS.pendente
    const bella = await comanda.browser().signIn(BELLA)
    const antes = await retratar(comanda.mundo, ['sessions'])
    expect((await bella.get(`/home/pedidos/${numero}`)).status).toBe(404)
    for (const corpo of [pedido({ chave: null, versao: 1 }), {}, null])
      expect((await bella.post(`/home/pedidos/${numero}`, corpo)).status).toBe(404)
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('sem a versão lida é 400', async () => {
    expect((await dono.post(`/home/pedidos/${PEDIDOS.pendente.numero}`, pedido())).status).toBe(400)
  })

  test('depois de acabar o teste não é lido', async () => {
    const ze = await comanda.browser().signIn(ZE)
    expect((await ze.get(`/home/pedidos/${PEDIDOS.pendente.numero}`)).status).toBe(403)
  })
})
