import { describe, expect, test } from 'vitest'
import { lerQr } from '../../../../tests/world/ler-qr'
import { desenharQr, pintarQr } from './qr.server'

/** Links of every length that a slug may have: each gives another version of the code. */
const LINKS = ['ze', 'cantina-da-nona', 'a'.repeat(30), 'cantina-'.repeat(7).concat('nona')].flatMap(slug => [
  `http://localhost:3000/${slug}`,
  `https://cardapio.comanda.example/${slug}`,
])

describe.each(LINKS)('o QR Code de %s', link => {
  test('em SVG se lê como o link exato, no nível Q, com 4 módulos de silêncio', async () => {
    const ampliado = desenharQr(link).replace('height="100" width="100"', 'height="900" width="900"')
    expect(await lerQr(ampliado)).toMatchObject({ texto: link, nivel: 'Q' })
  })

  test('em PNG também, com 1000 pixels ou mais', async () => {
    const lido = await lerQr(await pintarQr(link))
    expect(lido).toMatchObject({ texto: link, nivel: 'Q', silencio: 4 })
    expect(lido.largura).toBeGreaterThanOrEqual(1000)
    expect(lido.largura).toBeLessThan(1100)
  })
})

test('no painel tem tamanho 100', () => {
  expect(desenharQr(LINKS[0] ?? '')).toMatch(/^<svg [^>]*height="100" width="100"/)
})
