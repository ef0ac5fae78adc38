import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { EMPRESA_ID, NOW } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import type { EstadoDoCardapio } from '../cardapio'
import type { Momento } from '../momento'
import { esgotada, HOJE } from '../store.server'
import { produtos } from '../tables.server'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'

/** What is sold out in a menu, and the version of the rest, in one statement. */
export async function readEstado(tx: Tx, { agora, dia }: Momento): Promise<EstadoDoCardapio> {
  const { versao, ...esgotados } = await estado(tx, { agora: agora.toISOString(), dia })
  return { versao, esgotados }
}

/** The version of the public menu: another text after each change but what is sold out. */
export async function readVersao(tx: Tx): Promise<string> {
  const { versao } = await versaoDoCardapio(tx)
  return versao
}

/** When, in milliseconds, the first mark of what is sold out ends by itself; null when none does. */
export async function readPrimeiraVolta(tx: Tx, { agora }: Momento): Promise<number | null> {
  const { volta } = await primeiraVolta(tx, { agora: agora.toISOString() })
  return volta
}

const fimDasMarcas = (tabela: Tabela) => sql`(select min(${tabela.esgotadoAte}) from ${tabela}
  where ${tabela.empresaId} = ${EMPRESA_ID} and ${tabela.esgotadoAte} > ${NOW} and ${tabela.esgotadoAte} < 'infinity')`

const primeiraVolta = preparedRow('primeira_volta', {
  volta: sql<number | null>`(extract(epoch from least(${fimDasMarcas(produtos)}, ${fimDasMarcas(variantes)},
    ${fimDasMarcas(opcoes)})) * 1000)::float8`,
})

/** The count is in it because an event with a lower number may be committed later. */
const VERSAO = sql<string>`(select coalesce(max(id), 0) || ':' || count(*) from eventos
  where empresa_id = ${EMPRESA_ID} and tipo = 'cardapio-mudou')`

const versaoDoCardapio = preparedRow('versao_do_cardapio', { versao: VERSAO })

const ESTADO = {
  versao: VERSAO,
  produtos: esgotados(produtos, estoques.produtoId),
  variantes: esgotados(variantes, estoques.varianteId),
  opcoes: esgotados(opcoes, estoques.opcaoId),
}
const estado = preparedRow('estado_do_cardapio', ESTADO, HOJE)

type Tabela = typeof produtos | typeof variantes | typeof opcoes

function esgotados<T extends Tabela>(tabela: T, contado: PgColumn): SQL<T['$inferSelect']['id'][]> {
  return sql`(select coalesce(json_agg(${tabela.id} order by ${tabela.id}), '[]') from ${tabela}
    where ${tabela.empresaId} = ${EMPRESA_ID} and ${tabela.ativo} and ${esgotada(tabela, contado)})`
}
