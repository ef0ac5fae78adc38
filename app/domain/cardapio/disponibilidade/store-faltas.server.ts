import { and, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { acha, contem } from '~/domain/listas/busca.server'
import type { ProdutoId } from '~/domain/valores/ids'
import type { Tx } from '~/server/database/transaction.server'
import type { Momento } from '../momento'
import { produtos } from '../tables.server'
import { estoques, grupos, opcoes, produtoGrupos, variantes } from '../tables-das-opcoes.server'
import type { Falta, Marca, Vendavel, VendavelDoPainel } from './em-falta'
import { dobrarNome } from './homonimos'
import { restaEm } from './store-estoques.server'

/** A search shows at most this many rows, because somebody in a hurry types more letters instead of reading on. */
const ACHADOS = 30
/** As much as a thumb scrolls through; whoever has more searches. */
const CARDAPIO = 200

/** Everything that an active menu has and that nobody can order now, by name. */
export function listEmFalta(tx: Tx, momento: Momento, viraEm: Date): Promise<VendavelDoPainel[]> {
  return listVendaveis(tx, momento, viraEm, { condicao: sql`esgotado or acabou` })
}

/**
 * The active products, and the options that an active product asks for, which have the name of one of these, themselves
 * included (disponibilidade-9). What can be left out of a dish is not sold.
 */
export async function findHomonimos(
  tx: Tx,
  momento: Momento,
  viraEm: Date,
  emFalta: readonly Pick<VendavelDoPainel, 'tipo' | 'nome'>[],
): Promise<VendavelDoPainel[]> {
  const nomes = new Set(
    emFalta.flatMap(({ tipo, nome }) =>
      tipo === 'tamanho' || dobrarNome(nome) === '' ? [] : dobrarNome(nome),
    ),
  )
  if (nomes.size === 0) return []
  const tem = (nome: SQL | PgColumn) =>
    sql`btrim(dobrar_para_busca(${nome})) in (${sql.join(
      [...nomes].map(um => sql`${um}`),
      sql`, `,
    )})`
  return listVendaveis(tx, momento, viraEm, {
    condicao: sql`tipo <> 'tamanho'`,
    filtrar: ({ nome }, de) => (de === grupos.nome ? and(tem(nome), daVenda(tx)) : tem(nome)),
  })
}

function daVenda(tx: Tx): SQL | undefined {
  return sql`${grupos.tipo} <> 'remocao' and exists (
    select from ${produtoGrupos} join ${produtos} on ${produtos.ativo}
      and ${produtos.empresaId} = ${produtoGrupos.empresaId} and ${produtos.id} = ${produtoGrupos.produtoId}
    where ${produtoGrupos.empresaId} = ${tx.empresaId} and ${produtoGrupos.grupoId} = ${grupos.id})`
}

/**
 * Products that the term finds, and sizes and options of which it finds the name and that of their product or group; the
 * beginning of the menu without a term.
 */
export function findVendaveis(
  tx: Tx,
  momento: Momento,
  viraEm: Date,
  busca: string,
): Promise<VendavelDoPainel[]> {
  return listVendaveis(tx, momento, viraEm, {
    condicao: sql`true`,
    filtrar: busca === '' ? undefined : (tabela, de) => procurar(busca, tabela, de),
    ate: busca === '' ? CARDAPIO : ACHADOS,
  })
}

interface Linha extends Record<string, unknown> {
  tipo: Vendavel['tipo']
  id: string
  nome: string
  de: string | null
  esgotado: boolean
  ate: number | null
  diario: number | null
  acabou: boolean
}

interface Filtro {
  readonly condicao: SQL
  /** `de` is the name of a size's product, or of an option's group. */
  readonly filtrar?: (tabela: Fonte, de: PgColumn | null) => SQL | undefined
  readonly ate?: number
}

const doTamanho = alias(produtos, 'do_tamanho')

async function listVendaveis(
  tx: Tx,
  { agora, dia }: Momento,
  viraEm: Date,
  { condicao, filtrar, ate }: Filtro,
): Promise<VendavelDoPainel[]> {
  const fonte = (
    tipo: Vendavel['tipo'],
    tabela: Fonte,
    de: PgColumn | null,
    origem: SQL,
    contado: PgColumn,
  ) => sql`
    select ${tipo}::text as tipo, ${tabela.id} as id, ${tabela.nome} as nome, ${de ?? sql`null`} as de,
      coalesce(${tabela.esgotadoAte} > ${agora.toISOString()}::timestamptz, false) as esgotado,
      (extract(epoch from nullif(${tabela.esgotadoAte}, 'infinity')) * 1000)::float8 as ate,
      ${estoques.diario} as diario, coalesce(${restaEm(dia)} = 0, false) as acabou
    from ${origem} left join ${estoques} on ${estoques.empresaId} = ${tabela.empresaId} and ${contado} = ${tabela.id}
    where ${tabela.empresaId} = ${tx.empresaId} and ${tabela.ativo} and ${filtrar?.(tabela, de) ?? sql`true`}`
  const { rows } = await tx.execute<Linha>(sql`
    select * from (
      ${fonte('produto', produtos, null, sql`${produtos}`, estoques.produtoId)}
      union all
      ${fonte(
        'tamanho',
        variantes,
        doTamanho.nome,
        sql`${variantes} join ${produtos} ${sql.identifier('do_tamanho')} on ${doTamanho.ativo}
          and ${doTamanho.empresaId} = ${variantes.empresaId} and ${doTamanho.id} = ${variantes.produtoId}`,
        estoques.varianteId,
      )}
      union all
      ${fonte(
        'opcao',
        opcoes,
        grupos.nome,
        sql`${opcoes} join ${grupos} on ${grupos.empresaId} = ${opcoes.empresaId} and ${grupos.id} = ${opcoes.grupoId}`,
        estoques.opcaoId,
      )}
    ) vendaveis where ${condicao}
    order by coalesce(de, nome) collate "pt-BR-x-icu", de is not null, nome collate "pt-BR-x-icu", id
    ${ate === undefined ? sql`` : sql`limit ${ate}`}`)
  return rows.map(linha => paraOPainel(linha, viraEm))
}

interface Fonte {
  readonly empresaId: PgColumn
  readonly id: PgColumn
  readonly nome: PgColumn
  readonly ativo: PgColumn
  readonly esgotadoAte: PgColumn
}

function procurar(busca: string, { nome }: Fonte, de: PgColumn | null): SQL {
  if (de) return contem(sql`${nome} || E'\\n' || ${de}`, busca) ?? sql`true`
  // What has the term somewhere is known already; only of that the names are folded.
  return and(acha(produtos.procurado, busca), contem(nome, busca)) ?? sql`true`
}

function paraOPainel({ tipo, id, nome, de, ...linha }: Linha, viraEm: Date): VendavelDoPainel {
  return { tipo, id: Number(id), nome, de, falta: faltaDe(linha, viraEm) } as VendavelDoPainel
}

type Estado = Pick<Linha, 'esgotado' | 'ate' | 'acabou' | 'diario'>

/** A daily count is full again when the business day changes, at `viraEm`. */
function faltaDe({ esgotado, ate, acabou, diario }: Estado, viraEm: Date): Falta | null {
  if (esgotado) return { motivo: 'esgotado', ate: ate === null ? null : new Date(ate) }
  if (!acabou) return null
  return diario === null
    ? { motivo: 'contagem', ate: null }
    : { motivo: 'contagem', ate: viraEm, porDia: diario }
}

const TABELAS = { produto: produtos, tamanho: variantes, opcao: opcoes }

/** What was marked as sold out, as it was before. */
export interface Marcado {
  readonly nome: string
  /** Only what the owner had marked, not what a count says. */
  readonly antes: Falta | null
  /** The product itself, or that of the size; null for an option. */
  readonly produtoId: ProdutoId | null
}

/**
 * Locks the row until the transaction ends and sets until when it is sold out: 'infinity' until the owner brings it back,
 * null for not at all. Null when this company has none of that id, or it is no longer marked as it was, when `era` says so.
 */
export async function updateEsgotado(
  tx: Tx,
  { tipo, id }: Vendavel,
  ate: Marca,
  agora: Date,
  era?: Marca,
): Promise<Marcado | null> {
  const tabela = TABELAS[tipo]
  const estaLinha = sql`${tabela.empresaId} = ${tx.empresaId} and ${tabela.id} = ${id}`
  const produto =
    tipo === 'produto' ? produtos.id : tipo === 'tamanho' ? variantes.produtoId : sql`null::bigint`
  const { rows } = await tx.execute<
    Pick<Linha, 'nome' | 'esgotado' | 'ate'> & { produto: string | null }
  >(sql`
    select ${tabela.nome} as nome, ${produto} as produto,
      coalesce(${tabela.esgotadoAte} > ${agora.toISOString()}::timestamptz, false) as esgotado,
      (extract(epoch from nullif(${tabela.esgotadoAte}, 'infinity')) * 1000)::float8 as ate
    from ${tabela} where ${estaLinha} for no key update`)
  const [linha] = rows
  if (!linha || (era !== undefined && !marcadoAte(linha, era))) return null
  const valor = ate instanceof Date ? ate.toISOString() : ate
  await tx.execute(sql`update ${tabela} set esgotado_ate = ${valor}::timestamptz where ${estaLinha}`)
  return {
    nome: linha.nome,
    antes: faltaDe({ ...linha, acabou: false, diario: null }, agora),
    produtoId: linha.produto === null ? null : (Number(linha.produto) as ProdutoId),
  }
}

function marcadoAte({ esgotado, ate }: Pick<Linha, 'esgotado' | 'ate'>, era: Marca): boolean {
  if (!esgotado || era === null) return !esgotado && era === null
  return ate === (era === 'infinity' ? null : era.getTime())
}
