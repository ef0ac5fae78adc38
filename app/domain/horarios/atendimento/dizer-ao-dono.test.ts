import { expect, test } from 'vitest'
import { dizerCorreria, dizerPausaAoDono, dizerPausaFeita } from './dizer-ao-dono'

const SP = 'America/Sao_Paulo'
const agora = new Date('2026-11-20T23:06:00Z')
const pausa = (minutos: number, servico: 'tudo' | 'entrega' | 'retirada' = 'tudo') => ({
  servico,
  ate: agora.getTime() + minutos * 60_000,
  motivo: null,
})

test.each([
  [pausa(24), 'Pausado até 20:30', 'faltam 24 min'],
  [pausa(0.5), 'Pausado até 20:07', 'falta 1 min'],
  [pausa(60, 'entrega'), 'Entregas pausadas até 21:06', 'faltam 1 h'],
  [pausa(534, 'retirada'), 'Retiradas pausadas até amanhã às 05:00', 'faltam 8 h 54 min'],
])('o dono lê até quando vai a pausa %j e quanto falta', (pausa, titulo, resta) => {
  expect(dizerPausaAoDono(pausa, agora, SP)).toEqual({ titulo, resta })
})

test('uma pausa ou uma correria que acabou não é mais dita', () => {
  expect(dizerPausaAoDono(pausa(0), agora, SP)).toBeNull()
  expect(dizerPausaAoDono(null, agora, SP)).toBeNull()
  expect(dizerCorreria({ correria: 15, correriaAte: agora.getTime() }, agora, SP)).toBeNull()
  expect(dizerCorreria({ correria: 0, correriaAte: null }, agora, SP)).toBeNull()
})

test('o modo correria diz quanto soma e até quando', () => {
  const correriaAte = new Date('2026-11-21T00:00:00Z').getTime()
  expect(dizerCorreria({ correria: 15, correriaAte }, agora, SP)).toBe('Modo correria: +15 min até 21:00')
})

test('a história diz de quando até quando foi cada pausa, também a que alguém encerrou antes', () => {
  const feita = { ...pausa(30), de: agora, encerradaEm: null }
  expect(dizerPausaFeita(feita, SP)).toBe('20/11/2026 20:06 a 20:36 · todos os pedidos')
  const encerradaEm = new Date('2026-11-20T23:20:00Z')
  const curta = { ...pausa(534, 'entrega'), motivo: 'Chuva forte', de: agora, encerradaEm }
  expect(dizerPausaFeita(curta, SP)).toBe('20/11/2026 20:06 a 20:20 · só as entregas · Chuva forte')
  expect(dizerPausaFeita({ ...curta, encerradaEm: null }, SP)).toContain('20:06 a 21/11/2026 05:00')
})
