import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteRascunhoDoItem, readRascunhoDoItem, saveRascunhoDoItem } from './rascunho-do-item'

function aba({ proibida = false } = {}) {
  const textos = new Map<string, string>()
  return {
    getItem(chave: string) {
      if (proibida) throw new DOMException('forbidden', 'SecurityError')
      return textos.get(chave) ?? null
    },
    setItem(chave: string, texto: string) {
      if (proibida) throw new DOMException('full', 'QuotaExceededError')
      textos.set(chave, texto)
    },
    removeItem: (chave: string) => void textos.delete(chave),
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', aba()))
afterEach(() => void vi.unstubAllGlobals())

test('a observação fechada por engano é oferecida de novo, até o item ser concluído ou cancelado', () => {
  saveRascunhoDoItem('cantina-da-nona', 7, 'sem cebola')
  expect(readRascunhoDoItem('cantina-da-nona', 7)).toBe('sem cebola')
  deleteRascunhoDoItem('cantina-da-nona', 7)
  expect(readRascunhoDoItem('cantina-da-nona', 7)).toBeNull()
})

test('nem outro item, nem a linha em edição, nem outra loja a recebem', () => {
  saveRascunhoDoItem('cantina-da-nona', 7, 'sem cebola')
  expect(readRascunhoDoItem('cantina-da-nona', 8)).toBeNull()
  expect(readRascunhoDoItem('cantina-da-nona', 'linha7')).toBeNull()
  expect(readRascunhoDoItem('pizzaria-bella', 7)).toBeNull()
})

test('uma observação apagada à mão volta apagada, não a que estava na linha', () => {
  saveRascunhoDoItem('cantina-da-nona', 'linha7', '')
  expect(readRascunhoDoItem('cantina-da-nona', 'linha7')).toBe('')
})

test('o que volta cabe no limite de 500 caracteres', () => {
  saveRascunhoDoItem('cantina-da-nona', 7, 'x'.repeat(501))
  expect(readRascunhoDoItem('cantina-da-nona', 7)).toHaveLength(500)
})

test('onde nada pode ser guardado o item se edita do mesmo jeito', () => {
  vi.stubGlobal('sessionStorage', aba({ proibida: true }))
  saveRascunhoDoItem('cantina-da-nona', 7, 'sem cebola')
  expect(readRascunhoDoItem('cantina-da-nona', 7)).toBeNull()
})
