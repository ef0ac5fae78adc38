import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAparencia } from '~/domain/aparencia/store.server'
import { readEstado, readMudaEm, readVersao } from '~/domain/cardapio/disponibilidade/store-estado.server'
import { findProdutosAVenda, listCardapio } from '~/domain/cardapio/escolhas/store-escolhas.server'
import { momentoEm } from '~/domain/cardapio/momento'
import { findClientePorTelefone, insertCliente } from '~/domain/clientes/store.server'
import { searchClientes } from '~/domain/clientes/store-busca.server'
import { listClientes } from '~/domain/clientes/store-painel.server'
import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import { hasCupom } from '~/domain/cupons/store.server'
import { readDestaques } from '~/domain/destaques/store.server'
import { readBannerDeAgora } from '~/domain/destaques/store-do-banner.server'
import { findEmpresaPorSlug, readEmpresa } from '~/domain/empresas/store.server'
import { findLugarDe } from '~/domain/frete/consultar-entrega.server'
import { readGuardado } from '~/domain/frete/store.server'
import { listTurnos, readHorarios } from '~/domain/horarios/store.server'
import { readFormas } from '~/domain/pedidos/store-formas.server'
import { centavos } from '~/domain/valores/centavos'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { closeDatabase, databasePool, openDatabase } from '~/server/database/database.server'
import { rollback, type Tx, withTenant } from '~/server/database/transaction.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { type LojaComCupom, SEXTA, venderComCupom } from '../../../tests/world/pedir-com-cupom'
import { plantarMuitosPedidos } from '../../../tests/world/plantado/pedidos-de-meses'
import { listAbertos, listPedidosDoCliente } from './andamento/store-consulta.server'
import { listEncerrados, listQuadro } from './andamento/store-do-quadro.server'
import { findPedido, findPedidoPorChave, insertItens, insertPasso, listPassos } from './store.server'
import { replaceAjustes } from './store-do-dinheiro.server'

/** Far below the orders that are planted, and more than any of these questions needs. */
const LIDAS = 500
const PLANTADOS = 20_000
/** PostgreSQL plans a prepared statement for its values five times; then it keeps one plan for all. */
const VEZES = 6
/** The tables that grow with every order. */
const CRESCEM = [
  ...['pedidos', 'itens_pedido', 'itens_pedido_extra', 'historico_pedido', 'pagamentos', 'ajustes_pedido'],
  ...['clientes', 'eventos', 'usos_cupom', 'baixas'],
]

let mundo: Mundo
let loja: LojaComCupom
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderComCupom(mundo)
  await loja.limpar('sistema')
  await loja.novoCupom({ limite: 1_000, porDia: 1_000, porCliente: 1_000, primeiraCompra: true })
  await mundo.sql('truncate pedidos, clientes, eventos cascade')
  for (const tabela of CRESCEM) await mundo.sql(`alter table ${tabela} set (autovacuum_enabled = false)`)
  await closeDatabase()
  openDatabase(mundo.serviceUrl, { max: 2 })
})
afterAll(() => mundo.fechar())

const naLoja = <T>(work: (tx: Tx) => Promise<T>) => withTenant(mundo.cantina, work)
const TELEFONE = '11910000001'
/** The orders of one browser. */
const daqui: PedidoId[] = []

type Perguntas = Readonly<Record<string, () => Promise<unknown>>>

/** Orders, whose statements are all prepared. */
const PEDIR: Perguntas = {
  'fazer um pedido': async () => loja.pedir(null),
  'repetir um pedido': async () => {
    const como = { chave: crypto.randomUUID(), telefone: loja.novoTelefone() }
    const total = await loja.total(null, como)
    await loja.enviar(null, total, como)
    await loja.enviar(null, total, como)
  },
  'pedir outra vez': async () => daqui.push(await loja.pedir(null, { telefone: TELEFONE, daqui })),
  'pedir com cupom': async () => loja.pedir('PIZZA10'),
}

/** What customers and owners ask all day. */
const PERGUNTAS: Perguntas = {
  ...PEDIR,
  'abrir o cardápio': () =>
    naLoja(async tx => {
      const momento = momentoEm(SEXTA, 'America/Sao_Paulo')
      await listCardapio(tx, momento)
      await readEstado(tx, momento)
      await readVersao(tx, momento)
      await readMudaEm(tx, momento)
      await readAparencia(tx)
      await readEmpresa(tx)
      await readGuardado(tx)
      await readConfiguracoes(tx)
      await readHorarios(tx, SEXTA)
      await readFormas(tx)
      await readDestaques(tx)
      await readBannerDeAgora(tx, momento)
      await listTurnos(tx)
      await hasCupom(tx)
    }),
  'salvar no painel': () =>
    naLoja(async tx => {
      const { id } = (await listAbertos(tx))[0] ?? { id: 1 as PedidoId }
      const { produtoId } = loja.lasanha
      await findProdutosAVenda(tx, momentoEm(SEXTA, 'America/Sao_Paulo'), [produtoId as ProdutoId])
      await findPedidoPorChave(tx, crypto.randomUUID())
      await insertCliente(tx, { nome: 'Ana', telefone: loja.novoTelefone(), email: null }, null)
      const prato = { nome: 'Prato', preco: centavos(10_00), quantidade: 1, observacao: null, extras: [] }
      await insertItens(tx, id, [{ ...prato, produtoId: produtoId as ProdutoId }])
      const alvo = { alvo: 'itens', rotulo: null, cupomId: null, userId: null } as const
      await replaceAjustes(tx, id, [{ ...alvo, valor: centavos(1_00) }])
      await insertPasso(tx, id, { por: null, de: 'Pendente', para: 'Pendente', em: SEXTA })
      rollback(null)
    }),
  'achar o lugar de um CEP': () => findLugarDe({ cep: '05010000' }),
  'achar a loja': () => findEmpresaPorSlug('cantina-da-nona'),
  'ver o status': async () => {
    const [pedido] = await mundo.sql<{ id: PedidoId }>('select id from pedidos limit 1')
    await naLoja(async tx => {
      const id = pedido?.id ?? (1 as PedidoId)
      await findPedido(tx, id)
      await listPassos(tx, id)
    })
  },
  'ver os pedidos de um telefone': () =>
    naLoja(async tx => {
      const cliente = await findClientePorTelefone(tx, TELEFONE)
      if (cliente) await listPedidosDoCliente(tx, cliente.id)
    }),
  'abrir o quadro': () => naLoja(tx => listQuadro(tx, new Date(Date.now() - 86_400_000), 20)),
  'ouvir pedidos novos': () => naLoja(listAbertos),
  'abrir a lista de clientes': () => naLista(tx => listClientes(tx, { busca: '', pagina: 1 })),
  'procurar um cliente na lista': () => naLista(tx => listClientes(tx, { busca: 'Cliente 1234', pagina: 1 })),
  'achar um cliente para o pedido': () => naLista(tx => searchClientes(tx, 'liente 1234')),
  'achar um cliente pelo telefone': () => naLista(tx => searchClientes(tx, '93000-1234')),
  'abrir os finalizados': () => naLista(tx => listEncerrados(tx, finalizados(''))),
  'procurar um finalizado pelo nome': () => naLista(tx => listEncerrados(tx, finalizados('liente 1234'))),
  'procurar um finalizado pelo número': () => naLista(tx => listEncerrados(tx, finalizados('2000123'))),
}

/** In this database nearly all rows are one company's, so PostgreSQL would rather read a whole table than an index of the company. */
function naLista<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return naLoja(async tx => {
    for (const modo of ['enable_seqscan', 'enable_bitmapscan'])
      await tx.execute(sql`select set_config(${modo}, 'off', true)`)
    return work(tx)
  })
}

const finalizados = (busca: string) => ({ status: 'Finalizado', desde: null, busca, pagina: 1 }) as const

/** The names under which the code prepares its statements. */
function nomesNoCodigo(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(file =>
    /\.server\.ts$/.test(file),
  )
  return files.flatMap(file => {
    const achados = readFileSync(join('app', file), 'utf8').matchAll(
      /\bprepared(?:Read|Row|Write)(?:<\w+>)?\(\s*'(\w+)'/g,
    )
    return [...achados].map(([, nome = '']) => nome)
  })
}

/** How many rows of each table the work has read. */
async function lidasPor(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const antes = await contagens()
  await work()
  const depois = await contagens()
  return Object.fromEntries(
    Object.entries(depois).flatMap(([tabela, lidas]) => {
      const destas = lidas - (antes[tabela] ?? 0)
      return destas > 0 ? [[tabela, destas]] : []
    }),
  )
}

/** Statistics are a connection's until it flushes them, and what is prepared is always its own. */
async function naConexaoDoProduto<Linha extends object>(texto: string): Promise<Linha[]> {
  return (await databasePool().query<Linha>(texto)).rows
}

async function contagens(): Promise<Record<string, number>> {
  for (const consultar of [mundo.sql, naConexaoDoProduto])
    await consultar('select pg_stat_force_next_flush()')
  const linhas = await mundo.sql<{ tabela: string; lidas: string }>(
    'select relname as tabela, coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) as lidas from pg_stat_user_tables',
  )
  return Object.fromEntries(linhas.map(({ tabela, lidas }) => [tabela, Number(lidas)]))
}

/** What reads more than it needs. */
async function lerDemais(perguntas = PERGUNTAS): Promise<string[]> {
  const demais: string[] = []
  for (const [nome, perguntar] of Object.entries(perguntas)) {
    for (const [tabela, quantas] of Object.entries(await lidasPor(perguntar))) {
      if (quantas > LIDAS && CRESCEM.includes(tabela)) demais.push(`${nome}: ${quantas} linhas de ${tabela}`)
    }
  }
  return demais
}

test('Toda pergunta preparada com a loja vazia lê pouco depois de 20.000 pedidos, na conexão nova e na antiga, e não é planejada de novo a cada vez', async () => {
  await perguntarTudo()
  const preparadas = await naConexaoDoProduto<{ name: string }>('select name from pg_prepared_statements')
  expect(preparadas.map(({ name }) => name).sort()).toEqual(nomesNoCodigo().sort())
  await plantarMuitosPedidos(mundo, mundo.cantina, PLANTADOS)

  const antiga = await databasePool().connect()
  const nova = await naConexaoNova(antiga)
  try {
    // The old connection has kept its plans, and those by which the database itself checks what an order points at.
    expect(await lerDemais(PEDIR)).toEqual([])
    expect(
      await lerDemais({ 'ler tudo': () => mundo.sql(`select from pedidos where nome_cliente = 'X'`) }),
    ).toEqual([expect.stringMatching(/ler tudo: \d{5,} linhas de pedidos/)])
    // As in life, whose rows come one after another does not follow from when they came, nor an order's number (decision 004).
    for (const [tabela, ordem] of [
      ['clientes', 'empresa_id, nome'],
      ['pedidos', 'md5(id::text)'],
    ] as const) {
      await mundo.sql(`create index em_ordem on ${tabela} (${ordem})`)
      await mundo.sql(`cluster ${tabela} using em_ordem`)
      await mundo.sql('drop index em_ordem')
    }
    // A search reads an index alone, once the database knows which pages everybody may see whole.
    await mundo.sql('vacuum analyze')
    expect(await lerDemais()).toEqual([])
    await perguntarTudo()
    expect(await planejadasSempre()).toEqual([])
  } finally {
    nova.release()
  }
})

/** The statements of which no plan is kept; one for the whole menu of a company may be worth its time. */
function planejadasSempre() {
  return naConexaoDoProduto(
    `select name from pg_prepared_statements where custom_plans >= ${VEZES} and name <> 'produtos_ativos'`,
  )
}

async function perguntarTudo(): Promise<void> {
  for (let vez = 0; vez < VEZES; vez++) {
    for (const perguntar of Object.values(PERGUNTAS)) await perguntar()
  }
}

/** Asks on a second connection while the first is taken; answers with the second one, taken in its place. */
async function naConexaoNova(antiga: pg.PoolClient): Promise<pg.PoolClient> {
  try {
    expect(await lerDemais(PEDIR)).toEqual([])
    return await databasePool().connect()
  } finally {
    antiga.release()
  }
}
