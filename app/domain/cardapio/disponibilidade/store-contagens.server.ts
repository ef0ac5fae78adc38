import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { GrupoId, OpcaoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { produtos } from '../tables.server'
import { estoques, grupos, opcoes, variantes } from '../tables-das-opcoes.server'
import type { Contagem } from './contagem-digitada'
import type { Vendavel } from './em-falta'
import { restaEm } from './store-estoques.server'

/** What has an editor of its counts: a product with its sizes, or a group with its options. */
export type ComContagem =
  | { readonly tipo: 'produto'; readonly id: ProdutoId }
  | { readonly tipo: 'grupo'; readonly id: GrupoId }

/** What is counted, by kind and number, as it is on the business day `dia`. */
export type Contagens = { readonly [Tipo in Vendavel['tipo']]: Readonly<Record<number, Contagem>> }

/** All counts of the company. */
export async function listContagens(tx: Tx, dia: string): Promise<Contagens> {
  const linhas = await tx
    .select({ ...QUAL, resta: restaEm(dia), diario: estoques.diario })
    .from(estoques)
    .where(eq(estoques.empresaId, tx.empresaId))
  return porTipo(linhas)
}

const QUAL = { produto: estoques.produtoId, tamanho: estoques.varianteId, opcao: estoques.opcaoId }

type Linha = Contagem & { readonly [Tipo in Vendavel['tipo']]: number | null }

function porTipo(linhas: readonly Linha[]): Contagens {
  const deTipo = (tipo: Vendavel['tipo']) =>
    Object.fromEntries(
      linhas.flatMap(({ [tipo]: id, resta, diario }) => (id === null ? [] : [[id, { resta, diario }]])),
    )
  return { produto: deTipo('produto'), tamanho: deTipo('tamanho'), opcao: deTipo('opcao') }
}

/**
 * Everything of `dono` that can be counted; null when this company has none of that id, and for a group of flavours,
 * which nobody counts.
 */
export async function findContaveis(tx: Tx, dono: ComContagem): Promise<Vendavel[] | null> {
  if (dono.tipo === 'grupo') return findOpcoesContaveis(tx, dono.id)
  const [produto] = await tx
    .select({ id: produtos.id })
    .from(produtos)
    .where(and(eq(produtos.empresaId, tx.empresaId), eq(produtos.id, dono.id)))
  if (!produto) return null
  const tamanhos = await tx
    .select({ id: variantes.id })
    .from(variantes)
    .where(and(eq(variantes.empresaId, tx.empresaId), eq(variantes.produtoId, dono.id)))
  return [dono, ...tamanhos.map(({ id }) => ({ tipo: 'tamanho', id }) as const)]
}

async function findOpcoesContaveis(tx: Tx, id: GrupoId): Promise<Vendavel[] | null> {
  const [grupo] = await tx
    .select({ tipo: grupos.tipo })
    .from(grupos)
    .where(and(eq(grupos.empresaId, tx.empresaId), eq(grupos.id, id)))
  if (!grupo || grupo.tipo === 'sabor') return null
  const dele = await tx
    .select({ id: opcoes.id })
    .from(opcoes)
    .where(and(eq(opcoes.empresaId, tx.empresaId), eq(opcoes.grupoId, id)))
  return dele.map(opcao => ({ tipo: 'opcao', id: opcao.id }))
}

/** The counts of these, locked until the transaction ends in the order in which orders lock them. */
export async function lockContagens(tx: Tx, quais: readonly Vendavel[], dia: string): Promise<Contagens> {
  const ids = (tipo: Vendavel['tipo']) => quais.flatMap(um => (um.tipo === tipo ? [um.id] : []))
  const linhas = await tx
    .select({ ...QUAL, resta: restaEm(dia), diario: estoques.diario })
    .from(estoques)
    .where(
      and(
        eq(estoques.empresaId, tx.empresaId),
        or(
          inArray(estoques.produtoId, ids('produto') as ProdutoId[]),
          inArray(estoques.varianteId, ids('tamanho') as VarianteId[]),
          inArray(estoques.opcaoId, ids('opcao') as OpcaoId[]),
        ),
      ),
    )
    .orderBy(estoques.id)
    .for('update')
  return porTipo(linhas)
}

/** Sets the count as it is on the business day `dia`; null ends it. */
export async function saveContagem(
  tx: Tx,
  { tipo, id }: Vendavel,
  contagem: Contagem | null,
  dia: string,
): Promise<void> {
  const { empresaId } = tx
  if (!contagem) {
    await tx.delete(estoques).where(and(eq(estoques.empresaId, empresaId), sql`${QUAL[tipo]} = ${id}`))
    return
  }
  const { resta: restante, diario } = contagem
  const deQue = { produto: { produtoId: id }, tamanho: { varianteId: id }, opcao: { opcaoId: id } }[tipo]
  await tx
    .insert(estoques)
    .values({ empresaId, ...(deQue as Partial<typeof estoques.$inferInsert>), restante, diario, dia })
    .onConflictDoUpdate({ target: [estoques.empresaId, QUAL[tipo]], set: { restante, diario, dia } })
}
