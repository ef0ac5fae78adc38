import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import type pg from 'pg'
import { produtos } from '~/domain/cardapio/tables.server'
import { findEmpresaPorSlug } from '~/domain/empresas/store.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { closeDatabase, openDatabase } from '~/server/database/database.server'
import { stopHearing } from '~/server/database/live.server'
import { withTenant } from '~/server/database/transaction.server'
import { observeStatements } from './banco/nomeia-a-empresa'
import { createDatabase } from './banco/test-database'

/** The demo world in a database of one's own, opened as the process's database. */
export interface Mundo {
  /** For the owner of the database, and for the login with which the product runs. */
  readonly url: string
  readonly serviceUrl: string
  readonly cantina: EmpresaId
  readonly bella: EmpresaId
  readonly burger: EmpresaId
  readonly ze: EmpresaId
  /** Queries as the owner of the database, outside every company: only to look at what is really stored. */
  sql<T extends pg.QueryResultRow>(texto: string, valores?: unknown[]): Promise<T[]>
  produto(empresa: EmpresaId, nome: string): Promise<typeof produtos.$inferSelect>
  /** Fails when the product has run a statement that does not name its company. */
  fechar(): Promise<void>
}

/** `livre` is for tests that leave a company out of their own statements, to see what the database does then. */
export async function abrirMundo({ livre = false } = {}): Promise<Mundo> {
  const statements = observeStatements()
  const pasta = await mkdtemp(join(tmpdir(), 'comanda-mundo-'))
  process.env.COMANDA_DADOS = pasta
  const database = await createDatabase('planted')
  // Other tests share the machine: what is away or frozen is tried by servers of its own.
  openDatabase(database.serviceUrl, { patienceMs: 30_000 })
  return {
    url: database.url,
    serviceUrl: database.serviceUrl,
    cantina: await idDe('cantina-da-nona'),
    bella: await idDe('pizzaria-bella'),
    burger: await idDe('burger-da-vila'),
    ze: await idDe('lanchonete-do-ze'),
    sql: database.sql,
    produto: (empresa, nome) =>
      withTenant(empresa, async tx => {
        const [linha] = await tx
          .select()
          .from(produtos)
          .where(and(eq(produtos.empresaId, empresa), eq(produtos.nome, nome)))
        if (!linha) throw new Error(`no product ${nome} in the demo`)
        return linha
      }),
    async fechar() {
      await stopHearing()
      await closeDatabase()
      try {
        // A distributed engine plans no statement without values.
        if (!livre && !process.env.CITUS_URL) await statements.requireNamed(database.url)
      } finally {
        await database.drop()
        await rm(pasta, { recursive: true, force: true })
      }
    },
  }
}

async function idDe(slug: string): Promise<EmpresaId> {
  const empresa = await findEmpresaPorSlug(slug)
  if (!empresa) throw new Error(`the demo has no ${slug}`)
  return empresa.id
}
