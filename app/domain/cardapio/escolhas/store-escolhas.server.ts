import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { emPortugues } from '~/domain/listas/busca.server'
import type { PromocaoDoPedido } from '~/domain/promocoes/promocao'
import type { ProdutoId } from '~/domain/valores/ids'
import { EMPRESA_ID, hiddenFromPlanner } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import { CAMPOS_NO_CARDAPIO, type Cardapio, type Estoque } from '../cardapio'
import type { Grupo } from '../grupo'
import type { Momento } from '../momento'
import { esgotada, HOJE, RESTA } from '../store.server'
import { ORDEM_DAS_CATEGORIAS, ORDEM_PELA_CATEGORIA } from '../store-ordem.server'
import { PROMOCOES } from '../store-promocoes.server'
import { categorias, itensExtra, produtoItensExtra, produtos } from '../tables.server'
import {
  estoques,
  grupos,
  janelas,
  opcoes,
  precosOpcao,
  produtoGrupos,
  variantes,
} from '../tables-das-opcoes.server'
import { limitesTamanho, precosGrupo } from '../tables-dos-limites.server'
import { comEscolhas } from './com-escolhas'
import { type Ativos, comPrecosDeAgora } from './precos-de-agora'
import { montarCardapio, type ProdutoAVenda, type ProdutoLido } from './vitrine'

/** The public menu: active categories with their active products, in the owner's order (cardapio-1). */
export async function listCardapio(tx: Tx, momento: Momento): Promise<Cardapio> {
  const ativas = await tx
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(and(eq(categorias.empresaId, tx.empresaId), eq(categorias.ativo, true)))
    .orderBy(...ORDEM_DAS_CATEGORIAS)
  const lidos = await readAtivos(tx, momento, null)
  return montarCardapio(ativas, lidos)
}

/** The products of an order, and the counts that it may take from. */
export interface ProdutosDoPedido {
  readonly produtos: ReadonlyMap<ProdutoId, ProdutoAVenda>
  readonly estoques: readonly Estoque[]
  /** Those of several items that hold now. */
  readonly promocoes: readonly PromocaoDoPedido[]
}

/**
 * Finds, among these ids, the products that may be ordered now (active, in an active category). The server takes prices
 * only from here.
 */
export async function findProdutosAVenda(
  tx: Tx,
  momento: Momento,
  ids: readonly ProdutoId[],
): Promise<ProdutosDoPedido> {
  return emOferta(await findProdutosAtivos(tx, momento, ids))
}

/** Leaves out the products that the public menu does not show. */
export function emOferta({ produtos, ...resto }: ProdutosDoPedido): ProdutosDoPedido {
  const noCardapio = [...produtos].filter(([, { categoriaId }]) => categoriaId !== null)
  return { produtos: new Map(noCardapio), ...resto }
}

/**
 * The active products among `ids`. The panel's order form orders them (balcao-6); unlike the public menu it also has a
 * product whose category is inactive.
 */
export async function findProdutosAtivos(
  tx: Tx,
  momento: Momento,
  ids: readonly ProdutoId[],
): Promise<ProdutosDoPedido> {
  return comEscolhasDe(await readAtivos(tx, momento, ids))
}

export function comEscolhasDe({ produtos, grupos, ...resto }: Ativos): ProdutosDoPedido {
  return { produtos: new Map(produtos.map(produto => [produto.id, comEscolhas(produto, grupos)])), ...resto }
}

/** All active products in the menu's order as a screen is sent them, which fits the groups to the products itself (`comEscolhas`). */
export function readOferta(tx: Tx, momento: Momento): Promise<Ativos> {
  return readAtivos(tx, momento, null)
}

/** The active products among `ids` (null: all of them) with extras, sizes and groups, in one statement. */
async function readAtivos(tx: Tx, momento: Momento, ids: readonly ProdutoId[] | null): Promise<Ativos> {
  const { agora, dia } = momento
  const valores = { agora: agora.toISOString(), dia }
  return comPrecosDeAgora(await (ids ? ativosPedidos(tx, { ...valores, ids }) : ativos(tx, valores)), momento)
}

function lista(objeto: SQL, ordem: SQL): SQL {
  return sql`coalesce(json_agg(${objeto} order by ${ordem}), '[]')`
}

/** JSON has no decimals of ours: money leaves the database as whole centavos. */
function emCentavos(preco: PgColumn): SQL {
  return sql`(${preco} * 100)::bigint`
}

const EXTRAS = sql`select ${lista(
  sql`json_build_object('id', ${itensExtra.idExtra}, 'nome', ${itensExtra.nome},
    'preco', ${emCentavos(itensExtra.preco)}, 'tipo', ${itensExtra.tipo})`,
  emPortugues(itensExtra.nome),
)} from ${produtoItensExtra} join ${itensExtra} on ${and(
  eq(itensExtra.empresaId, produtoItensExtra.empresaId),
  eq(itensExtra.idExtra, produtoItensExtra.idExtra),
)} where ${produtoItensExtra.empresaId} = ${EMPRESA_ID} and ${produtoItensExtra.idProduto} = ${produtos.id}`

const TAMANHOS = sql`select ${lista(
  sql`json_build_object('id', ${variantes.id}, 'nome', ${variantes.nome}, 'preco', ${emCentavos(variantes.preco)},
    'maxSabores', ${variantes.maxSabores}, 'codigoCliente', ${variantes.codigoCliente},
    'esgotada', ${esgotada(variantes, estoques.varianteId)})`,
  sql`${variantes.ordem}, ${variantes.id}`,
)} from ${variantes} where ${variantes.empresaId} = ${EMPRESA_ID} and ${variantes.ativo} and ${variantes.produtoId} = ${produtos.id}`

/** Null without any, as most links are. */
const POR_TAMANHO = sql`select json_agg(json_build_object('tamanho', ${variantes.nome}, 'min', ${limitesTamanho.min},
    'max', ${limitesTamanho.max}, 'incluidas', ${limitesTamanho.incluidas}) order by ${variantes.ordem}, ${variantes.id})
  from ${limitesTamanho} join ${variantes} on ${and(
    eq(variantes.empresaId, limitesTamanho.empresaId),
    eq(variantes.id, limitesTamanho.varianteId),
    sql`${variantes.ativo}`,
  )} where ${limitesTamanho.empresaId} = ${EMPRESA_ID} and ${limitesTamanho.produtoId} = ${produtoGrupos.produtoId}
    and ${limitesTamanho.grupoId} = ${produtoGrupos.grupoId}`

const VINCULOS = sql`select ${lista(
  sql`json_build_object('grupoId', ${produtoGrupos.grupoId}, 'min', ${produtoGrupos.min}, 'max', ${produtoGrupos.max},
    'incluidas', ${produtoGrupos.incluidas}, 'porTamanho', (${POR_TAMANHO}))`,
  sql`${produtoGrupos.ordem}, ${produtoGrupos.grupoId}`,
)} from ${produtoGrupos} where ${produtoGrupos.empresaId} = ${EMPRESA_ID} and ${produtoGrupos.produtoId} = ${produtos.id}`

/** The windows of the product, and those of its category: at most two lists. */
const JANELAS = sql`select coalesce(json_agg(lista), '[]') from (
  select json_agg(json_build_object('diaSemana', ${janelas.diaSemana}, 'abertura', ${janelas.abertura},
    'fechamento', ${janelas.fechamento}) order by ${janelas.id}) as lista
  from ${janelas} where ${janelas.empresaId} = ${EMPRESA_ID}
    and (${janelas.produtoId} = ${produtos.id} or ${janelas.categoriaId} = ${categorias.id})
  group by ${janelas.produtoId} is null order by ${janelas.produtoId} is null) listas`

const MOSTRADOS = sql.join(
  CAMPOS_NO_CARDAPIO.map(campo => sql`${sql.raw(`'${campo}'`)}, ${produtos[campo]}`),
  sql`, `,
)

const NA_ORDEM = sql.join([...ORDEM_PELA_CATEGORIA, produtos.id], sql`, `)

/** Links on a product whose flag `possui_extra` is off are ignored. */
const produtosCom = (quais: SQL) =>
  sql`select ${lista(
    sql`json_build_object('id', ${produtos.id}, ${MOSTRADOS},
    'preco', ${emCentavos(produtos.preco)}, 'imagem', ${produtos.imagemUrl},
    'codigoCliente', ${produtos.codigoCliente}, 'categoriaId', ${categorias.id},
    'esgotado', ${esgotada(produtos, estoques.produtoId)},
    'extras', case when ${produtos.possuiExtra} then (${EXTRAS}) else '[]' end,
    'variantes', (${TAMANHOS}), 'vinculos', (${VINCULOS}), 'janelas', (${JANELAS}))`,
    NA_ORDEM,
  )} from ${produtos} left join ${categorias} on ${and(
    eq(categorias.empresaId, produtos.empresaId),
    eq(categorias.id, produtos.categoriaId),
    sql`${categorias.ativo}`,
  )} where ${quais}`

const DA_OPCAO = sql`from ${precosOpcao} where ${precosOpcao.empresaId} = ${EMPRESA_ID} and ${precosOpcao.opcaoId} = ${opcoes.id}`

/** With those of its group for a flavour that has none of its own, as `comoGrupo` (decision 074). */
const PRECOS = sql`select ${lista(
  sql`json_build_object('tamanho', p.tamanho, 'preco', (p.preco * 100)::bigint)`,
  sql`p.tamanho`,
)} from (select ${precosOpcao.tamanho}, ${precosOpcao.preco} ${DA_OPCAO}
  union all select ${precosGrupo.tamanho}, ${precosGrupo.preco} from ${precosGrupo}
    where ${opcoes.preco} is null and ${precosGrupo.empresaId} = ${EMPRESA_ID} and ${precosGrupo.grupoId} = ${grupos.id}
    and not exists (select ${DA_OPCAO} and ${precosOpcao.tamanho} = ${precosGrupo.tamanho})) p`

const OPCOES = sql`select ${lista(
  sql`json_build_object('id', ${opcoes.id}, 'nome', ${opcoes.nome}, 'descricao', ${opcoes.descricao},
    'preco', (coalesce(${opcoes.preco}, ${grupos.preco}) * 100)::bigint, 'precos', (${PRECOS}), 'maxUnidades', ${opcoes.maxUnidades},
    'padrao', ${opcoes.padrao}, 'esgotada', ${esgotada(opcoes, estoques.opcaoId)})`,
  sql`${opcoes.ordem}, ${opcoes.id}`,
)} from ${opcoes} where ${opcoes.empresaId} = ${EMPRESA_ID} and ${opcoes.ativo} and ${opcoes.grupoId} = ${grupos.id}`

const gruposCom = (quais: SQL) => sql`select ${lista(
  sql`json_build_object('id', ${grupos.id}, 'nome', ${grupos.nome}, 'ajuda', ${grupos.ajuda}, 'tipo', ${grupos.tipo},
    'min', ${grupos.min}, 'max', ${grupos.max}, 'maxDistintas', ${grupos.maxDistintas},
    'incluidas', ${grupos.incluidas}, 'regraPreco', ${grupos.regraPreco}, 'opcoes', (${OPCOES}))`,
  sql`${grupos.id}`,
)} from ${grupos} where ${grupos.empresaId} = ${EMPRESA_ID} and ${grupos.id} in (
  select ${produtoGrupos.grupoId} from ${produtoGrupos} where ${produtoGrupos.empresaId} = ${EMPRESA_ID}
  and ${produtoGrupos.produtoId} in (select ${produtos.id} from ${produtos} where ${quais}))`

const estoquesCom = (quais: SQL) =>
  sql`select ${lista(
    sql`json_build_object('id', ${estoques.id}, 'produtoId', ${estoques.produtoId}, 'varianteId', ${estoques.varianteId},
    'opcaoId', ${estoques.opcaoId}, 'resta', ${RESTA})`,
    sql`${estoques.id}`,
  )} from ${estoques} where ${estoques.empresaId} = ${EMPRESA_ID} and ${quais}`

/** `Ativos` as values of a statement that has `hoje`. */
function ativosCom(quais: SQL, contados: SQL) {
  const vendidos = sql`${produtos.empresaId} = ${EMPRESA_ID} and ${produtos.ativo} and ${quais}`
  return {
    produtos: sql<readonly ProdutoLido[]>`(${produtosCom(vendidos)})`,
    grupos: sql<readonly Grupo[]>`(${gruposCom(vendidos)})`,
    estoques: sql<readonly Estoque[]>`(${estoquesCom(contados)})`,
    promocoes: PROMOCOES,
  }
}

const TUDO = sql`true`
const ativos = preparedRow('produtos_ativos', ativosCom(TUDO, TUDO), HOJE)

const dosPedidos = (id: PgColumn) => sql`${id} = any(${hiddenFromPlanner('ids', 'bigint[]')}::bigint[])`
/**
 * `Ativos` of the products `ids`, as values of a larger statement that has `hoje`. The counts of sizes and options are
 * few, so they are all here.
 */
export const ATIVOS_PEDIDOS = ativosCom(
  dosPedidos(produtos.id),
  sql`(${estoques.produtoId} is null or ${dosPedidos(estoques.produtoId)})`,
)
const ativosPedidos = preparedRow('produtos_pedidos', ATIVOS_PEDIDOS, HOJE)
