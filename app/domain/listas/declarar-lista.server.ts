import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Forma, lerVisto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import type { Recusa } from '~/domain/respostas/recusa'
import {
  FEITO,
  juntado,
  NAO_EXISTE,
  negar,
  negarPorConflito,
  type Resultado,
  type Salvo,
} from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { type Tx, withTenant } from '~/server/database/transaction.server'
import { contem, emPortugues, findPagina } from './busca.server'
import type { ConsultaDaLista, Pagina } from './pagina'

/** A row of a list as the panel shows it: what its form is filled with, and what is counted for it. */
export type LinhaDaLista<Id extends number, Dados, Contagens = unknown> = Dados &
  Contagens & {
    readonly id: Id
    /** Digest of what the row's form is filled with. */
    readonly visto: string
  }

interface Definicao<Id extends number, Dados extends object, Contagens> {
  readonly tabela: PgTable & { readonly empresaId: PgColumn }
  readonly id: PgColumn
  /** The column by which the list is sorted unless `ordem` is given, and in which a search looks unless `procurar` is. */
  readonly nome: PgColumn
  readonly ordem?: readonly SQL[]
  readonly procurar?: (busca: string) => SQL | undefined
  /** The column of each field of the form. */
  readonly campos: { readonly [Campo in keyof Dados]-?: PgColumn }
  readonly contagens?: (tx: Tx) => { readonly [Nome in keyof Contagens]: SQL<Contagens[Nome]> }
  /** Reads the form; `nova` is true for a row that does not exist yet. */
  readonly ler: (
    valores: unknown,
    nova: boolean,
  ) => { readonly dados: Dados } | { readonly recusas: readonly Recusa[] }
  /** How the saves of two people become one. */
  readonly forma: Forma<Dados>
  /** Called before any row is locked. */
  readonly antes?: (tx: Tx) => Promise<void>
  /** Refuses what only the other rows can tell, such as a name that is in use. */
  readonly conferir?: (tx: Tx, dados: Dados, id: Id | null) => Promise<Recusa | null>
  /** The unique index for which `conferir` may be too early, and its refusal. */
  readonly unico?: { readonly indice: string; readonly recusar: (nova: boolean) => Recusa }
  /** The foreign key of the rows that keep a row from being deleted, and the refusal. */
  readonly preso?: { readonly por: string; readonly recusa: Recusa }
}

/**
 * A list of a company's rows that the panel pages through, and whose rows one form creates, changes and deletes. The
 * noun declares its table, its form and its refusals; this reads and writes.
 */
export function declararLista<Id extends number, Dados extends object, Contagens = unknown>(
  definicao: Definicao<Id, Dados, Contagens>,
) {
  type Linha = LinhaDaLista<Id, Dados, Contagens>
  /** Drizzle cannot know the types of columns that are handed in. */
  type Lida = { readonly id: Id; readonly contagens: Contagens; readonly dados: Dados }
  const { tabela, nome, campos } = definicao
  const daEmpresa = (tx: Tx, id: Id) => and(eq(tabela.empresaId, tx.empresaId), eq(definicao.id, id))

  /** A page of the company's rows in their order; `busca` is part of what the list is searched by. */
  async function list(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<Linha>> {
    const { procurar = busca => contem(nome, busca), ordem: daLista = [emPortugues(nome)] } = definicao
    const filtro = and(eq(tabela.empresaId, tx.empresaId), procurar(consulta.busca))
    const ordem = [...daLista, definicao.id]
    const lista = { tabela, id: definicao.id, filtro, ordem }
    const { ids, ...pagina } = await findPagina<Id>(tx, lista, consulta)
    const linhas = await tx
      .select({ id: definicao.id, contagens: { ...definicao.contagens?.(tx) }, dados: { ...campos } })
      .from(tabela)
      .where(and(eq(tabela.empresaId, tx.empresaId), inArray(definicao.id, ids)))
      .orderBy(...ordem)
    const comVisto = (linhas as unknown as Lida[]).map(({ id, contagens, dados }) => {
      return { ...contagens, ...dados, id, visto: vistoDe(dados, definicao.forma) }
    })
    return { linhas: comVisto, ...pagina }
  }

  /** The row as it is stored, locked until the transaction ends; null when this company has none of that id. */
  async function lock(tx: Tx, id: Id): Promise<Dados | null> {
    const linhas = await tx
      .select({ ...campos })
      .from(tabela)
      .where(daEmpresa(tx, id))
      .for('no key update')
    return (linhas as Dados[])[0] ?? null
  }

  /** False when there was nothing to delete. */
  async function remove(tx: Tx, id: Id): Promise<boolean> {
    const { rowCount } = await tx.delete(tabela).where(daEmpresa(tx, id))
    return rowCount === 1
  }

  /**
   * Saves the form: a new row when `id` is null. Refused: a row that this company does not have, what the form and
   * `conferir` refuse, and what somebody else has saved since `visto` (decision 016).
   */
  function salvar(empresaId: EmpresaId, id: Id | null, valores: unknown): Promise<Resultado<Salvo>> {
    const { antes, ler, forma, conferir, unico } = definicao
    return withTenant(empresaId, async tx => {
      await antes?.(tx)
      const guardado = id === null ? null : await lock(tx, id)
      if (id !== null && !guardado) return NAO_EXISTE
      const lido = ler(valores, id === null)
      if ('recusas' in lido) return lido
      const gravacao = guardado && { visto: lerVisto(valores), digitado: lido.dados, guardado }
      const junto = gravacao ? juntar(gravacao, forma) : { dados: lido.dados, juntados: [] }
      if ('conflito' in junto) return negarPorConflito(junto.conflito)
      const recusa = await conferir?.(tx, junto.dados, id)
      if (recusa) return negar(recusa)
      const gravar = async (): Promise<Resultado<Salvo>> => {
        await write(tx, id, junto.dados)
        return juntado(junto)
      }
      if (!unico) return gravar()
      return unlessViolated<Resultado<Salvo>>(unico.indice, negar(unico.recusar(id === null)), gravar)
    })
  }

  async function write(tx: Tx, id: Id | null, dados: Dados): Promise<void> {
    const linha = linhaDe(tabela, campos, dados)
    if (id === null) await tx.insert(tabela).values({ ...linha, empresaId: tx.empresaId })
    else await tx.update(tabela).set(linha).where(daEmpresa(tx, id))
  }

  /** Deletes a row. Refused: a row that this company does not have, and one to which others are linked. */
  function excluir(empresaId: EmpresaId, id: Id): Promise<Resultado> {
    const { preso } = definicao
    return withTenant(empresaId, tx => {
      const apagar = async (): Promise<Resultado> => ((await remove(tx, id)) ? FEITO : NAO_EXISTE)
      // The foreign key decides, so that a row linked at the same moment is not missed.
      return preso ? unlessViolated<Resultado>(preso.por, negar(preso.recusa), apagar) : apagar()
    })
  }

  return { list, lock, remove, salvar, excluir }
}

/** The values of a form under the names that their columns have in the table. */
function linhaDe<Dados extends object>(
  tabela: PgTable,
  campos: { readonly [Campo in keyof Dados]-?: PgColumn },
  dados: Dados,
): Record<string, unknown> {
  const colunas = Object.entries(getTableColumns(tabela))
  const nomeDe = (coluna: PgColumn) => {
    const achada = colunas.find(([, outra]) => outra === coluna)
    if (!achada) throw new Error(`${coluna.name} is a column of another table`)
    return achada[0]
  }
  return Object.fromEntries(
    Object.entries(dados).map(([campo, valor]) => [nomeDe(campos[campo as keyof Dados]), valor]),
  )
}
