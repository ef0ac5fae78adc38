import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { GrupoId, OpcaoId } from '~/domain/valores/ids'
import { casarPorNome } from '~/domain/valores/nomes'
import type { Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import { LIMITES_DO_CARDAPIO } from '../grupo'
import type { ConteudoDaOpcao, ConteudoDoGrupo } from '../grupo-guardado'
import { grupos, opcoes, precosOpcao } from '../tables-das-opcoes.server'
import { precosGrupo } from '../tables-dos-limites.server'

type LinhaDoGrupo = Omit<ConteudoDoGrupo, 'opcoes'>

/** To be asked after `lockEscolhas`; ignores the case, but not that of the group `menos`. */
export async function isNomeDeGrupoUsado(tx: Tx, nome: string, menos: GrupoId | null): Promise<boolean> {
  const igual = sql`lower(${emPortugues(grupos.nome)}) = lower(${nome}::text collate "pt-BR-x-icu")`
  const outro = menos === null ? undefined : ne(grupos.id, menos)
  return (await tx.$count(grupos, and(eq(grupos.empresaId, tx.empresaId), igual, outro))) > 0
}

/** Whether the company has all the groups that it may have; to be asked after `lockEscolhas`. */
export async function temTodosOsGrupos(tx: Tx): Promise<boolean> {
  const tem = await tx.$count(grupos, eq(grupos.empresaId, tx.empresaId))
  return tem >= LIMITES_DO_CARDAPIO.gruposDaLoja
}

export async function insertGrupo(tx: Tx, { precos, ...linha }: LinhaDoGrupo): Promise<GrupoId> {
  const [criado] = await tx
    .insert(grupos)
    .values({ empresaId: tx.empresaId, ...linha })
    .returning({ id: grupos.id })
  if (!criado) throw new Error('an insert answered without its row')
  await insertPrecosDoGrupo(tx, criado.id, precos)
  return criado.id
}

export async function updateGrupo(tx: Tx, id: GrupoId, { precos, ...linha }: LinhaDoGrupo): Promise<void> {
  await tx
    .update(grupos)
    .set(linha)
    .where(and(eq(grupos.empresaId, tx.empresaId), eq(grupos.id, id)))
  await tx
    .delete(precosGrupo)
    .where(and(eq(precosGrupo.empresaId, tx.empresaId), eq(precosGrupo.grupoId, id)))
  await insertPrecosDoGrupo(tx, id, precos)
}

async function insertPrecosDoGrupo(tx: Tx, grupoId: GrupoId, precos: LinhaDoGrupo['precos']): Promise<void> {
  if (precos.length === 0) return
  const { empresaId } = tx
  await tx
    .insert(precosGrupo)
    .values(precos.map(({ tamanho, preco }) => ({ empresaId, grupoId, tamanho, preco })))
}

/** False when there was nothing to delete. */
export async function deleteGrupo(tx: Tx, id: GrupoId): Promise<boolean> {
  const { rowCount } = await tx
    .delete(grupos)
    .where(and(eq(grupos.empresaId, tx.empresaId), eq(grupos.id, id)))
  return rowCount === 1
}

interface OpcaoASalvar extends ConteudoDaOpcao {
  /** Null for a new one. */
  readonly id: OpcaoId | null
}

/** Two options may swap their names, and the unique index is checked row by row. Nobody can type this name. */
const deLado = { nome: sql`chr(1) || ${opcoes.id}` }

/** Replaces the options of the group; those that stay keep their id, and with it whether they are sold out. */
export async function replaceOpcoes(tx: Tx, grupoId: GrupoId, novas: readonly OpcaoASalvar[]): Promise<void> {
  const doGrupo = and(eq(opcoes.empresaId, tx.empresaId), eq(opcoes.grupoId, grupoId))
  const guardadas = await tx
    .select({ id: opcoes.id, nome: opcoes.nome })
    .from(opcoes)
    .where(doGrupo)
    .orderBy(opcoes.id)
  const casadas = casarPorNome(novas, guardadas)
  const ficam = casadas.flatMap(({ guardado }) => (guardado ? [guardado.id] : []))
  await tx.delete(opcoes).where(and(doGrupo, ficam.length > 0 ? notInArray(opcoes.id, ficam) : undefined))
  const renomeadas = casadas.flatMap(({ novo, guardado }) =>
    guardado && guardado.nome !== novo.nome ? [guardado.id] : [],
  )
  if (renomeadas.length > 0) {
    await tx
      .update(opcoes)
      .set(deLado)
      .where(and(doGrupo, inArray(opcoes.id, renomeadas)))
  }
  const ordenadas = casadas.map(({ novo, guardado }, ordem) => ({ novo, id: guardado?.id ?? null, ordem }))
  await updateOpcoes(tx, ordenadas)
  const criadas = await insertOpcoes(tx, grupoId, ordenadas)
  const precos = ordenadas.flatMap(({ novo, id }) => {
    const opcaoId = id ?? criadas.get(novo.nome)
    return opcaoId === undefined ? [] : novo.precos.map(preco => ({ opcaoId, ...preco }))
  })
  await replacePrecos(tx, [...ficam, ...criadas.values()], precos)
}

/** Puts these options behind the first `depoisDe` of the group `para`, in the order that they have. */
export async function moveOpcoes(
  tx: Tx,
  ids: readonly OpcaoId[],
  para: GrupoId,
  depoisDe: number,
): Promise<void> {
  await tx
    .update(opcoes)
    .set({ grupoId: para, ordem: sql`${opcoes.ordem} + ${depoisDe}` })
    .where(and(eq(opcoes.empresaId, tx.empresaId), inArray(opcoes.id, [...ids])))
}

/** Puts these options into the group `para`, whose `replaceOpcoes` gives them name and order afterwards. */
export async function moveOpcoesDaPlanilha(tx: Tx, ids: readonly OpcaoId[], para: GrupoId): Promise<void> {
  if (ids.length === 0) return
  await tx
    .update(opcoes)
    .set({ grupoId: para, ...deLado })
    .where(and(eq(opcoes.empresaId, tx.empresaId), inArray(opcoes.id, [...ids])))
}

interface Ordenada {
  readonly novo: OpcaoASalvar
  /** Null when it is not stored yet. */
  readonly id: OpcaoId | null
  readonly ordem: number
}

async function updateOpcoes(tx: Tx, ordenadas: readonly Ordenada[]): Promise<void> {
  const { ordem, nome, descricao, ativo, padrao, preco, maxUnidades, codigoCliente } = opcoes
  const colunas = { ordem, nome, descricao, ativo, padrao, preco, maxUnidades, codigoCliente }
  const linhas = ordenadas.flatMap(({ novo, id, ordem }) => (id === null ? [] : { ...novo, id, ordem }))
  await updateRows(tx, opcoes, colunas, linhas)
}

/** Answers the ids of the new options by their names. */
async function insertOpcoes(
  tx: Tx,
  grupoId: GrupoId,
  ordenadas: readonly Ordenada[],
): Promise<Map<string, OpcaoId>> {
  const linhas = ordenadas.flatMap(({ novo: { id: _, precos: __, ...opcao }, id, ordem }) =>
    id === null ? [{ empresaId: tx.empresaId, grupoId, ...opcao, ordem }] : [],
  )
  if (linhas.length === 0) return new Map()
  const criadas = await tx.insert(opcoes).values(linhas).returning({ id: opcoes.id, nome: opcoes.nome })
  return new Map(criadas.map(({ id, nome }) => [nome, id]))
}

async function replacePrecos(
  tx: Tx,
  ids: readonly OpcaoId[],
  precos: readonly (Pick<ConteudoDaOpcao['precos'][number], 'tamanho' | 'preco'> & { opcaoId: OpcaoId })[],
): Promise<void> {
  if (ids.length === 0) return
  const { empresaId } = tx
  const chaves = JSON.stringify(precos.map(({ opcaoId, tamanho }) => ({ opcao_id: opcaoId, tamanho })))
  const fica = sql`exists (select from jsonb_to_recordset(${chaves}::jsonb) as f(opcao_id bigint, tamanho text)
    where f.opcao_id = ${precosOpcao.opcaoId} and f.tamanho = ${precosOpcao.tamanho})`
  await tx
    .delete(precosOpcao)
    .where(
      and(eq(precosOpcao.empresaId, empresaId), inArray(precosOpcao.opcaoId, [...ids]), sql`not ${fica}`),
    )
  if (precos.length === 0) return
  await tx
    .insert(precosOpcao)
    .values(precos.map(({ opcaoId, tamanho, preco }) => ({ empresaId, opcaoId, tamanho, preco })))
    .onConflictDoUpdate({
      target: [precosOpcao.empresaId, precosOpcao.opcaoId, precosOpcao.tamanho],
      set: { preco: sql`excluded.preco` },
    })
}
