import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InShop } from '~/server/limits/limits.server'
import {
  clientesRecusados,
  contarTelefone,
  cuponsRecusados,
  esquecerTelefone,
  numerosErrados,
  pedidosDoEndereco,
} from './limites.server'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const SEGUNDO = 1_000
const MINUTO = 60 * SEGUNDO

const PICO = { de: 120 * MINUTO, ate: 180 * MINUTO, parte: 0.5 }

interface Noite {
  /** From six to ten, half of them in the third hour. */
  readonly pedidos: number
  readonly lojas: readonly number[]
  enderecoDe(n: number, sorte: () => number): string
}

/** What the customers of such an evening were refused. */
async function recusasDaNoite({ pedidos, lojas, enderecoDe }: Noite): Promise<string[]> {
  const sorte = dados(24)
  const esperas: string[] = []
  const agenda: { em: number; fazer: () => Promise<void> }[] = []
  const anotar = async (oque: string, espera: Promise<number | null>) => {
    if ((await espera) !== null) esperas.push(oque)
  }
  for (let n = 0; n < pedidos; n++) {
    const noPico = sorte() < PICO.parte
    const chegou = noPico ? PICO.de + sorte() * (PICO.ate - PICO.de) : sorte() * 240 * MINUTO
    const company = lojas[n % lojas.length] as number
    const quem: InShop = { address: enderecoDe(n, sorte), company }
    const telefone = String(11_960_000_000 + n)
    const trocado = String(11_970_000_000 + n)
    const as = (minutos: number, fazer: () => Promise<void>) =>
      agenda.push({ em: chegou + minutos * MINUTO, fazer })
    if (sorte() < 0.1) as(1, () => anotar('telefone', contarTelefone(quem, trocado)))
    as(1.2, () => anotar('telefone', contarTelefone(quem, telefone)))
    as(2, () => anotar('telefone', contarTelefone(quem, telefone, '05010000')))
    const comCupom = sorte() < 0.3
    if (comCupom && sorte() < 0.3) as(3, () => anotar('cupom', cuponsRecusados.refused(quem, `${n} ERRADO`)))
    // One in five leaves without an order.
    if (sorte() < 0.8)
      as(4, async () => {
        await anotar('pedido', pedidosDoEndereco.refused({ address: quem.address, within: company }))
        if (comCupom) {
          await anotar('cupom', clientesRecusados.refused(quem))
          if (sorte() > 0.02) await clientesRecusados.giveBack(quem)
        }
        await esquecerTelefone(quem, telefone)
      })
    if (sorte() < 0.05) as(6, () => anotar('número', numerosErrados.refused(quem)))
  }
  const comeco = Date.now()
  for (const { em, fazer } of agenda.toSorted((a, b) => a.em - b.em)) {
    vi.setSystemTime(comeco + em)
    await fazer()
  }
  expect(agenda.length).toBeGreaterThan(2.7 * pedidos)
  return esperas
}

/** Two fifths come through twenty IPv4 addresses that carriers share out, the others each with a /64 of a carrier's /48s. */
const IPV4_COMPARTILHADOS = 20
const REDES_48 = 100

function deVariasOperadoras(n: number, sorte: () => number): string {
  if (sorte() < 0.4) return `177.10.20.${Math.floor(sorte() * IPV4_COMPARTILHADOS)}`
  const site = Math.floor(sorte() * REDES_48)
  return `2804:18:${site.toString(16)}:${(n % 65_536).toString(16)}::/64`
}

/** 300 orders are a busy evening. */
test('numa noite de dez vezes o movimento de uma loja cheia nenhum cliente espera', async () => {
  expect(await recusasDaNoite({ pedidos: 3_000, lojas: [41], enderecoDe: deVariasOperadoras })).toEqual([])
})

const CINQUENTA_LOJAS = Array.from({ length: 50 }, (_, n) => 1_000 + n)

test.each([
  ['um /48 da operadora', 3_000, (n: number) => `2804:19:7:${((n * 37) % 65_536).toString(16)}::/64`],
  ['um /56 da operadora', 1_500, (n: number) => `2804:19:8:${((n * 37) % 256).toString(16)}::/64`],
  ['um só IPv4 da operadora', 1_000, () => '177.10.22.1'],
])('nem os de cinquenta lojas que dividem %s', async (_, pedidos, enderecoDe) => {
  expect(await recusasDaNoite({ pedidos, lojas: CINQUENTA_LOJAS, enderecoDe })).toEqual([])
})

/** Numbers from 0 to 1, the same at each run (mulberry32). */
function dados(semente: number): () => number {
  let a = semente
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

async function respondidas(vezes: number, tentar: (n: number) => Promise<number | null>): Promise<number> {
  let quantas = 0
  for (let n = 0; n < vezes; n++) if ((await tentar(n)) === null) quantas++
  return quantas
}

const doSite = (site: number, n: number) => `2001:db8:${site}:${((n % 250) * 256 + n).toString(16)}::/64`

test('de um /48 inteiro, ou do mundo inteiro, poucos números, cupons e telefones de uma loja são respondidos', async () => {
  const deUmSite = (site: number) => (n: number) => ({ address: doSite(site, n), company: 50 + site })
  const numeros = deUmSite(1)
  expect(await respondidas(300, n => numerosErrados.refused(numeros(n)))).toBe(240)
  expect(await respondidas(400, n => cuponsRecusados.refused(deUmSite(2)(n), `${n}`))).toBe(120)
  expect(await respondidas(200, n => contarTelefone(deUmSite(3)(n), `1196${n}`))).toBe(40)
  const doMundo = (n: number) => ({ address: `177.${n >> 8}.${n & 255}.1`, company: 60 })
  expect(await respondidas(2_000, n => contarTelefone(doMundo(n), `1197${n}`))).toBe(121)
})

test('quem vai de loja em loja tem vinte vezes as tentativas de uma, e não mais', async () => {
  const lojas = (n: number) => 2_000 + (n % 100)
  const deUmSo = (n: number) => ({ address: '177.10.23.1', company: lojas(n) })
  expect(await respondidas(1_000, n => contarTelefone(deUmSo(n), `1192${n}`))).toBe(200)
  const deUmSite = (n: number) => ({ address: doSite(9, n), company: lojas(n) })
  expect(await respondidas(1_600, n => contarTelefone(deUmSite(n), `1191${n}`))).toBe(800)
})

test('o mesmo telefone de um endereço conta uma vez, e o de quem pediu não conta', async () => {
  const quem = { address: '177.10.21.1', company: 70 }
  for (let n = 0; n < 30; n++) {
    const telefone = `1195000${n}`
    expect(await contarTelefone(quem, telefone)).toBeNull()
    expect(await contarTelefone(quem, telefone, '05010000')).toBeNull()
    await esquecerTelefone(quem, telefone)
  }
  expect(await respondidas(30, n => contarTelefone(quem, `1194000${n}`))).toBe(10)
  // Each CEP that is tried with one phone counts.
  const outro = { address: '177.10.21.2', company: 70 }
  expect(await respondidas(30, n => contarTelefone(outro, '11930000000', `0543300${n}`))).toBe(10)
})

test('no pico de dez noites cheias cabem os pedidos de um IPv4 que duas em cada cinco pessoas dividem, e os das outras num /48', async () => {
  const pedir = (address: string) => pedidosDoEndereco.refused({ address, within: 80 })
  // 1,500 orders an hour are 250 in ten minutes; in the fullest ten, and with those sent twice, a third more.
  expect(await respondidas(133, () => pedir('177.10.22.1'))).toBe(133)
  expect(await respondidas(200, n => pedir(doSite(80, n)))).toBe(200)
  expect(await respondidas(400, () => pedir('177.10.22.2'))).toBe(200)
})
