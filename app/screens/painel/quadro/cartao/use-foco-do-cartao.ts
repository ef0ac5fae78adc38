import { useEffect, useRef } from 'react'
import { CARTAO } from './arrastavel'

/** Marks the element of a card that gets the focus: its action, or the card itself when it has none. */
export const ALVO_DO_FOCO = 'data-foco-do-pedido'

/** Elements that open over the board and give the focus back when they close. */
const POR_CIMA = 'dialog, [popover]'

/** The card that has the focus, or had it when something opened over the board. */
interface Seguido {
  readonly id: string
  readonly focado: Element
  /** The cards after and before it, and the heading of its column. */
  vizinhos: readonly (HTMLElement | null | undefined)[]
}

/**
 * When a card changes columns or leaves the board, its element is removed, and the focus with it. This moves the focus
 * to the card at its new place, or else to the next card of the column, or else to the column's heading; never to an
 * action of another order, which a second press of the same key would carry out. While a card is in the air
 * (`arrastando`) it waits, because what has just got the focus ignores the space bar for half a second
 * (app/ui/just-appeared.ts), and then the space bar is to drop the card. The whole board calls it, because the focus may
 * also be lost with a dialog over the board whose card has gone meanwhile.
 */
export function useFocoDoCartao(arrastando: boolean): void {
  const seguido = useRef<Seguido | null>(null)

  // Runs after every rendering, because an optimistic move and its rollback are two renderings.
  useEffect(() => {
    const { current } = seguido
    if (!current) return
    const cartao = document.getElementById(current.id)
    const perdido = document.activeElement === document.body && !current.focado.isConnected
    if (perdido && arrastando) return
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
    // A press that takes the focus away from the cards does so on purpose, so the focus is not restored.
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
