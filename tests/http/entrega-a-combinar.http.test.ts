import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { ENDERECO_PERTO } from '../world/um-pedido'
import { type Browser, type Comanda, openComanda } from './comanda'

/** The Cantina before it has said what delivery costs. */
let comanda: Comanda
let dono: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
})
afterAll(() => comanda.close())
beforeEach(() =>
  comanda.mundo.sql('delete from configuracoes where empresa_id = $1', [comanda.mundo.cantina]),
)

const ITENS = PRODUTOS.semExtras.preco
const texto = async (quem: Browser, caminho: string) => (await quem.get(caminho)).text()
const semTags = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const frete = (valorFreteFixo: string) =>
  dono.form('/home/configuracoes.data', {
    ...{ modoFrete: 'fixo', valorFreteFixo, valorFreteKm: '', raioAtendimento: '' },
  })

async function pedir(totalVisto = ITENS, cupom?: string) {
  const cliente = comanda.browser()
  const feito = await cliente.post(`/${CANTINA.slug}/pedidos`, {
    ...comanda.umaFocaccia(),
    ...{ tipoEntrega: 'Receber no meu endereço', endereco: ENDERECO_PERTO, totalVisto },
    ...(cupom && { cupom }),
  })
  return { cliente, status: feito.status, corpo: await feito.json() }
}

async function pedido(id: number) {
  const [linha] = await comanda.mundo.sql(
    'select frete::float, total_com_frete::float as total, frete_modo as modo, versao from pedidos where id = $1',
    [id],
  )
  return linha
}

test('o cardápio e a entrega dizem que é a combinar, até que a loja diga quanto custa, ou que é grátis', async () => {
  const cardapio = async () => semTags(await texto(comanda.browser(), `/${CANTINA.slug}`))
  const entrega = async () =>
    (await comanda.browser().post(`/${CANTINA.slug}/entrega`, { cep: CEPS.perto.cep })).json()
  expect(await cardapio()).toContain('Entrega a combinar')
  expect(await entrega()).toMatchObject({ frete: { situacao: 'a-combinar', taxa: 0 } })
  // Another setting says nothing of what delivery costs.
  await comanda.mundo.sql('insert into configuracoes (empresa_id, preparo_min) values ($1, 30)', [
    comanda.mundo.cantina,
  ])
  expect(await cardapio()).toContain('Entrega a combinar')
  await frete('0')
  expect(await cardapio()).toContain('Entrega grátis')
  expect(await entrega()).toMatchObject({ frete: { modo: 'fixo', taxa: 0 } })
  await frete('8,00')
  expect(await cardapio()).toContain('Entrega R$')
})

test('o pedido guarda que era a combinar, em todas as telas, também depois que a loja diz quanto custa', async () => {
  const { cliente, status, corpo } = await pedir()
  expect(status).toBe(200)
  const id = corpo.pedidoId
  expect(await pedido(id)).toMatchObject({ frete: 0, total: ITENS / 100, modo: 'a-combinar' })
  await frete('8,00')
  const dito = 'Entrega a combinar: não está no total.'
  const caminho = `/home/pedidos/${id}`
  for (const tela of [`${caminho}/recibo`, `${caminho}/historico`, '/home'])
    expect(await texto(dono, tela), tela).toContain(dito)
  expect(semTags(await texto(dono, `${caminho}/recibo`))).toContain('Entrega a combinar')
  expect(JSON.parse(await texto(dono, caminho))).toMatchObject({ pedido: { frete: 0, aCombinar: true } })
  const resumo = new URL((await dono.get(`${caminho}/resumo`)).headers.get('location') ?? '')
  expect(resumo.searchParams.get('text')).toContain('*Taxa de entrega:* a combinar')
  const doCliente = semTags(await texto(cliente, `/${CANTINA.slug}/status-pedido/id/${id}`))
  expect(doCliente).toContain('Entrega a combinar Total sem a entrega')
  expect(doCliente).not.toContain('R$\u00a00,00')
  await comanda.mundo.sql("update pedidos set status = 'Finalizado', data_entrega = now() where id = $1", [
    id,
  ])
  expect(await texto(dono, '/home/finalizados')).toContain(dito)
})

test('quem viu a combinar não paga uma taxa que não viu', async () => {
  await frete('8,00')
  const { status, corpo } = await pedir()
  expect([status, corpo]).toEqual([409, expect.objectContaining({ mudou: true })])
})

test('o dono diz o valor combinado no pedido, e ele toma o lugar do que era a combinar', async () => {
  const id = (await pedir()).corpo.pedidoId
  const { pedido: lido } = JSON.parse(await texto(dono, `/home/pedidos/${id}`))
  const editar = (mudancas: object) =>
    dono.post(`/home/pedidos/${id}`, {
      chave: null,
      versao: lido.versao,
      cliente: { nome: lido.nomeCliente, telefone: lido.telefoneCliente },
      ...{ tipoEntrega: lido.tipoEntrega, endereco: ENDERECO_PERTO, formaPagamento: 'pix', valorPago: null },
      itens: lido.itens.map((item: { id: number; produtoId: number; preco: number; quantidade: number }) => ({
        ...{ id: item.id, produtoId: item.produtoId, quantidade: item.quantidade, preco: item.preco },
        ...{ extras: [], extrasMantidos: [], observacao: null },
      })),
      ...mudancas,
    })
  expect((await editar({ frete: null, observacoes: 'ligar antes' })).status).toBe(200)
  expect(await pedido(id)).toMatchObject({ modo: 'a-combinar', versao: 2 })
  expect((await editar({ versao: 2, frete: 9_00, observacoes: null })).status).toBe(200)
  expect(await pedido(id)).toMatchObject({ frete: 9, total: (ITENS + 9_00) / 100, modo: 'digitado' })
  await frete('8,00')
  expect((await editar({ versao: 3, frete: null, observacoes: null })).status).toBe(422)
  expect(await texto(dono, `/home/pedidos/${id}/recibo`)).not.toContain('a combinar')
})

test('um cupom de entrega não se gasta com o que é a combinar', async () => {
  const { mundo } = comanda
  await mundo.sql(`insert into cupons (empresa_id, codigo, tipo) values ($1, 'ENTREGA0', 'frete')`, [
    mundo.cantina,
  ])
  const { status, corpo } = await pedir(ITENS, 'ENTREGA0')
  expect([status, JSON.stringify(corpo)]).toEqual([
    409,
    expect.stringContaining('A entrega deste pedido é a combinar com a loja.'),
  ])
})

test('o quadro pede o valor enquanto ele falta, e não duas vezes', async () => {
  const pede = 'falta dizer quanto custa entregar'
  const quadro = async () => texto(dono, '/home')
  expect(await quadro()).toMatch(/Três passos[\s\S]*Falta dizer quanto custa entregar/)
  expect(await quadro()).not.toContain(pede)
  dono.cookies.set(`comanda_comeco_${comanda.mundo.cantina}`, 'oculto')
  expect(semTags(await quadro())).toContain(`${pede}. Configurar frete`)
  expect(await texto(dono, '/home/configuracoes')).toContain('A loja ainda não disse quanto custa entregar')
  await frete('')
  expect(await quadro()).not.toContain(pede)
  expect(await texto(dono, '/home/configuracoes')).not.toContain('ainda não disse')
})
