import { useEffect, useRef } from 'react'

/** What takes the focus of a card: its action, or itself where it has none. */
export const ALVO_DO_FOCO = 'data-foco-do-pedido'

const CARTAO = 'li[id^="pedido-"]'
/** What opens over the board, and gives the focus back when it closes. */
const POR_CIMA = 'dialog, [popover]'

/** The card that has the focus, or had it when something opened over the board. */
interface Seguido {
  readonly id: string
  readonly focado: Element
  /** The cards after and before it, and the heading of its column. */
  vizinhos: readonly (HTMLElement | null | undefined)[]
}

/**
 * The focus of a card that changes columns or leaves the board is lost with its element. It goes to the card where that
 * stands now, else to the next one of its column, else to the column's heading: never to an action of another order,
 * which the same key pressed twice would carry out.
 */
export function useFocoDoCartao(): void {
  const seguido = useRef<Seguido | null>(null)

  // After every rendering: an optimistic move and its rollback are two.
  useEffect(() => {
    const { current } = seguido
    if (!current) return
    const cartao = document.getElementById(current.id)
    const perdido = document.activeElement === document.body && !current.focado.isConnected
    if (perdido) focar(cartao?.querySelector<HTMLElement>(`[${ALVO_DO_FOCO}]`) ?? vizinhoDe(current))
    else if (cartao) current.vizinhos = vizinhosDe(cartao)
  })

  useEffect(() => {
    const seguir = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(POR_CIMA)) return
      const cartao = target.closest(CARTAO)
      seguido.current = cartao && { id: cartao.id, focado: target, vizinhos: vizinhosDe(cartao) }
    }
    document.addEventListener('focusin', seguir)
    // Also what a press leaves without focus is left on purpose.
    document.addEventListener('pointerdown', seguir)
    return () => {
      document.removeEventListener('focusin', seguir)
      document.removeEventListener('pointerdown', seguir)
    }
  }, [])
}

function vizinhosDe(cartao: Element): Seguido['vizinhos'] {
  return [
    cartao.nextElementSibling?.querySelector('article'),
    cartao.previousElementSibling?.querySelector('article'),
    cartao.closest('section')?.querySelector('h2'),
  ]
}

function vizinhoDe({ vizinhos }: Seguido): HTMLElement | null | undefined {
  return vizinhos.find(vizinho => vizinho?.isConnected)
}

function focar(alvo: HTMLElement | null | undefined): void {
  alvo?.focus({ preventScroll: true })
  if (alvo?.matches(':focus-visible')) alvo.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
