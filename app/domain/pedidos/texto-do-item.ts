import { formatReais } from '~/domain/valores/centavos'
import type { ExtraEscolhido, Item } from './item'

/** The name of a choice, for every reader. */
export function nomeDoExtra({ nome }: Pick<ExtraEscolhido, 'nome'>): string {
  return nome
}

/** '+ Queijo' */
export function maisExtra(extra: Pick<ExtraEscolhido, 'nome'>): string {
  return `+ ${nomeDoExtra(extra)}`
}

/** '+ Queijo (R$ 5,00)' */
export function maisExtraComPreco(extra: Pick<ExtraEscolhido, 'nome' | 'preco'>): string {
  return `${maisExtra(extra)} (${formatReais(extra.preco)})`
}

/** '2x Lasanha' */
export function itemComQuantidade({ quantidade, nome }: Pick<Item, 'quantidade' | 'nome'>): string {
  return `${quantidade}x ${nome}`
}

/** 'Obs.: sem sal'; null where there is no note. */
export function notaDoItem({ observacao }: Pick<Item, 'observacao'>): string | null {
  return observacao ? `Obs.: ${observacao}` : null
}
