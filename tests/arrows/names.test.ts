import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const MAX_LINES = 250
/** Files of a folder without those below it; tests do not count. */
const MAX_FILES = 30

/** Files that may be longer than the limit, and why splitting them would be worse. Tests have no limit. */
const LONG: Record<string, string> = {
  '.dependency-cruiser.cjs': 'one table: who may import what, whole or not at all',
}

const VAGUE = [
  'base',
  'common',
  'helper',
  'helpers',
  'manager',
  'misc',
  'service',
  'types',
  'util',
  'utils',
  'v2',
]

/** What each noun or each audience has one of. */
const ROLES = /^((store|store-.+|tables|columns|porta)\.server|layout|eventos)$/

/** Here the word is precise. */
const PRECISE = ['tests/world/processo/postal-service.ts']

const files = ['app', 'bench', 'bin', 'cli', 'db', 'tests']
  .filter(folder => existsSync(join(root, folder)))
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`))
  .concat(readdirSync(root))
  .filter(path => /\.(ts|tsx|mjs|cjs|css)$/.test(path))

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const breaking = (breaks: (path: string) => boolean) => files.filter(breaks)
const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
const isPure = (path: string) => path.startsWith('app/domain/') && !path.includes('.server.') && !isTest(path)

/** Where a name may stand that stands elsewhere too: once among the rules, in each audience, and where tests have one a screen. */
const placeOfName = (path: string) =>
  /^(app\/domain|app\/screens\/[^/]+|tests\/screens|tests\/world\/listas)\//.exec(path)?.[1]

/** 'a-turno.server.ts' -> ['a', 'turno'] */
const words = (path: string) => (basename(path).replace(/^\./, '').split('.')[0] ?? '').split('-')

test('há o que conferir', () => {
  expect(files.length).toBeGreaterThan(100)
})

test('o caminho de um pedido só está escrito na tabela dos status', () => {
  const lista = /'(Pendente|Em Preparação|Em Rota)',\s*'(Em Preparação|Em Rota|Finalizado)'/
  expect(
    breaking(path => path.startsWith('app/') && !isTest(path) && lista.test(read(path))).sort(),
    'ask `proximo` or `caminhoDe` of app/domain/pedidos/status.ts',
  ).toEqual([
    'app/domain/pedidos/status.ts',
    // The constraint in the database lists every stored word; it says nothing of their order.
    'app/domain/pedidos/tables.server.ts',
  ])
})

test('só o que fica fora da moldura do painel diz na aba um título sem os pedidos que esperam', () => {
  const titulos = breaking(path => path.startsWith('app/screens/painel/') && read(path).includes('<title>'))
  expect(
    titulos.sort(),
    'say the title with `TituloDaAba` of app/screens/painel/alerta/titulo-da-aba.tsx',
  ).toEqual([
    'app/screens/painel/alerta/titulo-da-aba.tsx',
    'app/screens/painel/compartilhar/cartao.tsx',
    'app/screens/painel/recibo/recibo.tsx',
    // Says that orders are not announced once the trial is over.
    'app/screens/painel/teste-expirado.tsx',
  ])
})

describe('os nomes', () => {
  test('arquivos e pastas em kebab-case e sem acento', () => {
    const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
    expect(
      breaking(path => !path.split('/').every(part => kebab.test(part))),
      'rename it: small letters without accents, with hyphens',
    ).toEqual([])
  })

  test('nenhum nome vago: o arquivo se chama pelo verbo ou pelo substantivo que guarda', () => {
    const vague = breaking(path => words(path).some(word => VAGUE.includes(word)))
    expect(
      vague.filter(path => !PRECISE.includes(path)),
      'name the file after the verb or the noun inside; several of them are several files',
    ).toEqual([])
  })

  test('duas vezes só está o nome do que é o mesmo: a regra, a sua parte em cada público e as suas fotos', () => {
    const named = new Map<string, string[]>()
    for (const path of files.filter(path => /^(app|bench|cli|db|tests)\/.*\.tsx?$/.test(path))) {
      const name = basename(path).replace(/\.tsx?$/, '')
      if (!ROLES.test(name)) named.set(name, [...(named.get(name) ?? []), path])
    }
    expect(named.size).toBeGreaterThan(500)
    const twice = [...named.values()].filter(paths => {
      const places = paths.map(placeOfName)
      return paths.length > 1 && (places.includes(undefined) || new Set(places).size < paths.length)
    })
    expect(
      twice,
      'name each after what it alone knows; what every noun or audience has one of belongs into ROLES',
    ).toEqual([])
  })

  test('nenhum index.ts', () => {
    expect(
      breaking(path => /^index\.[a-z]+$/.test(basename(path))),
      'import the file itself, and name this one after what is in it',
    ).toEqual([])
  })

  test('em app/server tudo é .server', () => {
    const inServer = breaking(path => path.startsWith('app/server/') && !isTest(path))
    expect(
      inServer.filter(path => !path.endsWith('.server.ts')),
      'end its name with .server.ts, or move what a browser needs to app/browser or app/ui',
    ).toEqual([])
  })

  test('as pastas de app/screens são os quatro públicos e os campos que eles repartem', () => {
    const audiences = new Set(files.map(path => /^app\/screens\/([^/]+)/.exec(path)?.[1]))
    audiences.delete(undefined)
    expect(
      [...audiences].filter(name => !/^(site|contas|loja|painel|campos)$/.test(String(name))),
      'put it under its audience, and what two of them share under campos',
    ).toEqual([])
  })

  // It parses a thousand files, which beside other busy processes has taken more than half a minute.
  test('identificadores sem acento', { timeout: 120_000 }, () => {
    const accented = files.filter(path => /\.tsx?$/.test(path)).flatMap(path => accentedIdentifiers(path))
    expect(accented, 'write the identifier without its accent; texts keep theirs').toEqual([])
  })
})

describe('os arquivos', () => {
  test(`uma pasta que passa de ${MAX_FILES} arquivos ganha um cômodo`, () => {
    const folders = new Map<string, number>()
    for (const path of files.filter(path => !isTest(path))) {
      folders.set(dirname(path), (folders.get(dirname(path)) ?? 0) + 1)
    }
    expect(folders.size).toBeGreaterThan(5)
    expect(
      [...folders].filter(([, many]) => many > MAX_FILES),
      'give what belongs together in it a room: a folder named after what its files know',
    ).toEqual([])
    const deep = (folder: string) => folder.startsWith('app/domain/') && folder.split('/').length > 4
    expect([...folders.keys()].filter(deep), 'move the room up: a room has no rooms').toEqual([])
  })

  test(`nenhum passa de ${MAX_LINES} linhas sem um motivo escrito`, () => {
    const long = breaking(
      path => /\.(ts|tsx|mjs|cjs)$/.test(path) && !isTest(path) && lines(path) > MAX_LINES,
    )
    expect(
      long.filter(path => !(path in LONG)),
      'split it by what it knows, each part named after its verb or noun; or say in LONG why that is worse',
    ).toEqual([])
    expect(
      Object.keys(LONG).filter(path => !long.includes(path)),
      'take its line out of LONG',
    ).toEqual([])
  })

  test('uma regra pura não olha o relógio nem a sorte: recebe os dois', () => {
    const impure = /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bcrypto\.|\bprocess\.|\bperformance\./
    expect(
      breaking(path => isPure(path) && impure.test(read(path))),
      'take it as a parameter, which the caller reads, or end the name with .server.ts',
    ).toEqual([])
  })

  test('o endereço de um serviço de outros está só entre as configurações', () => {
    const service = /api\.whatsapp\.com|wa\.me\/|brasilapi\.com\.br|viacep\.com\.br/
    const named = breaking(path => path.startsWith('app/') && !isTest(path) && service.test(read(path)))
    expect(named, 'take the address from env() of app/server/env.server.ts').toEqual([
      'app/server/env.server.ts',
    ])
  })

  test('nenhum campo segue a língua do navegador em vez da página', () => {
    const foreign = /type="(time|date|datetime-local|month|week|number)"/
    expect(
      breaking(path => path.endsWith('.tsx') && foreign.test(read(path))),
      'use type="text" with inputMode, as the fields of app/ui/fields do',
    ).toEqual([])
  })

  test('nenhum teste pulado, sozinho ou por escrever', () => {
    const held = /\b(test|it|describe)\.(skip|only|todo|fixme)\b/
    expect(
      breaking(path => isTest(path) && held.test(read(path))),
      'let it run, or delete it',
    ).toEqual([])
  })
})

function lines(path: string): number {
  return read(path).trimEnd().split('\n').length
}

function accentedIdentifiers(path: string): string[] {
  const found: string[] = []
  const source = read(path)
  // A file without any accent needs no parsing.
  if (!/[^\p{ASCII}]/u.test(source)) return found
  const visit = (node: ts.Node): void => {
    // A single letter may be the key of a table of letters.
    if (ts.isIdentifier(node) && node.text.length > 1 && /[^\p{ASCII}]/u.test(node.text)) {
      found.push(`${path}: ${node.text}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  return found
}
