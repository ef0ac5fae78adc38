import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const inFolder = (folder: string) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`)
    : []

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
    expect([...links, ...named].filter(path => !existsSync(join(root, path)))).toEqual([])
  })

  test('as decisões são numeradas sem lacuna, e cada título repete o número do arquivo', () => {
    const records = readdirSync(join(root, 'docs/decisions')).sort()
    for (const [i, record] of records.entries()) {
      const number = String(i + 1).padStart(3, '0')
      expect(record).toMatch(new RegExp(`^${number}(-[a-z0-9]+)+\\.md$`))
      expect(read(`docs/decisions/${record}`)).toMatch(new RegExp(`^# ${number} .+\\n\\n## Context\\n`))
    }
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
    expect(explained.sort()).toEqual(wanted.sort())
  })

  test('compose.yaml entrega ao processo tudo o que .env.example explica', () => {
    const [forPeople = ''] = read('.env.example').split('# --- Tests only')
    const explained = [...forPeople.matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name = '']) => name)
    const handedOver = read('compose.yaml')
    // compose.yaml mounts a volume as the data folder instead of naming it.
    const wanted = explained.filter(name => name !== 'COMANDA_DADOS')
    expect(wanted.filter(name => !new RegExp(`\\b${name}\\b`).test(handedOver))).toEqual([])
  })
})
