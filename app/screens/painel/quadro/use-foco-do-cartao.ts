import { useCallback, useEffect, useRef } from 'react'
import type { PedidoId } from '~/domain/valores/ids'

/** What takes the focus of a card: its action, or itself where it has none. */
export const ALVO_DO_FOCO = 'data-foco-do-pedido'

/**
 * A card that changes columns is a new element, and the focus of the one that was pressed is lost: this gives it back,
 * until somebody moves the focus elsewhere.
 */
export function useFocoDoCartao() {
  const seguido = useRef<PedidoId | null>(null)

  // After every rendering: an optimistic move and its rollback are two.
  useEffect(() => {
    if (seguido.current === null || document.activeElement !== document.body) return
    const alvo = document.querySelector<HTMLElement>(`[${ALVO_DO_FOCO}="${seguido.current}"]`)
    alvo?.focus({ preventScroll: true })
    if (alvo?.matches(':focus-visible')) alvo.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  useEffect(() => {
    const esquecer = ({ target }: FocusEvent) => {
      const seu = target instanceof Element && target.closest(`#pedido-${seguido.current}`) !== null
      if (!seu) seguido.current = null
    }
    document.addEventListener('focusin', esquecer)
    return () => document.removeEventListener('focusin', esquecer)
  }, [])

  const seguir = useCallback((id: PedidoId) => {
    seguido.current = id
  }, [])
  return { seguir }
}
