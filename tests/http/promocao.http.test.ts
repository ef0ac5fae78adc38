import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { CANTINA, PRODUTOS } from '../world/demo'
import { type Comanda, openComanda } from './comanda'

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
  const { mundo } = comanda
  await mundo.sql(
    `insert into promocoes (empresa_id, nome, tipo, produto_id, valor, dias, de_hora, ate_hora)
     select $1, 'Terça', 'preco', id, 19.90, '{terca}', 1080, 120 from produtos where empresa_id = $1 and nome = $2`,
    [mundo.cantina, PRODUTOS.semExtras.nome],
  )
})
afterEach(() => vi.useRealTimers())
afterAll(() => comanda.close())

const LOJA = `/${CANTINA.slug}`

/** A Tuesday that is still to come, in São Paulo, so many days and hours later. */
function passar(hora: string, dias = 0): void {
  const terca = new Date(Date.now() + 86_400_000)
  terca.setUTCDate(terca.getUTCDate() + ((9 - terca.getUTCDay()) % 7) + dias)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${terca.toISOString().slice(0, 10)}T${hora}-03:00`) })
}

const emPromocao = async () => {
  const html = await comanda.browser().html(`${LOJA}?busca=${encodeURIComponent(PRODUTOS.semExtras.nome)}`)
  return [html.includes('de R$\u00a027,90'), html.includes('−28%')]
}
const versao = async () => (await (await comanda.browser().get(`${LOJA}/estado`)).json()).versao as string
const pedir = async () => {
  const resposta = await comanda
    .browser()
    .post(`${LOJA}/pedidos`, { ...comanda.umaFocaccia(), totalVisto: 19_90 })
  return resposta.json()
}
const pedidos = () => comanda.mundo.sql('select count(*)::int as n from pedidos')

test('A promoção da terça, das 18:00 às 02:00: o cardápio a mostra antes e depois da meia-noite, e quem chega com o preço dela às 02:00 lê o novo', async () => {
  const vistas: unknown[] = []
  const versoes: string[] = []
  for (const [hora, dias] of [
    ['17:59:59', 0],
    ['18:00:00', 0],
    ['23:59:59', 0],
    ['00:00:01', 1],
    ['01:59:59', 1],
    ['02:00:00', 1],
    ['18:00:00', 1],
  ] as const) {
    vi.useRealTimers()
    passar(hora, dias)
    vistas.push([hora, ...(await emPromocao())])
    versoes.push(await versao())
  }
  expect(vistas).toEqual([
    ['17:59:59', false, false],
    ['18:00:00', true, true],
    ['23:59:59', true, true],
    ['00:00:01', true, true],
    ['01:59:59', true, true],
    ['02:00:00', false, false],
    ['18:00:00', false, false],
  ])
  // An open menu reads again when another version is told.
  expect(versoes[1]).not.toBe(versoes[0])
  expect(versoes[5]).not.toBe(versoes[4])

  vi.useRealTimers()
  passar('01:59:30', 1)
  expect(await pedir()).toHaveProperty('pedidoId')
  const antes = await pedidos()
  vi.useRealTimers()
  passar('02:00:00', 1)
  expect(await pedir()).toMatchObject({ mudou: true, valores: { totalComFrete: 27_90 } })
  expect(await pedidos()).toEqual(antes)
})
