import { and, eq, sql } from 'drizzle-orm'
import { contem, emPortugues, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista, Pagina } from '~/domain/listas/pagina'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { ExtraId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'
import type { DadosDoExtra } from './extra'
import { itensExtra, produtoItensExtra } from './tables.server'

export interface ExtraDoPainel extends DadosDoExtra {
  readonly id: ExtraId
  /** How many products are linked to it. */
  readonly produtos: number
  /** Digest of what the extra item's form is filled with. */
  readonly visto: string
}

const DADOS = { nome: itensExtra.nome, preco: itensExtra.preco, tipo: itensExtra.tipo }

/** A page of the company's extra items by name, with their link counts. */
export async function listExtras(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<ExtraDoPainel>> {
  const filtro = and(eq(itensExtra.empresaId, tx.empresaId), contem(itensExtra.nome, consulta.busca))
  const { pagina, total, limit, offset } = await findPagina(tx, itensExtra, filtro, consulta.pagina)
  const ligados = and(
    eq(produtoItensExtra.empresaId, itensExtra.empresaId),
    eq(produtoItensExtra.idExtra, itensExtra.idExtra),
  )
  const linhas = await tx
    .select({
      id: itensExtra.idExtra,
      dados: DADOS,
      produtos: sql<number>`(select count(*)::int from ${produtoItensExtra} where ${ligados})`,
    })
    .from(itensExtra)
    .where(filtro)
    .orderBy(emPortugues(itensExtra.nome), itensExtra.idExtra)
    .limit(limit)
    .offset(offset)
  return {
    linhas: linhas.map(({ dados, ...linha }) => ({ ...linha, ...dados, visto: vistoDe(dados) })),
    pagina,
    total,
  }
}

export async function insertExtra(tx: Tx, dados: DadosDoExtra): Promise<void> {
  await tx.insert(itensExtra).values({ empresaId: tx.empresaId, ...dados })
}

/** The extra item as it is stored, locked until the transaction ends; null when this company has none of that id. */
export async function lockExtra(tx: Tx, id: ExtraId): Promise<DadosDoExtra | null> {
  const [linha] = await tx.select(DADOS).from(itensExtra).where(daEmpresa(tx, id)).for('no key update')
  return linha ?? null
}

export async function updateExtra(tx: Tx, id: ExtraId, dados: DadosDoExtra): Promise<void> {
  await tx.update(itensExtra).set(dados).where(daEmpresa(tx, id))
}

/** False when there was nothing to delete. */
export async function deleteExtra(tx: Tx, id: ExtraId): Promise<boolean> {
  const apagados = await tx.delete(itensExtra).where(daEmpresa(tx, id)).returning({ id: itensExtra.idExtra })
  return apagados.length > 0
}

function daEmpresa(tx: Tx, id: ExtraId) {
  return and(eq(itensExtra.empresaId, tx.empresaId), eq(itensExtra.idExtra, id))
}
