import type { Locator, Page } from '@playwright/test'
import { expect } from './jornada'

/** What a customer does on every journey, up to the step that the journey is about. */

export async function porNoCarrinho(page: Page, produto: { nome: string }): Promise<void> {
  await page.getByRole('searchbox', { name: 'Buscar item...' }).fill(produto.nome)
  await page
    .getByRole('region')
    .or(page.getByRole('main'))
    .getByRole('button', { name: produto.nome, exact: true })
    .first()
    .click()
  const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${produto.nome}` })
  await item.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(item).toBeHidden()
}

/** Answers with the checkout, at step 1. */
export async function abrirCheckout(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Ver Carrinho \d/ }).click()
  await page
    .getByRole('dialog', { name: 'Seu Pedido' })
    .getByRole('button', { name: 'Continuar e Informar Dados' })
    .click()
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await expect(checkout.getByText('Confirme seus dados para entrega e contato.')).toBeVisible()
  return checkout
}

/** Step 1 for pickup, and on to step 2 with PIX chosen. */
export async function retirarPagandoComPix(checkout: Locator, telefone: string, nome: string): Promise<void> {
  await checkout.getByText('Retirar no local').click()
  await checkout.getByLabel('Telefone').fill(telefone)
  await checkout.getByLabel('Nome completo').fill(nome)
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('PIX').click()
}

export function confirmacao(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pedido Confirmado!' })
}
