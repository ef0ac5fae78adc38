import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { statement, type Tx } from '~/server/transaction.server'
import type { EstadoDoCardapio } from '../cardapio'
import type { Momento } from '../momento'
import { EMPRESA, esgotada } from '../store.server'
import { produtos } from '../tables.server'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'

/** What is sold out in a menu, and the version of the rest, in one statement. */
export async function readEstado(tx: Tx, { agora, dia }: Momento): Promise<EstadoDoCardapio> {
  const { empresaId } = tx
  const [linha] = await estado(tx).execute({ empresaId, agora: agora.toISOString(), dia })
  if (!linha) throw new Error('a statement over one row answered without it')
  const { versao, ...esgotados } = linha
  return { versao, esgotados }
}

/** The version of the public menu: another text after each change but what is sold out. */
export async function readVersao(tx: Tx): Promise<string> {
  const [linha] = await versaoDoCardapio(tx).execute()
  return linha?.versao ?? ''
}

const VERSAO = sql<string>`versao_do_cardapio()`

const versaoDoCardapio = statement('versao_do_cardapio', (db, name) =>
  db.select({ versao: VERSAO }).from(sql`(values (1)) as uma`).prepare(name),
)

const estado = statement('estado_do_cardapio', (db, name) =>
  db
    .select({
      versao: VERSAO,
      produtos: esgotados(produtos, estoques.produtoId),
      variantes: esgotados(variantes, estoques.varianteId),
      opcoes: esgotados(opcoes, estoques.opcaoId),
    })
    .from(sql`(values (1)) as uma`)
    .prepare(name),
)

type Tabela = typeof produtos | typeof variantes | typeof opcoes

function esgotados<T extends Tabela>(tabela: T, contado: PgColumn): SQL<T['$inferSelect']['id'][]> {
  return sql`(select coalesce(json_agg(${tabela.id} order by ${tabela.id}), '[]') from ${tabela}
    where ${tabela.empresaId} = ${EMPRESA} and ${tabela.ativo} and ${esgotada(tabela, contado)})`
}
