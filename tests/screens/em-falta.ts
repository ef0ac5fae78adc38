import { expect, type Page } from '@playwright/test'
import { primeiro } from './gestos'

export async function esgotar(page: Page, prazo: string): Promise<void> {
  const botao = page.getByRole('button', { name: /^Esgotado: / }).first()
  if ((await botao.count()) === 0) return
  await botao.click()
  // The three widths are photographed at once: another one may have marked it meanwhile.
  await page
    .getByRole('menuitem', { name: prazo })
    .click({ timeout: 5_000 })
    .catch(() => undefined)
}

/** Marks two kinds of dishes, and shows what is in short supply. */
export async function marcarOQueFalta(page: Page): Promise<void> {
  for (const [termo, prazo] of [
    ['vinho', 'Por hoje'],
    ['pizza', 'Até eu voltar'],
  ] as const) {
    await page.goto(`/home/em-falta?busca=${termo}`)
    await esgotar(page, prazo)
  }
  await page.goto('/home/em-falta')
  await expect(page.getByText('2 em falta')).toBeVisible()
}

export async function abrirOEsgotado(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('a')
  await primeiro(page, /^Esgotado: /)
}
