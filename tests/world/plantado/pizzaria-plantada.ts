import type pg from 'pg'
import type { Grupo, Variante } from '~/domain/cardapio/grupo'
import { transacao } from '../banco/banco-do-servidor'
import { BORDA, DOCES, FAMILIA, GRANDE, grupo, opcao, PIZZA, porTamanho, sabores } from '../pizza'
import { abrirLojaPropria, DIA_E_NOITE } from './loja-propria'

/** What a pizzeria of one's own sells. */
export const PIZZARIA = {
  pizza: 'Pizza salgada',
  carne: 'Filé na chapa',
  acai: 'Açaí na tigela',
  esgotado: 'Feijoada completa',
} as const

const outro = (id: number, nome: string, descricao: string, familia: number) => ({
  ...porTamanho(id, nome, [null, familia - 10_00, familia]),
  descricao,
})

const SALGADOS = sabores()
const CASA_CHEIA: Grupo = {
  ...SALGADOS,
  opcoes: [
    ...SALGADOS.opcoes,
    outro(14, 'Atum', 'Atum, cebola e azeitona', 67_90),
    outro(15, 'Brócolis com alho', 'Brócolis, alho frito e muçarela', 62_90),
    outro(16, 'Frango com requeijão', 'Frango desfiado e requeijão cremoso', 64_90),
    outro(17, 'Margherita', 'Muçarela, tomate e manjericão', 61_90),
    { ...outro(18, 'Palmito', 'Palmito e muçarela', 68_90), esgotada: true },
    outro(19, 'Rúcula com tomate seco', 'Rúcula, tomate seco e muçarela de búfala', 72_90),
  ],
}

const PONTO = grupo(
  5,
  'Ponto da carne',
  [opcao(51, 'Mal passado', 0), opcao(52, 'Ao ponto', 0), opcao(53, 'Bem passado', 0)],
  { min: 1, max: 1, ajuda: 'Como você gosta da sua?' },
)
const MOLHOS = grupo(
  6,
  'Molhos',
  [
    opcao(61, 'Barbecue', 3_00, { maxUnidades: 2 }),
    opcao(62, 'Alho', 3_00, { maxUnidades: 2 }),
    opcao(63, 'Chimichurri', 4_00, { esgotada: true }),
  ],
  { max: 3, incluidas: 1 },
)
const FRUTAS = grupo(
  7,
  'Acompanhamentos',
  ['Banana', 'Morango', 'Granola', 'Leite em pó', 'Paçoca', 'Mel', 'Creme de avelã'].map((nome, n) =>
    opcao(71 + n, nome, n < 4 ? 0 : 4_00),
  ),
  { min: 1, max: 4, incluidas: 2 },
)

interface Prato {
  readonly nome: string
  readonly descricao: string
  readonly preco: number
  readonly variantes?: readonly Variante[]
  readonly grupos?: readonly Grupo[]
  readonly esgotado?: boolean
}

const PRATOS: readonly Prato[] = [
  {
    nome: PIZZARIA.pizza,
    descricao: 'Massa de fermentação natural, no forno a lenha. Escolha os sabores.',
    preco: 0,
    variantes: PIZZA.variantes,
    grupos: [CASA_CHEIA, DOCES, BORDA],
  },
  {
    nome: PIZZARIA.carne,
    descricao: 'Filé mignon com arroz, feijão e batata frita.',
    preco: 59_90,
    grupos: [PONTO, MOLHOS],
  },
  {
    nome: PIZZARIA.acai,
    descricao: 'Açaí batido na hora.',
    preco: 0,
    variantes: [
      { ...GRANDE, nome: '300 ml', preco: 18_00 as never, maxSabores: null },
      { ...FAMILIA, nome: '500 ml', preco: 24_00 as never, maxSabores: null },
    ],
    grupos: [FRUTAS],
  },
  { nome: PIZZARIA.esgotado, descricao: 'Só aos sábados.', preco: 54_90, esgotado: true },
]

/** A shop with a pizza of three sizes, a meat with a required choice, and a dish that is sold out; open all day. */
export async function abrirPizzaria(url: string, tipo: 'sistema' | 'whatsapp' = 'whatsapp'): Promise<string> {
  const { slug } = await abrirLojaPropria(url, DIA_E_NOITE)
  await transacao(url, async (db, entrar) => {
    const empresa = await umId(
      db,
      `update empresas set nomefantasia = 'Forno Próprio', tipo_pedido = $2, telefone = '11912345678'
       where slug = $1 returning id`,
      [slug, tipo],
    )
    await entrar(empresa)
    const categoria = await umId(
      db,
      `insert into categorias (empresa_id, nome) values ($1, 'Almoço e pizzas') returning id`,
      [empresa],
    )
    for (const prato of PRATOS) await plantarPrato(db, { empresa, categoria }, prato)
  })
  return slug
}

type Onde = { readonly empresa: string; readonly categoria: string }

async function plantarPrato(db: pg.Client, { empresa, categoria }: Onde, prato: Prato): Promise<void> {
  const produto = await umId(
    db,
    `insert into produtos (empresa_id, categoria_id, nome, descricao, preco, esgotado_ate)
     values ($1, $2, $3, $4, $5, case when $6 then 'infinity'::timestamptz end) returning id`,
    [empresa, categoria, prato.nome, prato.descricao, prato.preco / 100, prato.esgotado ?? false],
  )
  for (const [ordem, { nome, preco, maxSabores }] of (prato.variantes ?? []).entries()) {
    await umId(
      db,
      `insert into variantes (empresa_id, produto_id, nome, preco, max_sabores, ordem)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [empresa, produto, nome, preco / 100, maxSabores, ordem],
    )
  }
  for (const [ordem, grupo] of (prato.grupos ?? []).entries()) {
    const id = await plantarGrupo(db, empresa, grupo)
    await db.query(
      'insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem) values ($1, $2, $3, $4)',
      [empresa, produto, id, ordem],
    )
  }
}

async function plantarGrupo(db: pg.Client, empresa: string, grupo: Grupo): Promise<string> {
  const { nome, ajuda = null, tipo, min, max, maxDistintas, incluidas, regraPreco } = grupo
  const id = await umId(
    db,
    `insert into grupos (empresa_id, nome, ajuda, tipo, min, max, max_distintas, incluidas, regra_preco)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [empresa, nome, ajuda, tipo, min, max, maxDistintas, incluidas, regraPreco],
  )
  for (const [ordem, opcao] of grupo.opcoes.entries()) {
    const { nome, descricao = null, preco, precos = [], maxUnidades, padrao, esgotada } = opcao
    const opcaoId = await umId(
      db,
      `insert into opcoes (empresa_id, grupo_id, nome, descricao, preco, max_unidades, padrao, ordem, esgotado_ate)
       values ($1, $2, $3, $4, $5, $6, $7, $8, case when $9 then 'infinity'::timestamptz end) returning id`,
      [
        ...[empresa, id, nome, descricao, preco === null ? null : preco / 100, maxUnidades],
        ...[padrao ?? false, ordem, esgotada ?? false],
      ],
    )
    for (const { tamanho, preco: doTamanho } of precos) {
      await db.query(
        'insert into precos_opcao (empresa_id, opcao_id, tamanho, preco) values ($1, $2, $3, $4)',
        [empresa, opcaoId, tamanho, doTamanho / 100],
      )
    }
  }
  return id
}

async function umId(db: pg.Client, sql: string, valores: readonly unknown[]): Promise<string> {
  const { rows } = await db.query<{ id: string }>(sql, [...valores])
  const [linha] = rows
  if (!linha) throw new Error(`no row: ${sql}`)
  return linha.id
}
