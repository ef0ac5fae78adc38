import { expect, test } from 'vitest'
import { DIAS, type DiaDaSemana, type Turno } from '~/domain/horarios/horario'
import { formatDataHora } from '~/domain/valores/instante'
import { dizerVolta, type PrazoDoEsgotado, voltaDoEsgotado } from './esgotar'

const FUSO = 'America/Sao_Paulo'

function turno(diaSemana: DiaDaSemana, abre: number, fecha: number, qual: 1 | 2 = 1): Turno {
  return { diaSemana, abertura: abre * 60, fechamento: fecha * 60, turno: qual }
}

const todoDia = (abre: number, fecha: number, qual: 1 | 2 = 1) =>
  DIAS.map(dia => turno(dia, abre, fecha, qual))

function volta(prazo: PrazoDoEsgotado, turnos: readonly Turno[], agora: string): string | null {
  const instante = voltaDoEsgotado(prazo, turnos, new Date(`${agora}-03:00`), FUSO)
  return instante && formatDataHora(instante, FUSO)
}

const NOITE = todoDia(18, 2)
const DOIS_TURNOS = [...todoDia(11, 15), ...todoDia(18, 1, 2)]
const SEM_DOMINGO = DIAS.filter(dia => dia !== 'domingo').map(dia => turno(dia, 18, 23))
const SEMANA_SEM_PAUSA = DIAS.filter(dia => dia !== 'sabado' && dia !== 'domingo').map(dia =>
  turno(dia, 0, 0),
)

// 20/11/2026 is a Friday.
test.each([
  ['no meio da noite volta na próxima abertura', NOITE, '2026-11-20T20:00', '21/11/2026 18:00'],
  ['depois da meia-noite ainda é a mesma noite', NOITE, '2026-11-21T01:30', '21/11/2026 18:00'],
  ['antes de abrir falta o dia inteiro', NOITE, '2026-11-20T16:00', '21/11/2026 18:00'],
  ['o que acabou no almoço volta no jantar', DOIS_TURNOS, '2026-11-20T12:30', '20/11/2026 18:00'],
  ['o que acabou no jantar volta no almoço', DOIS_TURNOS, '2026-11-21T00:30', '21/11/2026 11:00'],
  ['entre os turnos falta o resto do dia', DOIS_TURNOS, '2026-11-20T16:00', '21/11/2026 11:00'],
  [
    'de madrugada, depois de fechar, falta até o dia novo',
    DOIS_TURNOS,
    '2026-11-21T02:00',
    '21/11/2026 11:00',
  ],
  ['quem abre às cinco em ponto volta às cinco', todoDia(5, 14), '2026-11-20T20:00', '21/11/2026 05:00'],
  ['quem abre às cinco e está aberto, também', todoDia(5, 14), '2026-11-20T06:00', '21/11/2026 05:00'],
  ['o dia fechado não conta', SEM_DOMINGO, '2026-11-21T20:00', '23/11/2026 18:00'],
  ['a loja que nunca fecha vira o dia às cinco', todoDia(0, 0), '2026-11-20T20:00', '21/11/2026 05:00'],
  ['de madrugada ela ainda está na véspera', todoDia(0, 0), '2026-11-20T04:59', '20/11/2026 05:00'],
  ['às cinco em ponto já é o dia novo', todoDia(0, 0), '2026-11-20T05:00', '21/11/2026 05:00'],
  ['a loja sem horários também', [], '2026-11-20T20:00', '21/11/2026 05:00'],
  ['quem fecha às seis espera a abertura', todoDia(18, 6), '2026-11-20T20:00', '21/11/2026 18:00'],
  ['quem só fecha no fim de semana vira às cinco', SEMANA_SEM_PAUSA, '2026-11-18T12:00', '19/11/2026 05:00'],
])('esgotado por hoje: %s', (_caso, turnos, agora, esperado) => {
  expect(volta('hoje', turnos, agora)).toBe(esperado)
})

test('esgotado por 2 horas volta em duas horas, esteja a loja aberta ou não', () => {
  expect(volta('2-horas', NOITE, '2026-11-20T23:30')).toBe('21/11/2026 01:30')
})

test('esgotado até eu voltar não volta sozinho', () => {
  expect(volta('ate-eu-voltar', NOITE, '2026-11-20T23:30')).toBeNull()
})

test('uma loja que só abre num dia da semana espera a semana seguinte', () => {
  expect(volta('hoje', [turno('sexta', 18, 23)], '2026-11-20T20:00')).toBe('27/11/2026 18:00')
})

test.each([
  ['2026-11-20T21:40', 'hoje às 21:40'],
  ['2026-11-21T05:00', 'sáb. às 05:00'],
  ['2026-11-26T18:00', 'qui. às 18:00'],
  ['2026-11-27T18:00', '27/11 às 18:00'],
])('quem marca na sexta lê que o que volta em %s volta %s', (volta, lido) => {
  expect(dizerVolta(new Date(`${volta}-03:00`), new Date('2026-11-20T19:40-03:00'), FUSO)).toBe(lido)
})

test('uma data em que a loja fecha não é o dia seguinte', () => {
  const natal = [{ data: '2026-12-25', nome: 'Natal', turnos: [] }]
  const vespera = new Date('2026-12-24T20:00-03:00')
  const instante = voltaDoEsgotado('hoje', todoDia(18, 23), vespera, FUSO, natal)
  expect(instante && formatDataHora(instante, FUSO)).toBe('26/12/2026 18:00')
})
