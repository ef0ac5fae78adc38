import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { ehRecusa } from '~/domain/respostas/recusa'
import { closeDatabase, databasePool, openDatabase } from '~/server/database.server'
import { dropAllPages } from '~/server/pages/kept-pages.server'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { ENDERECO_PERTO, umPedido } from '../../../tests/world/pedido'
import { SEXTA } from '../../../tests/world/pedir-com-cupom'
import { type LojaDePizza, venderPizza } from '../../../tests/world/pedir-pizza'
import { contarComandos } from '../../../tests/world/queda-no-comando'

let mundo: Mundo
let loja: LojaDePizza
let itens: unknown[]
/** Another process, whose notices do not reach this one. */
let outro: pg.Client
beforeAll(async () => {
  process.env.CEP_API_URL = process.env.VIACEP_URL = 'http://127.0.0.1:9'
  mundo = await abrirMundo()
  loja = await venderPizza(mundo)
  const { id: file } = await mundo.produto(mundo.cantina, 'Filé à parmegiana')
  const [molho] = await mundo.sql<{ id: string }>(
    `select id_extra as id from itens_extra where nome = 'Molho extra da casa'`,
  )
  const linha = { quantidade: 1, observacao: null, extras: [] }
  const familia = await loja.tamanho('Família')
  const opcoes = await loja.opcoes('Calabresa', 'Quatro queijos', 'Catupiry')
  itens = [
    { ...linha, produtoId: loja.pizza, varianteId: familia, opcoes },
    { ...linha, produtoId: file, varianteId: null, opcoes: [], extras: [Number(molho?.id)] },
  ]
  outro = new pg.Client({ connectionString: mundo.url })
  await outro.connect()
})
afterAll(async () => {
  await outro.end()
  await mundo.fechar()
})
beforeEach(dropAllPages)

/** What the shop answers to an order whose total nobody has seen: all figures or the refusal, and nothing is saved. */
function perguntar(agora = SEXTA) {
  const entrega = { tipoEntrega: 'Receber no meu endereço', endereco: ENDERECO_PERTO, totalVisto: 0 } as const
  const novo = lerNovoPedido({ ...umPedido({ ...entrega }), versao: 2, itens } as never)
  if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.texto}`)
  return fazerPedido(mundo.cantina, novo, { agora, pedidosDaqui: [] })
}

/** The same without anything from memory. */
function perguntarDeNovo(agora = SEXTA) {
  dropAllPages()
  return perguntar(agora)
}

const naCantina = (comando: string) => outro.query(comando.replaceAll('$1', String(mundo.cantina)))

test('O que um pedido leu o seguinte não lê outra vez, até que algo mude', async () => {
  await perguntar()
  const lembrando = await contarComandos(perguntar)
  await naCantina('update produtos set preco = preco + 1 where empresa_id = $1')
  expect(await contarComandos(perguntar)).toBe(lembrando + 1)
  expect(await contarComandos(perguntar)).toBe(lembrando)
})

/** Each table that an order remembers something of, and what undoes the change. */
const MUDANCAS: [string, string, string][] = [
  ...['produtos', 'itens_extra', 'variantes', 'precos_opcao'].map((tabela): [string, string, string] => [
    `um preço em ${tabela}`,
    `update ${tabela} set preco = preco + 1 where empresa_id = $1`,
    `update ${tabela} set preco = preco - 1 where empresa_id = $1`,
  ]),
  ...['produtos', 'variantes', 'opcoes'].map((tabela): [string, string, string] => [
    `esgotado em ${tabela}`,
    `update ${tabela} set esgotado_ate = 'infinity' where empresa_id = $1`,
    `update ${tabela} set esgotado_ate = null where empresa_id = $1`,
  ]),
  ...['produtos', 'categorias', 'variantes', 'opcoes'].map((tabela): [string, string, string] => [
    `inativo em ${tabela}`,
    `update ${tabela} set ativo = false where empresa_id = $1`,
    `update ${tabela} set ativo = true where empresa_id = $1`,
  ]),
  [
    'as regras de um grupo',
    `update grupos set incluidas = 1 where nome = 'Borda' and empresa_id = $1`,
    `update grupos set incluidas = 0 where nome = 'Borda' and empresa_id = $1`,
  ],
  [
    'as regras de um grupo num produto',
    `update produto_grupos set incluidas = 1 where empresa_id = $1`,
    `update produto_grupos set incluidas = null where empresa_id = $1`,
  ],
  [
    'as regras de um grupo num tamanho',
    `insert into limites_tamanho (empresa_id, produto_id, grupo_id, variante_id, incluidas)
     select empresa_id, produto_id, grupo_id, id, 1 from produto_grupos join variantes using (empresa_id, produto_id)
     where empresa_id = $1`,
    'delete from limites_tamanho where empresa_id = $1',
  ],
  [
    'uma contagem que acabou',
    `insert into estoques (empresa_id, produto_id, restante, dia) select empresa_id, id, 0, '2026-11-20'
     from produtos where empresa_id = $1 and nome = 'Filé à parmegiana'`,
    'delete from estoques where empresa_id = $1',
  ],
  [
    'as horas de um produto',
    `insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento) select empresa_id, id, 'domingo', 0, 0
     from produtos where empresa_id = $1 and nome = 'Filé à parmegiana'`,
    'delete from janelas where empresa_id = $1',
  ],
  [
    'o frete',
    `update configuracoes set valor_frete_km = valor_frete_km + 1 where empresa_id = $1`,
    `update configuracoes set valor_frete_km = valor_frete_km - 1 where empresa_id = $1`,
  ],
  [
    'uma data fechada',
    `insert into excecoes_horario (empresa_id, data, nome, turnos) values ($1, '2026-11-20', 'Festa', '[]')`,
    'delete from excecoes_horario where empresa_id = $1',
  ],
  [
    'uma pausa',
    `insert into pausas (empresa_id, servico, de, ate)
     values ($1, 'tudo', '2026-11-20T20:00-03:00', '2026-11-20T21:00-03:00')`,
    'delete from pausas where empresa_id = $1',
  ],
  [
    'o plano',
    `update empresas set status_plano = 'teste', dias_teste = 0 where id = $1`,
    `update empresas set status_plano = 'mensal' where id = $1`,
  ],
  [
    'os horários',
    `update horarios_funcionamento set horario_fechamento = '18:30' where empresa_id = $1`,
    `update horarios_funcionamento set horario_fechamento = '23:00' where empresa_id = $1`,
  ],
  [
    'os extras de um produto',
    `create temp table ligados as select * from produto_itens_extra where empresa_id = $1;
     delete from produto_itens_extra where empresa_id = $1`,
    'insert into produto_itens_extra select * from ligados',
  ],
]

describe('O que outro processo mudou vale no pedido seguinte:', () => {
  test.each(MUDANCAS)('%s', async (_, mudar, desfazer) => {
    const antes = await perguntar()
    await outro.query('begin')
    await naCantina(mudar)
    // Nobody sees what is not committed.
    expect(await perguntar()).toEqual(antes)
    await outro.query('commit')
    const depois = await perguntar()
    expect(depois).not.toEqual(antes)
    expect(depois).toEqual(await perguntarDeNovo())
    await naCantina(desfazer)
    expect(await perguntar()).toEqual(await perguntarDeNovo())
  })

  test('também quando gravou depois de outro que começou mais tarde', async () => {
    const terceiro = new pg.Client({ connectionString: mundo.url })
    await terceiro.connect()
    await outro.query('begin')
    await naCantina(`update itens_extra set preco = preco + 1 where empresa_id = $1`)
    await terceiro.query(`update produtos set preco = preco + 1 where empresa_id = $1`, [mundo.cantina])
    await terceiro.end()
    const antes = await perguntar()
    await outro.query('commit')
    const depois = await perguntar()
    expect(depois).not.toEqual(antes)
    expect(depois).toEqual(await perguntarDeNovo())
  })
})

describe('O que acaba com o relógio acaba também para quem se lembra:', () => {
  const MINUTO = 60_000
  const depois = (ms: number) => new Date(SEXTA.getTime() + ms)

  test('uma marca de esgotado, e não antes', async () => {
    await mundo.sql(`update produtos set esgotado_ate = $1 where nome = 'Filé à parmegiana'`, [
      depois(MINUTO),
    ])
    const esgotado = await perguntar()
    const lembrando = await contarComandos(perguntar)
    expect(await contarComandos(() => perguntar(depois(MINUTO - 1)))).toBe(lembrando)
    expect(await perguntar(depois(MINUTO - 1))).toEqual(esgotado)
    expect(await perguntar(depois(MINUTO))).not.toEqual(esgotado)
    expect(await perguntar()).toEqual(esgotado)
  })

  test('a contagem de um dia', async () => {
    await mundo.sql(
      `insert into estoques (empresa_id, produto_id, restante, diario, dia)
       select empresa_id, id, 0, 5, '2026-11-20' from produtos where nome = 'Filé à parmegiana'`,
    )
    // The business day ends at five in the morning.
    const [antes, virou] = [new Date('2026-11-21T04:59-03:00'), new Date('2026-11-21T05:00-03:00')]
    await perguntar(antes)
    expect(await perguntar(virou)).toEqual(await perguntarDeNovo(virou))
  })

  test('uma pausa', async () => {
    const pausar = `insert into pausas (empresa_id, servico, de, ate) values ($1, 'tudo', $2, $3)`
    await mundo.sql(pausar, [mundo.cantina, depois(MINUTO), depois(2 * MINUTO)])
    const aberta = await perguntar()
    expect(await perguntar(depois(MINUTO))).not.toEqual(aberta)
    expect(await perguntar(depois(2 * MINUTO))).toEqual(aberta)
  })
})

test('Tudo o que se lembra vem de tabelas cujas mudanças deixam um evento', async () => {
  await closeDatabase()
  openDatabase(mundo.serviceUrl, { max: 1 })
  await perguntar()
  await perguntar()
  const sempre = await tabelasDe('sempre_para_pedir')
  const lembradas = (await tabelasDe('para_pedir')).filter(tabela => !sempre.includes(tabela))
  expect(lembradas.length).toBeGreaterThan(10)
  const comGatilho = await mundo.sql<{ tabela: string }>(
    `select tgrelid::regclass::text as tabela from pg_trigger where tgname like 'cardapio\\_%' group by 1 having count(*) = 3`,
  )
  const contam = comGatilho.map(({ tabela }) => tabela)
  expect(lembradas.filter(tabela => !contam.includes(tabela))).toEqual([])
})

/** The tables that a prepared statement reads. */
async function tabelasDe(preparada: string): Promise<string[]> {
  const achada = 'select statement as texto from pg_prepared_statements where name = $1'
  const { rows } = await databasePool().query<{ texto: string }>(achada, [preparada])
  const [{ texto } = { texto: '' }] = rows
  const plano = await mundo.sql(`explain (generic_plan, format json) ${texto}`)
  const achadas = JSON.stringify(plano).matchAll(/"Relation Name":"(\w+)"/g)
  return [...new Set([...achadas].map(([, tabela = '']) => tabela))]
}
