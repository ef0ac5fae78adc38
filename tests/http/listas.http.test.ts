import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, PRODUTOS } from '../world/demo'
import { LISTAS, type ListaDoPainel, tabelaDa } from '../world/listas-do-painel'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let outro: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  outro = await comanda.browser().signIn(BELLA)
})
afterAll(() => comanda.close())

/** The id of the newest row that the Cantina has in a list, and the name under which it is shown. */
async function plantar(lista: ListaDoPainel): Promise<{ id: string; nome: string }> {
  const campos = lista.nova()
  const criada = await dono.form(`${lista.rota}.data`, campos)
  expect([criada.status, await texto(criada)]).toEqual([200, expect.stringMatching(/(criad|adicionad)[oa]!/)])
  return { id: await maiorId(lista), nome: mostrado(campos) }
}

const mostrado = (campos: Readonly<Record<string, string>>) => Object.values(campos)[0] ?? ''

async function maiorId(lista: ListaDoPainel, onde = 'true'): Promise<string> {
  const { id = 'id' } = lista
  const linhas = await comanda.mundo.sql<{ id: string }>(
    `select max(${id}) as id from ${tabelaDa(lista)} where ${onde} and empresa_id = $1`,
    [comanda.mundo.cantina],
  )
  return linhas[0]?.id ?? 'nenhum'
}

/** What the answer of a `.data` request says in its own encoding, as text. */
async function texto(resposta: Response): Promise<string> {
  return (await resposta.text()).replaceAll('\\"', '"')
}

test('quem só quer a resposta de um envio não faz a tela ser lida', async () => {
  const { sql } = comanda.mundo
  await sql('create sequence leituras')
  await sql('grant usage on sequence leituras to public')
  await sql(`create policy contar on pedidos as restrictive for select using (nextval('leituras') > 0)`)
  const houve = async () =>
    (await sql<{ is_called: boolean }>('select is_called from leituras'))[0]?.is_called
  try {
    const resposta = await dono.form('/home/categorias', { nome: 'Tortas' }, { Accept: 'application/json' })
    expect([resposta.status, await resposta.text()]).toEqual([200, expect.stringContaining('criada!')])
    expect(await houve()).toBe(false)
    // The frame around every screen reads the open orders.
    await dono.html('/home/categorias')
    expect(await houve()).toBe(true)
  } finally {
    await sql('drop policy contar on pedidos')
    await sql('drop sequence leituras')
  }
})

describe.each(LISTAS)('$rota', lista => {
  const { rota } = lista

  test('cria, salva e exclui', async () => {
    const { id, nome } = await plantar(lista)
    expect(await dono.html(`${rota}?busca=${encodeURIComponent(nome)}`)).toContain(nome)
    const salva = lista.salva()
    const mudada = await dono.form(`${rota}/${id}.data`, salva)
    expect([mudada.status, await texto(mudada)]).toEqual([200, expect.stringMatching(/atualizad[oa]!/)])
    const depois = `${rota}?busca=${encodeURIComponent(mostrado(salva))}`
    expect(await dono.html(depois)).not.toContain('Nada encontrado')
    const excluida = await dono.form(`${rota}/${id}/exclusao.data`, {})
    expect([excluida.status, await texto(excluida)]).toEqual([200, expect.stringMatching(/excluíd[oa]/)])
    expect(await dono.html(depois)).toContain('Nada encontrado')
  })

  test('o que outra pessoa já excluiu é 404, para salvar e para excluir', async () => {
    const acoes = [
      `${rota}/999999999`,
      `${rota}/999999999/exclusao`,
      `${rota}/nenhum`,
      `${rota}/0x1/exclusao`,
    ]
    for (const acao of acoes) expect((await dono.form(acao, lista.salva())).status).toBe(404)
  })

  test('o endereço de uma linha só recebe: aberto, leva à lista', async () => {
    for (const caminho of [`${rota}/1`, `${rota}/1/exclusao`, `${rota}/exclusao`]) {
      const resposta = await dono.get(caminho)
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, rota])
    }
    expect((await dono.form(`${rota}/exclusao`, {})).status).toBe(404)
  })

  test('um formulário em branco é recusado e nada muda', async () => {
    const { id } = await plantar(lista)
    const antes = await retratar(comanda.mundo, ['sessions'])
    for (const caminho of [rota, `${rota}/${id}`]) {
      expect((await dono.form(`${caminho}.data`, { nome: ' ' })).status).toBe(422)
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('a de outra empresa é 404, não aparece e não muda', async () => {
    const { id, nome } = await plantar(lista)
    const antes = await retratar(comanda.mundo, ['sessions'])
    expect((await outro.form(`${rota}/${id}`, lista.salva())).status).toBe(404)
    expect((await outro.form(`${rota}/${id}/exclusao`, {})).status).toBe(404)
    expect(await outro.html(`${rota}?busca=${encodeURIComponent(nome)}`)).toContain('Nada encontrado')
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('sem sessão, leva ao login e nada muda', async () => {
    const { id } = await plantar(lista)
    const antes = await retratar(comanda.mundo, ['sessions'])
    const ninguem = comanda.browser()
    for (const resposta of [
      await ninguem.get(rota),
      await ninguem.form(rota, lista.nova()),
      await ninguem.form(`${rota}/${id}`, lista.salva()),
      await ninguem.form(`${rota}/${id}/exclusao`, {}),
    ]) {
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('a busca vem no endereço; uma página que não há é a última que existe', async () => {
    const { nome } = await plantar(lista)
    const busca = `busca=${encodeURIComponent(nome.toUpperCase())}`
    expect(await dono.html(`${rota}?${busca}&pagina=7`)).toContain(nome)
    expect(await dono.html(`${rota}?${busca}&pagina=nenhuma`)).toContain(nome)
  })
})

const presas = LISTAS.flatMap(({ presa, ...lista }) => (presa ? [{ ...lista, ...presa }] : []))

test.each(presas)('em $rota o que está em uso não é excluído: Ação não permitida', async lista => {
  const antes = await retratar(comanda.mundo, ['sessions'])
  const id = await maiorId(lista, `nome = '${lista.nome}'`)
  const resposta = await dono.form(`${lista.rota}/${id}/exclusao.data`, {})
  const dito = await texto(resposta)
  expect([resposta.status, dito]).toEqual([422, expect.stringContaining('Ação não permitida')])
  expect(dito).toContain(lista.recusa)
  expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
})

test('um formulário em branco diz o que falta', async () => {
  const resposta = await dono.form('/home/categorias.data', { nome: ' ' })
  expect([resposta.status, await texto(resposta)]).toEqual([422, expect.stringContaining('obrigatório')])
})

test('Uma categoria desativada some do cardápio público na hora', async () => {
  const nome = PRODUTOS.semExtras.categoria
  const [linha] = await comanda.mundo.sql<{ id: string }>(
    'select id from categorias where nome = $1 and empresa_id = $2',
    [nome, comanda.mundo.cantina],
  )
  const cardapio = () => comanda.browser().html(`/${CANTINA.slug}`)
  expect(await cardapio()).toContain(PRODUTOS.semExtras.nome)
  expect((await dono.form(`/home/categorias/${linha?.id}.data`, { nome })).status).toBe(200)
  expect(await cardapio()).not.toContain(PRODUTOS.semExtras.nome)
  expect((await dono.form(`/home/categorias/${linha?.id}.data`, { nome, ativo: 'on' })).status).toBe(200)
  expect(await cardapio()).toContain(PRODUTOS.semExtras.nome)
})

test('Com o teste expirado as listas continuam abertas', async () => {
  await comanda.mundo.sql(
    `update empresas set status_plano = 'teste', data_cadastro = now() - interval '30 days' where id = $1`,
    [comanda.mundo.bella],
  )
  expect(await outro.html('/home/clientes')).toContain('Seu período de teste expirou')
  expect((await outro.form('/home/categorias', { nome: 'Depois do teste' })).status).toBe(200)
})
