import { thisTab } from '~/browser/storage'

const REABRIR = 'comanda-reabrir-checkout'

/** Before the page is loaded anew for the checkout's script. */
export function lembrarDeReabrir(): void {
  thisTab.write(REABRIR, location.pathname)
}

/** True once, on the page that was loaded anew; another shop's in the same tab is not that page. */
export function deveReabrir(): boolean {
  const reabrir = thisTab.read(REABRIR) === location.pathname
  thisTab.write(REABRIR, null)
  return reabrir
}
