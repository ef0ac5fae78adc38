import type { Page } from '@playwright/test'
import { expect } from './jornada'

export const aviso = (page: Page) => page.locator('[data-toast]')

export async function fecharAviso(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fechar aviso' }).click()
  await expect(aviso(page)).toHaveCount(0)
}

/** How often the bell of a page in an `observar`ed context has been rung. */
export const toques = (page: Page) => page.evaluate(() => window.observado.toques)

/** The order on the board. */
export const cartao = (page: Page, numero: number) =>
  page.getByRole('article', { name: `Pedido nº ${numero}` })
