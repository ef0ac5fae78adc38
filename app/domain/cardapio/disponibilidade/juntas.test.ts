import { expect, test } from 'vitest'
import { aninhar } from '~/domain/respostas/ler-formulario'
import type { OpcaoId, ProdutoId } from '~/domain/valores/ids'
import { camposDasJuntas, lerJuntas, type MudancaDaMarca } from './juntas'

const AGORA = new Date('2026-11-20T22:00:00Z')
const SABADO = new Date('2026-11-21T21:00:00.123Z')
const PASSOU = new Date('2026-11-20T21:59:59Z')

const ler = (campos: Record<string, string>) => lerJuntas(aninhar(Object.entries(campos)), AGORA)

test('o que se envia é o que se lê', () => {
  const juntas: MudancaDaMarca[] = [
    { vendavel: { tipo: 'produto', id: 7 as ProdutoId }, era: null, fica: SABADO },
    { vendavel: { tipo: 'opcao', id: 8 as OpcaoId }, era: 'infinity', fica: null },
    { vendavel: { tipo: 'opcao', id: 9 as OpcaoId }, era: PASSOU, fica: 'infinity' },
  ]
  expect(ler(camposDasJuntas(juntas))).toEqual(juntas)
})

const linha = (mais: Record<string, string>) => ({
  ...{ 'juntas.0.tipo': 'produto', 'juntas.0.id': '7', 'juntas.0.era': '', 'juntas.0.fica': 'infinity' },
  ...mais,
})

test.each([
  [{}],
  [linha({ 'juntas.0.tipo': 'extra' })],
  [linha({ 'juntas.0.id': '-7' })],
  [linha({ 'juntas.0.fica': 'sempre' })],
  [linha({ 'juntas.0.fica': '2026-13-45T00:00:00.000Z' })],
  [linha({ 'juntas.0.fica': PASSOU.toISOString() })],
  [linha({ 'juntas.0.fica': '2027-11-20T22:00:00.000Z' })],
  [linha({ 'juntas.3.tipo': 'produto' })],
  [
    Object.fromEntries(
      Array.from({ length: 301 }, (_, n) =>
        Object.entries(linha({})).map(([nome, valor]) => [nome.replace('0', String(n)), valor] as const),
      ).flat(),
    ),
  ],
])('o que nenhuma tela envia é recusado: %#', campos => {
  expect(ler(campos)).toMatchObject({ recusa: true, titulo: 'Erro ao salvar' })
})
