import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DIAS, type Excecao, ROTULO_DO_DIA, type Trecho, type Turno } from './horario'
import { situacaoDaLoja } from './situacao'

/**
 * Finds the same answer by brute force: it marks the open minutes of the coming days, computes the local time from the
 * published rules of each zone instead of Intl, and looks at every coming minute in turn.
 */
const FUSOS: Record<string, (minuto: number) => number> = {
  'Asia/Tokyo': () => 540,
  'America/Sao_Paulo': () => -180,
  'America/Noronha': () => -120,
  'Europe/Lisbon': minuto =>
    minuto >= Date.UTC(2026, 2, 29, 1) / 60_000 && minuto < Date.UTC(2026, 9, 25, 1) / 60_000 ? 60 : 0,
}

interface Loja {
  readonly turnos: readonly Turno[]
  /** By days from today. */
  readonly excecoes: readonly (readonly [dias: number, turnos: readonly Trecho[]])[]
  readonly margem: number
}

/** 1970-01-01 was a Thursday. */
const diaDaSemana = (dia: number) => DIAS[(dia + 4) % 7] ?? 'domingo'

/** The minutes of a wall clock from midnight of `primeiro` on: 1 where it is open, 2 in a shift of 24 hours. */
function pintar(primeiro: number, dias: number, doDia: (dia: number) => readonly Trecho[]): Uint8Array {
  const parede = new Uint8Array((dias + 2) * 1440)
  for (let dia = primeiro; dia < primeiro + dias; dia++) {
    for (const { abertura, fechamento } of doDia(dia)) {
      const duracao = (fechamento - abertura + 1440) % 1440 || 1440
      const inicio = (dia - primeiro) * 1440 + abertura
      for (let minuto = inicio; minuto < inicio + duracao; minuto++) {
        parede[minuto] = Math.max(parede[minuto] ?? 0, duracao === 1440 ? 2 : 1)
      }
    }
  }
  return parede
}

/** The message at a minute, and in how many minutes it changes. */
function modelo({ turnos, excecoes, margem }: Loja, agora: number, zona: (minuto: number) => number) {
  const [alcance, horizonte] = excecoes.length > 0 ? [60, 70] : [7, 17]
  const dia = (minuto: number) => Math.floor((minuto + zona(minuto)) / 1440)
  const hoje = dia(agora)
  const especiais = new Map(excecoes.map(([dias, trechos]) => [hoje + dias, trechos]))
  const semHorarios = turnos.length === 0
  const sempre = [{ abertura: 0, fechamento: 0 }]
  const daSemana = (qual: number) =>
    semHorarios ? sempre : turnos.filter(turno => turno.diaSemana === diaDaSemana(qual))
  const semanal = pintar(hoje - 1, horizonte + 3, daSemana)
  const pintado = pintar(hoje - 1, horizonte + 3, qual => especiais.get(qual) ?? daSemana(qual))
  /** What somebody has said: a shop without hours has said only those of its dates. */
  const dito = semHorarios ? pintar(hoje - 1, horizonte + 3, qual => especiais.get(qual) ?? []) : pintado
  const parede = (minuto: number) => minuto + zona(minuto) - (hoje - 1) * 1440
  const hora = (minuto: number) => {
    const m = parede(minuto) % 1440
    return `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`
  }
  const rotulo = (minuto: number) => ROTULO_DO_DIA[diaDaSemana(dia(minuto))]
  const data = (minuto: number) => {
    const [, mes, doMes] = new Date(dia(minuto) * 86_400_000).toISOString().slice(0, 10).split('-')
    return `${doMes}/${mes}`
  }
  const aberturas: number[] = []
  let abre = Number.POSITIVE_INFINITY
  const finsDoDito: number[] = []
  let fecha = Number.POSITIVE_INFINITY
  let fimDoDito = Number.POSITIVE_INFINITY
  for (let minuto = agora + horizonte * 1440; minuto >= agora; minuto--) {
    if ((pintado[parede(minuto)] ?? 0) === 0) fecha = minuto
    else if (fecha - minuto > margem) abre = minuto
    if ((dito[parede(minuto)] ?? 0) === 0) fimDoDito = minuto
    finsDoDito[minuto - agora] = fimDoDito
    aberturas[minuto - agora] = abre
  }
  const abertura = (minuto: number) => {
    const proxima = aberturas[minuto - agora] ?? Number.POSITIVE_INFINITY
    const faltam = proxima < Number.POSITIVE_INFINITY ? dia(proxima) - dia(minuto) : proxima
    if (faltam > alcance) return null
    const nome = ['hoje', 'amanhã'][faltam] ?? (faltam < 7 ? rotulo(proxima) : data(proxima))
    return `Próxima abertura: ${nome} às ${hora(proxima)}.`
  }
  const texto = (minuto: number): string => {
    const aberto = (pintado[parede(minuto)] ?? 0) > 0
    const estado = dito[parede(minuto)] ?? 0
    if (aberto && estado === 0) return SEM_HORARIOS
    const fim = finsDoDito[minuto - agora] ?? Number.NaN
    // It stays open where the hours of a date end and nobody has said any others.
    const antes = (pintado[parede(fim)] ?? 0) > 0 ? 0 : margem
    if (estado > 0 && fim - minuto > antes) {
      const porExcecao = !semHorarios && (semanal[parede(fim)] ?? 0) > 0
      if ((estado === 2 && !porExcecao) || fim - minuto >= 1440) return 'Aberto 24 horas.'
      return `Aberto até ${hora(fim)}.${antes > 0 ? ` Pedidos até ${hora(fim - antes)}.` : ''}`
    }
    const proxima = abertura(minuto)
    if (estado === 0) return proxima ? `Fechado agora. ${proxima}` : `Fechado hoje (${rotulo(minuto)}).`
    const fechamos = `Fechado para novos pedidos. Fechamos às ${hora(fim)}.`
    return proxima ? `${fechamos} ${proxima}` : fechamos
  }
  const primeiro = texto(agora)
  for (let minuto = agora + 1; minuto < agora + horizonte * 1440; minuto++) {
    if (texto(minuto) !== primeiro) return { mensagem: primeiro, muda: minuto - agora }
  }
  return { mensagem: primeiro, muda: null }
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

const sempreAberta = fc.constant(
  DIAS.map((diaSemana): Turno => ({ diaSemana, abertura: 0, fechamento: 0, turno: 1 })),
)

const trechos = fc.array(fc.record<Trecho>({ abertura: hora, fechamento: hora }), { maxLength: 2 })
/** Single dates, and holidays of up to six weeks. */
const excecoes = fc.oneof(
  fc.uniqueArray(fc.tuple(fc.integer({ min: -1, max: 9 }), trechos), {
    selector: ([dias]) => dias,
    maxLength: 6,
  }),
  fc
    .tuple(fc.integer({ min: -1, max: 3 }), fc.integer({ min: 1, max: 42 }))
    .map(([de, dias]) => Array.from({ length: dias }, (_, n): [number, Trecho[]] => [de + n, []])),
)

const segundo = fc.oneof(
  fc.integer({ min: Date.UTC(2026, 0, 1) / 1000, max: Date.UTC(2026, 11, 31) / 1000 }),
  fc.integer({ min: Date.UTC(2026, 2, 21) / 1000, max: Date.UTC(2026, 2, 30) / 1000 }),
  fc.integer({ min: Date.UTC(2026, 9, 17) / 1000, max: Date.UTC(2026, 9, 26) / 1000 }),
)

function conferir(fuso: string, loja: Loja, segundos: number): void {
  const zona = FUSOS[fuso] ?? (() => Number.NaN)
  const agora = Math.floor(segundos / 60)
  const { mensagem, muda } = modelo(loja, agora, zona)
  const hoje = Math.floor((agora + zona(agora)) / 1440)
  const datadas = loja.excecoes.map(([dias, turnos]): Excecao => {
    const data = new Date((hoje + dias) * 86_400_000).toISOString().slice(0, 10)
    return { data, nome: 'Data especial', turnos }
  })
  const alem = { excecoes: datadas, margem: loja.margem }
  const situacao = situacaoDaLoja(loja.turnos, new Date(segundos * 1000), fuso, alem)
  expect(situacao.mensagem).toBe(mensagem)
  expect(situacao.aberta).toBe(!situacao.mensagem.startsWith('Fechado'))
  const longe = (loja.excecoes.length > 0 ? 62 : 9) * 1440
  const esperada = muda === null || muda > longe ? null : (agora + muda) * 60_000
  expect(situacao.mudaEm?.getTime() ?? null).toBe(esperada)
}

const SEM_HORARIOS = 'Horários de funcionamento não configurados. Pedidos permitidos.'

describe('a resposta é a de um modelo que olha minuto por minuto', () => {
  test.each(Object.keys(FUSOS))('em %s', fuso => {
    fc.assert(
      fc.property(fc.oneof(semana, semanaLonga), segundo, (turnos, segundos) => {
        conferir(fuso, { turnos, excecoes: [], margem: 0 }, segundos)
      }),
      { numRuns: 60 },
    )
  })

  test.each(['America/Sao_Paulo', 'Europe/Lisbon'])(
    'com datas especiais e margem antes de fechar, em %s',
    fuso => {
      const margem = fc.constantFrom(0, 0, 1, 15, 60)
      const turnos = fc.oneof(semana, semanaLonga, sempreAberta, fc.constant([]))
      fc.assert(
        fc.property(fc.record<Loja>({ turnos, excecoes, margem }), segundo, (loja, segundos) => {
          conferir(fuso, loja, segundos)
        }),
        { numRuns: 30 },
      )
    },
  )
})
