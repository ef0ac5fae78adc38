import { describe, expect, test } from 'vitest'
import { novaChave } from './chave'

describe('A chave do pedido', () => {
  const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

  test('é um UUID, e nunca o mesmo', () => {
    const chaves = Array.from({ length: 100 }, () => novaChave(crypto))
    expect(new Set(chaves).size).toBe(100)
    for (const chave of chaves) expect(chave).toMatch(UUID)
  })

  test('também onde randomUUID não existe (http sem certificado)', () => {
    const semRandomUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    const chaves = Array.from({ length: 100 }, () => novaChave(semRandomUuid))
    expect(new Set(chaves).size).toBe(100)
    for (const chave of chaves) expect(chave).toMatch(UUID)
  })
})
