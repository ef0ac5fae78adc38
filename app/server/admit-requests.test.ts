import { expect, test } from 'vitest'
import { kindOf } from './admit-requests.server'

test.each([
  ['order', ['/cantina-da-nona/pedidos', '/home/pedidos']],
  ['panel', ['/home', '/home/pendentes', '/home/pedidos/123', '/home/pedidos/123/avanco', '/home/ao-vivo']],
  ['panel', ['/cadastro-empresa/7', '/cantina-da-nona/status-pedido/id/123', '/bella/ultimos-pedidos']],
  ['checkout', ['/bella/cliente', '/bella/entrega', '/bella/cupom']],
  ['checkout', ['/home/pedidos/entrega', '/cadastro-empresa/cep']],
  ['account', ['/login', '/cadastro-empresa', '/reset-password/link', '/confirmar-email']],
  ['page', ['/', '/planos', '/cantina-da-nona', '/bella/estado', '/bella/cores.css', '/pedidos', '/homem']],
])('%s é o que se pede em %j', (kind, paths) => {
  expect(paths.map(kindOf)).toEqual(paths.map(() => kind))
})
