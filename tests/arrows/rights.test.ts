import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** `pode('editar o cardápio')`, `direito: '...'`, `direito="..."`, `exportar="..."`: a screen asks before it offers something. */
const ASKED = /(?:pode\(|usePode\(\)\(|direito: |direito=|exportar=)['"]([^'"]+)['"]/g

const WAY_OUT =
  "A right that no screen asks offers to everybody what the server refuses: the screen hides it with `usePode` (app/screens/painel/pode.tsx), or the list's `mudancas` name it."

test('cada direito da tabela é perguntado por uma tela, que não oferece o que o servidor recusaria', () => {
  const table = read('app/domain/empresas/direitos.ts')
  const rights = [...table.matchAll(/^ {2}'([^']+)': \[/gm)].map(([, right = '']) => right)
  expect(rights.length).toBeGreaterThan(10)
  const screens = readdirSync(join(root, 'app/screens/painel'), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx'))
    .map(path => `app/screens/painel/${path}`)
  const asked = new Set(screens.flatMap(path => [...read(path).matchAll(ASKED)].map(([, right]) => right)))
  expect(
    rights.filter(right => !asked.has(right)),
    WAY_OUT,
  ).toEqual([])
})
