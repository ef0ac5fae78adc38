import type { ComponentProps, ReactNode } from 'react'
import type { PedidoId } from '~/domain/valores/ids'
import { Icon } from '~/ui/icon'
import { usePode } from '../../pode'

/** The element of a card, by which listeners of the whole board find it. */
export const CARTAO = 'li[id^="pedido-"]'

export const idDoCartao = (id: PedidoId) => `pedido-${id}`

/** What the keyboard drags a card by. */
export const ALCA = '[data-alca]'

const COMO_ARRASTAR = 'como-arrastar'

interface ArrastavelProps extends Pick<ComponentProps<'li'>, 'onClick' | 'onFocus'> {
  pedidoId: PedidoId
  /** The card, with an `Alca` in it. */
  children: ReactNode
}

/** A pointer drags the whole card. The keyboard has a handle, because the buttons of the card need their own keys. */
export function Arrastavel({ pedidoId, children, ...eventos }: ArrastavelProps) {
  return (
    <li
      {...eventos}
      id={idDoCartao(pedidoId)}
      className="touch-manipulation cursor-grab data-no-ar:opacity-40 pointer-coarse:select-none [-webkit-touch-callout:none]"
    >
      {children}
    </li>
  )
}

interface AlcaProps {
  pedidoId: PedidoId
  /** True while the order is being moved already. */
  parado: boolean
}

/** What the keyboard drags the card by. */
export function Alca({ pedidoId, parado }: AlcaProps) {
  const pode = usePode()
  if (!pode('avançar pedidos')) return null
  return (
    <button
      type="button"
      data-alca
      aria-label={`Arrastar pedido nº ${pedidoId}`}
      aria-roledescription="alça de arrastar"
      aria-describedby={COMO_ARRASTAR}
      aria-disabled={parado}
      title="Arrastar"
      className="sr-only focus-visible:not-sr-only focus-visible:absolute! focus-visible:top-1 focus-visible:right-1 focus-visible:grid focus-visible:size-8! focus-visible:place-items-center focus-visible:rounded-full focus-visible:bg-folha"
    >
      <Icon name="grip-vertical" className="size-5" />
    </button>
  )
}

/** What a screen reader says of every handle; the board has it once. */
export function ComoArrastar() {
  return (
    <p id={COMO_ARRASTAR} hidden>
      Aperte espaço para levantar o pedido, as setas para os lados para escolher a coluna e espaço de novo
      para soltar. Esc desiste.
    </p>
  )
}

/** Shows at its place that a card is in the air, until the returned function is called. */
export function marcarCartao(id: PedidoId): (() => void) | undefined {
  const cartao = document.getElementById(idDoCartao(id))
  const alca = cartao?.querySelector(ALCA)
  cartao?.setAttribute('data-no-ar', '')
  alca?.setAttribute('aria-pressed', 'true')
  return () => {
    cartao?.removeAttribute('data-no-ar')
    alca?.removeAttribute('aria-pressed')
  }
}
