import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { admission, type Leave } from './admission.server'

const PACIENCIA_MS = 450
const SALA = 6

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Everybody's state by the name that the test gives: 'espera', 'dentro' or 'recusado'. */
function abrirCasa(places: { pedido: number; pagina: number }) {
  const room = { pedido: SALA, pagina: SALA }
  const { admit, lines } = admission({ places, timeoutMs: PACIENCIA_MS, room })
  const estados: Record<string, string> = {}
  const saidas: Record<string, Leave> = {}
  const flush = () => vi.advanceTimersByTimeAsync(0)
  return {
    estados,
    lines,
    async chega(nome: string, kind: 'pedido' | 'pagina', empresa: string) {
      estados[nome] = 'espera'
      void admit(kind, empresa).then(leave => {
        estados[nome] = leave ? 'dentro' : 'recusado'
        if (leave) saidas[nome] = leave
      })
      await flush()
    },
    async sai(nome: string) {
      delete estados[nome]
      saidas[nome]?.()
      await flush()
    },
  }
}

describe('Quem faz o servidor trabalhar', () => {
  test('entra enquanto há lugar; depois espera na sua vez', async () => {
    const casa = abrirCasa({ pedido: 2, pagina: 2 })
    await casa.chega('a', 'pedido', 'nona')
    await casa.chega('b', 'pedido', 'bella')
    await casa.chega('c', 'pedido', 'vila')
    expect(casa.estados).toEqual({ a: 'dentro', b: 'dentro', c: 'espera' })
    await casa.sai('a')
    expect(casa.estados).toEqual({ b: 'dentro', c: 'dentro' })
  })

  test('sai da fila quando a paciência acaba, e deixa a vez aos outros', async () => {
    const casa = abrirCasa({ pedido: 1, pagina: 1 })
    await casa.chega('a', 'pedido', 'nona')
    await casa.chega('b', 'pedido', 'nona')
    await vi.advanceTimersByTimeAsync(PACIENCIA_MS - 1)
    await casa.chega('c', 'pedido', 'nona')
    expect(casa.estados).toEqual({ a: 'dentro', b: 'espera', c: 'espera' })
    await vi.advanceTimersByTimeAsync(1)
    expect(casa.estados).toEqual({ a: 'dentro', b: 'recusado', c: 'espera' })
    await casa.sai('a')
    expect(casa.estados).toEqual({ b: 'recusado', c: 'dentro' })
  })
})

test('Sabe-se quantos estão dentro, quantos esperam e quantos foram recusados, de cada tipo', async () => {
  const casa = abrirCasa({ pedido: 1, pagina: 1 })
  await casa.chega('p', 'pagina', 'nona')
  for (let n = 0; n <= SALA + 1; n++) await casa.chega(`n${n}`, 'pedido', 'nona')
  expect(casa.lines).toMatchObject({
    pedido: { running: 1, waiting: SALA, refused: 1 },
    pagina: { running: 1, waiting: 0, refused: 0 },
  })
  await vi.advanceTimersByTimeAsync(PACIENCIA_MS)
  expect(casa.lines.pedido).toMatchObject({ running: 1, waiting: 0, refused: 1 + SALA })
})

describe('O que importa mais', () => {
  test('tem lugares que os outros não tomam', async () => {
    const casa = abrirCasa({ pedido: 2, pagina: 2 })
    for (const n of [1, 2, 3]) await casa.chega(`p${n}`, 'pagina', `loja-${n}`)
    await casa.chega('a', 'pedido', 'nona')
    expect(casa.estados).toEqual({ p1: 'dentro', p2: 'dentro', p3: 'espera', a: 'dentro' })
  })

  test('deixa aos outros um lugar só enquanto espera, e nunca nenhum', async () => {
    const casa = abrirCasa({ pedido: 1, pagina: 2 })
    await casa.chega('a', 'pedido', 'nona')
    await casa.chega('b', 'pedido', 'bella')
    await casa.chega('p1', 'pagina', 'nona')
    await casa.chega('p2', 'pagina', 'bella')
    expect(casa.estados).toEqual({ a: 'dentro', b: 'espera', p1: 'dentro', p2: 'espera' })
    await casa.sai('a')
    expect(casa.estados).toEqual({ b: 'dentro', p1: 'dentro', p2: 'dentro' })
  })
})

describe('Uma empresa muito procurada', () => {
  test('que enche a sala não tira da vizinha o lugar livre', async () => {
    const casa = abrirCasa({ pedido: 2, pagina: 1 })
    for (let n = 0; n <= SALA; n++) await casa.chega(`n${n}`, 'pedido', 'nona')
    await casa.chega('mais', 'pedido', 'nona')
    await casa.chega('v', 'pedido', 'vizinha')
    expect(casa.estados).toMatchObject({
      n0: 'dentro',
      [`n${SALA}`]: 'espera',
      mais: 'recusado',
      v: 'dentro',
    })
  })

  test('fica com metade dos lugares: a vizinha entra na hora', async () => {
    const casa = abrirCasa({ pedido: 4, pagina: 1 })
    for (const n of [1, 2, 3]) await casa.chega(`n${n}`, 'pedido', 'nona')
    await casa.chega('v', 'pedido', 'vizinha')
    expect(casa.estados).toEqual({ n1: 'dentro', n2: 'dentro', n3: 'espera', v: 'dentro' })
  })

  test('espera atrás de si mesma: as empresas se revezam', async () => {
    const casa = abrirCasa({ pedido: 1, pagina: 1 })
    for (const n of [1, 2, 3]) await casa.chega(`n${n}`, 'pedido', 'nona')
    await casa.chega('v', 'pedido', 'vizinha')
    await casa.sai('n1')
    expect(casa.estados).toEqual({ n2: 'espera', n3: 'espera', v: 'dentro' })
    await casa.sai('v')
    expect(casa.estados).toEqual({ n2: 'dentro', n3: 'espera' })
  })

  test('enche a sala, e é ela que perde o lugar na fila', async () => {
    const casa = abrirCasa({ pedido: 1, pagina: 1 })
    await casa.chega('x', 'pedido', 'outra')
    for (let n = 1; n <= SALA; n++) await casa.chega(`n${n}`, 'pedido', 'nona')
    await casa.chega('mais', 'pedido', 'nona')
    expect(casa.estados.mais).toBe('recusado')
    await casa.chega('v', 'pedido', 'vizinha')
    expect(casa.estados).toMatchObject({ v: 'espera', n1: 'espera', [`n${SALA}`]: 'recusado' })
  })
})
