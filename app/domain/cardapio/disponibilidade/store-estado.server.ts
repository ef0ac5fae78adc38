import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { type PromocaoLida, promocoesDeAgora, promocoesValemAte } from '~/domain/promocoes/promocao'
import { EMPRESA_ID, NOW } from '~/server/database/one-read.server'
import { preparedRow, type Tx } from '~/server/database/transaction.server'
import type { EstadoDoCardapio } from '../cardapio'
import type { Momento } from '../momento'
import { esgotada, HOJE } from '../store.server'
import { PROMOCOES } from '../store-promocoes.server'
import { produtos } from '../tables.server'
import { estoques, opcoes, variantes } from '../tables-das-opcoes.server'

/** What is sold out in a menu, and the version of the rest, in one statement. */
export async function readEstado(tx: Tx, momento: Momento): Promise<EstadoDoCardapio> {
  const { agora, dia } = momento
  const { versao, promocoes, ...esgotados } = await estado(tx, { agora: agora.toISOString(), dia })
  return { versao: comPromocoes(versao, promocoes, momento), esgotados }
}

/** The version of the public menu: another text after each change but what is sold out, and when a promotion begins or ends. */
export async function readVersao(tx: Tx, momento: Momento): Promise<string> {
  const { versao, promocoes } = await versaoDoCardapio(tx)
  return comPromocoes(versao, promocoes, momento)
}

function comPromocoes(versao: string, promocoes: readonly PromocaoLida[], { agora, fuso }: Momento): string {
  return [versao, ...promocoesDeAgora(promocoes, agora, fuso).map(({ id }) => id)].join(' ')
}

/** When, in milliseconds, something changes by itself: a mark of what is sold out ends, a promotion begins or ends. */
export async function readMudaEm(tx: Tx, { agora, fuso }: Momento): Promise<number> {
  const { volta, promocoes } = await mudaSo(tx, { agora: agora.toISOString() })
  return Math.min(volta ?? Number.POSITIVE_INFINITY, promocoesValemAte(promocoes, agora, fuso))
}

const fimDasMarcas = (tabela: Tabela) => sql`(select min(${tabela.esgotadoAte}) from ${tabela}
  where ${tabela.empresaId} = ${EMPRESA_ID} and ${tabela.esgotadoAte} > ${NOW} and ${tabela.esgotadoAte} < 'infinity')`

const mudaSo = preparedRow('muda_so', {
  promocoes: PROMOCOES,
  volta: sql<number | null>`(extract(epoch from least(${fimDasMarcas(produtos)}, ${fimDasMarcas(variantes)},
    ${fimDasMarcas(opcoes)})) * 1000)::float8`,
})

/** The count is in it because an event with a lower number may be committed later. */
const VERSAO = sql<string>`(select coalesce(max(id), 0) || ':' || count(*) from eventos
  where empresa_id = ${EMPRESA_ID} and tipo = 'cardapio-mudou')`

const versaoDoCardapio = preparedRow('versao_do_cardapio', { versao: VERSAO, promocoes: PROMOCOES })

const ESTADO = {
  versao: VERSAO,
  promocoes: PROMOCOES,
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
