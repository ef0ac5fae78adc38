import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CAMPOS_NO_CARDAPIO } from '../../app/domain/cardapio/cardapio'
import {
  CAMPOS_DO_PRODUTO,
  NOMES_DOS_CAMPOS,
  ROTULOS_DO_PRODUTO,
} from '../../app/domain/cardapio/produto-digitado'
import { COLUNAS_DO_CARDAPIO } from '../../app/domain/planilhas/cardapio/planilha-do-cardapio'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const inFolder = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`)
    : []

/** A table as drizzle-kit keeps it beside the migrations. */
interface Table {
  readonly name: string
  readonly columns: object
}

/** Variables that the code reads but that other programs define. */
const FOREIGN = ['NODE_ENV', 'PATH', 'TZ', 'PLAYWRIGHT_JSON_OUTPUT_FILE']

describe('os papéis da casa dizem a verdade', () => {
  const papers = ['README.md', 'CONTRIBUTING.md', ...inFolder('docs').filter(path => path.endsWith('.md'))]

  test.each(papers)('%s só aponta para o que existe', paper => {
    const text = read(paper)
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
      join(dirname(paper), link),
    )
    const named = [...text.matchAll(/`((?:app|bench|bin|cli|db|docs|tests)\/[^`*<]*)`/g)].map(
      ([, path = '']) => path,
    )
    expect(
      [...links, ...named].filter(path => !existsSync(join(root, path))),
      'point to where it is now, or take the sentence out',
    ).toEqual([])
  })

  test('produto-1 diz cada campo de um produto', () => {
    const [rule = ''] = /\*\*produto-1\*\*.*?(?=\n- )/s.exec(read('docs/product/produto.md')) ?? []
    const labels = NOMES_DOS_CAMPOS.map(name => ROTULOS_DO_PRODUTO[name])
    const [fields = '', seen = ''] = rule.replace(/\s+/g, ' ').split('Customers see ')
    expect(
      labels.filter(label => !fields.includes(label)),
      'name it by its label, before the sentence of what customers see',
    ).toEqual([])
    expect(
      seen.replace(/\..*/, '').split(/, | and /),
      'end with what customers see, by its labels alone: Customers see Nome and Descrição.',
    ).toEqual(CAMPOS_NO_CARDAPIO.map(name => ROTULOS_DO_PRODUTO[name]))
  })

  test('docs/planilha.md diz o que se escreve em cada coluna do cardápio que não é um campo só do produto', () => {
    const titles = Object.entries(COLUNAS_DO_CARDAPIO)
      .filter(([name, { em }]) => em !== 'produtos' || !(name in CAMPOS_DO_PRODUTO))
      .map(([, { titulo }]) => titulo)
    const table = read('docs/planilha.md').replace(/^[^|].*$/gm, '')
    expect(
      titles.filter(title => !table.includes(`\`${title}\``)),
      'give the column its row in the table of docs/planilha.md',
    ).toEqual([])
  })

  test('docs/product/dados.md nomeia cada tabela com o telefone, o e-mail ou o endereço de alguém', () => {
    const [newest = ''] = readdirSync(join(root, 'db/migrations/meta'))
      .filter(name => name.endsWith('_snapshot.json'))
      .sort()
      .reverse()
    const { tables } = JSON.parse(read(`db/migrations/meta/${newest}`)) as { tables: Record<string, Table> }
    const personal = Object.values(tables)
      .filter(({ columns }) => ['telefone', 'email', 'endereco_cep'].some(column => column in columns))
      .map(({ name }) => name)
    expect(personal.length).toBeGreaterThan(4)
    const named: readonly string[] = read('docs/product/dados.md').match(/\w+/g) ?? []
    expect(
      personal.filter(name => !named.includes(name)),
      'give the table a point in docs/product/dados.md, with what it keeps of a person',
    ).toEqual([])
  })

  test('as decisões são numeradas sem lacuna, e cada título repete o número do arquivo', () => {
    const records = readdirSync(join(root, 'docs/decisions')).sort()
    for (const [i, record] of records.entries()) {
      const number = String(i + 1).padStart(3, '0')
      expect(record, 'give it the next free number, in its name and in its title').toMatch(
        new RegExp(`^${number}(-[a-z0-9]+)+\\.md$`),
      )
      expect(
        read(`docs/decisions/${record}`),
        'begin it with its number and title, a blank line, and ## Context',
      ).toMatch(new RegExp(`^# ${number} .+\\n\\n## Context\\n`))
    }
  })

  describe('são curtos', () => {
    const words = (paper: string) => read(paper).split(/\s+/).filter(Boolean).length
    const records = inFolder('docs/decisions')
    const rows = (text: string) => text.match(/^\| (?!\| what).*\|$/gm) ?? []

    test.each(records)('%s cabe em meia página: 400 palavras', record => {
      expect(
        words(record),
        'leave context, decision, consequence; what was measured goes to docs/measurements.md',
      ).toBeLessThanOrEqual(400)
    })

    test('todos juntos não passam de 50 mil palavras', () => {
      const docs = inFolder('docs').filter(path => path.endsWith('.md'))
      expect(
        docs.reduce((sum, paper) => sum + words(paper), 0),
        'take out what the code says by itself before you write more',
      ).toBeLessThanOrEqual(50_000)
    })

    test('uma decisão que outra substituiu diz qual', () => {
      const replaced = records.flatMap(record => read(record).match(/^Replaced by .*/gm) ?? [])
      expect(replaced.length).toBeGreaterThan(0)
      expect(
        replaced.filter(line => !/^Replaced by \[\d{3}\]\(\d{3}-[a-z0-9-]+\.md\)[.,]/.test(line)),
        'link the record that replaces it: Replaced by [064](064-two-saves-become-one.md).',
      ).toEqual([])
    })

    test('o passeio tem oito passos, e uma linha de até 200 letras para cada mudança', () => {
      const tour = read('docs/tour.md')
      expect(
        tour.match(/^\d\. /gm),
        'let one of the eight steps tell it, or give it a line below them',
      ).toHaveLength(8)
      const changes = tour.match(/^- .*/gm) ?? []
      expect(changes.length).toBeGreaterThan(50)
      expect(
        changes.filter(line => line.length > 200),
        'name the file; its docstring says the rest',
      ).toEqual([])
    })

    test('a qualidade tem um número curto por linha', () => {
      const lines = rows(read('docs/quality.md')).map(row => row.split(' | '))
      expect(lines.length).toBeGreaterThan(80)
      // What is wanted and not shown yet has no figure.
      const shown = lines.filter(cells => cells.length > 3)
      expect(shown.length).toBeGreaterThan(70)
      expect(
        shown.filter(([, , , figure = '']) => /^[ |]*$/.test(figure) || figure.length > 30),
        'one figure of at most 30 letters a row; how it was measured goes to docs/measurements.md',
      ).toEqual([])
    })

    test('uma medição é uma linha: data, decisão, número', () => {
      const entries = read('docs/measurements.md').match(/^- .*/gm) ?? []
      expect(entries.length).toBeGreaterThan(20)
      expect(
        entries.filter(entry => !/^- \d{4}-\d\d-\d\d, (\[\d{3}\]\(\S+\)|\d{3}): ./.test(entry)),
        'begin the line with its date and its record: - 2026-11-28, 064: what was measured',
      ).toEqual([])
    })
  })

  describe('NOTICE', () => {
    /** Ask for their text to go with the copy, which each npm package sees to. */
    const LENIENT = ['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']
    type Installed = Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Installed }
    const stricter = Object.entries(packages).flatMap(([path, { license = '', dev }]) => {
      const asked = license.split(' AND ').filter(name => name !== '' && !LENIENT.includes(name))
      return path === '' || dev ? [] : asked.map(name => [path.replace('node_modules/', ''), name] as const)
    })

    test('nomeia o que os navegadores recebem, e cada pacote cuja licença pede mais do que vir junto', () => {
      const notice = read('NOTICE')
      const family = (name: string) => `${/^.*?(libvips|win32|wasm32)/.exec(name)?.[0] ?? name}`
      expect(stricter.length).toBeGreaterThan(5)
      expect(
        stricter.map(([name]) => family(name)).filter(name => !notice.includes(name)),
        'add its line to NOTICE, and the text of its licence to LICENSES',
      ).toEqual([])
      const loaded = ['React', 'React Router', 'Valibot', 'Lucide', 'qrcode.react', 'Tailwind CSS']
      expect(
        loaded.filter(name => !notice.includes(name)),
        'add its line to NOTICE',
      ).toEqual([])
    })

    test('aponta para o texto inteiro de cada uma dessas licenças, que vai na imagem', () => {
      const texts = readdirSync(join(root, 'LICENSES'))
      for (const [, license] of stricter) {
        const file = `${license.replace(/-(or-later|only)$/, '')}.txt`
        expect(texts, 'add the text of the licence to LICENSES').toContain(file)
        expect(read('NOTICE'), 'name the file with its text beside the package').toContain(`LICENSES/${file}`)
      }
      const copied = 'copy NOTICE and LICENSES into the image'
      expect(read('Dockerfile'), copied).toMatch(/COPY .*NOTICE/)
      expect(read('Dockerfile'), copied).toContain('COPY LICENSES')
    })
  })

  test('.env.example tem todos os nomes que o código lê, e nenhum outro', () => {
    const sources = ['server.ts', ...['app', 'bin', 'cli', 'db', 'tests'].flatMap(inFolder)].filter(
      path => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path),
    )
    const names = sources.flatMap(path =>
      [...read(path).matchAll(/\b(?:process\.env|from)\.([A-Z][A-Z_]+)\b/g)].map(([, name = '']) => name),
    )
    const explained = [...read('.env.example').matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
    const wanted = [...new Set(names)].filter(name => !FOREIGN.includes(name))
    expect(
      explained.sort(),
      'explain a variable in .env.example when the code begins to read it, and take it out with the code',
    ).toEqual(wanted.sort())
  })

  test('compose.yaml entrega ao processo tudo o que .env.example explica', () => {
    const [forPeople = ''] = read('.env.example').split('# --- Tests only')
    const explained = [...forPeople.matchAll(/^#([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    const handedOver = read('compose.yaml')
    // compose.yaml mounts a volume as the data folder instead of naming it, and has no embedded database.
    const wanted = explained.filter(name => !/^COMANDA_(DADOS|BACKUPS.*)$/.test(name))
    expect(
      wanted.filter(name => !new RegExp(`\\b${name}\\b`).test(handedOver)),
      'hand it to the process in compose.yaml',
    ).toEqual([])
  })
})
