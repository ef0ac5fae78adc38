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

/** Bytes after gzip. The menu's budget is its goal (F5); the panel's has 5 kB of air, so that a line more costs nobody a search. */
describe('Na primeira visita', () => {
  test('o cardápio pesa até 100 kB de script e 13 kB de estilo, e aquece depois até 60 kB', () => {
    const { script, estilo, aquecido } = pesarCardapio()
    expect(script).toBeGreaterThan(60_000)
    expect(script).toBeLessThanOrEqual(100_000)
    expect(estilo).toBeGreaterThan(5_000)
    expect(estilo).toBeLessThanOrEqual(13_000)
    expect(aquecido).toBeGreaterThan(10_000)
    expect(aquecido).toBeLessThanOrEqual(60_000)
  })

  test('o painel pesa até 146 kB de script para entrar e 165 kB para ver o quadro, e aquece depois até 75 kB', () => {
    const login = pesarLogin()
    expect(login.script).toBeGreaterThan(60_000)
    expect(login.script).toBeLessThanOrEqual(146_000)
    const quadro = pesarQuadro()
    expect(quadro.script).toBeGreaterThan(login.script)
    expect(quadro.script).toBeLessThanOrEqual(165_000)
    expect(quadro.aquecido).toBeGreaterThan(10_000)
    expect(quadro.aquecido).toBeLessThanOrEqual(75_000)
    expect(quadro.estilo).toBeLessThanOrEqual(17_000)
  })

  test('os ícones de todas as telas, que até o cardápio carrega, pesam juntos até 6 kB', () => {
    const icones = pesarIcones()
    expect(icones).toBeGreaterThan(1_000)
    expect(icones).toBeLessThanOrEqual(6_000)
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
