import { expect, test } from 'vitest'
import type { ProdutoId } from '~/domain/valores/ids'
import { CALABRESA, CATUPIRY, escolhas, GRANDE, PIZZA } from '../../../../../tests/world/pizza'
import { PIZZA_GUARDADA } from '../../../../../tests/world/plantado/pizza-guardada'
import { type Linha, SEM_ESCOLHAS } from './linha'
import { linhaDoItem } from './linhas'
import { linkDasLinhas } from './link-das-linhas'

const ID = 7 as ProdutoId
const OFERTA = new Map([[ID, { ...PIZZA, id: ID, nome: 'Pizza salgada', extras: [] }]])
const LINHA: Linha = {
  ...linhaDoItem(PIZZA_GUARDADA, 1),
  ...{ id: null, guardada: null, alterada: false, congelados: [], mantidos: [], extras: [] },
  ...SEM_ESCOLHAS,
  ...{ produtoId: ID, quantidade: '2', varianteId: GRANDE.id },
  opcoes: escolhas(PIZZA, CALABRESA, CATUPIRY).map(escolha => ({ ...escolha, nome: '' })),
}

test('O link de um combo leva as linhas completas do formulário, e nenhuma outra', () => {
  expect(linkDasLinhas([LINHA], OFERTA)).toBe(`1.2x7-t${GRANDE.id}-o${CALABRESA.id}-o${CATUPIRY.id}`)
  expect(linkDasLinhas([], OFERTA)).toBeNull()
  expect(linkDasLinhas([LINHA, { ...LINHA, opcoes: [] }], OFERTA)).toBeNull()
  expect(linkDasLinhas([{ ...LINHA, quantidade: '0' }], OFERTA)).toBeNull()
  expect(linkDasLinhas([{ ...LINHA, produtoId: 8 as ProdutoId }], OFERTA)).toBeNull()
  expect(linkDasLinhas([linhaDoItem(PIZZA_GUARDADA, 1)], OFERTA)).toBeNull()
})
