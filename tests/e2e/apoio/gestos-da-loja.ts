import type { Locator, Page } from '@playwright/test'
import { CANTINA } from '../../world/demo'
import { expect } from './jornada'

/** The shortest ways to the shop's messages; the journeys themselves are tested elsewhere. */

/** Opens the menu and waits for its script: until it runs, each tab is a link to another page. */
export async function abrirCardapio(page: Page, slug = CANTINA.slug): Promise<void> {
  await page.goto(`/${slug}`)
  await expect(page.getByRole('tab').first()).not.toHaveAttribute('href', /#/)
}

export function itemDialog(page: Page, nome: string): Locator {
  return page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${nome}` })
}

export async function porNoCarrinho(
  page: Page,
  { nome, categoria }: { readonly nome: string; readonly categoria: string },
): Promise<void> {
  await page.getByRole('tab', { name: categoria, exact: true }).click()
  await page.getByRole('button', { name: nome }).first().click()
  await itemDialog(page, nome).getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(itemDialog(page, nome)).toBeHidden()
}

/** Answers with the checkout, which may still be on its way. */
export async function irAoCheckout(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ver Carrinho 1 item/ }).click()
  await page.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  return page.getByRole('dialog', { name: 'Finalizar Pedido' })
}
