import { expect, test } from 'vitest'
import { comeBackMs } from './fetch-with-retry'

const cheio = new Headers({ 'Comanda-Not-Begun': '1', 'Retry-After': '2' })

test('O que nem foi começado é enviado de novo depois da espera que o servidor pede, não todos juntos', () => {
  expect(comeBackMs(cheio, 0, 0)).toBe(2_000)
  expect(comeBackMs(cheio, 2, 0.5)).toBe(2_500)
})

test('depois de três vezes a resposta é a que veio', () => {
  expect(comeBackMs(cheio, 3, 0)).toBe(null)
})

test.each([
  ['um sucesso', new Headers()],
  ['uma falha que pode ter salvado alguma coisa', new Headers({ 'Retry-After': '5' })],
])('%s não se repete por si', (_, headers) => {
  expect(comeBackMs(headers, 0, 0)).toBe(null)
})
