import { useEffect, useEffectEvent } from 'react'
import { useToast } from '~/ui/toast'
import { useCarrinho } from '../carrinho/carrinho-contexto'
import type { Checkout } from './use-checkout'
import type { EstadoDoEnvio } from './use-envio'

/** The cart is one for all tabs: the order that has left from another one cannot be finished in this one. */
export function useOutraAba(open: boolean, checkout: Checkout, estado: EstadoDoEnvio, onClose: () => void) {
  const { carrinho, pronto } = useCarrinho()
  const toast = useToast()
  const { nome } = checkout.fase
  const aFinalizar = nome === 'dados' || nome === 'pagamento' || nome === 'mudou'
  const esvaziado = open && pronto && aFinalizar && estado === 'parado' && carrinho.itens.length === 0

  const fechar = useEffectEvent(() => {
    // This tab's own order empties the cart on its way to the confirmation.
    if (checkout.encerrado()) return
    toast.show({
      title: 'Seu carrinho ficou vazio',
      text: 'O pedido foi enviado, ou os itens foram removidos, em outra aba.',
      duration: 10_000,
    })
    onClose()
  })
  useEffect(() => {
    if (esvaziado) fechar()
  }, [esvaziado])
}
