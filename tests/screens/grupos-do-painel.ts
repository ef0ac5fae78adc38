import type { Page } from '@playwright/test'

const primeiroNovo = (page: Page) =>
  page
    .getByRole('button', { name: /^Novo grupo$/ })
    .first()
    .click()

/** Flavours with a price in each size, charged by the dearest one. */
export async function sabores(page: Page): Promise<void> {
  await primeiroNovo(page)
  await page.getByRole('dialog').getByText('Sabores', { exact: true }).click()
  await acrescentarTamanhos(page, ['Broto', 'Família'])
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

async function acrescentarTamanhos(page: Page, tamanhos: readonly string[]): Promise<void> {
  for (const tamanho of tamanhos) {
    await page.getByRole('button', { name: 'Acrescentar tamanho' }).click()
    await page.getByLabel('Novo tamanho').fill(tamanho)
    await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  }
}

const SEIS_TAMANHOS = ['Brotinho', 'Broto', 'Média', 'Grande', 'Família', 'Gigante']

/** The largest table: sixty flavours, each with a price in six sizes. */
export async function tabelaCheia(page: Page): Promise<void> {
  await primeiroNovo(page)
  await page.getByRole('dialog').getByText('Sabores', { exact: true }).click()
  await acrescentarTamanhos(page, SEIS_TAMANHOS)
  for (let n = 0; n < 60; n++) {
    await page.locator(`[name="opcoes.${n}.nome"]`).fill(`Frango com requeijão nº ${n + 1}`)
    if (n < 3 || n > 56) {
      for (const t of SEIS_TAMANHOS.keys()) {
        await page.locator(`[name="opcoes.${n}.precos.${t}"]`).fill(`${100 + n + t},90`)
      }
    }
  }
  await page.locator('[name="opcoes.58.nome"]').scrollIntoViewIfNeeded()
}

/** Paid additions, one of which may be taken twice. */
export async function adicionais(page: Page): Promise<void> {
  await primeiroNovo(page)
  await page.getByRole('dialog').getByText('Escolha', { exact: true }).click()
  await page.locator('[name=nome]').fill('Adicionais')
  await page.getByLabel('Mínimo').fill('0')
  await page.getByLabel('Máximo').fill('5')
  for (const [n, [nome, preco]] of [
    ['Bacon', '6,00'],
    ['Ovo', '3,00'],
  ].entries()) {
    await page.locator(`[name="opcoes.${n}.nome"]`).fill(nome ?? '')
    await page.locator(`[name="opcoes.${n}.preco"]`).fill(preco ?? '')
  }
  await page.getByText('Até quantas e mais').first().click()
  await page.locator('[name="opcoes.0.maxUnidades"]').fill('2')
}

export async function grupoRecusado(page: Page): Promise<void> {
  await primeiroNovo(page)
  await page.getByRole('dialog').getByText('Escolha', { exact: true }).click()
  await page.getByLabel('Mínimo').fill('2')
  await page.getByLabel('Nova opção').fill('Ao ponto')
  await page.getByRole('button', { name: 'Salvar' }).click()
}
