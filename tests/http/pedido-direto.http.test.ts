import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA } from '../world/demo'
import { type Comanda, ORIGIN, openComanda } from './comanda'

/**
 * An order is answered without the router once memory knows the shop. Without its length told, the same request goes
 * through the router.
 */

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  // The router's door is the one that remembers; the first look at the database empties the memory.
  for (let vez = 0; vez < 2; vez++) await pedir({}, 'com o roteador')
})
afterAll(() => comanda.close())

type Caminho = 'direto' | 'com o roteador'

function pedir(corpo: unknown, caminho: Caminho, mais: Record<string, string> = {}): Promise<Response> {
  const body = typeof corpo === 'string' ? corpo : JSON.stringify(corpo)
  const headers = new Headers({ 'Content-Type': 'application/json', Origin: ORIGIN, ...mais })
  headers.set('Accept-Encoding', 'gzip')
  if (caminho === 'direto') headers.set('Content-Length', String(Buffer.byteLength(body)))
  return comanda.browser().send(`/${CANTINA.slug}/pedidos`, { method: 'POST', body, headers })
}

/** What both ways say, without the compression by which they are told apart. */
async function dito(resposta: Response) {
  const cabecas = Object.fromEntries(resposta.headers)
  const porta = cabecas['content-encoding'] === 'gzip' ? 'com o roteador' : 'direto'
  for (const dela of ['content-encoding', 'content-length', 'vary', 'transfer-encoding']) delete cabecas[dela]
  const corpo =
    porta === 'direto'
      ? await resposta.text()
      : await new Response(resposta.body?.pipeThrough(new DecompressionStream('gzip'))).text()
  return { porta, resto: { status: resposta.status, cabecas, corpo } }
}

test.each<[string, () => unknown, number]>([
  ['sem chave', () => ({}), 400],
  ['que não é JSON', () => '{', 400],
  ['vazio', () => '', 400],
  ['de outra forma', () => ({ ...comanda.umaFocaccia(), frete: 0 }), 422],
  ['com outro total', () => ({ ...comanda.umaFocaccia(), totalVisto: 1 }), 409],
  ['que vale', () => comanda.umaFocaccia(), 200],
])('Um pedido %s tem a mesma resposta com e sem o roteador', async (_, corpo, status) => {
  const enviado = corpo()
  // Placed once before, so that both answers are of a repetition.
  await (await pedir(enviado, 'direto')).text()
  const direto = await dito(await pedir(enviado, 'direto'))
  const roteado = await dito(await pedir(enviado, 'com o roteador'))
  expect([direto.porta, roteado.porta]).toEqual(['direto', 'com o roteador'])
  expect(direto.resto).toEqual(roteado.resto)
  expect(direto.resto.status).toBe(status)
})

test('O pedido de outro site, ou com outro tipo de conteúdo, é recusado como sempre', async () => {
  const pedido = comanda.umaFocaccia()
  expect((await pedir(pedido, 'direto', { Origin: 'https://outro.exemplo' })).status).toBe(403)
  expect((await pedir(pedido, 'direto', { 'Content-Type': 'text/plain' })).status).toBe(415)
  expect((await pedir({ lixo: 'x'.repeat(70_000) }, 'direto')).status).toBe(413)
  expect((await pedir(pedido, 'direto')).status).toBe(200)
})

test('A loja de que o servidor se lembra deixa de receber no instante em que sai do ar', async () => {
  const { mundo } = comanda
  expect((await pedir(comanda.umaFocaccia(), 'direto')).status).toBe(200)
  await mundo.sql('update empresas set ativo = false where id = $1', [mundo.cantina])
  expect((await pedir(comanda.umaFocaccia(), 'direto')).status).toBe(404)
  await mundo.sql('update empresas set ativo = true where id = $1', [mundo.cantina])
  expect((await pedir(comanda.umaFocaccia(), 'direto')).status).toBe(200)
})
