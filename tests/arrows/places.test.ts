import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import rotas from '../../app/routes'
import { PLACES } from '../../app/server/host/admit-requests.server'

const app = resolve(import.meta.dirname, '../../app')

/** Each address with the place that its route says in its `handle`, or else the frame around it. */
function listLugares(entries: readonly RouteConfigEntry[], above = '', around = ''): [string, string][] {
  return entries.flatMap(({ path, file, children }) => {
    const here = path ? `${above}/${path}` : above
    const place =
      /^export const handle = \{[^}]*\bplace: '(\w+)'/m.exec(readFileSync(join(app, file), 'utf8'))?.[1] ??
      around
    return children ? listLugares(children, here, place) : [[here || '/', place]]
  })
}

const lugares = listLugares(await rotas)

test('toda rota diz em que lugar é atendida, ela ou a moldura em volta', () => {
  expect(lugares.length).toBeGreaterThan(90)
  expect(
    lugares.filter(([, place]) => !Object.hasOwn(PLACES, place)),
    'export a `handle` with a `place` of app/server/host/admit-requests.server.ts from the route, or from the frame around it',
  ).toEqual([])
})

test.each([
  ['order', ['/home/pedidos', '/:slug/pedidos']],
  [
    'checkout',
    ['/cadastro-empresa/cep', '/home/pedidos/entrega', '/:slug/cliente', '/:slug/entrega', '/:slug/cupom'],
  ],
])('é %s o que se pede em %j, e nada mais', (lugar, enderecos) => {
  expect(
    lugares.filter(([, place]) => place === lugar).map(([endereco]) => endereco),
    'an address that is asked for on the way to an order, and no other, has this place: change its handle, or this list',
  ).toEqual(enderecos)
})
