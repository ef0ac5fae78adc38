import { and, eq, type SQL } from 'drizzle-orm'
import type { Janelas } from '~/domain/horarios/janela'
import type { CategoriaId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { categorias, produtos } from '../tables.server'
import { janelas } from '../tables-das-opcoes.server'

/** What has windows of its own. */
export type ComJanelas =
  | { readonly tipo: 'produto'; readonly id: ProdutoId }
  | { readonly tipo: 'categoria'; readonly id: CategoriaId }

const FAIXA = {
  diaSemana: janelas.diaSemana,
  abertura: janelas.abertura,
  fechamento: janelas.fechamento,
}

/** The windows of all products, or of all categories, by their number. */
export async function listJanelas(tx: Tx, tipo: ComJanelas['tipo']): Promise<Record<number, Janelas>> {
  const dono = tipo === 'produto' ? janelas.produtoId : janelas.categoriaId
  const linhas = await tx
    .select({ ...FAIXA, dono })
    .from(janelas)
    .where(eq(janelas.empresaId, tx.empresaId))
    .orderBy(janelas.id)
  const deCada: Record<number, Janelas> = {}
  for (const { dono, ...faixa } of linhas) {
    if (dono !== null) deCada[dono] = [...(deCada[dono] ?? []), faixa]
  }
  return deCada
}

/** Its windows, locked until the transaction ends; null when this company has none of that id. */
export async function lockJanelas(tx: Tx, dono: ComJanelas): Promise<Janelas | null> {
  const tabela = dono.tipo === 'produto' ? produtos : categorias
  const [linha] = await tx
    .select({ id: tabela.id })
    .from(tabela)
    .where(and(eq(tabela.empresaId, tx.empresaId), eq(tabela.id, dono.id)))
    .for('no key update')
  if (!linha) return null
  return tx.select(FAIXA).from(janelas).where(dele(tx, dono)).orderBy(janelas.id)
}

/** Replaces its windows; call `lockJanelas` before. */
export async function replaceJanelas(tx: Tx, dono: ComJanelas, novas: Janelas): Promise<void> {
  const { empresaId } = tx
  await tx.delete(janelas).where(dele(tx, dono))
  if (novas.length === 0) return
  const coluna = dono.tipo === 'produto' ? { produtoId: dono.id } : { categoriaId: dono.id }
  await tx.insert(janelas).values(novas.map(faixa => ({ empresaId, ...coluna, ...faixa })))
}

/** Gives a product that has no windows yet those of another. */
export async function copyJanelas(tx: Tx, de: ProdutoId, para: ProdutoId): Promise<void> {
  const faixas = await tx
    .select(FAIXA)
    .from(janelas)
    .where(dele(tx, { tipo: 'produto', id: de }))
    .orderBy(janelas.id)
  await replaceJanelas(tx, { tipo: 'produto', id: para }, faixas)
}

function dele(tx: Tx, dono: ComJanelas): SQL | undefined {
  const dele = dono.tipo === 'produto' ? eq(janelas.produtoId, dono.id) : eq(janelas.categoriaId, dono.id)
  return and(eq(janelas.empresaId, tx.empresaId), dele)
}
