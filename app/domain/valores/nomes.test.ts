import { expect, test } from 'vitest'
import { casarPorNome, comAGrafiaDe, repetidos } from './nomes'

test('um nome toma a grafia que a empresa já usa, sem olhar maiúsculas nem acentos', () => {
  expect(comAGrafiaDe('familia', ['Broto', 'Família'])).toBe('Família')
  expect(comAGrafiaDe('GRANDE', ['Broto', 'Família'])).toBe('GRANDE')
  expect(comAGrafiaDe('familia', ['Família', 'familia'])).toBe('familia')
})

test('diz em que posições um nome já apareceu antes', () => {
  expect(repetidos(['Broto', null, 'broto', 'Família', null, 'FAMILIA'])).toEqual([2, 5])
  expect(repetidos(['Coco', 'Côco'], nome => nome.toLowerCase())).toEqual([])
})

test('cada linha do formulário acha a sua pelo número, senão pelo nome, e nenhuma é de duas', () => {
  const guardados = [
    { id: 1, nome: 'Calabresa' },
    { id: 2, nome: 'Atum' },
  ]
  const novos = [
    { id: null, nome: 'Calabresa' },
    { id: null, nome: 'atum' },
    { id: null, nome: 'Atum' },
    { id: 1, nome: 'Frango' },
    { id: 9, nome: 'Milho' },
  ]
  expect(casarPorNome(novos, guardados).map(({ guardado }) => guardado?.id ?? null)).toEqual([
    null,
    2,
    null,
    1,
    null,
  ])
})
