import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { InShop } from '~/server/limits.server'
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

/** 300 orders from six to ten are a busy evening; here they are ten times as many, half of them in the third hour. */
const PEDIDOS = 3_000
const PICO = { de: 120 * MINUTO, ate: 180 * MINUTO, parte: 0.5 }
/** Two fifths come through twenty IPv4 addresses that carriers share out, the others each with a /64 of a carrier's /48s. */
const IPV4_COMPARTILHADOS = 20
const REDES_48 = 100

test('numa noite de dez vezes o movimento de uma loja cheia nenhum cliente espera', async () => {
  const sorte = dados(24)
  const company = 41
  const esperas: string[] = []
  const agenda: { em: number; fazer: () => Promise<void> }[] = []
  const anotar = async (oque: string, espera: Promise<number | null>) => {
    if ((await espera) !== null) esperas.push(oque)
  }
  for (let n = 0; n < PEDIDOS; n++) {
    const noPico = sorte() < PICO.parte
    const chegou = noPico ? PICO.de + sorte() * (PICO.ate - PICO.de) : sorte() * 240 * MINUTO
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
  expect(agenda.length).toBeGreaterThan(8_000)
  expect(esperas).toEqual([])
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

function enderecoDe(n: number, sorte: () => number): string {
  if (sorte() < 0.4) return `177.10.20.${Math.floor(sorte() * IPV4_COMPARTILHADOS)}`
  const site = Math.floor(sorte() * REDES_48)
  return `2804:18:${site.toString(16)}:${(n % 65_536).toString(16)}::/64`
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
