import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deveReabrir, lembrarDeReabrir } from './reabrir'

function naPagina(pathname: string) {
  vi.stubGlobal('location', { pathname })
}

beforeEach(() => {
  const textos = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (chave: string) => textos.get(chave) ?? null,
    setItem: (chave: string, texto: string) => void textos.set(chave, texto),
    removeItem: (chave: string) => void textos.delete(chave),
  })
  naPagina('/cantina-da-nona')
})
afterEach(() => void vi.unstubAllGlobals())

test('o checkout volta a se abrir na página recarregada por causa dele, uma vez', () => {
  expect(deveReabrir()).toBe(false)
  lembrarDeReabrir()
  expect(deveReabrir()).toBe(true)
  expect(deveReabrir()).toBe(false)
})

test('a página que não voltou não abre o checkout de outra loja', () => {
  lembrarDeReabrir()
  naPagina('/pizzaria-bella')
  expect(deveReabrir()).toBe(false)
})

test('onde nada pode ser guardado o cardápio se abre do mesmo jeito', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(deveReabrir()).toBe(false)
})
