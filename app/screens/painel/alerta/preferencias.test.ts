import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardarPreferencia, lerPreferencia } from './preferencias'

/** The browser's storage, which this page may not use, or which is full. */
function navegador(estado: 'livre' | 'cheio' | 'proibido') {
  const negar = (negado: boolean) => {
    if (negado) throw new DOMException('no storage', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (chave: string) => {
      negar(estado === 'proibido')
      return guardados.get(chave) ?? null
    },
    setItem: (chave: string, valor: string) => {
      negar(estado !== 'livre')
      guardados.set(chave, valor)
    },
    removeItem: (chave: string) => {
      negar(estado === 'proibido')
      guardados.delete(chave)
    },
  })
}

const guardados = new Map<string, string>()
beforeEach(() => {
  guardados.clear()
  navegador('livre')
})
afterEach(() => {
  guardarPreferencia('som', null)
  vi.unstubAllGlobals()
})

test.each(['livre', 'cheio', 'proibido'] as const)(
  'num navegador %s vale o que se escolheu por último',
  estado => {
    guardarPreferencia('som', 'antes')
    navegador(estado)
    guardarPreferencia('som', 'depois')
    expect(lerPreferencia('som')).toBe('depois')
  },
)

test('O que se esquece não volta, nem quando o navegador se esvazia', () => {
  navegador('cheio')
  guardarPreferencia('som', 'ligado')
  navegador('livre')
  guardarPreferencia('som', null)
  expect(lerPreferencia('som')).toBeNull()
  guardarPreferencia('som', 'de novo')
  expect([lerPreferencia('som'), guardados.get('som')]).toEqual(['de novo', 'de novo'])
})
