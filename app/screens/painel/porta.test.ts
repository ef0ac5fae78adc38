import { expect, test } from 'vitest'
import { enderecoComEmpresa } from './porta'

test.each([
  ['/home/categorias', '/home/categorias?empresa=7'],
  ['/home/clientes/busca?termo=ana', '/home/clientes/busca?termo=ana&empresa=7'],
])('%s diz para que empresa a tela foi desenhada', (rota, endereco) => {
  expect(enderecoComEmpresa(rota, 7)).toBe(endereco)
})
