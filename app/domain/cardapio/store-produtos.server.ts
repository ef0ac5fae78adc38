import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { acha, emPortugues, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista, Pagina } from '~/domain/listas/pagina'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { Centavos } from '~/domain/valores/centavos'
import type { CategoriaId, ExtraId, ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { ExtraDoCardapio } from './cardapio'
import { CHAVES_DO_PRODUTO, conteudoDoProduto, type ProdutoGuardado } from './cardapio-inteiro'
import type { VinculoDoProduto } from './grupo'
import type { EscolhasGuardadas, ResumoDoGrupo } from './grupo-guardado'
import { listResumosDosGrupos } from './store-grupos.server'
import { replaceLimitesPorTamanho } from './store-limites.server'
import { ORDEM_DAS_CATEGORIAS, ordemDosProdutos } from './store-ordem.server'
import { findPrecosPromocionais } from './store-precos-promocionais.server'
import {
  copyPrecos,
  findEscolhasDe,
  replaceGrupos,
  replaceTamanhos,
  SEM_ESCOLHAS,
  type TamanhoASalvar,
} from './store-tamanhos.server'
import {
  COLUNAS_DO_PRODUTO,
  categorias,
  itensExtra,
  type LinhaDoProduto,
  produtoItensExtra,
  produtos,
} from './tables.server'

export interface ConsultaDeProdutos extends ConsultaDaLista {
  /** 'nenhuma': only products without a category; null: products of any category. */
  readonly categoria: CategoriaId | 'nenhuma' | null
  /** Null: active and inactive products. */
  readonly ativo: boolean | null
}

export interface ProdutoDoPainel extends ProdutoGuardado, EscolhasGuardadas {
  /** The name of its category; null without one. */
  readonly categoria: string | null
  /** False hides the product from the menu; null without a category. */
  readonly categoriaAtiva: boolean | null
  /** Key of its picture. */
  readonly imagem: string | null
  readonly precoPromocional: Centavos | null
  /** Digest of what the product's form is filled with. */
  readonly visto: string
}

/** A page of the company's products in the menu's order, with category and links. */
export async function listProdutos(tx: Tx, consulta: ConsultaDeProdutos): Promise<Pagina<ProdutoDoPainel>> {
  const { busca, categoria, ativo } = consulta
  const filtro = and(
    eq(produtos.empresaId, tx.empresaId),
    acha(produtos.procurado, busca),
    categoria === 'nenhuma' ? isNull(produtos.categoriaId) : undefined,
    typeof categoria === 'number' ? eq(produtos.categoriaId, categoria) : undefined,
    ativo === null ? undefined : eq(produtos.ativo, ativo),
  )
  const ordem = ordemDosProdutos(tx)
  const lista = { tabela: produtos, id: produtos.id, filtro, ordem }
  const { ids, ...pagina } = await findPagina<ProdutoId>(tx, lista, consulta)
  const daCategoria = and(
    eq(categorias.empresaId, produtos.empresaId),
    eq(categorias.id, produtos.categoriaId),
  )
  const linhas = await tx
    .select({
      id: produtos.id,
      ...COLUNAS_DO_PRODUTO,
      imagem: produtos.imagemUrl,
      categoria: categorias.nome,
      categoriaAtiva: categorias.ativo,
    })
    .from(produtos)
    .leftJoin(categorias, daCategoria)
    .where(and(eq(produtos.empresaId, tx.empresaId), inArray(produtos.id, ids)))
    .orderBy(...ordem)
  const vinculos = await findVinculos(tx, ids)
  const escolhas = await findEscolhasDe(tx, ids)
  const promocionais = await findPrecosPromocionais(tx, ids)
  const comVisto = linhas.map(linha => {
    const dele = escolhas.get(linha.id) ?? SEM_ESCOLHAS
    const precoPromocional = promocionais.get(linha.id)?.preco ?? null
    const produto = { ...linha, precoPromocional, extras: vinculos.get(linha.id) ?? [], ...dele }
    return { ...produto, visto: vistoDe(conteudoDoProduto(produto), CHAVES_DO_PRODUTO) }
  })
  return { linhas: comVisto, ...pagina }
}

async function findVinculos(tx: Tx, ids: ProdutoId[]): Promise<Map<ProdutoId, ExtraId[]>> {
  const porProduto = new Map<ProdutoId, ExtraId[]>(ids.map(id => [id, []]))
  if (ids.length === 0) return porProduto
  const vinculos = await tx
    .select({ produto: produtoItensExtra.idProduto, extra: produtoItensExtra.idExtra })
    .from(produtoItensExtra)
    .where(and(eq(produtoItensExtra.empresaId, tx.empresaId), inArray(produtoItensExtra.idProduto, ids)))
  for (const { produto, extra } of vinculos) porProduto.get(produto)?.push(extra)
  return porProduto
}

export interface OpcaoDeCategoria {
  readonly id: CategoriaId
  readonly nome: string
  readonly ativo: boolean
}

interface OpcoesDoProduto {
  readonly categorias: OpcaoDeCategoria[]
  readonly extras: ExtraDoCardapio[]
  readonly grupos: ResumoDoGrupo[]
}

/** What the product's form offers: all categories in their order, extra items and groups by name. */
export async function listOpcoesDoProduto(tx: Tx): Promise<OpcoesDoProduto> {
  const { id, nome, ativo } = categorias
  const deCategoria = await tx
    .select({ id, nome, ativo })
    .from(categorias)
    .where(eq(categorias.empresaId, tx.empresaId))
    .orderBy(...ORDEM_DAS_CATEGORIAS)
  const deExtra = await tx
    .select({
      id: itensExtra.idExtra,
      nome: itensExtra.nome,
      preco: itensExtra.preco,
      tipo: itensExtra.tipo,
    })
    .from(itensExtra)
    .where(eq(itensExtra.empresaId, tx.empresaId))
    .orderBy(emPortugues(itensExtra.nome))
  return { categorias: deCategoria, extras: deExtra, grupos: await listResumosDosGrupos(tx) }
}

interface Linha extends LinhaDoProduto {
  readonly imagemUrl: string | null
}

/** The product as it is stored, locked until the transaction ends; null when this company has none of that id. */
export async function lockProduto(tx: Tx, id: ProdutoId): Promise<Linha | null> {
  const [linha] = await tx
    .select({ ...COLUNAS_DO_PRODUTO, imagemUrl: produtos.imagemUrl })
    .from(produtos)
    .where(daEmpresa(tx, id))
    .for('no key update')
  return linha ?? null
}

export function countProdutos(tx: Tx): Promise<number> {
  return tx.$count(produtos, eq(produtos.empresaId, tx.empresaId))
}

export async function hasProduto(tx: Tx, id: ProdutoId): Promise<boolean> {
  return (await tx.$count(produtos, daEmpresa(tx, id))) > 0
}

export async function insertProduto(
  tx: Tx,
  { extras, tamanhos, grupos, ...linha }: Linha & Vinculados,
): Promise<ProdutoId> {
  const [criado] = await tx
    .insert(produtos)
    .values({ empresaId: tx.empresaId, ...linha })
    .returning({ id: produtos.id })
  if (!criado) throw new Error('an insert answered without its row')
  await insertVinculos(tx, criado.id, extras)
  if (tamanhos.length > 0) await replaceTamanhos(tx, criado.id, tamanhos)
  if (grupos.length > 0) await replaceGrupos(tx, criado.id, grupos)
  if (tamanhos.length > 0) await replaceLimitesPorTamanho(tx, new Map([[criado.id, grupos]]))
  return criado.id
}

/**
 * Updates the product and replaces its sizes and its links; the prices of its groups follow the name of a size. In another
 * category it stands after those that have a place.
 */
export async function updateProduto(
  tx: Tx,
  id: ProdutoId,
  { extras, tamanhos, grupos, ...linha }: Linha & Vinculados,
): Promise<void> {
  const naMesma = sql`${produtos.categoriaId} is not distinct from ${linha.categoriaId}`
  await tx
    .update(produtos)
    .set({ ...linha, ordem: sql`case when ${naMesma} then ${produtos.ordem} end` })
    .where(daEmpresa(tx, id))
  await tx
    .delete(produtoItensExtra)
    .where(and(eq(produtoItensExtra.empresaId, tx.empresaId), eq(produtoItensExtra.idProduto, id)))
  await insertVinculos(tx, id, extras)
  await replaceGrupos(tx, id, grupos)
  for (const renomeado of await replaceTamanhos(tx, id, tamanhos)) await copyPrecos(tx, id, renomeado)
  await replaceLimitesPorTamanho(tx, new Map([[id, grupos]]))
}

interface Vinculados {
  readonly extras: readonly ExtraId[]
  readonly tamanhos: readonly TamanhoASalvar[]
  readonly grupos: readonly VinculoDoProduto[]
}

async function insertVinculos(tx: Tx, idProduto: ProdutoId, extras: readonly ExtraId[]): Promise<void> {
  if (extras.length === 0) return
  await tx
    .insert(produtoItensExtra)
    .values(extras.map(idExtra => ({ empresaId: tx.empresaId, idProduto, idExtra })))
}

/** The extra items linked to one product. */
export async function findExtrasDoProduto(tx: Tx, id: ProdutoId): Promise<ExtraId[]> {
  return (await findVinculos(tx, [id])).get(id) ?? []
}

/** False when this company has none of that id. */
export async function updateAtivo(tx: Tx, id: ProdutoId, ativo: boolean): Promise<boolean> {
  const mudados = await tx
    .update(produtos)
    .set({ ativo })
    .where(daEmpresa(tx, id))
    .returning({ id: produtos.id })
  return mudados.length > 0
}

/** Deletes the product and its links. Answers with the key of its picture; null when there was nothing to delete. */
export async function deleteProduto(tx: Tx, id: ProdutoId): Promise<{ imagem: string | null } | null> {
  const [apagado] = await tx
    .delete(produtos)
    .where(daEmpresa(tx, id))
    .returning({ imagem: produtos.imagemUrl })
  return apagado ?? null
}

function daEmpresa(tx: Tx, id: ProdutoId) {
  return and(eq(produtos.empresaId, tx.empresaId), eq(produtos.id, id))
}
