import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Faixa } from '~/domain/horarios/relogio'
import { emPortugues } from '~/domain/listas/busca.server'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import { inBatches } from '~/server/database/batches.server'
import type { Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import type { CardapioInteiro } from './cardapio-inteiro'
import type { DadosDoExtra } from './extra'
import { SEM_PRECO_DE_TODOS } from './grupo-guardado'
import { lockNomes } from './store-categorias.server'
import { findTodosOsGrupos } from './store-grupos.server'
import { ORDEM_DAS_CATEGORIAS, ORDEM_PELA_CATEGORIA } from './store-ordem.server'
import { findPrecosPromocionais } from './store-precos-promocionais.server'
import { countPromocoesLivres, lockPromocoes } from './store-promocoes.server'
import { findEscolhasDe, lockEscolhas, SEM_ESCOLHAS } from './store-tamanhos.server'
import {
  COLUNAS_DO_PRODUTO,
  categorias,
  itensExtra,
  type LinhaDoProduto,
  produtoItensExtra,
  produtos,
} from './tables.server'
import { janelas } from './tables-das-opcoes.server'

/** The company's whole menu, inactive products included, in the order of its spreadsheet, which is the menu's. */
export async function findCardapioInteiro(tx: Tx): Promise<CardapioInteiro> {
  const asCategorias = await tx
    .select({ id: categorias.id, nome: categorias.nome, ordem: categorias.ordem })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(categorias.id)
  const osExtras = await tx
    .select({
      id: itensExtra.idExtra,
      nome: itensExtra.nome,
      preco: itensExtra.preco,
      tipo: itensExtra.tipo,
    })
    .from(itensExtra)
    .where(eq(itensExtra.empresaId, tx.empresaId))
    .orderBy(itensExtra.idExtra)
  const osProdutos = await tx
    .select({ id: produtos.id, ordem: produtos.ordem, ...COLUNAS_DO_PRODUTO })
    .from(produtos)
    .leftJoin(
      categorias,
      and(eq(categorias.empresaId, produtos.empresaId), eq(categorias.id, produtos.categoriaId)),
    )
    .where(eq(produtos.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS, ...ORDEM_PELA_CATEGORIA, produtos.id)
  const extras = await findVinculosDeTodos(tx)
  const escolhas = await findEscolhasDe(tx, null)
  const horarios = await findJanelasDeTodos(tx)
  const promocionais = await findPrecosPromocionais(tx, null)
  return {
    categorias: asCategorias,
    extras: osExtras,
    grupos: await findTodosOsGrupos(tx),
    promocoesLivres: await countPromocoesLivres(tx),
    produtos: osProdutos.map(produto => ({
      ...produto,
      extras: extras.get(produto.id) ?? [],
      ...(escolhas.get(produto.id) ?? SEM_ESCOLHAS),
      janelas: horarios.get(produto.id) ?? [],
      promocional: promocionais.get(produto.id) ?? SEM_PRECO_DE_TODOS,
    })),
  }
}

async function findJanelasDeTodos(tx: Tx): Promise<Map<ProdutoId, Faixa[]>> {
  const porProduto = new Map<ProdutoId, Faixa[]>()
  const { produtoId: dono, diaSemana, abertura, fechamento } = janelas
  const linhas = await tx
    .select({ dono, diaSemana, abertura, fechamento })
    .from(janelas)
    .where(and(eq(janelas.empresaId, tx.empresaId), isNotNull(dono)))
    .orderBy(janelas.id)
  for (const { dono, ...faixa } of linhas) {
    if (dono !== null) porProduto.set(dono, [...(porProduto.get(dono) ?? []), faixa])
  }
  return porProduto
}

async function findVinculosDeTodos(tx: Tx): Promise<Map<ProdutoId, ExtraId[]>> {
  const porProduto = new Map<ProdutoId, ExtraId[]>()
  const vinculos = await tx
    .select({ produto: produtoItensExtra.idProduto, extra: produtoItensExtra.idExtra })
    .from(produtoItensExtra)
    .innerJoin(
      itensExtra,
      and(
        eq(itensExtra.empresaId, produtoItensExtra.empresaId),
        eq(itensExtra.idExtra, produtoItensExtra.idExtra),
      ),
    )
    .where(eq(produtoItensExtra.empresaId, tx.empresaId))
    .orderBy(emPortugues(itensExtra.nome), itensExtra.idExtra)
  for (const { produto, extra } of vinculos) {
    const lista = porProduto.get(produto) ?? []
    lista.push(extra)
    porProduto.set(produto, lista)
  }
  return porProduto
}

/**
 * Keeps everybody else from changing this menu until the transaction ends, so that two imports run one after the other.
 * Orders need not wait for it.
 */
export async function lockCardapio(tx: Tx): Promise<void> {
  await lockNomes(tx)
  await lockEscolhas(tx)
  await lockPromocoes(tx)
  for (const table of [categorias, itensExtra, produtos]) {
    await tx.select({ um: sql`1` }).from(table).where(eq(table.empresaId, tx.empresaId)).for('no key update')
  }
}

/** Inserts categories; answers their ids in the order of `nomes`, in which no name occurs twice. */
export async function insertCategoriasDaPlanilha(tx: Tx, nomes: readonly string[]): Promise<CategoriaId[]> {
  const criadas = new Map<string, CategoriaId>()
  for (const batch of inBatches(nomes)) {
    const linhas = await tx
      .insert(categorias)
      .values(batch.map(nome => ({ empresaId: tx.empresaId, nome })))
      .returning({ id: categorias.id, nome: categorias.nome })
    for (const { id, nome } of linhas) criadas.set(nome, id)
  }
  return naOrdem(nomes, criadas)
}

/** Inserts extra items; answers their ids in the order of `novos`, in which no name occurs twice. */
export async function insertExtrasDaPlanilha(tx: Tx, novos: readonly DadosDoExtra[]): Promise<ExtraId[]> {
  const criados = new Map<string, ExtraId>()
  for (const batch of inBatches(novos)) {
    const linhas = await tx
      .insert(itensExtra)
      .values(batch.map(extra => ({ empresaId: tx.empresaId, ...extra })))
      .returning({ id: itensExtra.idExtra, nome: itensExtra.nome })
    for (const { id, nome } of linhas) criados.set(nome, id)
  }
  return naOrdem(
    novos.map(({ nome }) => nome),
    criados,
  )
}

/** Inserts products; answers their ids in the order of `novos`, in which no name occurs twice within a category. */
export async function insertProdutosDaPlanilha(
  tx: Tx,
  novos: readonly LinhaDoProduto[],
): Promise<ProdutoId[]> {
  const criados = new Map<string, ProdutoId>()
  const chave = (produto: Pick<LinhaDoProduto, 'categoriaId' | 'nome'>) =>
    `${produto.categoriaId ?? ''} ${produto.nome}`
  for (const batch of inBatches(novos)) {
    const linhas = await tx
      .insert(produtos)
      .values(batch.map(produto => ({ empresaId: tx.empresaId, ...produto })))
      .returning({ id: produtos.id, categoriaId: produtos.categoriaId, nome: produtos.nome })
    for (const linha of linhas) criados.set(chave(linha), linha.id)
  }
  return naOrdem(novos.map(chave), criados)
}

/** Updates all these products in one statement and leaves their pictures alone. */
export function updateProdutosDaPlanilha(
  tx: Tx,
  mudados: readonly (LinhaDoProduto & { readonly id: ProdutoId })[],
): Promise<void> {
  return updateRows(tx, produtos, COLUNAS_DO_PRODUTO, mudados)
}

/** Replaces the links between these products and their extra items. */
export async function replaceVinculos(
  tx: Tx,
  vinculos: ReadonlyMap<ProdutoId, readonly ExtraId[]>,
): Promise<void> {
  for (const batch of inBatches([...vinculos.keys()])) {
    await tx
      .delete(produtoItensExtra)
      .where(and(eq(produtoItensExtra.empresaId, tx.empresaId), inArray(produtoItensExtra.idProduto, batch)))
  }
  const linhas = [...vinculos].flatMap(([idProduto, extras]) =>
    extras.map(idExtra => ({ empresaId: tx.empresaId, idProduto, idExtra })),
  )
  for (const batch of inBatches(linhas)) await tx.insert(produtoItensExtra).values(batch)
}

/** PostgreSQL does not promise the order of the rows that a statement returns. */
function naOrdem<Id>(chaves: readonly string[], criados: ReadonlyMap<string, Id>): Id[] {
  return chaves.map(chave => {
    const id = criados.get(chave)
    if (id === undefined) throw new Error('an insert answered without one of its rows')
    return id
  })
}
