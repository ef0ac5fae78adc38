import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { parseJson } from './json'
import { openKeptTexts } from './kept-texts'
import { openStorage } from './storage'

/** The browser's storage, which this page may not use, or which is full. */
function storage(state: 'livre' | 'cheio' | 'proibido') {
  const deny = (denied: boolean) => {
    if (denied) throw new DOMException('no storage', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => {
      deny(state === 'proibido')
      return stored.get(key) ?? null
    },
    setItem: (key: string, text: string) => {
      deny(state !== 'livre')
      stored.set(key, text)
    },
    removeItem: (key: string) => {
      deny(state === 'proibido')
      stored.delete(key)
    },
  })
}

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  storage('livre')
})
afterEach(() => void vi.unstubAllGlobals())

const openTexts = () => openKeptTexts(openStorage(() => localStorage))

test.each(['livre', 'cheio', 'proibido'] as const)(
  'num navegador %s vale o que se escolheu por último',
  state => {
    const texts = openTexts()
    texts.write('som', 'antes')
    storage(state)
    texts.write('som', 'depois')
    expect(texts.read('som')).toBe('depois')
  },
)

test('O que se esquece não volta, nem quando o navegador se esvazia', () => {
  const texts = openTexts()
  storage('cheio')
  texts.write('som', 'ligado')
  storage('livre')
  texts.write('som', null)
  expect(texts.read('som')).toBeNull()
  texts.write('som', 'de novo')
  expect([texts.read('som'), stored.get('som')]).toEqual(['de novo', 'de novo'])
})

test('Sem armazenamento nada falha: nada se lê, e quem escreve sabe que não ficou', () => {
  const forbidden = openStorage(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect([forbidden.read('som'), forbidden.write('som', 'ligado'), forbidden.keys()]).toEqual([
    null,
    false,
    [],
  ])
})

test.each([
  ['[1]', [1]],
  ['[{"cartItemId":', null],
  ['', null],
  [null, null],
])('O que outra versão escreveu, ou ninguém, se lê sem erro: %s', (text, read) => {
  expect(parseJson(text)).toEqual(read)
})
