import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const app = resolve(import.meta.dirname, '../../app')
const files = readdirSync(app, { recursive: true })
  .map(String)
  .filter(path => path.endsWith('.tsx'))

const SAIDA =
  'A text stands alone in its element, as one string in backquotes. Beside something else it gets a <span>; a prop that stands ' +
  'there is declared `Elements` (app/ui/elements.ts), and what another file draws `satisfies Elements` (decision 056).'

test('todo texto está sozinho no seu elemento, onde a tradução do navegador não o tira do React', () => {
  expect(files.length).toBeGreaterThan(200)
  const found = files.flatMap(path => textsBeside(path, readFileSync(join(app, path), 'utf8')))
  expect(found, SAIDA).toEqual([])
})

test.each([
  ['um texto só', '<p>Nenhum item</p>'],
  ['um texto que muda', '<p>{nome}</p>'],
  ['um texto montado', '<p>{contarItens(n) + "!"}</p>'],
  ['texto ou elemento, a sós', '<p>{feito ? <Check /> : numero}</p>'],
  ['um texto que vem e vai, a sós', '<p>{mudou && "mudou"}</p>'],
  ['cada um no seu elemento', '<p>{ok && <Check />} <span>{nome}</span></p>'],
  ['o que se lista', '<ul>{todos.map(um => <li key={um}>{um}</li>)}{mais && <li>mais</li>}</ul>'],
  ['o texto de um componente', '<Button icon={<Plus />}>Adicionar</Button>'],
  ['o que foi declarado', '<p>{icone}<span>{nome}</span></p>'],
  ['o que a função deste arquivo desenha', '<p>{selo()}<span>{nome}</span></p>'],
  ['o que outro arquivo desenha', '<p>{outro() satisfies Elements}<span>{nome}</span></p>'],
])('%s: está certo', (_, jsx) => {
  expect(textsBeside('exemplo.tsx', exemplo(jsx))).toEqual([])
})

test.each([
  ['um texto ao lado de um elemento', 1, '<p>Carregando <Spinner /></p>'],
  ['um texto que vem e vai', 1, '<p>{mudou && "mudou"}<Check /></p>'],
  ['texto ou elemento ao lado de outro', 1, '<p>{feito ? <Check /> : numero}{feito && <b>feito</b>}</p>'],
  ['dois textos', 2, '<p>{n} itens</p>'],
  ['texto, valor e elemento', 2, '<p>Total {valor} {pago && <Check />}</p>'],
  ['um texto num fragmento', 1, '<>{nome}</>'],
  ['um texto num contexto', 1, '<TemaContext value={1}>{nome}</TemaContext>'],
  ['uma lista de textos', 1, '<p>{todos.map(um => um)}</p>'],
  ['dois textos para um componente', 2, '<Button>Usar {valor}</Button>'],
  ['o que pode ser texto', 1, '<p><Check />{children}</p>'],
  ['o que outro arquivo desenha', 1, '<p><Check />{outro()}</p>'],
  ['um componente que é só texto', 1, 'nome'],
])('%s: %i a mudar', (_, many, jsx) => {
  expect(textsBeside('exemplo.tsx', exemplo(jsx))).toHaveLength(many)
})

function exemplo(jsx: string): string {
  return `
    interface Props { nome: string; icone: Elements; children: ReactNode }
    export function Exemplo({ nome, icone, children }: Props) {
      const selo = () => (nome ? <b>{nome}</b> : null)
      return ${jsx}
    }`
}

/**
 * The texts of a .tsx file that do not stand alone in their element, and what stands beside something else and may be a text.
 * It reads no types but those that the file itself writes down, so it is quick, and wants to see `Elements` written.
 */
function textsBeside(path: string, source: string): string[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const report = (node: ts.Node): void => {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
    const text = node.getText(file).replaceAll(/\s+/g, ' ').trim()
    found.push(`${path}:${line + 1} ${text.slice(0, 60)}`)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter(isShown)
      const alone = children.length === 1 && isBox(node)
      for (const child of children) if (alone ? isListOfTexts(child) : !isElements(child)) report(child)
    }
    for (const answer of answersOfComponent(node)) if (!isElements(answer)) report(answer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** White space and comments are nothing that a translation replaces. */
function isShown(child: ts.JsxChild): boolean {
  if (ts.isJsxText(child)) return child.text.trim() !== ''
  if (!ts.isJsxExpression(child)) return true
  return child.expression !== undefined && !(isText(child.expression) && child.expression.text.trim() === '')
}

/** Each text of a list stands beside the others. */
function isListOfTexts(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || !child.expression || !ts.isCallExpression(child.expression)) return false
  return drawOf(child.expression)?.every(isElements) === false
}

/** What `rows.map(row => <li/>)` draws of each. */
function drawOf({ expression, arguments: given }: ts.CallExpression): ts.Expression[] | undefined {
  const lists = ts.isPropertyAccessExpression(expression) && /^(map|flatMap|from)$/.test(expression.name.text)
  const draw = given.at(-1)
  return lists && draw && isFunction(draw) ? answersOf(draw) : undefined
}

/** Whether its children get an element of their own: those of a fragment or a context go to whatever stands around it. */
function isBox(node: ts.JsxElement | ts.JsxFragment): boolean {
  return ts.isJsxElement(node) && !/(Context|Fragment|Suspense)$/.test(node.openingElement.tagName.getText())
}

/** What a component draws: what a function answers whose name begins with a capital. */
function answersOfComponent(node: ts.Node): ts.Expression[] {
  if (ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? '')) return answersOf(node)
  if (!ts.isVariableDeclaration(node) || !/^[A-Z]/.test(node.name.getText())) return []
  const value = node.initializer
  const draws = value && isFunction(value) && /<[A-Za-z>]/.test(value.getText())
  return draws ? answersOf(value) : []
}

type Fn = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression

function isFunction(node: ts.Node): node is ts.ArrowFunction | ts.FunctionExpression {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node)
}

function answersOf({ body }: Fn): ts.Expression[] {
  if (!body) return []
  if (!ts.isBlock(body)) return [body]
  const answers: ts.Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) answers.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return answers
}

function isText(node: ts.Node): node is ts.StringLiteralLike {
  return ts.isStringLiteralLike(node)
}

/** Whether it is certain from what is written that no text comes of it. */
function isElements(node: ts.Node): boolean {
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return true
  if (ts.isJsxExpression(node)) return !node.expression || isElements(node.expression)
  if (isText(node)) return node.text === ''
  if (node.kind === ts.SyntaxKind.NullKeyword || node.kind === ts.SyntaxKind.FalseKeyword) return true
  if (ts.isSatisfiesExpression(node)) return saysElements(node.type)
  if (ts.isParenthesizedExpression(node)) return isElements(node.expression)
  if (ts.isConditionalExpression(node)) return isElements(node.whenTrue) && isElements(node.whenFalse)
  if (ts.isBinaryExpression(node)) {
    return (
      isElements(node.right) &&
      (node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken || isElements(node.left))
    )
  }
  if (ts.isCallExpression(node)) return drawsElements(node)
  if (ts.isIdentifier(node)) {
    if (node.text === 'undefined') return true
    const declared = declarationOf(node)
    return declared !== undefined && declaresElements(declared)
  }
  if (ts.isPropertyAccessExpression(node)) return saysElements(typeOfProperty(node))
  return false
}

/** A list of elements, and a function of this file that draws elements or is declared to answer them. */
function drawsElements(call: ts.CallExpression): boolean {
  const drawn = drawOf(call)
  if (drawn) return drawn.every(isElements)
  const { expression } = call
  // What it draws goes elsewhere.
  if (expression.getText() === 'createPortal') return true
  const declared = ts.isIdentifier(expression) ? declarationOf(expression) : undefined
  if (!declared) return false
  if (ts.isFunctionDeclaration(declared))
    return saysElements(declared.type) || answersOf(declared).every(isElements)
  if (ts.isVariableDeclaration(declared) && declared.initializer && isFunction(declared.initializer)) {
    return answersOf(declared.initializer).every(isElements)
  }
  const type = typeOf(declared)
  return type !== undefined && ts.isFunctionTypeNode(type) && saysElements(type.type)
}

type Declared = ts.FunctionDeclaration | ts.VariableDeclaration | ts.BindingElement | ts.ParameterDeclaration

function declaresElements(declared: Declared): boolean {
  if (ts.isVariableDeclaration(declared) && declared.initializer) return isElements(declared.initializer)
  return saysElements(typeOf(declared))
}

function saysElements(type: ts.TypeNode | undefined): boolean {
  return type !== undefined && /^(React)?Elements?( \| null| \| undefined| \| false)*$/.test(type.getText())
}

/** The nearest declaration of this name around its use. */
function declarationOf(name: ts.Identifier): Declared | undefined {
  for (let scope: ts.Node = name.parent; scope; scope = scope.parent) {
    if (ts.isFunctionLike(scope)) {
      for (const parameter of scope.parameters) {
        const found = findName(parameter, name.text)
        if (found) return found
      }
    }
    if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) continue
    for (const statement of scope.statements) {
      if (ts.isFunctionDeclaration(statement) && statement.name?.text === name.text) return statement
      if (!ts.isVariableStatement(statement)) continue
      for (const declaration of statement.declarationList.declarations) {
        const found = findName(declaration, name.text)
        if (found) return found
      }
    }
  }
  return undefined
}

function findName<Node extends ts.VariableDeclaration | ts.ParameterDeclaration | ts.BindingElement>(
  node: Node,
  name: string,
): Node | ts.BindingElement | undefined {
  if (ts.isIdentifier(node.name)) return node.name.text === name ? node : undefined
  for (const element of node.name.elements) {
    const found = ts.isBindingElement(element) ? findName(element, name) : undefined
    if (found) return found
  }
  return undefined
}

/** The type that the file writes for a parameter, or for what is taken out of one: `{ icon }: Props`, `const { icon } = props`. */
function typeOf(declared: Declared): ts.TypeNode | undefined {
  if (!ts.isBindingElement(declared)) return ts.isFunctionDeclaration(declared) ? undefined : declared.type
  const key = (declared.propertyName ?? declared.name).getText()
  return propertyOf(typeOfWhole(declared.parent.parent), key)
}

function typeOfWhole(owner: ts.BindingElement | ts.VariableDeclaration | ts.ParameterDeclaration) {
  if (ts.isVariableDeclaration(owner) && owner.initializer && ts.isIdentifier(owner.initializer)) {
    const declared = declarationOf(owner.initializer)
    return declared && typeOf(declared)
  }
  return typeOf(owner)
}

function typeOfProperty({ expression, name }: ts.PropertyAccessExpression): ts.TypeNode | undefined {
  if (ts.isIdentifier(expression)) {
    const declared = declarationOf(expression)
    return declared && propertyOf(typeOf(declared), name.text)
  }
  return ts.isPropertyAccessExpression(expression)
    ? propertyOf(typeOfProperty(expression), name.text)
    : undefined
}

function propertyOf(type: ts.TypeNode | undefined, key: string): ts.TypeNode | undefined {
  if (!type) return undefined
  if (ts.isIntersectionTypeNode(type)) {
    return type.types.map(part => propertyOf(part, key)).find(Boolean)
  }
  if (ts.isTypeLiteralNode(type)) return memberOf(type.members, key)
  if (!ts.isTypeReferenceNode(type)) return undefined
  for (const statement of type.getSourceFile().statements) {
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === type.typeName.getText()) {
      return memberOf(statement.members, key)
    }
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === type.typeName.getText()) {
      return propertyOf(statement.type, key)
    }
  }
  return undefined
}

function memberOf(members: ts.NodeArray<ts.TypeElement>, key: string): ts.TypeNode | undefined {
  const member = members.find(({ name }) => name?.getText() === key)
  return member && ts.isPropertySignature(member) ? member.type : undefined
}
