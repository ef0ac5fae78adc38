import type { Opcao, ProdutoComEscolhas, Selecao } from '../grupo'
import { acharVariante } from '../grupo'

/** The product as the shop itself may order it: what ran out can be chosen. */
export function ignorarEsgotados<Produto extends ProdutoComEscolhas>(produto: Produto): Produto {
  return {
    ...produto,
    variantes: produto.variantes.map(variante => ({ ...variante, esgotada: false })),
    grupos: produto.grupos.map(grupo => ({
      ...grupo,
      opcoes: grupo.opcoes.map(opcao => ({ ...opcao, esgotada: false })),
    })),
  }
}

/** What of an order the shop has marked as sold out, in words; a warning where it may be ordered all the same. */
export function avisarEsgotados(
  produto: ProdutoComEscolhas & { readonly esgotado?: boolean },
  selecao: Selecao,
): string[] {
  const variante = acharVariante(produto, selecao.varianteId)
  const opcoes = selecao.opcoes.flatMap(({ grupoId, opcaoId }): Opcao[] =>
    produto.grupos
      .filter(({ id }) => id === grupoId)
      .flatMap(grupo => grupo.opcoes.filter(({ id }) => id === opcaoId)),
  )
  const partes = [...(variante ? [variante] : []), ...opcoes].filter(({ esgotada }) => esgotada)
  return [
    ...(produto.esgotado ? ['Está marcado como esgotado.'] : []),
    ...partes.map(({ nome }) => `${nome}: está marcado como esgotado.`),
  ]
}
