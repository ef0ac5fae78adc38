import { expect, test } from 'vitest'
import { BORDA, CALABRESA, CATUPIRY, escolhas, FAMILIA, PIZZA, sabores } from '../../../../tests/world/pizza'
import { conferirEscolha } from './conferir-escolha'
import { avisarEsgotados, ignorarEsgotados } from './esgotados'

const ACABOU = {
  ...PIZZA,
  variantes: [{ ...FAMILIA, esgotada: true }],
  grupos: [
    sabores(),
    { ...BORDA, opcoes: BORDA.opcoes.map(opcao => ({ ...opcao, esgotada: opcao.id === CATUPIRY.id })) },
  ],
}
const ESCOLHIDA = { varianteId: FAMILIA.id, opcoes: escolhas(PIZZA, CALABRESA, CATUPIRY) }

test('o que acabou a própria loja pode pedir, e o resto continua valendo', () => {
  expect(conferirEscolha(ACABOU, ESCOLHIDA)).toHaveLength(2)
  expect(conferirEscolha(ignorarEsgotados(ACABOU), ESCOLHIDA)).toEqual([])
  const semBorda = { ...ESCOLHIDA, opcoes: escolhas(PIZZA, CALABRESA) }
  expect(conferirEscolha(ignorarEsgotados(ACABOU), semBorda)).toMatchObject([{ grupoId: BORDA.id }])
})

test('o que está marcado como esgotado é avisado: o produto, o tamanho e cada opção', () => {
  expect(avisarEsgotados(PIZZA, ESCOLHIDA)).toEqual([])
  expect(avisarEsgotados({ ...ACABOU, esgotado: true }, ESCOLHIDA)).toEqual([
    'Está marcado como esgotado.',
    'Família: está marcado como esgotado.',
    'Catupiry: está marcado como esgotado.',
  ])
})
