import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZE } from '../world/demo'
import { type Browser, type Comanda, novoTelefone, ORIGIN, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

/** How many are answered to somebody who rents 2001:db8:{site}::/48 and asks each time from another /56 of it. */
async function respondidas(
  site: number,
  ate: number,
  perguntar: (de: Browser, n: number) => Promise<Response>,
) {
  for (let n = 0; n < ate; n++) {
    const rede = ((n % 250) * 256 + n).toString(16)
    const { status } = await perguntar(comanda.browser(`2001:db8:${site}:${rede}::1`), n)
    if (status === 429) return n
  }
  return ate
}

const perguntar = (de: Browser, oque: 'cliente' | 'cupom', sent: unknown) =>
  de.sendOnce(`/${ZE.slug}/${oque}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
    body: JSON.stringify(sent),
  })

test('a quem aluga um /48 se respondem quarenta telefones, e a outra rede se continua respondendo', async () => {
  const comTelefone = (de: Browser) => perguntar(de, 'cliente', { telefone: novoTelefone() })
  expect(await respondidas(2, 60, comTelefone)).toBe(40)
  expect(await respondidas(3, 2, comTelefone)).toBe(2)
})

test('a quem aluga um /48 se respondem cento e vinte códigos', async () => {
  const { itens, tipoEntrega } = comanda.umaFocaccia()
  const comCodigo = (de: Browser, n: number) =>
    perguntar(de, 'cupom', {
      ...{ cupom: `CODIGO${n}`, itens, tipoEntrega, telefone: '', navegador: randomUUID() },
    })
  expect(await respondidas(4, 160, comCodigo)).toBe(120)
})
