import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext, Locator, Page } from '@playwright/test'

const PRESSES = ['click', 'tap'] as const
const learnt = new WeakSet<object>()

/** The last press by hand, as docs/decisions/018 takes it: so long and so near to it, another one may be a second tap. */
interface Toque {
  readonly x: number
  readonly y: number
  readonly alvo: EventTarget | null
  /** Milliseconds of the animations' clock, from the frame after it. */
  at: number
}

/** For every page of a context, before `pressionarComoGente`. */
export async function lembrarToques(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const pagina = window as Window & { toque?: Toque }
    const agora = () => Number(document.timeline.currentTime)
    const aoTocar = ({ detail, clientX: x, clientY: y, target: alvo }: MouseEvent) => {
      const { toque: antes } = pagina
      const perto = antes && Math.max(Math.abs(x - antes.x), Math.abs(y - antes.y)) <= 20
      // The second tap of a pair, on something new, is not taken.
      if (detail === 0 || (perto && alvo !== antes.alvo && agora() - antes.at < 500)) return
      const toque = { x, y, alvo, at: agora() }
      pagina.toque = toque
      requestAnimationFrame(() => {
        toque.at = agora()
      })
    }
    window.addEventListener('click', aoTocar, true)
  })
}

/**
 * Whoever scrolls to what they press tells the page by wheel or finger, and whoever presses something new at the place of
 * their last press has read it before. Playwright scrolls without a sign and reads nothing, and the page would take its press
 * for a second tap. From now on every press of this page is made as people make theirs.
 */
export function pressionarComoGente(page: Page): void {
  const locators: Pick<Locator, (typeof PRESSES)[number]> = Object.getPrototypeOf(page.locator('html'))
  if (learnt.has(locators)) return
  learnt.add(locators)
  for (const press of PRESSES) {
    const original = locators[press]
    locators[press] = async function (this: Locator, options) {
      const prazo = options?.timeout === undefined ? {} : { timeout: options.timeout }
      // The page's own timers may stand still in a journey that moves its clock.
      while (!(await this.evaluate(rolarELer, undefined, prazo).catch(naOutraPagina))) await wait(100)
      return original.call(this, options)
    }
  }
}

/** When the page gives way to another meanwhile, the element is looked for there, as by Playwright itself. */
function naOutraPagina(error: unknown): false {
  if (/context was destroyed/.test(String(error))) return false
  throw error
}

/** True once the element is in sight, and may be pressed without being taken for a second tap. */
function rolarELer(alvo: Element): boolean {
  const antes = alvo.getBoundingClientRect()
  ;(alvo as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded()
  const { top, left, width, height } = alvo.getBoundingClientRect()
  const pagina = window as Window & { toque?: Toque }
  if (antes.top !== top || antes.left !== left) {
    window.dispatchEvent(new WheelEvent('wheel'))
    pagina.toque = undefined
  }
  const { toque } = pagina
  if (!toque || Number(document.timeline.currentTime) - toque.at > 500) return true
  if (toque.alvo instanceof Node && (alvo.contains(toque.alvo) || toque.alvo.contains(alvo))) return true
  return Math.max(Math.abs(left + width / 2 - toque.x), Math.abs(top + height / 2 - toque.y)) > 20
}
