import { describe, expect, test } from 'vitest'
import { COMPILED_ON_ARRIVAL } from '../../chunks.config'
import {
  lerPrimeirosScripts,
  pesarCardapio,
  pesarIcones,
  pesarLogin,
  pesarQuadro,
  pesarTelas,
} from '../world/peso'

/**
 * kB after gzip, each with about 5 of air, so that a line more costs nobody a search; but no more than what is wanted of menu and
 * board (F5). Whoever goes beyond imports something later (`onDemand`), or weighs it against what the limit is for.
 */
const LIMITES: readonly [string, number, () => number][] = [
  ['o script do cardápio', 100, () => pesarCardapio().script],
  ['o estilo do cardápio', 13, () => pesarCardapio().estilo],
  ['o que o cardápio aquece depois', 60, () => pesarCardapio().aquecido],
  ['o script para entrar', 146, () => pesarLogin().script],
  ['o script para ver o quadro', 165, () => pesarQuadro().script],
  ['o estilo do quadro', 21, () => pesarQuadro().estilo],
  ['o que o quadro aquece depois', 83, () => pesarQuadro().aquecido],
  // Even the menu loads those of all screens.
  ['os ícones de todas as telas', 10, pesarIcones],
]

describe('Na primeira visita', () => {
  test.each(LIMITES)('%s pesa até %d kB, e mais do que nada', (_, limite, pesar) => {
    expect(pesar()).toBeGreaterThan(1_000)
    expect(pesar()).toBeLessThanOrEqual(limite * 1_000)
  })

  test('cada tela do painel traz até 40 kB de script a quem vem do quadro', () => {
    const telas = Object.entries(pesarTelas())
    expect(telas.length).toBeGreaterThan(10)
    expect(telas.filter(([, bytes]) => bytes > 40_000)).toEqual([])
  })

  test('cada arquivo de script com mais de 20 kB pede ao navegador que o compile enquanto chega', () => {
    const grandes = [...lerPrimeirosScripts()].filter(([, texto]) => texto.length > 20_000)
    expect(grandes.length).toBeGreaterThan(4)
    const semPedido = grandes.filter(([, texto]) => !texto.startsWith(`${COMPILED_ON_ARRIVAL}\n`))
    expect(semPedido.map(([arquivo]) => arquivo)).toEqual([])
  })
})
