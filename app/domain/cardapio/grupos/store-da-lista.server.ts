import { and, eq, or, sql } from 'drizzle-orm'
import { contem, emPortugues, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista, Pagina } from '~/domain/listas/pagina'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { GrupoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import { CHAVES_DO_GRUPO, formularioDoGrupo, type GrupoGuardado } from '../grupo-guardado'
import { findGruposPorId } from '../store-grupos.server'
import { grupos, opcoes } from '../tables-das-opcoes.server'

export interface GrupoDoPainel extends GrupoGuardado {
  /** Digest of what the group's form is filled with. */
  readonly visto: string
}

/** A page of the company's groups by name; a search finds a group by its options, too. */
export async function listGrupos(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<GrupoDoPainel>> {
  const daOpcao = contem(opcoes.nome, consulta.busca)
  const comOpcao =
    daOpcao &&
    sql`exists (select from ${opcoes} where ${opcoes.empresaId} = ${tx.empresaId} and ${opcoes.grupoId} = ${grupos.id} and ${daOpcao})`
  const filtro = and(eq(grupos.empresaId, tx.empresaId), or(contem(grupos.nome, consulta.busca), comOpcao))
  const ordem = [emPortugues(grupos.nome), grupos.id]
  const lista = { tabela: grupos, id: grupos.id, filtro, ordem }
  const { ids, ...pagina } = await findPagina<GrupoId>(tx, lista, consulta)
  const achados = await findGruposPorId(tx, ids)
  return { linhas: achados.map(comVisto), ...pagina }
}

/** One group as the list shows it; null when this company has none of that id. */
export async function findGrupoDoPainel(tx: Tx, id: GrupoId): Promise<GrupoDoPainel | null> {
  const [achado] = await findGruposPorId(tx, [id])
  return achado ? comVisto(achado) : null
}

function comVisto(grupo: GrupoGuardado): GrupoDoPainel {
  return { ...grupo, visto: vistoDe(formularioDoGrupo(grupo), CHAVES_DO_GRUPO) }
}
