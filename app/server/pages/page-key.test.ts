import { expect, test } from 'vitest'
import { untracked } from './page-key.server'

test.each([
  ['/cantina', '/cantina'],
  ['/cantina?', '/cantina'],
  ['/cantina?utm_source=instagram&utm_medium=bio&fbclid=IwAR0', '/cantina'],
  ['/cantina?gclid=a=b&&igsh=1', '/cantina'],
  ['/cantina?categoria=3&utm_source=x', '/cantina?categoria=3'],
  ['/cantina?utm=1&source=2', '/cantina?utm=1&source=2'],
])('o endereço %s sem o que a campanha pôs nele é %s', (de, para) => {
  expect(untracked(de)).toBe(para)
})
