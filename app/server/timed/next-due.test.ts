import { expect, test } from 'vitest'
import { type Due, nextDue } from './next-due.server'

const SP = 'America/Sao_Paulo'

test.each<[string, Due, string, string]>([
  ['de meia em meia hora', { everyMinutes: 30 }, '2026-11-22T12:10:00Z', '2026-11-22T12:40:00.000Z'],
  ['uma vez só', { once: true }, '2026-11-22T12:10:00Z', '9999-12-31T00:00:00.000Z'],
  ['hoje às 4', { at: '04:00', zone: SP }, '2026-11-22T06:59:59Z', '2026-11-22T07:00:00.000Z'],
  [
    'às 4 em ponto, a de amanhã',
    { at: '04:00', zone: SP },
    '2026-11-22T07:00:00Z',
    '2026-11-23T07:00:00.000Z',
  ],
  [
    'tarde da noite, quando em UTC já é amanhã',
    { at: '23:30', zone: SP },
    '2026-11-23T01:00:00Z',
    '2026-11-23T02:30:00.000Z',
  ],
  [
    'a leste de Greenwich',
    { at: '00:30', zone: 'Asia/Tokyo' },
    '2026-11-22T12:00:00Z',
    '2026-11-22T15:30:00.000Z',
  ],
  ['em UTC', { at: '00:00', zone: 'UTC' }, '2026-11-22T12:00:00Z', '2026-11-23T00:00:00.000Z'],
  [
    'na noite em que o relógio se adiantou',
    { at: '04:00', zone: SP },
    '2018-11-03T08:00:00Z',
    '2018-11-04T06:00:00.000Z',
  ],
  [
    'na noite em que ele voltou',
    { at: '04:00', zone: SP },
    '2019-02-16T07:00:00Z',
    '2019-02-17T07:00:00.000Z',
  ],
])('A próxima vez: %s', (_, due, now, next) => {
  expect(nextDue(due, new Date(now)).toISOString()).toBe(next)
})
