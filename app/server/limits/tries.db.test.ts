import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createDatabase, type TestDatabase } from '../../../tests/world/banco/test-database'
import { closeDatabase, openDatabase } from '../database/database.server'
import { countTogether, limitByAddress, limitInShop } from './limits.server'
import { giveTriesBack, removeEndedTries, takeTries } from './tries.server'

let banco: TestDatabase
beforeAll(async () => {
  process.env.SECRET = 'o mesmo em todos'
  banco = await createDatabase()
  openDatabase(banco.serviceUrl, { patienceMs: 30_000 })
  countTogether()
})
afterAll(async () => {
  await closeDatabase()
  await banco.drop()
})
beforeEach(() => banco.sql('delete from maquina.tries'))

const cinco = { key: 'da conta', points: 5, seconds: 60 }
const uma = { key: 'do endereço', points: 1, seconds: 60 }
/** Time passes for what is counted already. */
const passar = (segundos: number) =>
  banco.sql(`update maquina.tries set ends_at = ends_at - $1 * interval '1 second'`, [segundos])

async function quantas(vezes: number, tentar: () => Promise<number | null>): Promise<number> {
  let passaram = 0
  for (let n = 0; n < vezes; n++) if ((await tentar()) === null) passaram++
  return passaram
}

test('Das tentativas que chegam ao mesmo tempo passam tantas quantas cabem, e as outras sabem quanto esperar', async () => {
  const esperas = await Promise.all(Array.from({ length: 20 }, () => takeTries([cinco])))
  expect(esperas.filter(espera => espera === null)).toHaveLength(5)
  for (const espera of esperas) if (espera !== null) expect(espera).toBeGreaterThan(50)
  await passar(60)
  expect(await quantas(8, () => takeTries([cinco]))).toBe(5)
})

test('A tentativa que uma conta recusa não gasta as das outras', async () => {
  expect(await quantas(20, () => takeTries([cinco, uma]))).toBe(1)
  expect(await quantas(8, () => takeTries([cinco]))).toBe(4)
})

test('Duas tentativas das mesmas contas, em ordens contrárias e ao mesmo tempo, não se travam', async () => {
  const muitas = { ...cinco, points: 1_000 }
  const outras = { key: 'da rede', points: 1_000, seconds: 60 }
  const ida = [muitas, outras]
  const fazer = async (contas: readonly (typeof cinco)[]) => {
    expect(await takeTries(contas)).toBeNull()
    await giveTriesBack(contas, 0)
  }
  await Promise.all(Array.from({ length: 100 }, (_, n) => fazer(n % 2 ? ida : ida.toReversed())))
  expect(await banco.sql('select remaining::int as restam from maquina.tries')).toEqual([
    { restam: 1_000 },
    { restam: 1_000 },
  ])
})

test('A devolvida abre lugar para outra; a de um tempo que passou não', async () => {
  await quantas(5, () => takeTries([cinco]))
  await giveTriesBack([cinco], 0)
  expect(await quantas(8, () => takeTries([cinco]))).toBe(1)
  await passar(61)
  expect(await quantas(8, () => takeTries([cinco]))).toBe(5)
  await passar(10)
  await giveTriesBack([cinco], 20)
  expect(await takeTries([cinco])).not.toBeNull()
  await giveTriesBack([cinco], 5)
  expect(await takeTries([cinco])).toBeNull()
})

test('Cada rede de um endereço tem as suas', async () => {
  const porEndereco = limitByAddress('redes', 2, 60)
  const tentar = (rede: number) =>
    quantas(5, () => porEndereco.refused({ address: `2001:db8:1:${rede}::/64` }))
  expect([await tentar(1), await tentar(2), await tentar(3)]).toEqual([2, 2, 0])
})

test('O que o compasso de uma loja recusa não gasta as do endereço', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const naLoja = limitInShop('loja', { points: 10, seconds: 60, perMinute: 1 })
  expect(await quantas(6, () => naLoja.refused({ address: '177.10.20.30', company: 7 }))).toBe(2)
  vi.useRealTimers()
  const contadas = await banco.sql('select remaining::int as restam from maquina.tries order by 1')
  expect(contadas).toEqual([{ restam: 8 }, { restam: 198 }])
})

test('Quem tentou não se lê na tabela, e o que venceu se apaga', async () => {
  await takeTries([{ ...uma, key: 'telefone 11987650001' }])
  await passar(30)
  await takeTries([cinco])
  const [linha] = await banco.sql('select * from maquina.tries order by ends_at')
  expect(JSON.stringify(linha)).not.toContain('1198765')
  await passar(40)
  await removeEndedTries()
  expect(await banco.sql('select remaining::int as restam from maquina.tries')).toEqual([{ restam: 4 }])
})

test('A tabela não se escreve no registro do banco', async () => {
  const [tabela] = await banco.sql(
    `select relpersistence from pg_class where oid = 'maquina.tries'::regclass`,
  )
  expect(tabela).toEqual({ relpersistence: 'u' })
})
