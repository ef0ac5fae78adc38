import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { COMPANY, NOTHING, NOW } from '~/server/database/one-read.server'
import { read, type Tx } from '~/server/database/transaction.server'
import type { EstadoDoCardapio } from '../cardapio'
import type { Momento } from '../momento'
import { esgotada, HOJE } from '../store.server'
import { produtos } from '../tables.server'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'

/** What is sold out in a menu, and the version of the rest, in one statement. */
export async function readEstado(tx: Tx, { agora, dia }: Momento): Promise<EstadoDoCardapio> {
  const [linha] = await estado(tx, { agora: agora.toISOString(), dia })
  if (!linha) throw new Error('a statement over one row answered without it')
  const { versao, ...esgotados } = linha
  return { versao, esgotados }
}

/** The version of the public menu: another text after each change but what is sold out. */
export async function readVersao(tx: Tx): Promise<string> {
  const [linha] = await versaoDoCardapio(tx)
  return linha?.versao ?? ''
}

/** When, in milliseconds, the first mark of what is sold out ends by itself; null when none does. */
export async function readPrimeiraVolta(tx: Tx, { agora }: Momento): Promise<number | null> {
  const [linha] = await primeiraVolta(tx, { agora: agora.toISOString() })
  return linha?.volta ?? null
}

const fimDasMarcas = (tabela: Tabela) => sql`(select min(${tabela.esgotadoAte}) from ${tabela}
  where ${tabela.empresaId} = ${COMPANY} and ${tabela.esgotadoAte} > ${NOW} and ${tabela.esgotadoAte} < 'infinity')`

const primeiraVolta = read('primeira_volta', db =>
  db
    .select({
      volta: sql<
        number | null
      >`(extract(epoch from least(${fimDasMarcas(produtos)}, ${fimDasMarcas(variantes)},
        ${fimDasMarcas(opcoes)})) * 1000)::float8`,
    })
    .from(NOTHING),
)

const VERSAO = sql<string>`versao_do_cardapio()`

const versaoDoCardapio = read('versao_do_cardapio', db => db.select({ versao: VERSAO }).from(NOTHING))

const estado = read('estado_do_cardapio', db =>
  db
    .select({
      versao: VERSAO,
      produtos: esgotados(produtos, estoques.produtoId),
      variantes: esgotados(variantes, estoques.varianteId),
      opcoes: esgotados(opcoes, estoques.opcaoId),
    })
    .from(HOJE),
)

type Tabela = typeof produtos | typeof variantes | typeof opcoes

function esgotados<T extends Tabela>(tabela: T, contado: PgColumn): SQL<T['$inferSelect']['id'][]> {
  return sql`(select coalesce(json_agg(${tabela.id} order by ${tabela.id}), '[]') from ${tabela}
    where ${tabela.empresaId} = ${COMPANY} and ${tabela.ativo} and ${esgotada(tabela, contado)})`
}
