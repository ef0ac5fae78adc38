import { expect, test } from 'vitest'
import { horaLocal } from '~/domain/valores/instante'
import { dizerHora, horaLida } from './hora-da-leitura'

test.each([
  ['America/Sao_Paulo', '2026-11-28T22:50:59Z', '19:50', 0],
  ['America/Sao_Paulo', '2026-11-28T22:50:59Z', '19:51', 1_000],
  ['America/Sao_Paulo', '2026-11-29T02:55:00Z', '00:05', 600_000],
  ['America/Sao_Paulo', '2026-11-29T00:10:00Z', '21:10', 0],
  ['Pacific/Kiritimati', '2026-11-28T11:00:00Z', '01:00', 0],
])('Em %s, o que se leu em %s, ou se soube igual depois, é das %s', (fuso, instante, hora, depoisMs) => {
  const agora = new Date(instante)
  const lida = horaLida(agora, horaLocal(agora, fuso).minutos)
  expect(dizerHora({ ...lida, lidoEm: lida.lidoEm + depoisMs })).toBe(hora)
})
