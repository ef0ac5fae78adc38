import { expect, test } from 'vitest'
import { NADA_DITO } from '../../../tests/world/nada-dito'
import { dizerDitos } from './ditos-do-pedido'

const dizer = (observacoes: string | boolean | null) => dizerDitos({ ...NADA_DITO, observacoes })

test('o que se disse do pedido se lê sob o seu rótulo, um sim é Sim, e o que não se disse fica de fora', () => {
  expect(dizer('Sem contato')).toEqual([{ rotulo: 'Observações', texto: 'Sem contato' }])
  expect(dizer(true)).toEqual([{ rotulo: 'Observações', texto: 'Sim' }])
  expect([null, '', false].flatMap(dizer)).toEqual([])
})

test('um pedido com álcool manda conferir o documento', () => {
  const dito = { rotulo: 'Contém álcool (18+)', texto: 'Conferir documento' }
  expect(dizerDitos({ ...NADA_DITO, maiorDe18: true })).toEqual([dito])
})
