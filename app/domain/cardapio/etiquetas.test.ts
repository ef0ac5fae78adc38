import { expect, test } from 'vitest'
import {
  comEtiquetas,
  dizerEtiqueta,
  dizerServe,
  ETIQUETAS,
  etiquetasDe,
  etiquetasProcuradas,
  temEtiqueta,
} from './etiquetas'
import { arrumarEtiquetas } from './etiquetas-digitadas'

test.each([
  ['', ''],
  ['nenhuma', ''],
  ['Picante', 'picante'],
  ['picante; SEM GLUTEN | sem  lactose', 'sem glúten, sem lactose, picante'],
  ['picante, picante', 'picante'],
  ['vegetariana, vegana', 'vegano'],
  ['vegetariana', 'vegetariano'],
  ['Contém álcool (18+)', 'contém álcool'],
  ['18+', 'contém álcool'],
  ['kosher', null],
  ['picante, kosher', null],
])('As etiquetas digitadas %j se guardam como %j', (digitadas, guardadas) => {
  expect(arrumarEtiquetas(digitadas)).toBe(guardadas)
})

test.each(ETIQUETAS)('A etiqueta %s, como se lê, é entendida de volta', etiqueta => {
  expect(arrumarEtiquetas(dizerEtiqueta(etiqueta))).toBe(etiqueta)
  expect(etiquetasDe({ etiquetas: etiqueta })).toEqual([etiqueta])
})

test('Quem procura vegetariano acha também o vegano, e não o contrário', () => {
  expect(temEtiqueta({ etiquetas: 'vegano, picante' }, 'vegetariano')).toBe(true)
  expect(temEtiqueta({ etiquetas: 'vegetariano' }, 'vegano')).toBe(false)
  expect(temEtiqueta({ etiquetas: null }, 'vegetariano')).toBe(false)
})

test('Um prato serve uma pessoa, ou várias', () => {
  expect([dizerServe(1), dizerServe(2)]).toEqual(['Serve 1 pessoa', 'Serve 2 pessoas'])
})

const uma = (...etiquetas: (string | null)[]) => ({ produtos: etiquetas.map(etiquetas => ({ etiquetas })) })

test('Procura-se pelo que o cardápio tem, na ordem das etiquetas; álcool é aviso', () => {
  expect(etiquetasProcuradas([uma(null), uma('picante', 'vegano, contém álcool')])).toEqual([
    'vegano',
    'vegetariano',
    'picante',
  ])
  expect(etiquetasProcuradas([uma(null, 'contém álcool')])).toEqual([])
})

test('Fica nas categorias o que tem todas as etiquetas escolhidas', () => {
  const cardapio = [uma('vegano', 'vegano, picante'), uma('picante', null)]
  expect(comEtiquetas(cardapio, ['vegetariano', 'picante'])).toEqual([uma('vegano, picante'), uma()])
  expect(comEtiquetas(cardapio, [])).toBe(cardapio)
})
