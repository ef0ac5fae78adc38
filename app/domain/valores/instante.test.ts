import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  CORTE_DO_DIA,
  conhecerDesvio,
  desvioEmVolta,
  diaOperacional,
  diasEntre,
  emMinutos,
  formatDataHora,
  formatFim,
  formatHora,
  horaLocal,
} from '~/domain/valores/instante'

const SAO_PAULO = 'America/Sao_Paulo'

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('o relógio da empresa mostra', () => {
  test.each([
    ['2026-11-20T23:05:00Z', SAO_PAULO, '2026-11-20', 5, 20 * 60 + 5],
    ['2026-11-21T02:59:59Z', SAO_PAULO, '2026-11-20', 5, 23 * 60 + 59],
    ['2026-11-21T03:00:00Z', SAO_PAULO, '2026-11-21', 6, 0],
    ['2026-11-22T03:00:00Z', SAO_PAULO, '2026-11-22', 0, 0],
    ['2026-11-21T03:00:00Z', 'America/Noronha', '2026-11-21', 6, 60],
    ['2026-11-21T03:00:00Z', 'America/Manaus', '2026-11-20', 5, 23 * 60],
    ['2026-11-21T03:00:00Z', 'America/Rio_Branco', '2026-11-20', 5, 22 * 60],
    ['2027-01-01T02:00:00Z', SAO_PAULO, '2026-12-31', 4, 23 * 60],
    ['2028-02-29T12:00:00Z', SAO_PAULO, '2028-02-29', 2, 9 * 60],
    // Summer time, which Brazil had until 2019.
    ['2018-12-01T12:00:00Z', SAO_PAULO, '2018-12-01', 6, 10 * 60],
  ])('%s em %s: %s, dia %i, minuto %i', (instante, fuso, data, diaDaSemana, minutos) => {
    expect(horaLocal(new Date(instante), fuso)).toEqual({ data, diaDaSemana, minutos })
  })

  test('em São Paulo, sem horário de verão, sempre três horas a menos que UTC', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('2020-01-01T00:00:00Z'),
          max: new Date('2035-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        instante => {
          const relogio = new Date(instante.getTime() - 3 * 3_600_000)
          expect(horaLocal(instante, SAO_PAULO)).toEqual({
            data: relogio.toISOString().slice(0, 10),
            diaDaSemana: relogio.getUTCDay(),
            minutos: relogio.getUTCHours() * 60 + relogio.getUTCMinutes(),
          })
        },
      ),
    )
  })
})

const comMudancas = [
  'Europe/Lisbon',
  'America/Santiago',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  SAO_PAULO,
]

test.each(comMudancas)('em %s, também nos dias em que os relógios mudam', fuso => {
  const formato = new Intl.DateTimeFormat('sv', { timeZone: fuso, dateStyle: 'short', timeStyle: 'short' })
  // Half hours of a year in which each of them changes twice.
  for (let instante = Date.UTC(2018, 0, 1); instante < Date.UTC(2019, 0, 1); instante += 1_800_000) {
    const { data, minutos } = horaLocal(new Date(instante), fuso)
    expect(`${data} ${formatHora(minutos)}`).toBe(formato.format(instante))
  }
})

describe('o navegador sabe pela página quanto o relógio da loja difere', () => {
  const agora = new Date('2026-11-20T23:05:00Z')
  const dia = (data: string) => Date.parse(`${data}T00:00:00Z`) / 86_400_000

  test('por um mês para cada lado, ou até os relógios mudarem', () => {
    expect(desvioEmVolta(agora, SAO_PAULO)).toEqual({
      ...{ fuso: SAO_PAULO, minutos: -180 },
      ...{ de: dia('2026-10-20'), ate: dia('2026-12-22') },
    })
    expect(desvioEmVolta(agora, 'Europe/Lisbon')).toMatchObject({ minutos: 0, de: dia('2026-10-26') })
    expect(desvioEmVolta(new Date('2026-10-25T12:00:00Z'), 'Europe/Lisbon')).toBeNull()
  })

  test('e não pergunta ao Intl, que não conhece este fuso', () => {
    const fuso = 'Brasil/Pasargada'
    conhecerDesvio({ fuso, minutos: -195, de: dia('2026-11-20'), ate: dia('2026-11-22') })
    expect(formatDataHora(agora, fuso)).toBe('20/11/2026 19:50')
    expect(horaLocal(new Date('2026-11-21T23:59:00Z'), fuso).minutos).toBe(20 * 60 + 44)
    expect(() => horaLocal(new Date('2026-11-22T00:00:00Z'), fuso)).toThrow(RangeError)
  })
})

describe.each([
  ['UTC', 0],
  ['Asia/Tokyo', -540],
  [SAO_PAULO, 180],
])('numa máquina em %s', (fusoDaMaquina, deslocamento) => {
  test('a data é a da empresa', () => {
    vi.stubEnv('TZ', fusoDaMaquina)
    const instante = new Date('2026-11-21T02:59:00Z')
    expect(instante.getTimezoneOffset(), 'a máquina está mesmo nesse fuso').toBe(deslocamento)
    expect(horaLocal(instante, SAO_PAULO)).toEqual({ data: '2026-11-20', diaDaSemana: 5, minutos: 1439 })
    expect(formatDataHora('2026-11-20 23:05:00+00', SAO_PAULO)).toBe('20/11/2026 20:05')
    expect(formatDataHora('2026-11-20T20:05:00', SAO_PAULO)).toBe('Data inválida')
    expect(diasEntre('2026-11-13', '2026-11-20')).toBe(7)
  })
})

describe('o fim diz o dia só quando não é o do começo', () => {
  const comeco = new Date('2026-11-21T01:50:00Z')
  test.each([
    ['2026-11-21T02:40:00Z', 'às 23:40'],
    ['2026-11-21T03:10:00Z', 'em 21/11/2026 00:10'],
    ['2026-12-21T01:50:00Z', 'em 20/12/2026 22:50'],
  ])('%s: %s', (fim, dito) => {
    expect(formatFim(comeco, new Date(fim), SAO_PAULO)).toBe(dito)
  })
})

describe('o dia da loja começa às 05:00 do seu relógio', () => {
  test.each([
    ['2026-11-21T07:59:59.999Z', SAO_PAULO, '2026-11-20'],
    ['2026-11-21T08:00:00Z', SAO_PAULO, '2026-11-21'],
    ['2026-11-21T09:59:00Z', 'America/Rio_Branco', '2026-11-20'],
    ['2026-11-21T10:00:00Z', 'America/Rio_Branco', '2026-11-21'],
    ['2027-01-01T05:00:00Z', SAO_PAULO, '2026-12-31'],
    ['2028-03-01T05:00:00Z', SAO_PAULO, '2028-02-29'],
    // Clocks are put forward at midnight, and back at two: 05:00 is four and six hours after midnight.
    ['2018-11-04T06:59:00Z', SAO_PAULO, '2018-11-03'],
    ['2018-11-04T07:00:00Z', SAO_PAULO, '2018-11-04'],
    ['2026-11-01T09:59:00Z', 'America/New_York', '2026-10-31'],
    ['2026-11-01T10:00:00Z', 'America/New_York', '2026-11-01'],
  ])('%s em %s: %s', (instante, fuso, dia) => {
    expect(diaOperacional(new Date(instante), CORTE_DO_DIA, fuso)).toBe(dia)
  })

  test('ou a outra hora', () => {
    const meiaNoite = new Date('2026-11-21T03:00:00Z')
    expect(diaOperacional(meiaNoite, 0, SAO_PAULO)).toBe('2026-11-21')
    expect(diaOperacional(meiaNoite, 1, SAO_PAULO)).toBe('2026-11-20')
  })
})

describe('dias entre duas datas', () => {
  test.each([
    ['2026-11-13', '2026-11-20', 7],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-13', -7],
    ['2028-02-28', '2028-03-01', 2],
    ['2026-12-31', '2027-01-01', 1],
  ])('de %s a %s: %i', (de, ate, dias) => {
    expect(diasEntre(de, ate)).toBe(dias)
  })
})

describe('data e hora de um pedido', () => {
  test.each([
    [new Date('2026-11-20T23:05:00Z'), '20/11/2026 20:05'],
    ['2026-11-20T23:05:00.000Z', '20/11/2026 20:05'],
    ['2026-11-20T20:05:00-03:00', '20/11/2026 20:05'],
    ['2026-11-20 23:05:00.123456+00', '20/11/2026 20:05'],
    ['2026-11-21T02:59:00Z', '20/11/2026 23:59'],
  ])('%s aparece como %s', (instante, texto) => {
    expect(formatDataHora(instante, SAO_PAULO)).toBe(texto)
  })

  test.each([
    [null],
    [undefined],
    [''],
    ['amanhã'],
    ['2026-11-20'],
    ['2026-13-45T00:00:00Z'],
    [new Date(Number.NaN)],
  ])('%s, ausente ou inválida, mostra Data inválida', instante => {
    expect(formatDataHora(instante, SAO_PAULO)).toBe('Data inválida')
  })
})

test.each([
  [0, '00:00'],
  [65, '01:05'],
  [1205, '20:05'],
  [1439, '23:59'],
])('o minuto %i do dia é %s', (minutos, hora) => {
  expect(formatHora(minutos)).toBe(hora)
})

test.each([
  [1, '1 minuto'],
  [60, '1 minuto'],
  [61, '2 minutos'],
  [3_600, '60 minutos'],
])('uma espera de %d segundos se diz %j', (segundos, dito) => {
  expect(emMinutos(segundos)).toBe(dito)
})
