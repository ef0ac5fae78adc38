import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CONTRASTE_MINIMO,
  COR_DA_COMANDA,
  type Cor,
  contraste,
  derivarCores,
  folhaDeCores,
  lerCor,
  textoSobre,
} from './cor'

const cor = (hex: string) => hex as Cor
const css = readFileSync(join(import.meta.dirname, '../../app.css'), 'utf8')
const token = (nome: string) => cor(new RegExp(`--${nome}: (#[0-9a-f]{6});`).exec(css)?.[1] ?? '')
const TEXTOS = [token('color-tinta'), token('color-tinta-suave')]
const FUNDOS = [token('color-papel'), token('color-folha'), token('color-fundo')]

test.each([
  ['#C7361D', '#c7361d'],
  [' c7361d ', '#c7361d'],
  ['#fA0', '#ffaa00'],
  ['#c7361', null],
  ['vermelho', null],
  ['#c7361d;}', null],
  ['', null],
])('a cor %j se lê %j', (texto, lida) => {
  expect(lerCor(texto)).toBe(lida)
})

test('o contraste é o da WCAG', () => {
  expect(contraste(cor('#000000'), cor('#ffffff'))).toBeCloseTo(21, 5)
  expect(contraste(cor('#ffffff'), cor('#ffffff'))).toBe(1)
  expect(contraste(cor('#767676'), cor('#ffffff'))).toBeCloseTo(4.54, 2)
  expect(contraste(cor('#ffffff'), cor('#767676'))).toBeCloseTo(4.54, 2)
})

test('a cor da Comanda é a de app.css, e não muda', () => {
  expect(COR_DA_COMANDA).toBe(token('acento'))
  expect(derivarCores(COR_DA_COMANDA)).toMatchObject({
    ...{ acento: '#c7361d', borda: '#c7361d', sobreAcento: '#ffffff' },
  })
})

test.each([
  ['#ffd400', '#000000', '#ffd400'],
  ['#ffffff', '#000000', '#ffffff'],
  ['#1a4f9c', '#ffffff', '#1a4f9c'],
  ['#000000', '#ffffff', '#000000'],
])('sobre %s o texto é %s, e o botão tem a cor escolhida', (escolhida, texto, botao) => {
  expect(textoSobre(cor(escolhida))).toBe(texto)
  expect(derivarCores(cor(escolhida)).acento).toBe(botao)
})

test('uma cor que se lê no papel fica como é; as outras escurecem só até se lerem', () => {
  expect(derivarCores(cor('#1a4f9c')).forte).toBe('#1a4f9c')
  const { forte, suave } = derivarCores(cor('#ffd400'))
  const menor = Math.min(...[...FUNDOS, suave].map(fundo => contraste(forte, fundo)))
  expect(menor).toBeGreaterThanOrEqual(CONTRASTE_MINIMO)
  expect(menor).toBeLessThan(CONTRASTE_MINIMO + 0.3)
})

describe('qualquer que seja a cor', () => {
  /** Every text of a shop's screens with its ground. */
  function conferir(escolhida: Cor) {
    const { acento, sobreAcento, toque, borda, forte, suave } = derivarCores(escolhida)
    const pares = [
      ...[acento, toque].map(fundo => [sobreAcento, fundo] as const),
      ...[...FUNDOS, suave].map(fundo => [forte, fundo] as const),
      ...TEXTOS.map(texto => [texto, suave] as const),
    ]
    const ruins = pares.filter(([texto, fundo]) => contraste(texto, fundo) < CONTRASTE_MINIMO)
    const apagadas = [...FUNDOS, suave].filter(fundo => contraste(borda, fundo) < 3)
    return { escolhida, ruins: [...ruins, ...apagadas] }
  }

  test('todo texto se lê sobre o seu fundo, e toda borda se vê', () => {
    const qualquer = fc
      .integer({ min: 0, max: 0xffffff })
      .map(n => cor(`#${n.toString(16).padStart(6, '0')}`))
    fc.assert(
      fc.property(qualquer, escolhida => {
        expect(conferir(escolhida).ruins).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  test('também as que ficam nos cantos e na fronteira entre o branco e o preto', () => {
    const canais = ['00', '33', '66', '77', '99', 'cc', 'ff']
    const cantos = canais.flatMap(r => canais.flatMap(g => canais.map(b => cor(`#${r}${g}${b}`))))
    const cinzas = Array.from({ length: 256 }, (_, n) => cor(`#${n.toString(16).padStart(2, '0').repeat(3)}`))
    for (const escolhida of [...cantos, ...cinzas])
      expect(conferir(escolhida)).toEqual({ escolhida, ruins: [] })
  })
})

test('a folha da loja só troca as variáveis do acento', () => {
  expect(folhaDeCores(cor('#ffd400'))).toMatch(
    /^:root\{--acento:#ffd400;--acento-toque:#[\da-f]{6};--acento-borda:#[\da-f]{6};--acento-forte:#[\da-f]{6};--acento-suave:#[\da-f]{6};--color-sobre-acento:#000000\}$/,
  )
})
