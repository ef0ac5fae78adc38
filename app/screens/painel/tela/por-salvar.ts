import { useEffect } from 'react'

let formularios = 0

/** While `mexido`: what was typed is in this page and nowhere else. */
export function usePorSalvar(mexido: boolean): void {
  useEffect(() => {
    if (!mexido) return
    formularios += 1
    return () => {
      formularios -= 1
    }
  }, [mexido])
}

/**
 * True while something typed is not saved: a reading that comes by itself must not lead to the login then; saving will
 * say that the session has ended.
 */
export function temPorSalvar(): boolean {
  return formularios > 0
}
