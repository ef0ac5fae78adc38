import { expect, test } from 'vitest'
import { horaLocal } from '~/domain/valores/instante'
import { DIAS, DIAS_DO_PAINEL, lerHora, ROTULO_DO_DIA } from './horario'

test('o painel lista os dias de Segunda-feira a Domingo', () => {
  expect(DIAS_DO_PAINEL.map(dia => ROTULO_DO_DIA[dia])).toEqual([
    'Segunda-feira',
    'Terça-feira',
    'Quarta-feira',
    'Quinta-feira',
    'Sexta-feira',
    'Sábado',
    'Domingo',
  ])
})

test('os dias guardados seguem a contagem do relógio local', () => {
  const { diaDaSemana } = horaLocal(new Date('2026-11-20T12:00:00Z'), 'America/Sao_Paulo')
  expect(DIAS[diaDaSemana]).toBe('sexta')
})

test.each([
  ['18:00', 1080],
  ['18:00:00', 1080],
  ['00:00', 0],
  ['23:59', 1439],
  [' 07:05 ', 425],
  ['24:00', null],
  ['12:60', null],
  ['7:00', null],
  ['18', null],
  ['18:00:61', null],
  ['', null],
  ['meia-noite', null],
])('a hora %j são %j minutos desde a meia-noite', (texto, minutos) => {
  expect(lerHora(texto)).toBe(minutos)
})
