import { expect, test } from 'vitest'
import type { ProdutoMontado, TamanhoGuardado } from '~/domain/cardapio/grupo-guardado'
import { ZERO } from '~/domain/valores/centavos'
import type { GrupoId, ProdutoId, VarianteId } from '~/domain/valores/ids'
import { usosDosGrupos } from './usos-dos-grupos'

const tamanho = (nome: string, maxSabores: number): TamanhoGuardado => ({
  ...{ id: 1 as VarianteId, nome, maxSabores, preco: ZERO, ativo: true, codigoCliente: null },
})
const produto = (nome: string, tamanhos: TamanhoGuardado[], ...grupos: number[]): ProdutoMontado => ({
  ...{ id: 1 as ProdutoId, nome, tamanhos },
  grupos: grupos.map(id => ({ grupoId: id as GrupoId, min: null, max: null, incluidas: null })),
})

test('de cada grupo se diz quem o tem e em que tamanhos, cada tamanho uma vez', () => {
  const familia = tamanho('Família', 3)
  const usos = usosDosGrupos([
    produto('Pizza doce', [tamanho('Broto', 1), familia], 1, 2),
    produto('Pizza salgada', [familia, tamanho('Broto', 2)], 1),
    produto('Água', [tamanho('Litro', 1)]),
  ])
  expect(usos).toMatchObject({
    1: { produtos: ['Pizza doce', 'Pizza salgada'] },
    2: { produtos: ['Pizza doce'] },
  })
  expect(usos[1 as GrupoId]?.tamanhos).toEqual([
    { nome: 'Broto', maxSabores: 1 },
    { nome: 'Família', maxSabores: 3 },
    { nome: 'Broto', maxSabores: 2 },
  ])
  expect(Object.keys(usos)).toEqual(['1', '2'])
})
