import { and, count, eq, inArray, type SQL } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { GrupoGuardado, OpcaoGuardada, PrecoNoTamanho, ResumoDoGrupo } from './grupo-guardado'
import { grupos, opcoes, precosOpcao } from './tables-das-opcoes.server'
import { precosGrupo } from './tables-dos-limites.server'

/** All groups of the company by name, with their options in the owner's order. */
export function findTodosOsGrupos(tx: Tx): Promise<GrupoGuardado[]> {
  return findGrupos(tx, undefined)
}

/** The groups of the company by name, without their options. */
export async function listResumosDosGrupos(tx: Tx): Promise<ResumoDoGrupo[]> {
  const { id, nome, tipo, min, max, maxDistintas, incluidas } = grupos
  const linhas = await tx
    .select({ id, nome, tipo, min, max, maxDistintas, incluidas })
    .from(grupos)
    .where(eq(grupos.empresaId, tx.empresaId))
    .orderBy(emPortugues(nome), id)
  const contadas = await tx
    .select({ grupoId: opcoes.grupoId, length: count() })
    .from(opcoes)
    .where(eq(opcoes.empresaId, tx.empresaId))
    .groupBy(opcoes.grupoId)
  const deCada = new Map(contadas.map(({ grupoId, length }) => [grupoId, length]))
  return linhas.map(linha => ({ ...linha, opcoes: { length: deCada.get(linha.id) ?? 0 } }))
}

/** The group as it is stored, locked until the transaction ends; null when this company has none of that id. */
export async function lockGrupo(tx: Tx, id: GrupoId): Promise<GrupoGuardado | null> {
  await tx
    .select({ id: grupos.id })
    .from(grupos)
    .where(and(eq(grupos.empresaId, tx.empresaId), eq(grupos.id, id)))
    .for('no key update')
  const [guardado] = await findGrupos(tx, eq(grupos.id, id))
  return guardado ?? null
}

/** As `findTodosOsGrupos`, those among `ids`. */
export function findGruposPorId(tx: Tx, ids: readonly GrupoId[]): Promise<GrupoGuardado[]> {
  return ids.length === 0 ? Promise.resolve([]) : findGrupos(tx, inArray(grupos.id, [...ids]))
}

async function findGrupos(tx: Tx, filtro: SQL | undefined): Promise<GrupoGuardado[]> {
  const linhas = await tx
    .select({
      id: grupos.id,
      nome: grupos.nome,
      ajuda: grupos.ajuda,
      tipo: grupos.tipo,
      min: grupos.min,
      max: grupos.max,
      maxDistintas: grupos.maxDistintas,
      incluidas: grupos.incluidas,
      regraPreco: grupos.regraPreco,
      preco: grupos.preco,
    })
    .from(grupos)
    .where(and(eq(grupos.empresaId, tx.empresaId), filtro))
    .orderBy(emPortugues(grupos.nome), grupos.id)
  if (linhas.length === 0) return []
  const ids = linhas.map(({ id }) => id)
  const porGrupo = await findOpcoes(tx, ids)
  const precos = await findPrecosDosGrupos(tx, ids)
  return linhas.map(linha => ({
    ...linha,
    precos: precos.filter(({ grupoId }) => grupoId === linha.id).map(({ grupoId: _, ...preco }) => preco),
    opcoes: porGrupo.get(linha.id) ?? [],
  }))
}

function findPrecosDosGrupos(tx: Tx, ids: readonly GrupoId[]) {
  const { grupoId, tamanho, preco } = precosGrupo
  return tx
    .select({ grupoId, tamanho, preco })
    .from(precosGrupo)
    .where(and(eq(precosGrupo.empresaId, tx.empresaId), inArray(grupoId, [...ids])))
    .orderBy(tamanho)
}

async function findOpcoes(tx: Tx, ids: readonly GrupoId[]): Promise<Map<GrupoId, OpcaoGuardada[]>> {
  const linhas = await tx
    .select({
      grupoId: opcoes.grupoId,
      id: opcoes.id,
      nome: opcoes.nome,
      descricao: opcoes.descricao,
      preco: opcoes.preco,
      maxUnidades: opcoes.maxUnidades,
      padrao: opcoes.padrao,
      ativo: opcoes.ativo,
      codigoCliente: opcoes.codigoCliente,
    })
    .from(opcoes)
    .where(and(eq(opcoes.empresaId, tx.empresaId), inArray(opcoes.grupoId, [...ids])))
    .orderBy(opcoes.ordem, opcoes.id)
  const precos = await findPrecos(tx, ids)
  const porGrupo = new Map<GrupoId, OpcaoGuardada[]>()
  for (const { grupoId, ...opcao } of linhas) {
    const lista = porGrupo.get(grupoId) ?? []
    lista.push({ ...opcao, precos: precos.get(opcao.id) ?? [] })
    porGrupo.set(grupoId, lista)
  }
  return porGrupo
}

async function findPrecos(tx: Tx, ids: readonly GrupoId[]): Promise<Map<OpcaoId, PrecoNoTamanho[]>> {
  const linhas = await tx
    .select({ opcaoId: precosOpcao.opcaoId, tamanho: precosOpcao.tamanho, preco: precosOpcao.preco })
    .from(precosOpcao)
    .innerJoin(opcoes, and(eq(opcoes.empresaId, precosOpcao.empresaId), eq(opcoes.id, precosOpcao.opcaoId)))
    .where(and(eq(precosOpcao.empresaId, tx.empresaId), inArray(opcoes.grupoId, [...ids])))
    .orderBy(precosOpcao.tamanho)
  const porOpcao = new Map<OpcaoId, PrecoNoTamanho[]>()
  for (const { opcaoId, ...preco } of linhas) {
    const lista = porOpcao.get(opcaoId) ?? []
    lista.push(preco)
    porOpcao.set(opcaoId, lista)
  }
  return porOpcao
}
