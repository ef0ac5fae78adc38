import { expect, test } from 'vitest'
import { FUNDO_DO_LOGO, fundoDoLogo } from './fundo-do-logo'

const CORES: Readonly<Record<string, readonly number[]>> = {
  ' ': [0, 0, 0, 0],
  B: [255, 255, 255, 255],
  C: [255, 246, 200, 255],
  P: [20, 20, 20, 255],
  V: [200, 30, 30, 255],
}

test.each([
  ['branco sobre nada', ['B  B', ' BB '], FUNDO_DO_LOGO],
  ['creme sobre nada, com um ponto de cor', ['C VC', 'CC  '], FUNDO_DO_LOGO],
  ['escuro sobre nada', ['P  P', ' PB '], null],
  ['com fundo próprio, também branco', ['BBBB', 'BPVB'], null],
  ['com fundo próprio, deitado num quadrado', ['    ', 'BBPB', 'BPBB', '    '], null],
  ['vazio', ['    ', '    '], null],
])('um logo %s tem o fundo que o mostra', (_caso, linhas, fundo) => {
  const pontos = [...linhas.join('')].flatMap(cor => CORES[cor] ?? [])
  expect(fundoDoLogo(pontos, 4)).toBe(fundo)
})
