import { describe, expect, test } from 'vitest'
import { horaLocal } from '~/domain/valores/instante'
import { DIAS, type Turno } from './horario'
import { horariosValemAte } from './horarios-valem-ate'
import { type HorariosDaLoja, situacaoComPausa } from './pausa'

const FUSO = 'America/Sao_Paulo'
const MINUTO = 60_000
const turno = (diaSemana: Turno['diaSemana'], abertura: number, fechamento: number): Turno => ({
  diaSemana,
  abertura,
  fechamento,
  turno: 1,
})
/** Friday, 20 November 2026, 09:00 in São Paulo. */
const SEXTA = Date.parse('2026-11-20T12:00:00Z')
const em = (horas: number, minutos = 0) => SEXTA + (horas * 60 + minutos) * MINUTO

type Loja = HorariosDaLoja & { correriaAte: number | null }
const LOJAS: [string, Partial<Loja>][] = [
  ['sem horários', {}],
  ['que abre ao meio-dia e fecha à uma da manhã', { turnos: DIAS.map(dia => turno(dia, 720, 60)) }],
  ['com 45 minutos de margem', { turnos: DIAS.map(dia => turno(dia, 690, 870)), margem: 45 }],
  [
    'que não fecha, menos no sábado de exceção',
    { excecoes: [{ data: '2026-11-21', nome: 'Festa', turnos: [] }] },
  ],
  [
    'pausada até o dia seguinte, em correria até as 10:30',
    { pausa: { servico: 'entrega', ate: em(20, 7) + 31_000, motivo: null }, correriaAte: em(1, 30) + 5_000 },
  ],
  [
    'pausada com turnos que se tocam',
    {
      turnos: [turno('sexta', 600, 720), turno('sexta', 720, 800), turno('sabado', 0, 30)],
      pausa: { servico: 'tudo', ate: em(3, 10), motivo: 'Chuva' },
    },
  ],
]

/** All that a page shows of it. */
function mostrar(loja: Loja, instante: Date): string {
  const { mudaEm: _, ...situacao } = situacaoComPausa(loja, instante)
  const correria = loja.correriaAte !== null && instante.getTime() < loja.correriaAte
  return JSON.stringify([situacao, correria, horaLocal(instante, loja.fuso).data])
}

describe('Uma página guardada mostra, minuto a minuto, o mesmo que uma nova', () => {
  test.each(LOJAS)('de uma loja %s', (_, parte) => {
    const loja: Loja = { turnos: [], fuso: FUSO, correriaAte: null, ...parte }
    let feitas = 0
    let guardada = { texto: '', ate: 0 }
    for (let agora = SEXTA + 30_000; agora < em(30); agora += MINUTO) {
      if (agora >= guardada.ate) {
        const ate = horariosValemAte(loja, new Date(agora))
        expect(ate).toBeGreaterThan(agora)
        guardada = { texto: mostrar(loja, new Date(agora)), ate }
        feitas++
        // The last instant before its end is its own still.
        if (ate < em(30)) expect(mostrar(loja, new Date(ate - 1))).toBe(guardada.texto)
      }
      expect(mostrar(loja, new Date(agora)), new Date(agora).toISOString()).toBe(guardada.texto)
    }
    expect(feitas).toBeLessThan(16)
  })
})
