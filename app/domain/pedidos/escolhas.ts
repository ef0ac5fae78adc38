import type { ExtraDoCardapio } from '~/domain/cardapio/cardapio'
import type { Parcela, PrecoDaEscolha } from '~/domain/cardapio/escolhas/preco'
import { GRUPO_DOS_EXTRAS, opcaoDoExtra } from '~/domain/cardapio/grupo'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ExtraEscolhido, Item } from './item'

/**
 * A choice as an item carries it and an order freezes it: names and amounts, so that nothing needs the rules again. The
 * price of the flavours is in the item's own price. `extras` are the product's simple extras, which keep their rows.
 */
export function congelarEscolha(
  { base, parcelas }: PrecoDaEscolha,
  extras: readonly ExtraDoCardapio[],
): { readonly preco: Centavos; readonly extras: readonly ExtraEscolhido[] } {
  return { preco: base, extras: parcelas.map(parcela => congelarParcela(parcela, extras)) }
}

function congelarParcela(
  { grupo, opcao, unidades, valor, fracao, observacao }: Parcela,
  extras: readonly ExtraDoCardapio[],
): ExtraEscolhido {
  const { nome } = opcao
  if (grupo.id === GRUPO_DOS_EXTRAS) {
    const extra = extras.find(({ id }) => opcaoDoExtra(id) === opcao.id)
    return { nome, preco: valor, tipo: extra?.tipo ?? 'adicional', idExtra: extra?.id ?? null }
  }
  return {
    ...{ nome, preco: valor, tipo: valor > ZERO ? 'adicional' : 'opcional', grupo: grupo.nome },
    ...{ opcaoId: opcao.id, quantidade: unidades, fracao, observacao },
  }
}

type Linha = Pick<Item, 'produtoId' | 'varianteId' | 'observacao'> & {
  readonly extras: readonly Omit<ExtraEscolhido, 'preco' | 'tipo'>[]
}

/**
 * True when two lines ask for the same thing, so that they can be one line: product, size, note and what was chosen, in
 * whatever order. Prices do not count, because the menu decides them.
 */
export function pedemOMesmo(uma: Linha, outra: Linha): boolean {
  return retratar(uma) === retratar(outra)
}

function retratar({ produtoId, varianteId, observacao, extras }: Linha): string {
  const unidades = new Map<string, number>()
  for (const { nome, grupo, opcaoId, idExtra, quantidade = 1, fracao, observacao: nota } of extras) {
    // A line of an old cart knows its extras by name alone.
    const qual = opcaoId ?? idExtra ?? nome
    const chave = JSON.stringify([grupo ?? null, qual, fracao ?? null, nota || null])
    unidades.set(chave, (unidades.get(chave) ?? 0) + quantidade)
  }
  const escolhas = [...unidades].map(escolha => JSON.stringify(escolha)).toSorted()
  return JSON.stringify([produtoId, varianteId ?? null, observacao || null, escolhas])
}
