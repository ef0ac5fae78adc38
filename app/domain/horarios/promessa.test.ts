import fc from 'fast-check'
import { expect, test } from 'vitest'
import { secaoPadrao } from '~/domain/configuracoes/configuracoes'
import { tempoDaLoja } from './atendimento/atendimento'
import { anunciarTempo, dizerPromessa, dizerPrometido, fixarPromessa, prometer } from './promessa'

const AGORA = new Date('2026-11-20T23:00:00Z')
const CALMA = { ...secaoPadrao('tempo'), preparoMin: 30, correria: 15, correriaAte: null }

test.each([
  ['retirada', CALMA, [], '30-45 min'],
  ['entrega numa área de 10 minutos', CALMA, [10], '40-55 min'],
  ['área sem minutos', CALMA, [null], '30-45 min'],
  ['área que ainda não se sabe', CALMA, [10, 25, null], '30-70 min'],
  ['minutos quebrados sobem aos cinco', { ...CALMA, preparoMin: 31 }, [2], '35-50 min'],
  ['na correria', { ...CALMA, correriaAte: AGORA.getTime() + 1 }, [10], '55-70 min'],
  ['a correria acaba sozinha', { ...CALMA, correriaAte: AGORA.getTime() }, [10], '40-55 min'],
  ['preparo zero', { ...CALMA, preparoMin: 0 }, [], '0-15 min'],
])('%s', (_caso, tempo, caminhos, texto) => {
  const promessa = prometer(tempo, caminhos, AGORA)
  expect(promessa && dizerPromessa(promessa)).toBe(texto)
})

test('sem tempo de preparo nada se promete', () => {
  expect(prometer({ ...CALMA, preparoMin: null }, [10], AGORA)).toBeNull()
})

test('o pedido guarda a promessa em instantes, que se leem no fuso da loja', () => {
  const prometido = fixarPromessa({ de: 40, ate: 55 }, AGORA)
  expect(prometido).toEqual({
    prometidoDe: new Date('2026-11-20T23:40:00Z'),
    prometidoPara: new Date('2026-11-20T23:55:00Z'),
  })
  expect(dizerPrometido(prometido, 'America/Sao_Paulo')).toBe('entre 20:40 e 20:55')
})

test.each([
  ['23:24', '2026-11-21T02:24:00Z', 0, 'entre 23:25 e 23:40'],
  ['23:20 e um instante', '2026-11-21T02:20:00.001Z', 5, 'entre 23:30 e 23:45'],
  ['23:20 em ponto', '2026-11-21T02:20:00Z', 5, 'entre 23:25 e 23:40'],
  ['perto da meia-noite', '2026-11-21T02:41:30Z', 0, 'entre 23:45 e 00:00'],
])('os instantes prometidos sobem aos cinco minutos cheios: %s', (_caso, agora, de, texto) => {
  const prometido = fixarPromessa({ de, ate: de + 15 }, new Date(agora))
  expect(dizerPrometido(prometido, 'America/Sao_Paulo')).toBe(texto)
})

test('nunca se promete antes do que preparo e caminho levam, nem uma faixa de menos de 15 minutos', () => {
  const minutos = fc.integer({ min: 0, max: 300 })
  fc.assert(
    fc.property(minutos, fc.array(minutos, { minLength: 1, maxLength: 5 }), (preparo, caminhos) => {
      const promessa = prometer({ ...CALMA, preparoMin: preparo }, caminhos, AGORA)
      if (!promessa) throw new Error('no promise')
      expect(promessa.de).toBeGreaterThanOrEqual(preparo + Math.min(...caminhos))
      expect(promessa.ate).toBeGreaterThanOrEqual(preparo + Math.max(...caminhos) + 15)
      expect(promessa.ate - promessa.de).toBeGreaterThanOrEqual(15)
      expect([promessa.de % 5, promessa.ate % 5]).toEqual([0, 0])
    }),
  )
})

test('onde nada é prometido o pedido não guarda nada, e nada é dito', () => {
  const nada = fixarPromessa(null, AGORA)
  expect(nada).toEqual({ prometidoDe: null, prometidoPara: null })
  expect(dizerPrometido(nada, 'America/Sao_Paulo')).toBeNull()
  expect(
    anunciarTempo(tempoDaLoja({ ...secaoPadrao('tempo'), correriaMin: null, correriaAte: null }), [], AGORA),
  ).toBeNull()
})

test('o cardápio diz o tempo de sempre e o do modo correria, por todas as áreas', () => {
  const guardado = { ...secaoPadrao('tempo'), preparoMin: 30, correriaMin: 15, correriaAte: AGORA }
  expect(anunciarTempo(tempoDaLoja(guardado), [null, 20], AGORA)).toEqual({
    normal: '30-65 min',
    correria: '45-80 min',
  })
})
