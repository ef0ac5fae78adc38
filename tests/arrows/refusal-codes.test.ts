import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/** What is refused in several places and is the same to a program: the form's field says the rest. */
const SHARED = ['campo-invalido']

const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map(path => ({ path, source: readFileSync(join(root, 'app', path), 'utf8') }))
  .filter(({ source }) => /import \{[^}]*\brecusar\b[^}]*\} from '[^']*\/recusa'/.test(source))

/**
 * The first argument of every call. It is a literal, except in the one place that rebuilds a refusal which the server
 * sent.
 */
function codesOf(source: string): string[] {
  return [...source.matchAll(/(?<![.\w]|function )recusar\(\s*([^,]*),/g)].map(([, code = '']) => code)
}

const codes = files.flatMap(({ path, source }) => codesOf(source).map(code => ({ path, code })))

test('cada recusa tem um código, escrito uma vez só e com as palavras do domínio', () => {
  expect(codes.length).toBeGreaterThan(80)
  const odd = codes.filter(({ code }) => !/^'[a-z]+(-[a-z0-9]+)*'$/.test(code))
  expect(odd, 'give the refusal a code of its own as the first argument, in words with hyphens').toEqual([
    { path: 'screens/loja/finalizar/reacao/pedir.ts', code: 'codigo' },
  ])
  const literal = codes.map(({ code }) => code.slice(1, -1)).filter(code => !SHARED.includes(code))
  expect(
    literal.filter((code, n) => literal.indexOf(code) !== n),
    'declare the refusal once and let both use it, or give each its code',
  ).toEqual([])
})

test('um título no lugar do código não passa', () => {
  expect(codesOf("recusar('Erro ao salvar', texto, 'nome')")).toEqual(["'Erro ao salvar'"])
  expect("'Erro ao salvar'").not.toMatch(/^'[a-z]+(-[a-z0-9]+)*'$/)
})
