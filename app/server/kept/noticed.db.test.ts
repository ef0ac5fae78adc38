import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import {
  closeDatabase,
  databasePool,
  openDatabase,
  transactionOutsideTenants,
} from '~/server/database/database.server'
import { withTenant } from '~/server/database/transaction.server'
import { MUDANCAS_DO_CARDAPIO } from '../../../tests/world/banco/mudancas-por-sql'
import { abrirMundo, type Mundo } from '../../../tests/world/mundo'
import { makePage } from './kept-page.server'
import { dropsSoFar, findPage, keepPage } from './kept-pages.server'

let mundo: Mundo
beforeAll(async () => {
  mundo = await abrirMundo({ livre: true })
  // The owner's rights, for changes of every kind on this process's own connections.
  await closeDatabase()
  openDatabase(mundo.url)
})
afterAll(() => mundo.fechar())

async function guardar(company: EmpresaId): Promise<void> {
  keepPage(
    `loja ${company}`,
    await makePage(new Response('x'), { company, until: Infinity }, 0),
    dropsSoFar(),
  )
}
const guardada = (empresa: EmpresaId) => findPage(`loja ${empresa}`) !== undefined

beforeEach(async () => {
  for (const loja of ['cantina', 'bella', 'burger'] as const) await guardar(mundo[loja])
})

describe('Neste processo a página de uma loja se esquece antes de quem a mudou ter a resposta', () => {
  test.each(MUDANCAS_DO_CARDAPIO)('quando muda $que', async mudanca => {
    await databasePool().query(mudanca.sql, [mundo[mudanca.loja]])
    expect(guardada(mundo[mudanca.loja])).toBe(false)
    expect(guardada(mundo[mudanca.loja === 'bella' ? 'burger' : 'bella'])).toBe(true)
  })

  test.each([
    ['um cupom novo', `insert into cupons (empresa_id, codigo, tipo) values ($1, 'SOUMTESTE', 'frete')`],
    ['um cupom desligado', `update cupons set ativo = false where empresa_id = $1 and codigo = 'SOUMTESTE'`],
    ['uma contagem apagada', 'delete from estoques where empresa_id = $1'],
    ['quem a tornava visível', 'delete from membros where empresa_id = $1'],
  ])('quando muda %s', async (_, comando) => {
    await databasePool().query(comando, [mundo.cantina])
    expect(guardada(mundo.cantina)).toBe(false)
  })

  test('seja pela transação da loja ou por uma de fora', async () => {
    await withTenant(mundo.cantina, tx =>
      tx.execute(sql`update produtos set nome = nome || '!' where empresa_id = ${tx.empresaId}`),
    )
    expect(guardada(mundo.cantina)).toBe(false)
    await transactionOutsideTenants(tx =>
      tx.execute(sql`update empresas set nomefantasia = 'Outra' where id = ${mundo.bella}`),
    )
    expect([guardada(mundo.bella), guardada(mundo.burger)]).toEqual([false, true])
  })

  test('e fica quando nada do que ela mostra muda: um pedido que não acaba com nada, um uso de cupom', async () => {
    await mundo.sql(
      `insert into estoques (empresa_id, produto_id, restante, dia)
       select empresa_id, min(id), 9, current_date from produtos where empresa_id = $1 group by 1`,
      [mundo.bella],
    )
    await mundo.sql(`insert into cupons (empresa_id, codigo, tipo) values ($1, 'DEPOIS', 'frete')`, [
      mundo.bella,
    ])
    await guardar(mundo.bella)
    await withTenant(mundo.bella, async tx => {
      await tx.execute(sql`update estoques set restante = restante - 1 where empresa_id = ${tx.empresaId}`)
      await tx.execute(sql`update cupons set usos = usos + 1 where empresa_id = ${tx.empresaId}`)
      await tx.execute(sql`update produtos set nome = nome where empresa_id = ${tx.empresaId}`)
    })
    expect(guardada(mundo.bella)).toBe(true)
    await withTenant(mundo.bella, tx =>
      tx.execute(sql`update estoques set restante = 0 where empresa_id = ${tx.empresaId}`),
    )
    expect(guardada(mundo.bella)).toBe(false)
  })
})
