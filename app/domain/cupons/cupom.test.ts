import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import { umCupom } from '../../../tests/world/um-cupom'
import { dizerDesconto, lerCodigo, situacaoDoCupom } from './cupom'

test.each([
  ['pizza10', 'PIZZA10'],
  [' Pizza 10 ', 'PIZZA10'],
  ['açaí-10', 'ACAI10'],
  ['10%OFF', '10OFF'],
  ['ab', null],
  ['---', null],
  ['A'.repeat(20), 'A'.repeat(20)],
  ['A'.repeat(21), null],
  ['ｐｉｚｚａ', 'PIZZA'],
])('quem digita %j quer dizer %j', (digitado, codigo) => {
  expect(lerCodigo(digitado)).toBe(codigo)
})

const FUSO = 'America/Sao_Paulo'
const em = (local: string) => new Date(`${local}:00-03:00`)
const DE_NATAL = { inicio: '2026-12-20', fim: '2026-12-24' }

test.each([
  [{}, '2026-12-24T12:00', 'ativo'],
  [{ ativo: false, usos: 9, limite: 9 }, '2026-12-24T12:00', 'inativo'],
  [DE_NATAL, '2026-12-19T23:59', 'por-vir'],
  // The night of the 19th ends at five in the morning.
  [DE_NATAL, '2026-12-20T01:00', 'por-vir'],
  [DE_NATAL, '2026-12-20T05:00', 'ativo'],
  [DE_NATAL, '2026-12-24T23:59', 'ativo'],
  [DE_NATAL, '2026-12-25T01:30', 'ativo'],
  [DE_NATAL, '2026-12-25T05:00', 'vencido'],
  [{ limite: 100, usos: 99 }, '2026-12-24T12:00', 'ativo'],
  [{ limite: 100, usos: 100 }, '2026-12-24T12:00', 'esgotado'],
  [{ ...DE_NATAL, limite: 1, usos: 1 }, '2026-12-30T12:00', 'vencido'],
] as const)('o cupom com %j às %s está %s', (condicoes, local, situacao) => {
  expect(situacaoDoCupom(umCupom(condicoes), em(local), FUSO)).toBe(situacao)
})

test.each([
  [{}, '10% de desconto'],
  [{ teto: centavos(20_00) }, '10% de desconto, até R$\u00a020,00'],
  [{ tipo: 'valor', percentual: null, valor: centavos(5_00) }, '5,00 de desconto'],
  [{ tipo: 'frete', percentual: null }, 'Entrega grátis'],
  [{ tipo: 'frete', percentual: null, teto: centavos(5_00) }, 'Até R$\u00a05,00 da taxa de entrega'],
] as const)('o desconto de %j em palavras', (cupom, texto) => {
  expect(dizerDesconto(umCupom(cupom))).toContain(texto)
})
