import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { log } from '../log.server'
import { limit, limitByAddress, limitInShop, waitHeaders } from './limits.server'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A /64 of the network 2001:db8:{site}::/48. */
const em = (site: number, rede: number) => `2001:db8:${site.toString(16)}:${rede.toString(16)}::/64`

async function quantas(tentar: (n: number) => Promise<number | null>, vezes = 1_000): Promise<number> {
  for (let n = 0; n < vezes; n++) if ((await tentar(n)) !== null) return n
  return vezes
}

describe('As tentativas de um endereço', () => {
  const loja = 'a'
  test('são de um /64; o dobro é de um /56, e o quádruplo de um /48', async () => {
    const limite = limitByAddress('redes', 10, 600)
    expect(await quantas(() => limite.refused({ address: em(1, 1), within: loja }))).toBe(10)
    expect(await quantas(n => limite.refused({ address: em(2, n % 256), within: loja }))).toBe(20)
    expect(await quantas(n => limite.refused({ address: em(3, n * 256), within: loja }))).toBe(40)
    expect(await quantas(n => limite.refused({ address: em(100 + n, 1), within: loja }), 500)).toBe(500)
    expect(await quantas(n => limite.refused({ address: `177.10.20.${n}`, within: loja }), 200)).toBe(200)
  })

  test('contam em cada loja, e uma recusada não gasta as da rede', async () => {
    const limite = limitByAddress('lojas', 10, 600)
    for (let n = 0; n < 200; n++) await limite.refused({ address: em(1, 1), within: loja })
    expect(await quantas(() => limite.refused({ address: em(1, 2), within: loja }))).toBe(10)
    expect(await limite.refused({ address: em(1, 1), within: 'b' })).toBeNull()
    vi.advanceTimersByTime(600_000)
    expect(await limite.refused({ address: em(1, 1), within: loja })).toBeNull()
  })
})

test('A mesma tentativa conta uma vez, e só uma vez se devolve', async () => {
  const limite = limit('uma-vez', 2, 600)
  for (let n = 0; n < 50; n++) expect(await limite.refused('eu', 'igual')).toBeNull()
  for (let n = 0; n < 50; n++) await limite.giveBack('eu', 'igual')
  expect(await quantas(n => limite.refused('eu', `outra ${n}`))).toBe(2)
})

test('A mesma tentativa, duas vezes ao mesmo tempo, conta uma vez', async () => {
  const limite = limit('ao-mesmo-tempo', 2, 600)
  const igual = () => limite.refused('eu', 'igual')
  expect(await Promise.all([igual(), igual(), igual()])).toEqual([null, null, null])
  expect(await quantas(n => limite.refused('eu', `outra ${n}`))).toBe(1)
})

test('Além do que uma loja pode ser tentada por minuto, de onde for, passa uma por segundo, e o registro diz a loja', async () => {
  const linhas = vi.spyOn(log, 'warn')
  const limite = limitInShop('da-loja', { points: 10, seconds: 600, perMinute: 30 })
  const alguem = (n: number) => ({ address: `177.10.${n >> 8}.${n & 255}`, company: 7 })
  let quem = 0
  expect(await quantas(() => limite.refused(alguem(quem++)), 31)).toBe(31)
  const espera = await limite.refused(alguem(quem++))
  expect(espera).toBe(1)
  expect(waitHeaders(espera ?? 0)).toContainEqual(['Comanda-Not-Begun', '1'])
  expect(waitHeaders(600)).toEqual([['Retry-After', '600']])
  vi.advanceTimersByTime(1_000)
  expect(await limite.refused(alguem(quem++))).toBeNull()
  expect(await limite.refused({ address: '177.10.20.30', company: 8 })).toBeNull()
  expect(linhas.mock.calls.map(([campos]) => campos)).toEqual([
    { empresaId: 7, limit: 'da-loja', perMinute: 30 },
  ])
  vi.advanceTimersByTime(60_000)
  expect(await quantas(() => limite.refused(alguem(quem++)), 30)).toBe(30)
})

describe('Uma tentativa devolvida', () => {
  const alguem = (n: number) => ({ address: `177.11.${n >> 8}.${n & 255}`, company: 9 })

  test('das que passaram uma por segundo não abre lugar para outra', async () => {
    const limite = limitInShop('devagar', { points: 10, seconds: 600, perMinute: 30 })
    let quem = 0
    expect(await quantas(() => limite.refused(alguem(quem++)), 31)).toBe(31)
    for (let n = 0; n < 10; n++) {
      await limite.giveBack(alguem(30))
      vi.advanceTimersByTime(1_000)
      expect(await limite.refused(alguem(30))).toBeNull()
    }
    await limite.giveBack(alguem(30))
    expect(await quantas(() => limite.refused(alguem(quem++)))).toBe(0)
    vi.advanceTimersByTime(1_000)
    expect(await limite.refused(alguem(quem++))).toBeNull()
    expect(await quantas(() => limite.refused(alguem(quem++)))).toBe(0)
  })

  test('depois do seu tempo não abre lugar no seguinte', async () => {
    const limite = limitInShop('tarde', { points: 10, seconds: 600, perMinute: 30 })
    for (let n = 0; n < 20; n++) await limite.refused(alguem(n), 'pedido')
    vi.advanceTimersByTime(60_000)
    expect(await limite.refused(alguem(100))).toBeNull()
    for (let n = 0; n < 20; n++) await limite.giveBack(alguem(n), 'pedido')
    expect(await quantas(n => limite.refused(alguem(200 + n)))).toBe(30)
  })
})
