import { expect, test } from 'vitest'
import { naJanela } from '~/domain/horarios/janela'
import type { Faixa } from '~/domain/horarios/relogio'
import type { ProdutoId } from '~/domain/valores/ids'
import type { Cardapio, ProdutoDoCardapio } from '../cardapio'
import { estadoValeAte, janelasValemAte } from './cardapio-vale-ate'

const FUSO = 'America/Sao_Paulo'
const MINUTO = 60_000
/** Friday, 20 November 2026, 09:00 in São Paulo. */
const SEXTA = Date.parse('2026-11-20T12:00:00Z')
const faixa = (diaSemana: Faixa['diaSemana'], abertura: number, fechamento: number): Faixa => ({
  diaSemana,
  abertura,
  fechamento,
})

const JANELAS: (readonly (readonly Faixa[])[])[] = [
  [[faixa('sexta', 660, 900)]],
  [[faixa('sexta', 660, 900)], [faixa('sexta', 720, 0)]],
  [[faixa('sexta', 1320, 120), faixa('sabado', 420, 480)]],
  [[faixa('domingo', 0, 0)]],
]
const cardapio = {
  categorias: [
    {
      produtos: [
        {},
        ...JANELAS.map((janelas, n) => ({ id: n as ProdutoId, janelas })),
      ] as ProdutoDoCardapio[],
    },
  ],
  grupos: [],
} as unknown as Cardapio

test('um cardápio guardado mostra, minuto a minuto, o que está dentro das janelas', () => {
  const dentro = (agora: number) => JANELAS.map(janelas => naJanela(janelas, new Date(agora), FUSO)).join()
  let feitos = 0
  let guardado = { texto: '', ate: 0 }
  for (let agora = SEXTA; agora < SEXTA + 40 * 60 * MINUTO; agora += MINUTO) {
    if (agora >= guardado.ate) {
      guardado = { texto: dentro(agora), ate: janelasValemAte(cardapio, new Date(agora), FUSO) }
      expect(guardado.ate).toBeGreaterThan(agora)
      feitos++
    }
    expect(dentro(agora), new Date(agora).toISOString()).toBe(guardado.texto)
  }
  expect(feitos).toBeLessThan(12)
})

test('o que se esgotou vale até a primeira volta, e no máximo até o dia comercial virar, às 5h', () => {
  const agora = new Date(SEXTA)
  const virada = Date.parse('2026-11-21T08:00:00Z')
  expect(estadoValeAte(Number.POSITIVE_INFINITY, agora, FUSO)).toBe(virada)
  expect(estadoValeAte(SEXTA + 7 * MINUTO, agora, FUSO)).toBe(SEXTA + 7 * MINUTO)
  expect(estadoValeAte(virada + MINUTO, agora, FUSO)).toBe(virada)
})
