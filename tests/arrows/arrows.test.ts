import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { broken, ground, sound } from './broken-house'
import { foldersInCircles } from './folders'

interface Rule {
  readonly name: string
  readonly comment: string
  readonly severity: string
}

interface Cruise {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly module: string; readonly resolved: string }[]
  }[]
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

const root = resolve(import.meta.dirname, '../..')
const config = join(root, '.dependency-cruiser.cjs')
const require = createRequire(import.meta.url)
const rules = (require(config) as { forbidden: readonly Rule[] }).forbidden
/** Ends what hangs. To read the whole house takes as long as the machine needs. */
const HANGS_MS = 600_000
const places = ['app', 'server.ts', 'db', 'cli', 'bench', 'tests']

/**
 * Runs the command line, as `npm run arrows` does. The exit code is ignored, because it only counts the violations that
 * the JSON names.
 */
async function cruise(folder: string): Promise<Cruise> {
  const script = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const present = places.filter(place => existsSync(join(folder, place)))
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 }
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [script, ...present, '--config', config, '--output-type', 'json'],
    options,
  )
  return JSON.parse(stdout) as Cruise
}

function violationsOf({ summary }: Cruise, source: string): string[] {
  return [...new Set(summary.violations.filter(({ from }) => from === source).map(({ rule }) => rule.name))]
}

describe('quem importa quem nesta casa', () => {
  let house: Cruise
  beforeAll(async () => {
    house = await cruise(root)
  }, HANGS_MS)

  test('nenhuma seta contra a tabela', () => {
    const found = house.summary.violations.map(
      ({ from, rule }) => `${rule.name}: ${from}. ${rules.find(({ name }) => name === rule.name)?.comment}`,
    )
    expect(found).toEqual([])
  })

  test('nenhuma pasta leva de volta a si mesma', () => {
    const arrows = house.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
    )
    const ours = /^(app|cli)\/.+\.tsx?$/
    const ofHouse = arrows.filter(({ from, to }) => ours.test(from) && ours.test(to))
    const ofProduct = ofHouse.filter(({ from }) => !/\.test\.tsx?$/.test(from))
    expect(ofProduct.length).toBeGreaterThan(1_000)
    expect(
      foldersInCircles(ofProduct),
      'move what both folders need into a third one, below both; `npm run arrows` names who imports what',
    ).toEqual([])
  })

  test('o atalho ~/ é resolvido: as regras julgam arquivos e não textos', () => {
    const aliased = house.modules.flatMap(({ dependencies }) =>
      dependencies.filter(({ module }) => module.startsWith('~/')),
    )
    expect(aliased.length).toBeGreaterThan(50)
    expect(aliased.filter(({ resolved }) => !resolved.startsWith('app/'))).toEqual([])
  })
})

describe('as pastas', () => {
  const arrow = (from: string, to: string) => ({ from, to })

  test('uma pasta que se alcança de volta é achada, e quem está fora do círculo não', () => {
    const circle = [arrow('a/x.ts', 'b/y.ts'), arrow('b/y.ts', 'c/z.ts'), arrow('c/w.ts', 'a/v.ts')]
    expect(foldersInCircles([...circle, arrow('d/u.ts', 'a/x.ts'), arrow('c/z.ts', 'e/t.ts')])).toEqual([
      'a',
      'b',
      'c',
    ])
    expect(foldersInCircles(circle.slice(1))).toEqual([])
    expect(foldersInCircles([arrow('a/x.ts', 'a/y.ts'), arrow('a/y.ts', 'a/x.ts')])).toEqual([])
  })
})

describe('cada regra sabe falhar', () => {
  let folder: string
  let house: Cruise
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'comanda-arrows-'))
    cpSync(join(root, 'tsconfig.json'), join(folder, 'tsconfig.json'))
    const files = {
      ...ground,
      ...sound,
      ...Object.fromEntries(broken.map(({ path, source }) => [path, source])),
    }
    for (const [path, source] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true })
      writeFileSync(join(folder, path), source)
    }
    house = await cruise(folder)
  }, HANGS_MS)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('toda regra tem um arquivo que a quebra', () => {
    expect(
      [...new Set(broken.map(({ rule }) => rule))].sort(),
      'give the rule a file that breaks it in broken-house.ts, or take the file out with its rule',
    ).toEqual(rules.map(({ name }) => name).sort())
  })

  test.each(broken)('$path quebra $rule e mais nenhuma', ({ rule, path }) => {
    expect(violationsOf(house, path)).toEqual([rule])
  })

  test.each(Object.keys(sound))('%s segue a tabela', path => {
    expect(house.modules.map(({ source }) => source)).toContain(path)
    expect(violationsOf(house, path)).toEqual([])
  })
})

test.each(rules)('$name é um erro e diz por quê e o que fazer', ({ severity, comment }) => {
  expect(severity, 'nobody reads a warning: make it an error, or drop the rule').toBe('error')
  expect(comment, 'say in a sentence why, and where the code belongs instead').toMatch(/^[A-Z`a-z].{60,}\.$/)
})
