import { pedemOMesmo } from '~/domain/pedidos/escolhas'
import { QUANTIDADE_MAXIMA } from '~/domain/pedidos/item'
import {
  adicionarItem,
  type Carrinho,
  type ItemDoCarrinho,
  podeSerPedida,
  type Remocao,
  removerItem,
} from './carrinho'

export interface RespostaDoDialogo extends Remocao {
  readonly titulo: string
  readonly texto: string | null
}

/**
 * What the confirm button of the item dialog does: it adds or replaces the line, or below quantity 1 removes or drops
 * it; with the toast to show (carrinho-5). A line that asks for the same as another one becomes one with it.
 */
export function confirmarItem(carrinho: Carrinho, item: ItemDoCarrinho): RespostaDoDialogo {
  const existe = carrinho.itens.some(({ cartItemId }) => cartItemId === item.cartItemId)
  if (item.quantidade < 1) {
    if (existe) return { ...removerItem(carrinho, item.cartItemId), titulo: 'Item removido', texto: null }
    return { carrinho, removido: null, titulo: 'Ação cancelada', texto: `Não há ${item.nome} para remover.` }
  }
  const titulo = existe ? 'Item atualizado!' : `${item.nome} no carrinho!`
  return { carrinho: juntar(carrinho, item) ?? por(carrinho, item), removido: null, titulo, texto: null }
}

function por(carrinho: Carrinho, item: ItemDoCarrinho): Carrinho {
  const existe = carrinho.itens.some(({ cartItemId }) => cartItemId === item.cartItemId)
  if (!existe) return adicionarItem(carrinho, item)
  const itens = carrinho.itens.map(outra => (outra.cartItemId === item.cartItemId ? item : outra))
  return { ...carrinho, itens }
}

/** Null when no other line asks for the same, or the two together are more than one line may have. */
function juntar(carrinho: Carrinho, item: ItemDoCarrinho): Carrinho | null {
  const igual = carrinho.itens.find(
    outra =>
      outra.cartItemId !== item.cartItemId &&
      podeSerPedida(outra) &&
      pedemOMesmo(aComparar(outra), aComparar(item)) &&
      outra.quantidade + item.quantidade <= QUANTIDADE_MAXIMA,
  )
  if (!igual) return null
  const junta = {
    ...item,
    cartItemId: igual.cartItemId,
    quantidade: igual.quantidade + item.quantidade,
  }
  const itens = carrinho.itens
    .filter(({ cartItemId }) => cartItemId !== item.cartItemId)
    .map(outra => (outra === igual ? junta : outra))
  return { ...carrinho, itens }
}

function aComparar({ extras, ...item }: ItemDoCarrinho) {
  return { ...item, extras: extras.map(extra => ({ ...extra, idExtra: extra.id })) }
}
