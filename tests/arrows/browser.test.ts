import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const files = ['app/screens', 'app/ui']
  .flatMap(folder => readdirSync(join(root, folder), { recursive: true }).map(path => `${folder}/${path}`))
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.includes('.server.'))

/** What only app/browser may do, and the file that does it for all screens. */
const MACHINERY = [
  ['o armazenamento do navegador', /\b(localStorage|sessionStorage)\b/, 'app/browser/storage.ts'],
  ['o pedido a um servidor', /\bfetch\(|\bglobalThis\.fetch\b/, 'app/browser/fetch-with-retry.ts'],
  ['a corrente de eventos', /\bEventSource\b/, 'app/browser/event-stream.ts'],
  ['a volta da rede ou da página', /'(online|visibilitychange|pageshow)'/, 'app/browser/page.ts'],
] as const

test.each(MACHINERY)('%s se usa por app/browser', (_, direct, home) => {
  expect(readFileSync(join(root, home), 'utf8')).toMatch(direct)
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.filter(path => direct.test(code(path))),
    `use what ${home} exports, which does it for all screens`,
  ).toEqual([])
})

/** The source without its comments, which may mention anything. */
function code(path: string): string {
  return readFileSync(join(root, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
}
