import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { TEXTOS_DO_PAINEL } from './textos-do-painel'
import { TEXTOS_PUBLICOS } from './textos-publicos'

/** Every text that Comanda shows to people: one data file for the public side, another for the panel. */
const CATALOGOS = { 'o lado público': TEXTOS_PUBLICOS, 'o painel': TEXTOS_DO_PAINEL }

interface Casa {
  /** The texts in the code that people can read. */
  readonly source: readonly string[]
  readonly tests: readonly string[]
  /** The texts of docs/texts.md, point by point, without the reasons. */
  readonly explained: readonly string[]
}

const root = resolve(import.meta.dirname, '../..')
/** Reads a file with every run of white space as one space. */
const read = (path: string) => readFileSync(join(root, path), 'utf8').replace(/\s+/g, ' ')
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || path.startsWith('tests/')
// Left out: the gallery of the kit, which shows texts as samples, and this folder, which lists them. Neither of them
// tells a text to anybody.
const files = ['app', 'tests']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`))
  .filter(path => /\.tsx?$/.test(path) && !/^(tests\/arrows\/|app\/screens\/site\/galeria)/.test(path))

const casa: Casa = {
  source: files.filter(path => !isTest(path)).map(read),
  tests: files.filter(isTest).map(read),
  explained: readFileSync(join(root, 'docs/texts.md'), 'utf8')
    .split('\n')
    .map(line => /^- ('.*?) \([a-z ]+\): /.exec(line)?.[1] ?? ''),
}

describe.each(Object.entries(CATALOGOS))('%s', (_, catalogo) => {
  describe.each(Object.entries(catalogo))('%s', (_secao, textos) => {
    test.each(textos.map(texto => [[texto].flat()]))('%j', partes => {
      expect(queixa(partes, casa)).toBeNull()
    })
  })
})

describe('o que falta a um texto', () => {
  // A template literal as it is written in the source.
  const dito = ['`Não há $', '{item}.`'].join('')
  const source = [`recusar('Erro', ${dito})`]
  const tests = ["toEqual(['Erro', 'Não há pão.'])"]
  const explained = ["'Erro': 'Não há {item}.'"]
  const nada: Casa = { source: [], tests: [], explained: [] }
  test.each<[string, Casa, RegExp]>([
    ['em lugar nenhum', nada, /^não está no código nem/],
    ['sem teste', { ...nada, source }, /nenhum teste/],
    ['com o teste de outro título', { ...nada, source, tests: ["'Erro na Busca', 'Não há pão.'"] }, /nenhum/],
    ['sem o título', { ...nada, source: [dito], tests }, /sem o título/],
    ['nos dois lugares', { source, tests, explained }, /^está explicado/],
  ])('%s', (_, casa, dita) => {
    expect(queixa(['Erro', 'Não há {item}.'], casa)).toMatch(dita)
  })

  test('nada, quando está dito e provado ou explicado', () => {
    expect(queixa(['Erro', 'Não há {item}.'], { ...nada, source, tests })).toBeNull()
    expect(queixa(['Erro', 'Não há {item}.'], { ...nada, explained })).toBeNull()
  })
})

/** What is wrong with a text of the catalogue, or with a title and its text; null when nothing is. */
function queixa(partes: readonly string[], { source, tests, explained }: Casa): string | null {
  const patterns = partes.map(pattern)
  const together = (text: string) => patterns.every(parte => parte.test(text))
  // Several messages share a title, so only the text shows whether the code says this message.
  const said = source.some(text => patterns.at(-1)?.test(text))
  if (explained.some(together)) {
    return said ? 'está explicado em docs/texts.md e também no código: tire de um dos dois' : null
  }
  if (!said) {
    return 'não está no código nem em docs/texts.md: diga onde acontece, ou explique ali por que não pode acontecer'
  }
  if (!patterns.every(parte => source.some(text => parte.test(text))))
    return 'está no código sem o título: escreva o que o catálogo diz, ou mude o catálogo'
  return tests.some(together) ? null : 'está no código, mas nenhum teste o provoca: escreva um que o leia'
}

/** Matches the text when no other word is next to it; what is in braces matches anything short. */
function pattern(texto: string): RegExp {
  const literal = texto
    .split(/\{[^}]*\}/)
    .map(parte => parte.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.{1,80}?')
  return new RegExp(`(?<!\\p{L} ?)${literal}(?! ?\\p{L})`, 'u')
}
