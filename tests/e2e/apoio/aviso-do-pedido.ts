import type { Page } from '@playwright/test'
import { expect } from './jornada'

export const aviso = (page: Page) => page.locator('[data-toast]')

/** By its button, unless its time is over before that is pressed. */
export async function fecharAviso(page: Page): Promise<void> {
  const fechar = page.getByRole('button', { name: 'Fechar aviso' })
  await expect(async () => {
    if ((await fechar.count()) > 0) await fechar.click({ timeout: 1_000 })
    await expect(aviso(page)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
}

/** How often the bell of a page in an `observar`ed context has been rung. */
export const toques = (page: Page) => page.evaluate(() => window.observado.toques)

/** The order on the board. */
export const cartao = (page: Page, numero: number) =>
  page.getByRole('article', { name: `Pedido nº ${numero}` })
