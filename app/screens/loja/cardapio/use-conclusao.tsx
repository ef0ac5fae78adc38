import { useRef, useState } from 'react'
import { urlDaImagem } from '~/domain/cardapio/cardapio'
import { LINHAS_MAXIMAS, MUITAS_LINHAS } from '~/domain/pedidos/campos-do-pedido'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { confirmarItem } from '~/domain/pedidos/checkout/confirmar-item'
import { Banner } from '~/ui/banner'
import { useToast } from '~/ui/overlays/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import type { ItemEmFoco } from './item-em-foco'

type Escolhido = Omit<ItemDoCarrinho, 'cartItemId' | 'produtoId' | 'nome' | 'imagemUrl'>

/** The confirm button of an item dialog: what it puts into the cart, and the toast (carrinho-5). */
export function useConclusao(
  { produto, linha }: Pick<ItemEmFoco, 'produto' | 'linha'>,
  aoFechar: () => void,
) {
  const { carrinho, mudar, restaurar } = useCarrinho()
  const toast = useToast()
  const [cartItemId] = useState(() => linha?.cartItemId ?? novoId())
  const concluido = useRef(false)

  function concluir(escolhido: Escolhido) {
    // A second press would add the same again to the line that the first one has made.
    if (concluido.current) return
    concluido.current = true
    const { titulo, texto, removido } = mudar(atual =>
      confirmarItem(atual, {
        cartItemId,
        produtoId: produto.id,
        nome: produto.nome,
        imagemUrl: produto.imagem === null ? null : urlDaImagem(produto.imagem, 400),
        ...escolhido,
      }),
    )
    toast.show({
      title: titulo,
      text: texto ?? undefined,
      variant: escolhido.quantidade > 0 ? 'success' : 'neutral',
      ...(removido && {
        duration: 5_000,
        action: { label: 'Desfazer', onAction: () => restaurar(removido) },
      }),
    })
    aoFechar()
  }
  return { cheio: !linha && carrinho.itens.length >= LINHAS_MAXIMAS, concluir }
}

/** Why nothing more goes into the cart. */
export function Cheio() {
  return (
    <Banner tone="danger" announce className="w-full">
      {MUITAS_LINHAS.texto}
    </Banner>
  )
}

/** Not randomUUID, because a page without https does not have it. */
function novoId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), parte => parte.toString(36)).join('')
}
