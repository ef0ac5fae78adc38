import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { retratar } from '../../../tests/world/banco/retrato'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { closeDatabase, databasePool, openDatabase } from './database.server'
import { preparedRead, rollback, type Tx, withTenant } from './transaction.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
  // Only a few connections, so that each of them serves both companies and the doors in turn.
  await closeDatabase()
  openDatabase(mundo.serviceUrl, { max: 3 })
})
afterAll(() => mundo.fechar())

/**
 * Asks for all products without naming a company: only the row-level policies limit it to one, even when the statement
 * was prepared for another.
 */
const todos = preparedRead('todos_os_produtos', db =>
  db.select({ empresa: sql<number>`empresa_id::int`, papel: sql<string>`current_user` }).from(sql`produtos`),
)

const empresas = async (tx: Tx) => [...new Set((await todos(tx)).map(l => l.empresa))]

/** Why a transaction failed, so that an unexpected reason is read in the test's message. */
function reasonOf(error: unknown): string {
  if (error instanceof Response) return String(error.status)
  return error instanceof Error ? reasonOf(error.cause ?? error.message) : String(error)
}

async function umaVez(empresa: EmpresaId, n: number): Promise<unknown> {
  return withTenant(empresa, async tx => {
    const vistas = await empresas(tx)
    if (n % 5 === 1) await tx.execute(sql`select 1 / 0`)
    if (n % 5 === 2) rollback(vistas)
    if (n % 5 === 3) throw new Error('a defect')
    if (n % 5 === 4) {
      // In one order, so that no two of them wait for each other.
      await tx.execute(sql`select 1 from produtos order by id for update`)
      await tx.execute(sql`update produtos set descricao = descricao`)
    }
    return [...new Set([...vistas, ...(await empresas(tx))])]
  }).catch(reasonOf)
}

test('em 500 transações misturadas de duas empresas, com erros e desistências, nenhuma vê linha da outra', async () => {
  const antes = await retratar(mundo)
  const respostas: Array<{ empresa: EmpresaId; n: number; vistas: unknown }> = []
  let proxima = 0
  // Twice as many transactions at once as there are connections, so that they wait for each other's.
  const trabalhar = async () => {
    while (proxima < 500) {
      const n = proxima++
      const empresa = n % 2 === 0 ? mundo.cantina : mundo.bella
      respostas.push({ empresa, n, vistas: await umaVez(empresa, n) })
      // In between, queries as the doors send them, outside every company, on the same connections.
      const { rows } = await databasePool().query('select current_user as papel')
      expect(rows[0]?.papel).not.toBe('comanda_app')
    }
  }
  await Promise.all(Array.from({ length: 6 }, trabalhar))
  expect(respostas).toHaveLength(500)
  for (const { empresa, n, vistas } of respostas) {
    const falha = { 1: 'division by zero', 3: 'a defect' }[n % 5]
    expect(vistas, `transaction ${n}`).toEqual(falha ?? [empresa])
  }
  expect(await retratar(mundo)).toEqual(antes)
})

test('uma consulta preparada para uma empresa não mostra nada a uma empresa que não existe', async () => {
  for (let n = 0; n < 6; n++) {
    expect(await withTenant(mundo.cantina, empresas)).toEqual([mundo.cantina])
    expect(await withTenant(999_999 as EmpresaId, empresas)).toEqual([])
  }
})

test('o que falhou por baixo e foi engolido não passa por gravado', async () => {
  const antes = await retratar(mundo)
  await expect(
    withTenant(mundo.cantina, async tx => {
      await tx.execute(sql`update produtos set descricao = 'mudou'`)
      await tx.execute(sql`select 1 / 0`).catch(() => undefined)
      return 'gravado'
    }),
  ).rejects.toThrow()
  expect(await retratar(mundo)).toEqual(antes)
})
