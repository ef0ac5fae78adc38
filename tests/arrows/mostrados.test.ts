import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { SECOES } from '../../app/domain/configuracoes/configuracoes'
import { SEM_DIRETOS } from '../../app/domain/pedidos/campos-diretos'

const root = resolve(import.meta.dirname, '../..')

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true)
}

/** The fields that the interface itself lists. */
function fieldsOf(path: string, name: string): string[] {
  return parse(path)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(declared => declared.name.text === name)
    .flatMap(({ members }) => members.flatMap(({ name }) => (name && ts.isIdentifier(name) ? name.text : [])))
}

/**
 * Those of the fields that no browser's file of the folder reads of something: by `.name` or by `{ name } =`. A declaration
 * reads nothing.
 */
function unreadIn(folder: string, fields: readonly string[]): string[] {
  const read = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) read.add(node.name.text)
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      read.add((node.propertyName ?? node.name).getText())
    }
    ts.forEachChild(node, visit)
  }
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter(file => /\.tsx?$/.test(file) && !/\.(server|test)\.tsx?$/.test(file))) {
    const path = join(folder, file)
    const text = readFileSync(join(root, path), 'utf8')
    if (fields.some(field => text.includes(field))) visit(parse(path))
  }
  return fields.filter(field => !read.has(field))
}

test.each([
  ['RegrasDaLoja', 'app/domain/pedidos/impedimentos.ts', 'app/screens/loja'],
  ['Atendimento', 'app/domain/horarios/atendimento/atendimento.ts', 'app/screens/loja'],
  ['Atendimento', 'app/domain/horarios/atendimento/atendimento.ts', 'app/screens/painel/quadro'],
  ['PedidoMostrado', 'app/domain/pedidos/andamento/pedido-mostrado.ts', 'app/screens/loja/status-pedido'],
])('%s de %s: cada campo é lido por uma tela de %s', (name, path, screens) => {
  const fields = fieldsOf(path, name)
  expect(fields).not.toEqual([])
  expect(
    unreadIn(screens, fields),
    `no file of ${screens} reads it: show it, or ask for it, there, or take it out of ${name}`,
  ).toEqual([])
})

test('o que se diz do pedido inteiro se pergunta também ao cliente', () => {
  expect(
    unreadIn('app/screens/loja', Object.keys(SEM_DIRETOS)),
    'ask for it in app/screens/loja/finalizar/fase-do-pagamento.tsx; what only the panel asks is a field of its own schema',
  ).toEqual([])
})

test('cada ajuste é lido por uma regra ou por uma tela', () => {
  const settings = Object.values(SECOES).flatMap(fields => Object.keys(fields))
  expect(
    unreadIn('app/screens', unreadIn('app/domain', settings)),
    'ask for it in a rule, or take it out of SECOES',
  ).toEqual([])
})
