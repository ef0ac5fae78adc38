import { parseJson } from '~/browser/json'
import { thisTab } from '~/browser/storage'

/** What opens something says so. Nothing else is pressed again, because it might do a thing twice. */
const OPENERS = '[aria-haspopup]'
const OPEN_AGAIN = 'open-again'
const PATIENCE_MS = 5_000
const LOOK_MS = 100
const RELOADED_MS = 10_000

/** The openers that led to what is open, by their `data-opens` or name, because after a reload they are other elements. */
let way: { name: string; inside: Element | null }[] = []

/** Set while the page is being reloaded. Whoever has not saved may answer the browser that it stays. */
let reloading: ReturnType<typeof setTimeout> | undefined

export function isReloading(): boolean {
  return reloading !== undefined
}

/** Reloads the page because a script did not come. What is pressed until the page is gone is opened again, too. */
export function reloadAndOpenAgain(): void {
  const keep = () =>
    thisTab.write(OPEN_AGAIN, JSON.stringify([location.href, ...way.map(({ name }) => name)]))
  keep()
  window.addEventListener('pagehide', keep)
  reloading = setTimeout(() => {
    reloading = undefined
    window.removeEventListener('pagehide', keep)
  }, RELOADED_MS)
  window.location.reload()
}

/**
 * What has been closed, or has not come, is not opened again. A dialog out of which an opener was pressed has given way to what
 * that opens, and is still on the way there.
 */
export function cutWay(closed?: Element): void {
  if (!closed || !way.some(({ inside }) => inside === closed)) way = way.slice(0, openDialogs())
}

function openDialogs(): number {
  return document.querySelectorAll('dialog[open]').length
}

/** On the page that was reloaded, once. */
export function openAgain(): void {
  const kept = parseJson(thisTab.read(OPEN_AGAIN))
  thisTab.write(OPEN_AGAIN, null)
  if (Array.isArray(kept) && kept.shift() === location.href) void pressAll(kept)
}

async function pressAll(names: readonly unknown[]): Promise<void> {
  for (const name of names) {
    let opener: HTMLElement | undefined
    for (let waited = 0; !opener && waited < PATIENCE_MS; waited += LOOK_MS) {
      opener = theOnly(name)
      if (!opener) await new Promise(resolve => setTimeout(resolve, LOOK_MS))
    }
    if (!opener) return
    opener.click()
  }
}

/** Nothing where two have the name: which of them was meant is not known. All with one `data-opens` open the same. */
function theOnly(name: unknown): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(`${OPENERS}:not(:disabled)`)]
  const [opener, other] = all.filter(element => nameOf(element) === name)
  return other && !opener?.dataset.opens ? undefined : opener
}

function nameOf({ dataset, ariaLabel, textContent }: HTMLElement): string | null {
  return dataset.opens ?? ariaLabel ?? textContent
}

if (typeof window !== 'undefined') {
  const remember = ({ target }: Event) => {
    const opener = target instanceof Element ? target.closest<HTMLElement>(OPENERS) : null
    if (!opener) return
    way = [...way.slice(0, openDialogs()), { name: nameOf(opener) ?? '', inside: opener.closest('dialog') }]
  }
  window.addEventListener('click', remember, true)
}
