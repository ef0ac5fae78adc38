import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { BELLA, CANTINA, CLIENTES, PRODUTOS } from '../world/demo'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let outro: Browser
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  outro = await comanda.browser().signIn(BELLA)
})
afterAll(() => comanda.close())

interface Lista {
  readonly rota: string
  readonly tabela: string
  readonly chave: string
  /** The fields that create a record, and those that save it again. */
  readonly novo: Record<string, string>
  readonly salvo: Record<string, string>
  /** The id of a row that other rows point at. */
  readonly vinculado: string
  readonly bloqueio: string
}

const LISTAS: readonly Lista[] = [
  {
    rota: '/home/categorias',
    tabela: 'categorias',
    chave: 'id',
    novo: { nome: 'Sopas', ativo: 'on' },
    salvo: { nome: 'Sopas e caldos' },
    vinculado: PRODUTOS.semExtras.categoria,
    bloqueio: 'Esta categoria tem produtos vinculados.',
  },
  {
    rota: '/home/extras',
    tabela: 'itens_extra',
    chave: 'id_extra',
    novo: { nome: 'Alho frito', preco: '2,50', tipo: 'adicional' },
    salvo: { nome: 'Alho dourado', preco: '3,00', tipo: 'opcional' },
    vinculado: PRODUTOS.carbonara.extras[0]?.nome ?? '',
    bloqueio: 'Este item extra está vinculado a produtos.',
  },
  {
    rota: '/home/grupos',
    tabela: 'grupos',
    chave: 'id',
    novo: { nome: 'Molhos da casa', tipo: 'escolha', min: '1', max: '1', 'opcoes.0.nome': 'Alho' },
    salvo: {
      ...{ nome: 'Molhos', tipo: 'escolha', min: '1', max: '1' },
      ...{ 'opcoes.0.nome': 'Alho', 'opcoes.0.preco': '2,00', 'opcoes.1.nome': 'Pesto' },
    },
    vinculado: 'Ponto da carne',
    bloqueio: 'Este grupo está vinculado a produtos: ',
  },
  {
    rota: '/home/clientes',
    tabela: 'clientes',
    chave: 'id',
    novo: { nome: 'Iara Nunes', telefone: novoTelefone() },
    salvo: { nome: 'Iara N. Costa', telefone: novoTelefone(), email: 'iara@exemplo.com.br' },
    vinculado: CLIENTES.mariana.nome,
    bloqueio: 'Este cliente tem pedidos e não pode ser excluído.',
  },
]

async function idDe({ tabela, chave }: Lista, nome = ''): Promise<string | undefined> {
  const linhas = await comanda.mundo.sql<{ id: string }>(
    `select ${chave} as id from ${tabela} where nome = $1 and empresa_id = $2`,
    [nome, comanda.mundo.cantina],
  )
  return linhas[0]?.id
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
  const { rota, novo, salvo, vinculado, bloqueio } = lista

  test('cria, salva e exclui', async () => {
    const criado = await dono.form(`${rota}.data`, novo)
    expect([criado.status, await texto(criado)]).toEqual([200, expect.stringMatching(/criad[oa]!/)])
    const id = await idDe(lista, novo.nome)
    expect(await dono.html(rota)).toContain(novo.nome)
    const mudado = await dono.form(`${rota}/${id}.data`, salvo)
    expect([mudado.status, await texto(mudado)]).toEqual([200, expect.stringMatching(/atualizad[oa]!/)])
    expect(await idDe(lista, salvo.nome)).toBe(id)
    const excluido = await dono.form(`${rota}/${id}/exclusao.data`, {})
    expect([excluido.status, await texto(excluido)]).toEqual([200, expect.stringMatching(/excluíd[oa]/)])
    expect(await idDe(lista, salvo.nome)).toBeUndefined()
  })

  test('o que outra pessoa já excluiu é 404, para salvar e para excluir', async () => {
    const acoes = [
      `${rota}/999999999`,
      `${rota}/999999999/exclusao`,
      `${rota}/nenhum`,
      `${rota}/0x1/exclusao`,
    ]
    for (const acao of acoes) expect((await dono.form(acao, salvo)).status).toBe(404)
  })

  test('o endereço de uma linha só recebe: aberto, leva à lista', async () => {
    for (const caminho of [`${rota}/1`, `${rota}/1/exclusao`, `${rota}/exclusao`]) {
      const resposta = await dono.get(caminho)
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, rota])
    }
    expect((await dono.form(`${rota}/exclusao`, {})).status).toBe(404)
  })

  test('um formulário em branco é recusado e nada muda', async () => {
    const antes = await retratar(comanda.mundo, ['sessions'])
    for (const caminho of [rota, `${rota}/${await idDe(lista, vinculado)}`]) {
      const resposta = await dono.form(`${caminho}.data`, { nome: ' ' })
      expect([resposta.status, await texto(resposta)]).toEqual([422, expect.stringContaining('obrigatório')])
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('o que está em uso não é excluído: Ação não permitida', async () => {
    const antes = await retratar(comanda.mundo, ['sessions'])
    const resposta = await dono.form(`${rota}/${await idDe(lista, vinculado)}/exclusao.data`, {})
    const dito = await texto(resposta)
    expect([resposta.status, dito]).toEqual([422, expect.stringContaining('Ação não permitida')])
    expect(dito).toContain(bloqueio)
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('o de outra empresa é 404, não aparece e não muda', async () => {
    const id = await idDe(lista, vinculado)
    const antes = await retratar(comanda.mundo, ['sessions'])
    expect((await outro.form(`${rota}/${id}`, salvo)).status).toBe(404)
    expect((await outro.form(`${rota}/${id}/exclusao`, {})).status).toBe(404)
    expect(await outro.html(`${rota}?busca=${encodeURIComponent(vinculado)}`)).toContain('Nada encontrado')
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('sem sessão, leva ao login e nada muda', async () => {
    const antes = await retratar(comanda.mundo, ['sessions'])
    const ninguem = comanda.browser()
    const id = await idDe(lista, vinculado)
    for (const resposta of [
      await ninguem.get(rota),
      await ninguem.form(rota, novo),
      await ninguem.form(`${rota}/${id}`, salvo),
      await ninguem.form(`${rota}/${id}/exclusao`, {}),
    ]) {
      expect([resposta.status, resposta.headers.get('Location')]).toEqual([302, '/login'])
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
  })

  test('a busca vem no endereço; uma página que não há é a última que existe', async () => {
    const html = await dono.html(`${rota}?busca=${encodeURIComponent(vinculado.toUpperCase())}&pagina=7`)
    expect(html).toContain(vinculado)
    expect(await dono.html(`${rota}?pagina=nenhuma`)).toContain(vinculado)
  })
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
