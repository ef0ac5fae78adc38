import type { Page } from '@playwright/test'

/** A colour that is too light for texts and links on paper. */
export async function mostarda(page: Page): Promise<void> {
  const cartao = page.getByRole('region', { name: 'Aparência' })
  await cartao.locator('label').filter({ hasText: 'Mostarda' }).click()
  await cartao.scrollIntoViewIfNeeded()
}
