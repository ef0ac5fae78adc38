import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIAS, ROTULO_DO_DIA, type Turno } from './horario'
import { situacaoDaLoja } from './situacao'

/**
 * Finds the same answer by brute force: it marks the open minutes of the week, computes the local time from the
 * published rules of each zone instead of Intl, and looks at every coming minute in turn.
 */
const SEMANA = 7 * 1440
const HORIZONTE = 17 * 1440

const FUSOS: Record<string, (minuto: number) => number> = {
  'Asia/Tokyo': () => 540,
  'America/Sao_Paulo': () => -180,
  'America/Noronha': () => -120,
  'Europe/Lisbon': minuto =>
    minuto >= Date.UTC(2026, 2, 29, 1) / 60_000 && minuto < Date.UTC(2026, 9, 25, 1) / 60_000 ? 60 : 0,
}

function pintar(turnos: readonly Turno[]): Uint8Array {
  const semana = new Uint8Array(SEMANA)
  for (const { diaSemana, abertura, fechamento } of turnos) {
    const duracao = (fechamento - abertura + 1440) % 1440 || 1440
    const inicio = DIAS.indexOf(diaSemana) * 1440 + abertura
    for (let i = 0; i < duracao; i++) {
      const minuto = (inicio + i) % SEMANA
      semana[minuto] = Math.max(semana[minuto] ?? 0, duracao === 1440 ? 2 : 1)
    }
  }
  return semana
}

function mensagens(
  turnos: readonly Turno[],
  agora: number,
  deslocamento: (minuto: number) => number,
): string[] {
  const semana = pintar(turnos)
  /** 1970-01-01 was a Thursday. */
  const parede = (minuto: number) => minuto + deslocamento(minuto) + 4 * 1440
  const daSemana = (minuto: number) => ((parede(minuto) % SEMANA) + SEMANA) % SEMANA
  const dia = (minuto: number) => Math.floor(parede(minuto) / 1440)
  const hora = (minuto: number) => {
    const m = daSemana(minuto) % 1440
    return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
  }
  const rotulo = (minuto: number) => ROTULO_DO_DIA[DIAS[Math.floor(daSemana(minuto) / 1440)] ?? 'domingo']
  const textos: string[] = []
  let abre = Number.POSITIVE_INFINITY
  let fecha = Number.POSITIVE_INFINITY
  for (let minuto = agora + HORIZONTE; minuto >= agora; minuto--) {
    const estado = semana[daSemana(minuto)] ?? 0
    if (estado === 0) {
      fecha = minuto
      textos[minuto - agora] =
        abre < Number.POSITIVE_INFINITY && dia(abre) - dia(minuto) <= 7
          ? `Fechado agora. Próxima abertura: ${rotulo(abre)} às ${hora(abre)}.`
          : `Fechado hoje (${rotulo(minuto)}).`
    } else {
      abre = minuto
      textos[minuto - agora] =
        estado === 2 || fecha - minuto >= 1440 ? 'Aberto 24 horas.' : `Aberto até ${hora(fecha)}.`
    }
  }
  return textos
}

const hora = fc.oneof(
  fc.integer({ min: 0, max: 1439 }),
  fc.constantFrom(0, 60, 90, 660, 720, 900, 1080, 1439),
)

const semana = fc.uniqueArray(
  fc.record<Turno>({
    diaSemana: fc.constantFrom(...DIAS),
    abertura: hora,
    fechamento: hora,
    turno: fc.constantFrom<1 | 2>(1, 2),
  }),
  { minLength: 1, maxLength: 14, selector: turno => `${turno.diaSemana} ${turno.turno}` },
)

/** A shop that closes for an hour or not at all: long runs, which a random week hardly ever has. */
const semanaLonga = fc
  .tuple(fc.integer({ min: 0, max: 1439 }), fc.array(fc.constantFrom(...DIAS), { maxLength: 2 }))
  .map(([corte, faltam]) =>
    DIAS.filter(dia => !faltam.includes(dia)).flatMap<Turno>(diaSemana => [
      { diaSemana, abertura: 0, fechamento: corte, turno: 1 },
      { diaSemana, abertura: corte, fechamento: 0, turno: 2 },
    ]),
  )

const segundo = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2026, 11, 31) / 1000 }),
  fc.integer({ min: Date.UTC(2026, 2, 21) / 1000, max: Date.UTC(2026, 2, 30) / 1000 }),
  fc.integer({ min: Date.UTC(2026, 9, 17) / 1000, max: Date.UTC(2026, 9, 26) / 1000 }),
)

describe('a resposta é a de um modelo que olha minuto por minuto', () => {
  test.each(Object.keys(FUSOS))('em %s', fuso => {
    const deslocamento = FUSOS[fuso] ?? (() => Number.NaN)
    fc.assert(
      fc.property(fc.oneof(semana, semanaLonga), segundo, (turnos, segundos) => {
        const agora = Math.floor(segundos / 60)
        const textos = mensagens(turnos, agora, deslocamento)
        const muda = textos.findIndex(texto => texto !== textos[0])
        const situacao = situacaoDaLoja(turnos, new Date(segundos * 1000), fuso)
        expect(situacao.mensagem).toBe(textos[0])
        expect(situacao.aberta).toBe(situacao.mensagem.startsWith('Aberto'))
        const esperada = muda === -1 || muda > 9 * 1440 ? null : (agora + muda) * 60_000
        expect(situacao.mudaEm?.getTime() ?? null).toBe(esperada)
      }),
      { numRuns: 60 },
    )
  })
})
