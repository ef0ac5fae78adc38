import { useEffect } from 'react'

let formularios = 0

/** Says, while `mexido` is true, that typed texts exist only in this page. */
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
 * True while typed texts are not saved. Then a reading that the page does by itself must not redirect to the login;
 * saving will say that the session has ended.
 */
export function temPorSalvar(): boolean {
  return formularios > 0
}
