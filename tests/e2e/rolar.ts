import type { Locator, Page } from '@playwright/test'

const PRESSES = ['click', 'tap'] as const
const learnt = new WeakSet<object>()

/**
 * Whoever scrolls to what they press tells the page by wheel or finger; Playwright scrolls without a sign, and what the
 * page has brought under the last press it takes for a second tap (docs/decisions/018). From now on every press scrolls
 * as people do.
 */
export function rolarComoGente(page: Page): void {
  const locators: Pick<Locator, (typeof PRESSES)[number]> = Object.getPrototypeOf(page.locator('html'))
  if (learnt.has(locators)) return
  learnt.add(locators)
  for (const press of PRESSES) {
    const original = locators[press]
    locators[press] = async function (this: Locator, options) {
      await this.evaluate(
        rolarAte,
        undefined,
        options?.timeout === undefined ? {} : { timeout: options.timeout },
      )
      return original.call(this, options)
    }
  }
}

function rolarAte(alvo: Element): void {
  const antes = alvo.getBoundingClientRect()
  ;(alvo as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded()
  const depois = alvo.getBoundingClientRect()
  if (antes.top !== depois.top || antes.left !== depois.left) window.dispatchEvent(new WheelEvent('wheel'))
}
