import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { findRoutes } from './route-modules.server'

const rota = (id: string, path: string, parentId?: string, handle?: object) => ({
  [id]: { id, path, parentId, module: { default: id, handle } },
})
const routes = {
  ...rota('painel', 'home', undefined, { place: 'panel' }),
  ...rota('produtos', 'produtos', 'painel'),
  ...rota('novo', 'pedidos', 'painel', { place: 'order' }),
  ...rota('loja', ':slug'),
  ...rota('cupom', 'cupom', 'loja', { place: 'checkout' }),
  ...rota('esquecida', 'esquecida', 'loja', { noScript: true }),
} as unknown as ServerBuild['routes']

test.each([
  ['/home/produtos', 'produtos', 'panel', undefined],
  ['/home/pedidos/', 'novo', 'order', undefined],
  ['/Cantina/cupom', 'cupom', 'checkout', 'Cantina'],
  ['/cantina/esquecida', 'esquecida', undefined, 'cantina'],
])('o lugar de %s é o que a rota diz, ou a moldura em volta', (endereco, nome, place, slug) => {
  expect(findRoutes({ routes })(endereco)).toMatchObject({
    module: expect.objectContaining({ default: nome }),
    place,
    params: slug === undefined ? {} : { slug },
  })
})

test('onde nenhuma rota responde não há lugar', () => {
  expect(findRoutes({ routes })('/nada/disso')).toBe(undefined)
})
