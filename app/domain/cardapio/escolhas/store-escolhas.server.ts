import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { GrupoId, ProdutoId } from '~/domain/valores/ids'
import { statement, type Tx } from '~/server/transaction.server'
import { type Grupo, grupoNoProduto, type Variante, type Vinculo } from '../grupo'
import { produtos } from '../tables.server'
import { estoques, grupos, opcoes, precosOpcao, produtoGrupos, variantes } from '../tables-das-opcoes.server'

/** The instant, and the business day to which it belongs: what is sold out depends on both. */
export interface Momento {
  readonly agora: Date
  readonly dia: string
}

/** Each group once, however many products have it. Nothing inactive is here. */
export interface EscolhasDoCardapio {
  readonly grupos: readonly Grupo[]
  readonly vinculos: readonly VinculoGuardado[]
  readonly variantes: readonly (Variante & { readonly produtoId: ProdutoId })[]
}

type VinculoGuardado = Vinculo & { readonly produtoId: ProdutoId; readonly grupoId: GrupoId }

/**
 * The sizes and groups of these products, in one statement; `ids` null: of every active product. Lists come in the
 * owner's order.
 */
export async function findEscolhas(
  tx: Tx,
  { agora, dia }: Momento,
  ids: readonly ProdutoId[] | null,
): Promise<EscolhasDoCardapio> {
  const { empresaId } = tx
  const [linha] = await escolhas(tx).execute({ empresaId, ids, agora: agora.toISOString(), dia })
  return linha?.escolhas ?? { grupos: [], vinculos: [], variantes: [] }
}

/** The choices of one product, with the limits that it sets itself. */
export function escolhasDoProduto(
  id: ProdutoId,
  { grupos: todos, vinculos, variantes: tamanhos }: EscolhasDoCardapio,
): { readonly variantes: readonly Variante[]; readonly grupos: readonly Grupo[] } {
  const porId = new Map(todos.map(grupo => [grupo.id, grupo]))
  const dele = vinculos.filter(({ produtoId }) => produtoId === id)
  return {
    variantes: tamanhos.filter(({ produtoId }) => produtoId === id),
    grupos: dele.flatMap(vinculo => {
      const grupo = porId.get(vinculo.grupoId)
      return grupo ? [grupoNoProduto(grupo, vinculo)] : []
    }),
  }
}

const AGORA = sql`${sql.placeholder('agora')}::timestamptz`
const DIA = sql`${sql.placeholder('dia')}::date`

/** True while the owner has taken it off sale, and while nothing is left of what is counted. */
function esgotada({ esgotadoAte, id }: { esgotadoAte: PgColumn; id: PgColumn }, contado: PgColumn): SQL {
  const resta = sql`case when ${estoques.diario} is not null and ${estoques.dia} < ${DIA} then ${estoques.diario} else ${estoques.restante} end`
  const acabou = sql`exists (select from ${estoques} where ${estoques.empresaId} = ${EMPRESA} and ${contado} = ${id} and ${resta} = 0)`
  return sql`(coalesce(${esgotadoAte} > ${AGORA}, false) or ${acabou})`
}

const EMPRESA = sql`${sql.placeholder('empresaId')}::bigint`

/** The products that were asked for. */
const PEDIDOS = sql`select ${produtos.id} from ${produtos} where ${produtos.empresaId} = ${EMPRESA} and ${produtos.ativo}
  and (${sql.placeholder('ids')}::bigint[] is null or ${produtos.id} = any(${sql.placeholder('ids')}::bigint[]))`

function lista(objeto: SQL, ordem: SQL): SQL {
  return sql`coalesce(json_agg(${objeto} order by ${ordem}), '[]')`
}

/** JSON has no decimals of ours: money leaves the database as whole centavos. */
function emCentavos(preco: PgColumn): SQL {
  return sql`(${preco} * 100)::int`
}

const TAMANHOS = sql`select ${lista(
  sql`json_build_object('id', ${variantes.id}, 'produtoId', ${variantes.produtoId}, 'nome', ${variantes.nome},
    'preco', ${emCentavos(variantes.preco)}, 'maxSabores', ${variantes.maxSabores},
    'esgotada', ${esgotada(variantes, estoques.varianteId)})`,
  sql`${variantes.ordem}, ${variantes.id}`,
)} from ${variantes} where ${variantes.empresaId} = ${EMPRESA} and ${variantes.ativo} and ${variantes.produtoId} in (${PEDIDOS})`

const VINCULOS = sql`select ${lista(
  sql`json_build_object('produtoId', ${produtoGrupos.produtoId}, 'grupoId', ${produtoGrupos.grupoId},
    'min', ${produtoGrupos.min}, 'max', ${produtoGrupos.max}, 'incluidas', ${produtoGrupos.incluidas})`,
  sql`${produtoGrupos.ordem}, ${produtoGrupos.grupoId}`,
)} from ${produtoGrupos} where ${produtoGrupos.empresaId} = ${EMPRESA} and ${produtoGrupos.produtoId} in (${PEDIDOS})`

const PRECOS = sql`select ${lista(
  sql`json_build_object('tamanho', ${precosOpcao.tamanho}, 'preco', ${emCentavos(precosOpcao.preco)})`,
  sql`${precosOpcao.tamanho}`,
)} from ${precosOpcao} where ${precosOpcao.empresaId} = ${EMPRESA} and ${precosOpcao.opcaoId} = ${opcoes.id}`

const OPCOES = sql`select ${lista(
  sql`json_build_object('id', ${opcoes.id}, 'nome', ${opcoes.nome}, 'descricao', ${opcoes.descricao},
    'preco', ${emCentavos(opcoes.preco)}, 'precos', (${PRECOS}), 'maxUnidades', ${opcoes.maxUnidades},
    'padrao', ${opcoes.padrao}, 'esgotada', ${esgotada(opcoes, estoques.opcaoId)})`,
  sql`${opcoes.ordem}, ${opcoes.id}`,
)} from ${opcoes} where ${opcoes.empresaId} = ${EMPRESA} and ${opcoes.ativo} and ${opcoes.grupoId} = ${grupos.id}`

const GRUPOS = sql`select ${lista(
  sql`json_build_object('id', ${grupos.id}, 'nome', ${grupos.nome}, 'ajuda', ${grupos.ajuda}, 'tipo', ${grupos.tipo},
    'min', ${grupos.min}, 'max', ${grupos.max}, 'maxDistintas', ${grupos.maxDistintas},
    'incluidas', ${grupos.incluidas}, 'regraPreco', ${grupos.regraPreco}, 'opcoes', (${OPCOES}))`,
  sql`${grupos.id}`,
)} from ${grupos} where ${grupos.empresaId} = ${EMPRESA} and ${grupos.id} in (
  select ${produtoGrupos.grupoId} from ${produtoGrupos}
  where ${produtoGrupos.empresaId} = ${EMPRESA} and ${produtoGrupos.produtoId} in (${PEDIDOS}))`

const escolhas = statement('escolhas_dos_produtos', (db, name) =>
  db
    .select({
      escolhas: sql<EscolhasDoCardapio>`json_build_object('grupos', (${GRUPOS}), 'vinculos', (${VINCULOS}), 'variantes', (${TAMANHOS}))`,
    })
    .from(sql`(values (1)) as uma`)
    .prepare(name),
)
