import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const app = resolve(import.meta.dirname, '../../app')

/** Amounts written by hand at which a line could end. What only the reader of the code sees does not count. */
function partidos(source: string): string[] {
  const semComentarios = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return semComentarios.match(/R\$ (?=[\d{$]).*/g) ?? []
}

test('nenhum valor escrito à mão se parte entre R$ e o número (decisão 060)', () => {
  const paths = readdirSync(app, { recursive: true, encoding: 'utf8' })
  const sources = paths.filter(path => /\.tsx?$/.test(path) && !path.includes('.test.'))
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap(path =>
    partidos(readFileSync(join(app, path), 'utf8')).map(dito => `${path}: ${dito}`),
  )
  expect(
    found,
    'write a no-break space (\\u00a0, in JSX &nbsp;), or let formatReais write the amount',
  ).toEqual([])
})

test.each([
  ["preco: 'R$ 72,90'", 1],
  ['<span>R$ {valor}</span>', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source code
  ['`R$ ${valor}`', 1],
  ["preco: 'R$\\u00a072,90'", 0],
  ['<span>R$&nbsp;{valor}</span>', 0],
  ["/** 'R$ 72,90' */", 0],
])('%s', (source, vezes) => {
  expect(partidos(source)).toHaveLength(vezes)
})
