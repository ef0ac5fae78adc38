import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
/** The only place that may define an item: the folder of the noun itself, without its rooms. */
const CORE = 'app/domain/pedidos'

const files = ['app', 'bench', 'cli', 'db']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && dirname(path) !== CORE)

const PRICE = /^preco|^price|^valorUnitario$/
const QUANTITY = /^quantidade|^qtde?$|^quantity$/

/** Types, interfaces and valibot schemas that define an item a second time, which shows in a price and a quantity. */
function secondShapes(path: string, source: string): string[] {
  // Most files have at most one of the two words and need no parsing.
  if (!/preco|price|valorUnitario/i.test(source) || !/quantidade|qtde?|quantity/i.test(source)) return []
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const fields = fieldsOf(node)
    if (fields.some(name => PRICE.test(name)) && fields.some(name => QUANTITY.test(name))) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push(`${path}:${line + 1}`)
      return
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** The fields that the node itself lists, without those that it takes from another type or schema. */
function fieldsOf(node: ts.Node): string[] {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node)) return node.members.flatMap(nameOf)
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.filter(ts.isTypeLiteralNode).flatMap(({ members }) => members.flatMap(nameOf))
  }
  if (ts.isCallExpression(node) && /^v\.(\w+O|o)bject$/.test(node.expression.getText())) {
    const [fields] = node.arguments
    return fields && ts.isObjectLiteralExpression(fields) ? fields.properties.flatMap(nameOf) : []
  }
  return []
}

function nameOf({ name }: { readonly name?: ts.Node | undefined }): string[] {
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? [name.text] : []
}

test('um item tem uma forma só, a do núcleo dos pedidos', () => {
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.flatMap(path => secondShapes(path, readFileSync(join(root, path), 'utf8'))),
    'take the type of app/domain/pedidos/item.ts, or a Pick of it',
  ).toEqual([])
})

test.each([
  ['uma interface', 1, 'interface Linha { nome: string; preco: number; quantidade: number }'],
  ['um tipo', 1, 'export type Linha = { readonly precoUnitario: number; readonly quantidade: number }'],
  ['um tipo dentro de outro', 1, 'interface Pedido { itens: { preco: number; quantidade: number }[] }'],
  ['um tipo em pedaços', 1, 'type Linha = { preco: number } & { quantidade: number }'],
  ['um esquema', 1, 'const linha = v.strictObject({ preco: v.number(), quantidade: v.number() })'],
  ['uma parte do item', 0, "type Linha = Pick<Item, 'preco' | 'quantidade'> & { id: number }"],
  ['o item com um número', 0, 'interface Linha extends Item { id: number; precoAntigo: number }'],
  ['um produto', 0, 'interface Produto { nome: string; preco: number }'],
])('%s: %i segunda forma', (_, many, source) => {
  expect(secondShapes('exemplo.ts', source)).toHaveLength(many)
})
