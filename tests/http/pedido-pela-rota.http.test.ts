import { afterAll, beforeAll, expect, test } from 'vitest'
import { retratar } from '../world/banco/retrato'
import { CANTINA, PEDIDOS } from '../world/demo'
import { type Comanda, ORIGIN, openComanda } from './comanda'

/** An order is answered by the host, which calls the action of the route itself (decision 066). */

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

interface Envio {
  readonly loja?: string
  /** As a browser tells it; a body in chunks has none. */
  readonly comTamanho?: boolean
  readonly mais?: Record<string, string>
}

function pedir(corpo: unknown, { loja = CANTINA.slug, comTamanho = true, mais }: Envio = {}) {
  const body = typeof corpo === 'string' ? corpo : JSON.stringify(corpo)
  const headers = new Headers({ 'Content-Type': 'application/json', Origin: ORIGIN, ...mais })
  headers.set('Accept-Encoding', 'gzip')
  if (comTamanho) headers.set('Content-Length', String(Buffer.byteLength(body)))
  return comanda.browser().send(`/${loja}/pedidos`, { method: 'POST', body, headers })
}

async function dito(resposta: Response) {
  // What a cookie holds depends on the second in which it was made.
  const cabecas = [...resposta.headers].map(([nome, valor]) => [
    nome,
    valor.replace(/^(loja_\d+)=[^;]+/, '$1'),
  ])
  return { status: resposta.status, cabecas, corpo: await resposta.text() }
}

test.each<[string, () => unknown, number]>([
  ['sem chave', () => ({}), 400],
  ['que não é JSON', () => '{', 400],
  ['vazio', () => '', 400],
  ['de outra forma', () => ({ ...comanda.umaFocaccia(), frete: 0 }), 422],
  ['com outro total', () => ({ ...comanda.umaFocaccia(), totalVisto: 1 }), 409],
  ['que vale', () => comanda.umaFocaccia(), 200],
])('Um pedido %s tem a mesma resposta com e sem o tamanho anunciado', async (_, corpo, status) => {
  const enviado = corpo()
  // Placed once before, so that both answers are of a repetition.
  await (await pedir(enviado)).text()
  const anunciado = await dito(await pedir(enviado))
  expect(anunciado).toEqual(await dito(await pedir(enviado, { comTamanho: false })))
  expect(anunciado.status).toBe(status)
})

test('A resposta é curta, não se comprime nem se guarda, e traz o que protege toda resposta', async () => {
  const resposta = await pedir(comanda.umaFocaccia())
  const corpo = await resposta.text()
  expect(Object.fromEntries(resposta.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(corpo)),
    'cache-control': 'no-store',
  })
  expect(resposta.headers.has('Content-Encoding')).toBe(false)
  const outra = await comanda.browser().send(`/${CANTINA.slug}/estado`)
  const protecao = [
    'x-frame-options',
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
  ]
  for (const nome of protecao) {
    expect(outra.headers.get(nome), nome).not.toBeNull()
    expect(resposta.headers.get(nome), nome).toBe(outra.headers.get(nome))
  }
})

test('O endereço que só o roteador usaria não leva a ação nenhuma: nem ao pedido, nem ao que o painel manda', async () => {
  const { mundo, umaFocaccia, browser } = comanda
  const antes = await retratar(mundo, ['sessions'])
  expect((await browser().post(`/${CANTINA.slug}/pedidos.data`, umaFocaccia())).status).toBe(404)
  const dono = await browser().signIn(CANTINA)
  const pendente = `/home/pedidos/${PEDIDOS.pendente.numero}`
  expect((await dono.form(`${pendente}/avanco.data`, { status: 'Pendente' })).status).toBe(404)
  expect(await retratar(mundo, ['sessions'])).toEqual(antes)
})

test('O pedido de outro site, ou com outro tipo de conteúdo, é recusado como sempre', async () => {
  const pedido = comanda.umaFocaccia()
  expect((await pedir(pedido, { mais: { Origin: 'https://outro.exemplo' } })).status).toBe(403)
  expect((await pedir(pedido, { mais: { 'Content-Type': 'text/plain' } })).status).toBe(415)
  expect((await pedir({ lixo: 'x'.repeat(70_000) })).status).toBe(413)
  expect((await pedir(pedido)).status).toBe(200)
})

test('A loja de que o servidor se lembra deixa de receber no instante em que sai do ar', async () => {
  const { mundo } = comanda
  expect((await pedir(comanda.umaFocaccia())).status).toBe(200)
  await mundo.sql('update empresas set ativo = false where id = $1', [mundo.cantina])
  expect((await pedir(comanda.umaFocaccia())).status).toBe(404)
  await mundo.sql('update empresas set ativo = true where id = $1', [mundo.cantina])
  expect((await pedir(comanda.umaFocaccia())).status).toBe(200)
})

test('O endereço escrito de outro jeito leva ao da loja com o mesmo envio; o de ninguém é 404', async () => {
  const escrito = await pedir(comanda.umaFocaccia(), { loja: CANTINA.slug.toUpperCase() })
  expect([escrito.status, escrito.headers.get('Location')]).toEqual([308, `/${CANTINA.slug}/pedidos`])
  const deNinguem = await pedir(comanda.umaFocaccia(), { loja: 'casa-de-ninguem' })
  expect([deNinguem.status, deNinguem.headers.get('Content-Type')]).toEqual([404, 'application/json'])
})
