import type { ExtraDoCardapio, ProdutoDoCardapio } from '../cardapio'
import { GRUPO_DOS_EXTRAS, type Grupo, grupoNoProduto, opcaoDoExtra, type ProdutoComEscolhas } from '../grupo'

/**
 * A product of the menu as the rules of choosing take it: its groups with the limits that it sets itself, its simple
 * extras as the last of them.
 */
export function comEscolhas<Produto extends Pick<ProdutoDoCardapio, 'preco' | 'extras'>>(
  produto: Produto & Pick<ProdutoDoCardapio, 'variantes' | 'vinculos'>,
  grupos: readonly Grupo[],
): Produto & ProdutoComEscolhas {
  const { variantes = [], vinculos = [], extras } = produto
  const dele = vinculos.flatMap(vinculo => {
    const grupo = grupos.find(({ id }) => id === vinculo.grupoId)
    return grupo ? [grupoNoProduto(grupo, vinculo)] : []
  })
  return { ...produto, variantes, grupos: [...dele, ...grupoDosExtras(extras)] }
}

/** The simple extras of a product as the one group that a customer sees: each at most once, none of them required. */
export function grupoDosExtras(extras: readonly ExtraDoCardapio[]): Grupo[] {
  if (extras.length === 0) return []
  const opcoes = extras.map(({ id, nome, preco }) => ({ id: opcaoDoExtra(id), nome, preco, maxUnidades: 1 }))
  const limites = { min: 0, max: extras.length, maxDistintas: null, incluidas: 0 }
  return [
    { id: GRUPO_DOS_EXTRAS, nome: 'Adicionais', tipo: 'escolha', regraPreco: 'soma', opcoes, ...limites },
  ]
}
