import { afterAll, beforeAll, expect, test } from 'vitest'
import { CANTINA, PRODUTOS } from '../world/demo'
import { type Browser, type Comanda, openComanda } from './comanda'

let comanda: Comanda
let dono: Browser
let lasanha: number
beforeAll(async () => {
  comanda = await openComanda()
  dono = await comanda.browser().signIn(CANTINA)
  lasanha = (await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.lasanha.nome)).id
})
afterAll(() => comanda.close())

const ESTADO = `/${CANTINA.slug}/estado`
const perguntar = (etag = '') => comanda.browser().send(ESTADO, { headers: { 'If-None-Match': etag } })
const marcar = (campos: Record<string, string>) => dono.form(`/home/falta/produto/${lasanha}`, campos)

test('o estado do cardápio é 304 sem corpo até que algo se esgote, e outra vez até que volte', async () => {
  const primeiro = await perguntar()
  expect([primeiro.status, primeiro.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
  const { versao, esgotados } = await primeiro.json()
  expect(esgotados).not.toMatchObject({ produtos: [lasanha] })
  const etag = primeiro.headers.get('ETag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  const igual = await perguntar(`"outra", ${etag}`)
  expect([igual.status, await igual.text(), igual.headers.get('ETag')]).toEqual([304, '', etag])

  expect((await marcar({ prazo: 'ate-eu-voltar' })).status).toBe(200)
  const esgotado = await perguntar(etag)
  expect(esgotado.status).toBe(200)
  const agora = await esgotado.json()
  expect(agora.esgotados.produtos).toContain(lasanha)
  // Only the marks have changed, so nobody reads the menu again.
  expect(agora.versao).toBe(versao)
  expect((await perguntar(esgotado.headers.get('ETag') ?? '')).status).toBe(304)

  expect((await marcar({})).status).toBe(200)
  expect((await perguntar(etag)).status).toBe(304)
  await comanda.mundo.sql('update produtos set preco = preco + 1 where id = $1', [lasanha])
  const mudado = await perguntar(etag)
  expect([mudado.status, (await mudado.json()).versao]).not.toEqual([200, versao])
})

test('é pequeno: o de um cardápio sem faltas cabe em 200 bytes', async () => {
  expect((await (await perguntar()).text()).length).toBeLessThan(200)
})

test('a versão que veio com o cardápio é a do estado', async () => {
  const { versao } = await (await perguntar()).json()
  expect(await comanda.browser().html(`/${CANTINA.slug}`)).toContain(versao)
})
