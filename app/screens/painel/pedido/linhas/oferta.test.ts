import { expect, test } from 'vitest'
import { centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { BORDA, FAMILIA } from '../../../../../tests/world/pizza'
import { lerOferta } from './oferta'

const SALGADA = { id: 1 as ProdutoId, nome: 'Pizza salgada' }

test('A oferta que o servidor manda traz cada grupo uma vez, e o produto o tem com os seus limites', () => {
  const lida = lerOferta({
    produtos: [
      {
        ...{ id: SALGADA.id, nome: SALGADA.nome, preco: centavos(0), extras: [], esgotado: false },
        ...{ variantes: [FAMILIA], vinculos: [{ grupoId: BORDA.id, min: 0, max: 1, incluidas: null }] },
      },
    ],
    grupos: [BORDA],
  })
  expect(lida.get(SALGADA.id)?.grupos).toMatchObject([{ id: BORDA.id, min: 0, max: 1 }])
})
