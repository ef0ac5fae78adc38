import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { ProdutoId } from '~/domain/valores/ids'
import { statement, type Tx } from '~/server/transaction.server'
import type { CategoriaDoCardapio, ExtraDoCardapio, ProdutoDoCardapio } from './cardapio'
import { categorias, itensExtra, produtoItensExtra, produtos } from './tables.server'

/** The columns of a product that the menu shows. */
export const DO_CARDAPIO = {
  id: produtos.id,
  nome: produtos.nome,
  descricao: produtos.descricao,
  preco: produtos.preco,
  imagem: produtos.imagemUrl,
  possuiExtra: produtos.possuiExtra,
}

const daCategoria = and(eq(categorias.empresaId, produtos.empresaId), eq(categorias.id, produtos.categoriaId))
const emOferta = and(eq(produtos.ativo, true), eq(categorias.ativo, true))

/** The public menu: active categories with their active products, each sorted by name (cardapio-1). */
export async function listCardapio(tx: Tx): Promise<CategoriaDoCardapio[]> {
  const ativas = await tx
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(eq(categorias.ativo, true))
    .orderBy(emPortugues(categorias.nome))
  const linhas = await tx
    .select({ ...DO_CARDAPIO, categoriaId: produtos.categoriaId })
    .from(produtos)
    .innerJoin(categorias, daCategoria)
    .where(emOferta)
    .orderBy(emPortugues(produtos.nome))
  const extras = await findExtras(tx, linhas)

  return ativas.map(categoria => ({
    ...categoria,
    produtos: linhas
      .filter(linha => linha.categoriaId === categoria.id)
      .map(linha => comExtras(linha, extras)),
  }))
}

const aVenda = statement('produtos_a_venda', (db, name) =>
  db
    .select(DO_CARDAPIO)
    .from(produtos)
    .innerJoin(categorias, daCategoria)
    .where(and(sql`${produtos.id} = any(${sql.placeholder('ids')})`, emOferta))
    .prepare(name),
)

/**
 * Finds, among these ids, the products that may be ordered now (active, in an active category), with the extras that
 * may be ordered with them. The server takes prices only from here.
 */
export async function findProdutosAVenda(
  tx: Tx,
  ids: readonly ProdutoId[],
): Promise<Map<ProdutoId, ProdutoDoCardapio>> {
  const linhas = await aVenda(tx).execute({ ids })
  const extras = await findExtras(tx, linhas)
  return new Map(linhas.map(linha => [linha.id, comExtras(linha, extras)]))
}

type Extras = ReadonlyMap<ProdutoId, ExtraDoCardapio[]>
type Linha = Omit<ProdutoDoCardapio, 'extras'> & { possuiExtra: boolean }

/** Links on a product whose flag `possui_extra` is off are ignored. */
export function comExtras(
  { id, nome, descricao, preco, imagem, possuiExtra }: Linha,
  extras: Extras,
): ProdutoDoCardapio {
  return { id, nome, descricao, preco, imagem, extras: possuiExtra ? (extras.get(id) ?? []) : [] }
}

const extrasDe = statement('extras_dos_produtos', (db, name) =>
  db
    .select({
      idProduto: produtoItensExtra.idProduto,
      id: itensExtra.idExtra,
      nome: itensExtra.nome,
      preco: itensExtra.preco,
      tipo: itensExtra.tipo,
    })
    .from(produtoItensExtra)
    .innerJoin(
      itensExtra,
      and(
        eq(itensExtra.empresaId, produtoItensExtra.empresaId),
        eq(itensExtra.idExtra, produtoItensExtra.idExtra),
      ),
    )
    .where(sql`${produtoItensExtra.idProduto} = any(${sql.placeholder('ids')})`)
    .orderBy(emPortugues(itensExtra.nome))
    .prepare(name),
)

export async function findExtras(tx: Tx, linhas: readonly Linha[]): Promise<Extras> {
  const ids = linhas.filter(linha => linha.possuiExtra).map(linha => linha.id)
  const porProduto = new Map<ProdutoId, ExtraDoCardapio[]>()
  if (ids.length === 0) return porProduto
  for (const { idProduto, ...extra } of await extrasDe(tx).execute({ ids })) {
    const lista = porProduto.get(idProduto) ?? []
    lista.push(extra)
    porProduto.set(idProduto, lista)
  }
  return porProduto
}

/** SQL for a larger query: would a customer see any product? */
export function existsProdutoAVenda(tx: Tx): SQL {
  return exists(
    tx
      .select({ um: sql`1` })
      .from(produtos)
      .innerJoin(categorias, daCategoria)
      .where(and(eq(produtos.empresaId, tx.empresaId), emOferta)),
  )
}
