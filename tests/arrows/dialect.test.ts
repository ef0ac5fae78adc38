import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

/**
 * Props and parameters that the source declares under such a name. Names that it only uses, to hand something to
 * another component, do not count.
 */
function declared(name: RegExp, source: string, path: string): string[] {
  const found: string[] = []
  // Most files have no such name and need no parsing.
  if (!name.test(source)) return found
  const visit = (node: ts.Node): void => {
    const named = ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isParameter(node)
    if (named && ts.isIdentifier(node.name) && name.test(node.name.text)) found.push(node.name.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest))
  return found
}

const ENGLISH = /\bon[A-Z]/
const PORTUGUESE = /\bao[A-Z]/

describe('quem é avisado de algo é aoX nas telas e onX na máquina', () => {
  test.each([
    ['app/screens', ENGLISH],
    ['app/ui', PORTUGUESE],
    ['app/browser', PORTUGUESE],
    ['app/server', PORTUGUESE],
    ['app/domain', PORTUGUESE],
  ])('em %s', (folder, foreign) => {
    const paths = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    const sources = paths.filter(path => /\.tsx?$/.test(path))
    expect(sources.length).toBeGreaterThan(10)
    const found = sources.flatMap(path =>
      declared(foreign, readFileSync(join(root, folder, path), 'utf8'), path).map(name => `${path}: ${name}`),
    )
    expect(found, 'a screen says aoX with an infinitive, the machinery onX: docs/style.md, Names').toEqual([])
  })

  test.each([
    ['interface Props { readonly onClose: () => void }', ['onClose']],
    ['function listen(onEvent: () => void, { onEnd }: { onEnd?(): void }) {}', ['onEvent', 'onEnd']],
    ['const tela = <Dialog onClose={aoFechar} />; show({ onAction: () => {} })', []],
  ])('%s', (source, found) => {
    expect(declared(ENGLISH, source, 'a.tsx')).toEqual(found)
  })
})
