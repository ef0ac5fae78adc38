const REABRIR = 'comanda-reabrir-checkout'

/** Before the page is loaded anew for the checkout's script. */
export function lembrarDeReabrir(): void {
  sessionStorage.setItem(REABRIR, location.pathname)
}

/** True once, on the page that was loaded anew; another shop's in the same tab is not that page. */
export function deveReabrir(): boolean {
  try {
    const reabrir = sessionStorage.getItem(REABRIR) === location.pathname
    sessionStorage.removeItem(REABRIR)
    return reabrir
  } catch {
    // Storage is forbidden: nothing was remembered.
    return false
  }
}
