import { and, eq, ne, sql } from 'drizzle-orm'
import { contem, emPortugues, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista, Pagina } from '~/domain/listas/pagina'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { CategoriaId } from '~/domain/valores/ids'
import { lockInCompany, type Tx } from '~/server/transaction.server'
import type { DadosDaCategoria } from './categoria'
import { categorias, produtos } from './tables.server'

export interface CategoriaDoPainel extends DadosDaCategoria {
  readonly id: CategoriaId
  /** How many products are linked, inactive ones included. */
  readonly produtos: number
  /** Digest of what the category's form is filled with. */
  readonly visto: string
}

const DADOS = {
  nome: categorias.nome,
  codigoCategoriaSistemaCliente: categorias.codigoCategoriaSistemaCliente,
  descricao: categorias.descricao,
  ativo: categorias.ativo,
}

/** A page of the company's categories by name, with their product counts. */
export async function listCategorias(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<CategoriaDoPainel>> {
  const filtro = and(eq(categorias.empresaId, tx.empresaId), contem(categorias.nome, consulta.busca))
  const { pagina, total, limit, offset } = await findPagina(tx, categorias, filtro, consulta.pagina)
  const ligados = and(eq(produtos.empresaId, categorias.empresaId), eq(produtos.categoriaId, categorias.id))
  const linhas = await tx
    .select({
      id: categorias.id,
      dados: DADOS,
      produtos: sql<number>`(select count(*)::int from ${produtos} where ${ligados})`,
    })
    .from(categorias)
    .where(filtro)
    .orderBy(emPortugues(categorias.nome), categorias.id)
    .limit(limit)
    .offset(offset)
  return {
    linhas: linhas.map(({ dados, ...linha }) => ({ ...linha, ...dados, visto: vistoDe(dados) })),
    pagina,
    total,
  }
}

/**
 * Lets one transaction at a time name categories; without it two owners who save the same name at once would both find
 * it free. Call it before locking any row, or a form and an import could wait for each other for ever.
 */
export async function lockNomes(tx: Tx): Promise<void> {
  await lockInCompany(tx, 'categorias')
}

/** The category as it is stored, locked until the transaction ends; null when this company has none of that id. */
export async function lockCategoria(tx: Tx, id: CategoriaId): Promise<DadosDaCategoria | null> {
  const [linha] = await tx.select(DADOS).from(categorias).where(daEmpresa(tx, id)).for('no key update')
  return linha ?? null
}

/** Whether another category has this name, whatever the case; to be asked after `lockNomes`. */
export async function isNomeUsado(tx: Tx, nome: string, menos: CategoriaId | null): Promise<boolean> {
  const igual = sql`lower(${emPortugues(categorias.nome)}) = lower(${nome}::text collate "pt-BR-x-icu")`
  const outra = menos === null ? undefined : ne(categorias.id, menos)
  return (await tx.$count(categorias, and(eq(categorias.empresaId, tx.empresaId), igual, outra))) > 0
}

export async function insertCategoria(tx: Tx, dados: DadosDaCategoria): Promise<void> {
  await tx.insert(categorias).values({ empresaId: tx.empresaId, ...dados })
}

export async function updateCategoria(tx: Tx, id: CategoriaId, dados: DadosDaCategoria): Promise<void> {
  await tx.update(categorias).set(dados).where(daEmpresa(tx, id))
}

/** False when there was nothing to delete. */
export async function deleteCategoria(tx: Tx, id: CategoriaId): Promise<boolean> {
  const apagadas = await tx.delete(categorias).where(daEmpresa(tx, id)).returning({ id: categorias.id })
  return apagadas.length > 0
}

function daEmpresa(tx: Tx, id: CategoriaId) {
  return and(eq(categorias.empresaId, tx.empresaId), eq(categorias.id, id))
}
