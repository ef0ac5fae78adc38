import { thisTab } from '~/browser/storage'

const REABRIR = 'comanda-reabrir-checkout'

/** Called before the page is reloaded to fetch the checkout's script. */
export function lembrarDeReabrir(): void {
  thisTab.write(REABRIR, location.pathname)
}

/** True once, on the page that was reloaded; a page of another shop in the same tab does not count. */
export function deveReabrir(): boolean {
  const reabrir = thisTab.read(REABRIR) === location.pathname
  thisTab.write(REABRIR, null)
  return reabrir
}
