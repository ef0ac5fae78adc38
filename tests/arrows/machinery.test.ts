import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

interface Row {
  /** One concept; a second name is learned with the first. */
  readonly words: readonly string[]
  readonly meaning: string
  readonly place: string
}

/** '- `tell`, `toldAlready`: an event with the commit ([transaction](../app/server/database/transaction.server.ts))' */
function rowsOf(paper: string): Row[] {
  return [...paper.matchAll(/^- (`.*`): (.+) \(\[.*\]\(\.\.\/(.+)\)\)$/gm)].map(
    ([, words = '', meaning = '', place = '']) => ({
      words: words.slice(1, -1).split('`, `'),
      meaning,
      place,
    }),
  )
}

const MAX_MEANING = 12

function faultsOf({ words, meaning, place }: Row): string[] {
  if (!existsSync(join(root, place))) return [`no ${place}`]
  const code = `${place}\n${read(place)}`
  const lost = words.filter(word => !new RegExp(`(?<!\\w)${word}`).test(code))
  const long = meaning.split(' ').length > MAX_MEANING ? [`more than ${MAX_MEANING} words: ${meaning}`] : []
  return [...lost.map(word => `${place} has no ${word}`), ...long]
}

describe('as palavras da maquinaria', () => {
  const paper = read('docs/machinery.md')
  const rows = rowsOf(paper)
  const most = Number(/At most (\d+) words/.exec(paper)?.[1])

  test('não passam do limite que a lista diz', () => {
    expect(
      rows.length,
      'take a word away before you add one: rename it until nobody has to look it up, or drop what it names',
    ).toBeLessThanOrEqual(most)
  })

  test('têm todas a mesma forma de linha: nenhuma fica sem ser contada', () => {
    const lines = paper.match(/^- /gm) ?? []
    expect(rows, 'write each row as - `word`: what it is ([file](../path))').toHaveLength(lines.length)
    expect(rows.length).toBeGreaterThan(50)
  })

  test('existem onde a lista diz, explicadas em doze palavras', () => {
    expect(rows.flatMap(faultsOf), 'write the row anew, or take it out with its word').toEqual([])
  })

  test('estão lá uma vez só', () => {
    const words = rows.flatMap(row => row.words)
    expect(
      words.filter((word, n) => words.indexOf(word) !== n),
      'leave each word in one row',
    ).toEqual([])
  })

  test.each<[string, Row, string[]]>([
    ['um arquivo que saiu', { words: ['tell'], meaning: 'x', place: 'app/gone.ts' }, ['no app/gone.ts']],
    [
      'uma palavra que saiu, ainda que outra a contenha',
      { words: ['Runner'], meaning: 'x', place: 'app/jobs.server.ts' },
      ['app/jobs.server.ts has no Runner'],
    ],
    [
      'uma explicação longa',
      { words: ['JOBS'], meaning: 'a b c d e f g h i j k l m', place: 'app/jobs.server.ts' },
      ['more than 12 words: a b c d e f g h i j k l m'],
    ],
  ])('acusam %s', (_, row, faults) => {
    expect(faultsOf(row)).toEqual(faults)
  })
})
