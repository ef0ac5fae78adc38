import { expect, test } from 'vitest'
import { cookieDaExibicao, emOrdem, lerExibicao } from './exibicao'

const PADRAO = { densidade: 'confortavel', ordem: 'novos' } as const

test('A densidade e a ordem se leem como foram escolhidas, e só na empresa em que o foram', () => {
  const escolhida = { densidade: 'compacta', ordem: 'antigos' } as const
  const cookies = `outro=1; ${cookieDaExibicao(7, escolhida)}; mais=2`
  expect(lerExibicao(cookies, 7)).toEqual(escolhida)
  expect(lerExibicao(cookies, 77)).toEqual(PADRAO)
})

test.each([null, '', 'comanda_quadro_7', 'comanda_quadro_7=', 'comanda_quadro_7=enorme.tortos'])(
  'De %j vem o quadro de sempre: confortável, os mais novos primeiro',
  cookies => {
    expect(lerExibicao(cookies, 7)).toEqual(PADRAO)
  },
)

test('Os mais antigos vêm primeiro onde se escolheu, menos entre os finalizados', () => {
  const antigos = { ...PADRAO, ordem: 'antigos' } as const
  expect(emOrdem([3, 2, 1], 'Pendente', PADRAO)).toEqual([3, 2, 1])
  expect(emOrdem([3, 2, 1], 'Pendente', antigos)).toEqual([1, 2, 3])
  expect(emOrdem([3, 2, 1], 'Finalizado', antigos)).toEqual([3, 2, 1])
})
