import { expect, test } from 'vitest'
import { dizerDitos } from './ditos-do-pedido'

test('o que se disse do pedido se lê sob o seu rótulo, um sim é Sim, e o que não se disse fica de fora', () => {
  expect(dizerDitos({ observacoes: 'Sem contato' })).toEqual([
    { rotulo: 'Observações', texto: 'Sem contato' },
  ])
  expect(dizerDitos({ observacoes: true })).toEqual([{ rotulo: 'Observações', texto: 'Sim' }])
  expect([null, '', false].flatMap(observacoes => dizerDitos({ observacoes }))).toEqual([])
})
