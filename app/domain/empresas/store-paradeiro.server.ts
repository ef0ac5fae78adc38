import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { ContasTx } from '~/domain/contas/store.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { reaching } from '~/server/database/database.server'
import { validarSlug } from './slug-da-empresa'
import type { Empresa } from './store.server'
import { empresas, mudancas, slugsAntigos } from './tables.server'

export interface Mudanca {
  readonly empresaId: EmpresaId
  /** The address of its menu in the other installation. */
  readonly para: string
  /** Null while the company is not there yet. */
  readonly ate: Date | null
}

/** Where a company is that is not at this address. */
export type Paradeiro =
  /** Here, at another address (empresa-3). */
  | { readonly slug: string }
  /** It moves to another installation, or has moved there (empresa-13). */
  | { readonly empresa: Empresa; readonly mudanca: Mudanca }

const NENHUM: ReadonlySet<string> = new Set()

/** Null when nobody has, or had, this slug, or the company is switched off. */
export async function findParadeiro(slug: string, agora: Date): Promise<Paradeiro | null> {
  if (validarSlug(slug, NENHUM)) return null
  return reaching(async db => {
    const deAntes = db
      .select({ id: slugsAntigos.empresaId })
      .from(slugsAntigos)
      .where(eq(slugsAntigos.slug, slug))
    const [linha] = await db
      .select({ empresa: empresas, mudanca: mudancas })
      .from(empresas)
      .leftJoin(mudancas, eq(mudancas.empresaId, empresas.id))
      .where(or(eq(empresas.slug, slug), eq(empresas.id, sql`(${deAntes})`)))
    if (!linha) return null
    const { empresa, mudanca } = linha
    // At its own address an active company that is not found has not confirmed its e-mail.
    if (empresa.ativo) return empresa.slug === slug ? null : { slug: empresa.slug }
    return mudanca && vale(mudanca, agora) ? { empresa, mudanca } : null
  })
}

function vale({ ate }: Mudanca, agora: Date): boolean {
  return ate === null || ate > agora
}

/** Says where a company that is switched off is moving, or has moved, to; null forgets it. */
export async function saveMudanca(
  tx: ContasTx,
  empresaId: EmpresaId,
  mudanca: Pick<Mudanca, 'para' | 'ate'> | null,
): Promise<void> {
  await tx.delete(mudancas).where(eq(mudancas.empresaId, empresaId))
  if (mudanca) await tx.insert(mudancas).values({ empresaId, ...mudanca })
}

export async function readMudanca(tx: ContasTx, empresaId: EmpresaId): Promise<Mudanca | null> {
  const [linha] = await tx.select().from(mudancas).where(eq(mudancas.empresaId, empresaId))
  return linha ?? null
}

/** The slugs, of today or of before, of the companies that are here: until a move ends, where it began. */
export function listEnderecos(): Promise<string[]> {
  return reaching(async db => {
    const daqui = or(eq(empresas.ativo, true), and(isNotNull(mudancas.para), isNull(mudancas.ate)))
    const hoje = db
      .select({ slug: empresas.slug })
      .from(empresas)
      .leftJoin(mudancas, eq(mudancas.empresaId, empresas.id))
      .where(daqui)
    const antes = db
      .select({ slug: slugsAntigos.slug })
      .from(slugsAntigos)
      .innerJoin(empresas, eq(empresas.id, slugsAntigos.empresaId))
      .leftJoin(mudancas, eq(mudancas.empresaId, empresas.id))
      .where(daqui)
    return (await hoje.unionAll(antes)).map(({ slug }) => slug).sort()
  })
}
