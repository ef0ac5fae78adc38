const REABRIR = 'comanda-reabrir-checkout'

/** Before the page is loaded anew for the checkout's script. */
export function lembrarDeReabrir(): void {
  sessionStorage.setItem(REABRIR, '1')
}

/** True once, on the page that was loaded anew. */
export function deveReabrir(): boolean {
  try {
    const reabrir = sessionStorage.getItem(REABRIR) !== null
    sessionStorage.removeItem(REABRIR)
    return reabrir
  } catch {
    // Storage is forbidden: nothing was remembered.
    return false
  }
}
