import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Names {
  /** 'pedido-4': the rules of docs/product. */
  readonly rules: ReadonlySet<string>
  /** '019': the records of docs/decisions. */
  readonly records: ReadonlySet<string>
}

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const inFolder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`)

const pages = inFolder('docs/product').filter(path => path.endsWith('.md') && !path.endsWith('/README.md'))
const rules = pages.flatMap(page => rulesOf(read(page)).map(rule => ({ ...rule, page })))
const names: Names = {
  rules: new Set(rules.map(({ name }) => name)),
  records: new Set(readdirSync(join(root, 'docs/decisions')).map(record => record.slice(0, 3))),
}

/** The rules of a page, each with its whole text. A rule is a list item that begins with its name. */
function rulesOf(page: string): { name: string; text: string }[] {
  return [...page.matchAll(/^- \*\*([^*]+)\*\* (.*(?:\n {2}.*)*)/gm)].map(([, name = '', text = '']) => ({
    name,
    text,
  }))
}

/** The comments of a source and the titles of its tests, or a whole paper; each with its line breaks removed. */
function readable(path: string, text: string): string[] {
  const comments = /\/\*[\s\S]*?\*\/|(?:^|(?<=\s))(?:\/\/|--).*(?:\n\s*(?:\/\/|--).*)*/gm
  const titles = /(?<=\b(?:describe|test)\()(['"`]).*?\1/g
  const parts = path.endsWith('.md')
    ? [text]
    : [...(text.match(comments) ?? []), ...(text.match(titles) ?? [])]
  return parts.map(part => part.replace(/\n\s*(?:\*(?!\/|\*)|\/\/|--)?\s*/g, ' '))
}

/** The references in a text that lead nowhere. */
function leadingNowhere(text: string, { rules, records }: Names): string[] {
  const outside = text.match(/\b(?:specifications?|especificaç(?:ão|ões)|sections?|seç(?:ão|ões)) \d/gi) ?? []
  const numbers = [
    ...text.matchAll(/\b(?:decis(?:ion|ão)|decis(?:ion|õe)s|records?) (\d[\d, ]*(?:(?:and|to|e) \d+)*)/gi),
  ]
    .flatMap(([, list = '']) => list.match(/\d+/g) ?? [])
    .concat([...text.matchAll(/\((0\d\d)\)/g)].map(([, number = '']) => number))
    .filter(number => !records.has(number))
  const areas = new Set([...rules].map(rule => rule.replace(/-\d+$/, '')))
  const named = [...text.matchAll(/\(([^()]*)\)|`([^`]*)`/g)].flatMap(([, inBrackets, quoted]) => {
    const found = (inBrackets ?? quoted ?? '').match(/(?<![\w/#-])[a-z]+-\d+(?![\w-])/g) ?? []
    // Brackets that contain nothing but names count as a reference even if no such area exists.
    const alone = inBrackets !== undefined && /^[a-z]+-\d+(?:(?:,| to| and) [a-z]+-\d+)*$/.test(inBrackets)
    return found.filter(name => alone || areas.has(name.replace(/-\d+$/, '')))
  })
  return [
    ...outside,
    ...numbers.map(number => `decision ${number}`),
    ...named.filter(name => !rules.has(name)),
  ]
}

describe('toda referência leva a algum lugar', () => {
  const sources = ['app', 'bench', 'bin', 'cli', 'db', 'docs', 'tests']
    .flatMap(inFolder)
    .concat('server.ts', 'README.md', 'CONTRIBUTING.md')
    .filter(path => /\.(ts|tsx|mjs|css|sql|md)$/.test(path) && path !== 'tests/arrows/references.test.ts')

  test('em comentários e papéis', () => {
    const lost = sources.flatMap(path =>
      readable(path, read(path)).flatMap(part =>
        leadingNowhere(part, names).map(reference => `${path}: ${reference}`),
      ),
    )
    expect(lost, 'name a rule of docs/product or a record of docs/decisions as it is called now').toEqual([])
  })

  test('e há muitas: o teste lê os comentários', () => {
    const source = read('app/domain/pedidos/status.ts')
    expect(readable('status.ts', source).join(' ')).toMatch(/\(status-\d+\)/)
    expect(names.rules.size).toBeGreaterThan(200)
  })

  test.each([
    ['An order is placed once (pedido-3).', []],
    ['An order is placed once (pedido-999).', ['pedido-999']],
    ['It costs what the rule says (frete-2 to frete-5, decision 008).', []],
    ['It costs what the rule says (nowhere-7).', ['nowhere-7']],
    ['As `frete-99` has it.', ['frete-99']],
    ['A class `gap-4`, a text (utf-8 or not).', []],
    ['Somebody moved it meanwhile (decision 22).', ['decision 22']],
    ['Somebody moved it meanwhile (decisions 016 and 099).', ['decision 099']],
    ['Hidden from strangers (005), and (098).', ['decision 098']],
    ['The cart (specification 1, section 3).', ['specification 1', 'section 3']],
    ['A seção 8 diz.', ['seção 8']],
  ])('%s', (text, lost) => {
    expect(leadingNowhere(text, names)).toEqual(lost)
  })

  test('também quando um comentário quebra a linha no meio', () => {
    const source =
      '/**\n * Somebody moved it (decision\n * 22; frete-2,\n * frete-99).\n */\ntest(`Da seção 8`)'
    expect(readable('a.ts', source).flatMap(part => leadingNowhere(part, names))).toEqual([
      'decision 22',
      'frete-99',
      'seção 8',
    ])
  })
})

describe('as regras do produto', () => {
  test('cada página é uma área, e a lista tem todas', () => {
    const listed = [...read('docs/product/README.md').matchAll(/^- \[([a-z]+)\]\(\1\.md\): /gm)].map(
      ([, area = '']) => `docs/product/${area}.md`,
    )
    expect(listed.sort(), 'a page of docs/product has its line in README.md').toEqual(pages.sort())
  })

  test.each(pages)('%s: nomes da área, um de cada, e nenhum ponto sem nome', page => {
    const found = rulesOf(read(page))
    const area = basename(page, '.md')
    expect(
      found.filter(({ name }) => !new RegExp(`^${area}-[1-9]\\d*$`).test(name)),
      'a rule is called by its page and a number: `pedido-3`',
    ).toEqual([])
    const numbers = found.map(({ name }) => name)
    expect(
      numbers.filter((name, n) => numbers.indexOf(name) !== n),
      'give the later rule the next free number of its page',
    ).toEqual([])
    expect(
      read(page).match(/^- /gm),
      'begin each point with the name of its rule: - **pedido-3**',
    ).toHaveLength(found.length)
  })

  test.each(pages)('%s: cada regra diz o arquivo que a guarda', page => {
    const homeless = rulesOf(read(page)).filter(({ text }) => {
      const files = [...text.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, file = '']) => file)
      return files.length === 0 || !files.every(file => /\.\w+$/.test(file) && existsSync(join(root, file)))
    })
    expect(homeless, 'end the rule with a link to the file that keeps it').toEqual([])
  })
})
