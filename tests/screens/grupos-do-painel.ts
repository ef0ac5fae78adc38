import type { Page } from '@playwright/test'

/** Flavours with a price in each size, charged by the dearest one. */
export async function sabores(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Novo grupo$/ })
    .first()
    .click()
  await page.getByText('Sabores', { exact: true }).click()
  for (const tamanho of ['Broto', 'Família']) {
    await page.getByRole('button', { name: 'Acrescentar tamanho' }).click()
    await page.getByLabel('Novo tamanho').fill(tamanho)
    await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  }
  for (const [n, [nome, ...precos]] of [
    ['Calabresa', '29,90', '59,90'],
    ['Quatro queijos', '', '69,90'],
  ].entries()) {
    await page.locator(`[name="opcoes.${n}.nome"]`).fill(nome ?? '')
    for (const [tamanho, preco] of precos.entries()) {
      await page.locator(`[name="opcoes.${n}.precos.${tamanho}"]`).fill(preco)
    }
  }
  await page.getByText('Maior valor').click()
}

export async function grupoRecusado(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Novo grupo$/ })
    .first()
    .click()
  await page.getByText('Escolha', { exact: true }).click()
  await page.getByLabel('Mínimo').fill('2')
  await page.getByLabel('Nova opção').fill('Ao ponto')
  await page.getByRole('button', { name: 'Salvar' }).click()
}
