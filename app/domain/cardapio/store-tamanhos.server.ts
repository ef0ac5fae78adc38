import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { emPortugues } from '~/domain/listas/busca.server'
import type { ProdutoId, VarianteId } from '~/domain/valores/ids'
import { casarPorNome } from '~/domain/valores/nomes'
import { lockInCompany, type Tx } from '~/server/database/transaction.server'
import type { LimitesNoTamanho, VinculoDoProduto } from './grupo'
import type { ConteudoDoTamanho, EscolhasGuardadas, ProdutoMontado, TamanhoGuardado } from './grupo-guardado'
import { findLimitesPorTamanho } from './store-limites.server'
import { produtos } from './tables.server'
import { opcoes, precosOpcao, produtoGrupos, variantes } from './tables-das-opcoes.server'
import { precosGrupo } from './tables-dos-limites.server'

/**
 * Lets one transaction at a time save groups, or the sizes and groups of products: limits such as the flavours of a
 * product count rows of several of them. Call it before locking any row, and after `lockNomes`.
 */
export async function lockEscolhas(tx: Tx): Promise<void> {
  await lockInCompany(tx, 'escolhas')
}

/** The sizes and groups of these products; every product of the company when `ids` is null. */
export async function findEscolhasDe(
  tx: Tx,
  ids: readonly ProdutoId[] | null,
): Promise<Map<ProdutoId, EscolhasGuardadas>> {
  const porProduto = new Map<ProdutoId, { tamanhos: TamanhoGuardado[]; grupos: VinculoDoProduto[] }>()
  if (ids?.length === 0) return porProduto
  const doProduto = (id: ProdutoId) => {
    const dele = porProduto.get(id) ?? { tamanhos: [], grupos: [] }
    porProduto.set(id, dele)
    return dele
  }
  const deTamanhos = ids ? inArray(variantes.produtoId, [...ids]) : undefined
  const tamanhos = await tx
    .select({
      produtoId: variantes.produtoId,
      id: variantes.id,
      nome: variantes.nome,
      preco: variantes.preco,
      maxSabores: variantes.maxSabores,
      ativo: variantes.ativo,
      codigoCliente: variantes.codigoCliente,
    })
    .from(variantes)
    .where(and(eq(variantes.empresaId, tx.empresaId), deTamanhos))
    .orderBy(variantes.ordem, variantes.id)
  for (const { produtoId, ...tamanho } of tamanhos) doProduto(produtoId).tamanhos.push(tamanho)
  const deVinculos = ids ? inArray(produtoGrupos.produtoId, [...ids]) : undefined
  const vinculos = await tx
    .select({
      produtoId: produtoGrupos.produtoId,
      grupoId: produtoGrupos.grupoId,
      min: produtoGrupos.min,
      max: produtoGrupos.max,
      incluidas: produtoGrupos.incluidas,
    })
    .from(produtoGrupos)
    .where(and(eq(produtoGrupos.empresaId, tx.empresaId), deVinculos))
    .orderBy(produtoGrupos.ordem, produtoGrupos.grupoId)
  const doVinculo = new Map<string, LimitesNoTamanho[]>()
  for (const { produtoId, grupoId, ...limites } of await findLimitesPorTamanho(tx, ids)) {
    const chave = `${produtoId}:${grupoId}`
    const dele = doVinculo.get(chave)
    if (dele) dele.push(limites)
    else doVinculo.set(chave, [limites])
  }
  for (const { produtoId, ...vinculo } of vinculos) {
    const porTamanho = doVinculo.get(`${produtoId}:${vinculo.grupoId}`)
    doProduto(produtoId).grupos.push({ ...vinculo, ...(porTamanho && { porTamanho }) })
  }
  return porProduto
}

/** Every product that has a group, by name. */
export async function findProdutosComGrupos(tx: Tx): Promise<ProdutoMontado[]> {
  const escolhas = await findEscolhasDe(tx, null)
  const ids = [...escolhas].filter(([, { grupos }]) => grupos.length > 0).map(([id]) => id)
  if (ids.length === 0) return []
  const linhas = await tx
    .select({ id: produtos.id, nome: produtos.nome })
    .from(produtos)
    .where(and(eq(produtos.empresaId, tx.empresaId), inArray(produtos.id, ids)))
    .orderBy(emPortugues(produtos.nome), produtos.id)
  return linhas.map(linha => ({ ...linha, ...(escolhas.get(linha.id) ?? SEM_ESCOLHAS) }))
}

export const SEM_ESCOLHAS: EscolhasGuardadas = { tamanhos: [], grupos: [] }

export interface TamanhoASalvar extends ConteudoDoTamanho {
  /** Null for a new one. */
  readonly id: VarianteId | null
}

/**
 * Replaces the sizes of the product; those that stay keep their id, and with it what is counted of them. Answers the
 * sizes that have another name now.
 */
export async function replaceTamanhos(
  tx: Tx,
  produtoId: ProdutoId,
  novos: readonly TamanhoASalvar[],
): Promise<{ readonly de: string; readonly para: string }[]> {
  const { empresaId } = tx
  const doProduto = and(eq(variantes.empresaId, empresaId), eq(variantes.produtoId, produtoId))
  const guardados = await tx
    .select({ id: variantes.id, nome: variantes.nome })
    .from(variantes)
    .where(doProduto)
    .orderBy(variantes.id)
  if (novos.length + guardados.length === 0) return []
  const casados = casarPorNome(novos, guardados)
  const ficam = casados.flatMap(({ guardado }) => (guardado ? [guardado.id] : []))
  await tx
    .delete(variantes)
    .where(and(doProduto, ficam.length > 0 ? notInArray(variantes.id, ficam) : undefined))
  const renomeados = casados.flatMap(({ novo, guardado }) =>
    guardado && guardado.nome !== novo.nome ? [{ id: guardado.id, de: guardado.nome, para: novo.nome }] : [],
  )
  if (renomeados.length > 0) {
    const ids = renomeados.map(({ id }) => id)
    // Two sizes may swap their names, and the unique index is checked row by row. Nobody can type this name.
    const deLado = { nome: sql`chr(1) || ${variantes.id}` }
    await tx
      .update(variantes)
      .set(deLado)
      .where(and(doProduto, inArray(variantes.id, ids)))
  }
  for (const [ordem, { novo, guardado }] of casados.entries()) {
    const { nome, preco, maxSabores, ativo, codigoCliente } = novo
    const linha = { nome, preco, maxSabores, ativo, codigoCliente, ordem }
    if (guardado)
      await tx
        .update(variantes)
        .set(linha)
        .where(and(doProduto, eq(variantes.id, guardado.id)))
    else await tx.insert(variantes).values({ empresaId, produtoId, ...linha })
  }
  return renomeados
}

/** Gives the product's groups and their options, under the new name of a size, the prices that they have under the old. */
export async function copyPrecos(
  tx: Tx,
  produtoId: ProdutoId,
  { de, para }: { readonly de: string; readonly para: string },
): Promise<void> {
  const { empresaId } = tx
  await tx.execute(sql`
    insert into ${precosOpcao} (empresa_id, opcao_id, tamanho, preco)
    select ${precosOpcao.empresaId}, ${precosOpcao.opcaoId}, ${para}, ${precosOpcao.preco} from ${precosOpcao}
      join ${opcoes} on ${opcoes.empresaId} = ${precosOpcao.empresaId} and ${opcoes.id} = ${precosOpcao.opcaoId}
      join ${produtoGrupos} on ${produtoGrupos.empresaId} = ${opcoes.empresaId} and ${produtoGrupos.grupoId} = ${opcoes.grupoId}
    where ${precosOpcao.empresaId} = ${empresaId} and ${precosOpcao.tamanho} = ${de}
      and ${produtoGrupos.produtoId} = ${produtoId}
    on conflict do nothing`)
  await tx.execute(sql`
    insert into ${precosGrupo} (empresa_id, grupo_id, tamanho, preco)
    select ${precosGrupo.empresaId}, ${precosGrupo.grupoId}, ${para}, ${precosGrupo.preco} from ${precosGrupo}
      join ${produtoGrupos} on ${produtoGrupos.empresaId} = ${precosGrupo.empresaId} and ${produtoGrupos.grupoId} = ${precosGrupo.grupoId}
    where ${precosGrupo.empresaId} = ${empresaId} and ${precosGrupo.tamanho} = ${de}
      and ${produtoGrupos.produtoId} = ${produtoId}
    on conflict do nothing`)
}

/** Replaces the groups of the product. */
export async function replaceGrupos(
  tx: Tx,
  produtoId: ProdutoId,
  vinculos: readonly VinculoDoProduto[],
): Promise<void> {
  const { empresaId } = tx
  const doProduto = and(eq(produtoGrupos.empresaId, empresaId), eq(produtoGrupos.produtoId, produtoId))
  const ids = vinculos.map(({ grupoId }) => grupoId)
  await tx
    .delete(produtoGrupos)
    .where(and(doProduto, ids.length > 0 ? notInArray(produtoGrupos.grupoId, ids) : undefined))
  if (vinculos.length === 0) return
  await tx
    .insert(produtoGrupos)
    .values(
      vinculos.map(({ porTamanho: _, ...vinculo }, ordem) => ({ empresaId, produtoId, ...vinculo, ordem })),
    )
    .onConflictDoUpdate({
      target: [produtoGrupos.empresaId, produtoGrupos.produtoId, produtoGrupos.grupoId],
      set: {
        ordem: sql`excluded.ordem`,
        min: sql`excluded.min`,
        max: sql`excluded.max`,
        incluidas: sql`excluded.incluidas`,
      },
    })
}

/**
 * How the company spells the names of its sizes, the spelling to be preferred first: as other products have them, then
 * as the prices of its groups do. A spelling that only this product has does not count, so that it can be changed.
 */
export async function findGrafias(tx: Tx, produtoId: ProdutoId | null): Promise<string[]> {
  const tamanhos = await tx
    .selectDistinct({ nome: variantes.nome, produtoId: variantes.produtoId })
    .from(variantes)
    .where(eq(variantes.empresaId, tx.empresaId))
    .orderBy(variantes.nome)
  const precos = await tx
    .select({ nome: precosOpcao.tamanho })
    .from(precosOpcao)
    .where(eq(precosOpcao.empresaId, tx.empresaId))
    .union(
      tx
        .select({ nome: precosGrupo.tamanho })
        .from(precosGrupo)
        .where(eq(precosGrupo.empresaId, tx.empresaId)),
    )
    .orderBy(sql`1`)
  const dosOutros = tamanhos.filter(tamanho => tamanho.produtoId !== produtoId).map(({ nome }) => nome)
  const soDele = tamanhos.map(({ nome }) => nome).filter(nome => !dosOutros.includes(nome))
  return [...dosOutros, ...precos.map(({ nome }) => nome).filter(nome => !soDele.includes(nome))]
}
