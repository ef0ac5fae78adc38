import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../app.css', import.meta.url), 'utf8')

/** The hexadecimal tokens in a part of the stylesheet. */
function tokens(stretch: string): Record<string, string> {
  return Object.fromEntries(
    [...stretch.matchAll(/--(?:color-)?([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const [before = '', after = ''] = css.split('@variant escuro {')
const claro = tokens(before)
const escuro = { ...claro, ...tokens(after.slice(0, after.indexOf('}'))) }

const grounds = ['papel', 'folha', 'fundo']
const statuses = ['orange', 'yellow', 'blue', 'green', 'red']
const pairs: [text: string, ground: string, least: number][] = [
  ['sobre-acento', 'acento', 4.5],
  ['sobre-escuro', 'perigo', 4.5],
  ['acento-forte', 'acento-suave', 4.5],
  ['tinta', 'acento-suave', 4.5],
  ...grounds.flatMap((ground): [string, string, number][] => [
    ['tinta', ground, 4.5],
    ['tinta-suave', ground, 4.5],
    ['acento-forte', ground, 4.5],
    ['linha-forte', ground, 3],
    ['foco', ground, 3],
  ]),
  ...statuses.flatMap((status): [string, string, number][] => [
    [`${status}-tinta`, `${status}-fundo`, 4.5],
    [`${status}-tinta`, 'folha', 4.5],
  ]),
]

describe.each([
  ['claro', claro],
  ['escuro', escuro],
])('WCAG 2.2 AA no tema %s', (_, theme) => {
  test.each(pairs)('%s sobre %s: pelo menos %s:1', (text, ground, least) => {
    const [a, b] = [theme[text], theme[ground]]
    if (!a || !b) throw new Error(`no such token: ${text}, ${ground}`)
    expect(contrast(a, b)).toBeGreaterThanOrEqual(least)
  })
})

test('o tema escuro troca de fato os fundos e as tintas', () => {
  for (const token of [...grounds, 'tinta', 'tinta-suave', 'linha'])
    expect(escuro[token]).not.toBe(claro[token])
})
