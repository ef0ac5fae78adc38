import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guardarVeioDe, lerVeioDe, limparVeioDe, VEIO_DE_MAXIMO, veioDeGuardado } from './veio-de'

const ler = (query: string) => lerVeioDe(new URLSearchParams(query))

describe('De onde veio quem abre o link', () => {
  test.each([
    ['ref=Panfleto', 'panfleto'],
    ['utm_source=Instagram&utm_medium=Stories&utm_campaign=Natal+2026', 'instagram / stories / natal 2026'],
    ['ref=ana&utm_source=whatsapp', 'ana / whatsapp'],
    ['utm_source=instagram&fbclid=IwAR0x&gclid=1&utm_term=quem+procurou', 'instagram'],
    ['utm_source=google&utm_campaign=120210987654321', 'google'],
    ['utm_source=ig&utm_medium=ana%40exemplo.com', 'ig'],
    ['ref=11+98765-4321', null],
    ['ref=%3Cscript%3E', null],
    ['ref=', null],
    [`ref=${'a'.repeat(41)}`, null],
    ['mesa=4', null],
  ])('%s → %s', (query, dito) => {
    expect(ler(query)).toBe(dito)
  })

  test('o servidor aceita o que o navegador lê, e nada mais longo', () => {
    const valor = fc.oneof(fc.string(), fc.constantFrom('instagram', 'Olá', 'a-b', '1 / 2'))
    fc.assert(
      fc.property(valor, valor, valor, valor, (ref, utm_source, utm_medium, utm_campaign) => {
        const lido = lerVeioDe(new URLSearchParams({ ref, utm_source, utm_medium, utm_campaign }))
        expect(limparVeioDe(lido)).toBe(lido)
        expect(lido?.length ?? 0).toBeLessThanOrEqual(VEIO_DE_MAXIMO)
      }),
    )
  })

  test.each([[null], [7], [''], ['Instagram'], ['a / b / c / d / e'], ['a\nb'], ['x'.repeat(500)]])(
    'o que ninguém escreveu assim não fica: %j',
    enviado => {
      expect(limparVeioDe(enviado)).toBeNull()
    },
  )

  test('fica o da primeira visita, por 30 dias', () => {
    const dia = 86_400_000
    const primeira = guardarVeioDe(null, 'instagram', 0)
    expect(guardarVeioDe(primeira, 'panfleto', 29 * dia)).toEqual(primeira)
    expect(veioDeGuardado(primeira, 29 * dia)).toBe('instagram')
    expect(veioDeGuardado(primeira, 31 * dia)).toBeNull()
    expect(guardarVeioDe(primeira, 'panfleto', 31 * dia)).toEqual({ de: 'panfleto', em: 31 * dia })
    expect(veioDeGuardado({ de: '<b>', em: 0 }, 0)).toBeNull()
    expect(veioDeGuardado('lixo', 0)).toBeNull()
  })
})
