import { describe, expect, test } from 'vitest'
import { pesarCardapio, pesarLogin, pesarQuadro } from '../world/peso'

/** Bytes after gzip. A budget stands a little above what the build weighs: whoever goes over it has to want to. */
describe('Na primeira visita', () => {
  test('o cardápio pesa até 96,2 kB de script e 11 kB de estilo, e aquece depois até 60 kB', () => {
    const { script, estilo, aquecido } = pesarCardapio()
    expect(script).toBeGreaterThan(60_000)
    expect(script).toBeLessThanOrEqual(96_200)
    expect(estilo).toBeGreaterThan(5_000)
    expect(estilo).toBeLessThanOrEqual(11_000)
    expect(aquecido).toBeGreaterThan(10_000)
    expect(aquecido).toBeLessThanOrEqual(60_000)
  })

  test('o painel pesa até 83 kB de script para entrar e 109,85 kB para ver o quadro, e aquece depois até 69 kB', () => {
    const login = pesarLogin()
    expect(login.script).toBeGreaterThan(60_000)
    expect(login.script).toBeLessThanOrEqual(83_000)
    const quadro = pesarQuadro()
    expect(quadro.script).toBeGreaterThan(login.script)
    expect(quadro.script).toBeLessThanOrEqual(109_850)
    expect(quadro.aquecido).toBeGreaterThan(10_000)
    expect(quadro.aquecido).toBeLessThanOrEqual(69_000)
    expect(quadro.estilo).toBeLessThanOrEqual(15_500)
  })
})
