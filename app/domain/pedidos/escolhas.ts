import { type Recusa, recusar } from '~/domain/valores/recusa'

interface Escolhas<Extra> {
  /** As they are offered, and in that order. */
  readonly escolhidos: readonly Extra[]
  /** Of the ids those that are not offered, or no longer. */
  readonly perdidos: readonly number[]
}

/** What was chosen with an item, against what is offered: by the menu, or by a stored item that has them already. */
export function escolher<Extra extends { readonly id: number }>(
  oferecidos: readonly Extra[],
  ids: readonly number[],
): Escolhas<Extra> {
  return {
    escolhidos: oferecidos.filter(({ id }) => ids.includes(id)),
    perdidos: ids.filter(id => !oferecidos.some(extra => extra.id === id)),
  }
}

/** The same for an order, which is placed only with everything that was chosen; else `recusa`. */
export function escolherTudo<Extra extends { readonly id: number }>(
  oferecidos: readonly Extra[],
  ids: readonly number[],
  recusa: Recusa,
): readonly Extra[] | Recusa {
  const { escolhidos, perdidos } = escolher(oferecidos, ids)
  return perdidos.length === 0 ? escolhidos : recusa
}

/** Whom an order has that the menu has no longer: 'O extra Borda não está mais disponível.' */
export function saiuDoCardapio(quem: string): string {
  return `${quem} não está mais disponível.`
}

/** `conserto` is what to do about it in the form that sent it. */
export function produtoIndisponivel(qual: string, conserto: string, campo: string): Recusa {
  return recusar('Produto indisponível', `${saiuDoCardapio(qual)} ${conserto}`, campo)
}

export function extraIndisponivel(produto: string, conserto: string, campo: string): Recusa {
  return recusar('Extra indisponível', `${saiuDoCardapio(`Um dos extras de ${produto}`)} ${conserto}`, campo)
}
