import { expect, test } from 'vitest'
import { acaoDe } from './porta'

test.each([
  ['/home/categorias', '/home/categorias?empresa=7'],
  ['/home/clientes/busca?termo=ana', '/home/clientes/busca?termo=ana&empresa=7'],
])('%s diz para que empresa a tela foi desenhada', (rota, endereco) => {
  expect(acaoDe(rota, 7)).toBe(endereco)
})
