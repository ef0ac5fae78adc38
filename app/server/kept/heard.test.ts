import { beforeEach, describe, expect, test } from 'vitest'
import type { EmpresaId } from '~/domain/valores/ids'
import { hear, heardUntil, hearFrom, nothingSince } from './heard.server'

const [A, B] = [1 as EmpresaId, 2 as EmpresaId]
let position = 0
const ouvir = (empresaId: EmpresaId, objectId: number | null, type = 'pedido-movido') =>
  hear({ position: ++position, empresaId, type, objectId })

beforeEach(() => {
  position = 10
  hearFrom(position)
})

describe('Nada aconteceu desde um lugar', () => {
  test('enquanto nada se ouve da empresa, do pedido ou do cardápio em questão', () => {
    ouvir(B, 7)
    ouvir(A, 8)
    ouvir(A, null, 'esgotado-mudou')
    expect(nothingSince(10, ['3'])).toBe(true)
    expect(nothingSince(10, ['1 7', '1 cardapio-mudou'])).toBe(true)
    expect(nothingSince(10, ['1 8', '1 cardapio-mudou'])).toBe(false)
    expect(nothingSince(12, ['1 8', '1 cardapio-mudou'])).toBe(true)
    expect(nothingSince(11, ['1'])).toBe(false)
    expect(nothingSince(heardUntil(), ['1', '2'])).toBe(true)
    ouvir(A, null, 'cardapio-mudou')
    expect(nothingSince(13, ['1 8', '1 cardapio-mudou'])).toBe(false)
  })

  test('não se sabe de antes de ouvir, nem de um lugar que ainda não se ouviu', () => {
    expect(nothingSince(9, ['1'])).toBe(false)
    expect(nothingSince(11, ['1'])).toBe(false)
    ouvir(B, 7)
    expect(nothingSince(11, ['1'])).toBe(true)
  })

  test('nem do que se esqueceu por ser muito: então se lê tudo de novo', () => {
    for (let pedido = 0; pedido < 100_001; pedido++) ouvir(B, pedido)
    expect(nothingSince(10, ['1'])).toBe(false)
    expect(nothingSince(heardUntil() - 40_000, ['1'])).toBe(true)
    expect(nothingSince(heardUntil() - 40_000, ['2'])).toBe(false)
  })
})
