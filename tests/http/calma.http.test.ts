import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pedidos } from '../../app/domain/pedidos/tables.server'
import { copiarLinhas } from '../world/banco/copiar-linhas'
import { BELLA, CANTINA } from '../world/demo'
import { type Comanda, openComanda } from './comanda'

/** What a server does of which too much is asked. */

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda(undefined, undefined, '')
})
afterAll(() => comanda.close())

const MUITOS = 300

/** Without the patience of a screen. */
function umaVez(caminho: string, corpo: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return comanda.browser().sendOnce(caminho, { method: 'POST', headers, body: JSON.stringify(corpo) })
}

test('Uma loja cujos pedidos esperam não segura a vizinha, e o pedido que não coube é feito uma vez só', async () => {
  const presa = await prenderPedidos()
  const pedir = (pedido = comanda.umaFocaccia()) => comanda.browser().post(`/${CANTINA.slug}/pedidos`, pedido)
  const presos = presa.chaves.map(chave => pedir({ ...comanda.umaFocaccia(), chave }))
  await presa.todosEsperam()

  const pedido = comanda.umaFocaccia()
  const cheio = await umaVez(`/${CANTINA.slug}/pedidos`, pedido)
  expect(cheio.status).toBe(503)
  expect(['1', '2', '3']).toContain(cheio.headers.get('Retry-After'))
  expect(cheio.headers.has('Comanda-Not-Begun')).toBe(true)
  expect(await cheio.json()).toMatchObject({ recusa: { titulo: 'Muita gente ao mesmo tempo' } })
  // The neighbour's request is begun, and refused by her own rules.
  expect((await comanda.browser().post(`/${BELLA.slug}/pedidos`, {})).status).toBe(400)

  await presa.soltar()
  for (const resposta of await Promise.all(presos)) expect(resposta.status).toBe(200)
  const [feito, repetido] = [await pedir(pedido), await pedir(pedido)]
  expect([feito.status, repetido.status]).toEqual([200, 200])
  expect(await repetido.json()).toMatchObject({ pedidoId: (await feito.json()).pedidoId })
})

describe('Quando chega gente demais', () => {
  test('quem não cabe recebe logo uma página que volta sozinha, e os pedidos passam', async () => {
    const paginas = Array.from({ length: MUITOS }, () =>
      comanda.browser().sendOnce('/login', { headers: { Accept: 'text/html' } }),
    )
    const pedido = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())
    expect(pedido.status).toBe(200)
    const respostas = await Promise.all(paginas)
    const recusadas = respostas.filter(({ status }) => status === 503)
    expect(recusadas.length).toBeGreaterThan(0)
    expect(respostas.filter(({ status }) => status === 200).length).toBe(MUITOS - recusadas.length)
    const [recusada] = recusadas
    const volta = recusada?.headers.get('Retry-After')
    const html = await recusada?.text()
    expect(html).toContain('<html lang="pt-BR">')
    expect(html).toContain(`<meta http-equiv="refresh" content="${volta}">`)
    expect(html).toContain('Esta página tenta de novo sozinha em instantes.')
    expect(recusada?.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(recusada?.headers.get('Cache-Control')).toContain('no-store')
  })

  test('ninguém fica esperando para sempre: depois tudo volta ao normal', async () => {
    for (const caminho of ['/login', `/${CANTINA.slug}`, `/${BELLA.slug}`])
      expect((await comanda.browser().get(caminho)).status).toBe(200)
  })
})

/** As many orders of the Cantina's as may run at once cannot be saved until `soltar`: their keys are being written. */
async function prenderPedidos() {
  const feito = await comanda.browser().post(`/${CANTINA.slug}/pedidos`, comanda.umaFocaccia())
  const { pedidoId } = await feito.json()
  const outro = new pg.Client(comanda.mundo.url)
  await outro.connect()
  // As many as one shop may have at once.
  const chaves = Array.from({ length: 8 }, () => crypto.randomUUID())
  await outro.query('begin')
  for (const [n, chave] of chaves.entries()) {
    await outro.query(copiarLinhas(pedidos, '$3', 'pedidos p where p.empresa_id = $1 and p.id = $2'), [
      comanda.mundo.cantina,
      pedidoId,
      { id: 90_000_001 + n, chave, id_publico: crypto.randomUUID() },
    ])
  }
  // Whoever is in this statement cannot leave it. Which process it waits for, a distributed engine does not say here.
  const esperando = async () => {
    const [linha] = await comanda.mundo.sql<{ quantos: number }>(
      `select count(*)::int as quantos from pg_stat_activity where datname = current_database() and state = 'active'
       and query like $1`,
      ['%insert into "pedidos"%'],
    )
    return linha?.quantos ?? 0
  }
  return {
    chaves,
    /** Asks again as soon as the last answer is here, without sleeping. */
    async todosEsperam() {
      while ((await esperando()) < chaves.length) {}
    },
    async soltar() {
      await outro.query('rollback')
      await outro.end()
    },
  }
}
