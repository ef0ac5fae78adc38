import { expect, test } from 'vitest'
import { escreverPosicao, lerPosicaoDigitada } from './posicao-digitada'

const SE = { latitude: -23.5505, longitude: -46.6333 }

test.each([
  '-23.5505, -46.6333',
  ' (-23.5505,-46.6333) ',
  '-23.5505 -46.6333',
  '−23.5505, −46.6333',
  '-23,5505; -46,6333',
  '-23,5505, -46,6333',
  'https://www.google.com/maps/place/Nona/@-23.1,-46.1,17z/data=!3m1!4b1!4m5!3m4!3d-23.5505!4d-46.6333',
  'https://www.google.com/maps/@-23.5505,-46.6333,17z',
  'https://www.google.com/maps?q=-23.5505,-46.6333',
  'https://www.google.com/maps?q=-23.5505%2C-46.6333',
])('%s é a posição', texto => {
  expect(lerPosicaoDigitada(texto)).toEqual(SE)
})

test.each(['', '-23.5505', 'Rua Caiubi, 100', '05433-010', '-91.5, -46.6', '-23.5505, -181.2', '0.0, 0.0'])(
  '%o não é posição nenhuma',
  texto => {
    expect(lerPosicaoDigitada(texto)).toBeNull()
  },
)

test('O que se escreve no campo é o que se lê dele, com cinco casas', () => {
  expect(escreverPosicao({ latitude: -23.550_519_9, longitude: -46.633_309_4 })).toBe('-23.55052, -46.63331')
  expect(lerPosicaoDigitada(escreverPosicao(SE))).toEqual(SE)
  expect(escreverPosicao(null)).toBe('')
})
