import { and, eq, ne, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import { declararLista, type LinhaDaLista } from '~/domain/listas/declarar-lista.server'
import type { CategoriaId } from '~/domain/valores/ids'
import { lockInCompany, type Tx } from '~/server/database/transaction.server'
import {
  CATEGORIA_COM_PRODUTOS,
  CATEGORIA_REPETIDA,
  type DadosDaCategoria,
  FORMA_DA_CATEGORIA,
  lerCategoria,
} from './categoria'
import { ORDEM_DAS_CATEGORIAS } from './store-ordem.server'
import { categorias, produtos } from './tables.server'

interface Contagens {
  /** How many products are linked, inactive ones included. */
  readonly produtos: number
}
export type CategoriaDoPainel = LinhaDaLista<CategoriaId, DadosDaCategoria, Contagens>

const ligados = (tx: Tx) => and(eq(produtos.empresaId, tx.empresaId), eq(produtos.categoriaId, categorias.id))

/** The categories of the menu (produto-7). Refused also: the name of another category, whatever the case. */
export const {
  list: listCategorias,
  salvar: salvarCategoria,
  excluir: excluirCategoria,
} = declararLista<CategoriaId, DadosDaCategoria, Contagens>({
  tabela: categorias,
  id: categorias.id,
  nome: categorias.nome,
  ordem: ORDEM_DAS_CATEGORIAS,
  campos: {
    nome: categorias.nome,
    codigoCategoriaSistemaCliente: categorias.codigoCategoriaSistemaCliente,
    descricao: categorias.descricao,
    ativo: categorias.ativo,
  },
  contagens: tx => ({ produtos: sql<number>`(select count(*)::int from ${produtos} where ${ligados(tx)})` }),
  ler: lerCategoria,
  forma: FORMA_DA_CATEGORIA,
  antes: lockNomes,
  conferir: async (tx, { nome }, id) => ((await isNomeUsado(tx, nome, id)) ? CATEGORIA_REPETIDA : null),
  preso: { por: 'produtos_categoria', recusa: CATEGORIA_COM_PRODUTOS },
})

/**
 * Lets one transaction at a time name categories; without it two owners who save the same name at once would both find
 * it free. Call it before locking any row, or a form and an import could wait for each other for ever.
 */
export async function lockNomes(tx: Tx): Promise<void> {
  await lockInCompany(tx, 'categorias')
}

/** To be asked after `lockNomes`. */
async function isNomeUsado(tx: Tx, nome: string, menos: CategoriaId | null): Promise<boolean> {
  const igual = sql`lower(${emPortugues(categorias.nome)}) = lower(${nome}::text collate "pt-BR-x-icu")`
  const outra = menos === null ? undefined : ne(categorias.id, menos)
  return (await tx.$count(categorias, and(eq(categorias.empresaId, tx.empresaId), igual, outra))) > 0
}
