import { expect, type Locator, type Page } from '@playwright/test'
import { CANTINA, CEPS, CLIENTES, PRODUTOS } from '../world/demo'

/** The steps that several pictures share. */

/** The phone of a customer who has ordered before. */
export const TELEFONE_CONHECIDO = '11987654321'
const TELEFONE_NOVO = '11900000001'

export async function porNoCarrinho(page: Page, nome: string, extras: readonly string[] = []): Promise<void> {
  await abrirItem(page, nome)
  for (const extra of extras) await page.getByRole('checkbox', { name: extra }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}

export async function abrirItem(page: Page, nome: string): Promise<void> {
  await page.getByRole('searchbox').fill(nome)
  await page.getByRole('button', { name: nome, exact: true }).first().click()
  await expect(page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${nome}` })).toBeVisible()
}

export async function abrirCarrinho(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /^Ver Carrinho/ })
    .first()
    .click()
  const carrinho = page.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho).toBeVisible()
  return carrinho
}

/** Opens the checkout at step 1; the cart must not be empty. */
export async function abrirCheckout(page: Page): Promise<Locator> {
  const carrinho = await abrirCarrinho(page)
  await carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await expect(checkout.getByLabel('Telefone')).toBeVisible()
  return checkout
}

/** Fills in step 1 for delivery, up to the CEP. */
export async function receberEm(page: Page, cep: string, telefone = TELEFONE_NOVO): Promise<Locator> {
  const checkout = await abrirCheckout(page)
  await checkout.getByText('Receber no meu endereço').click()
  await checkout.getByLabel('Telefone').fill(telefone)
  await checkout.getByLabel('Nome completo').fill('Joana Prado')
  await checkout.getByLabel('CEP').fill(cep)
  return checkout
}

/** Goes to step 2 with a known delivery fee. */
export async function abrirPagamento(page: Page, telefone = TELEFONE_NOVO): Promise<Locator> {
  const checkout = await receberEm(page, CEPS.perto.cep, telefone)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await checkout.getByLabel('Número').fill('100')
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await expect(checkout.getByRole('group', { name: /^Forma de pagamento/ })).toBeVisible()
  return checkout
}

export async function pagarEmDinheiro(page: Page, valor: string): Promise<Locator> {
  const checkout = await abrirPagamento(page)
  await checkout.getByText('Dinheiro', { exact: true }).click()
  await checkout.getByLabel('Troco para quanto?').fill(valor)
  return checkout
}

/** Orders by WhatsApp up to the button that opens the chat; such an order is not stored. */
export async function pedirPorWhatsApp(page: Page): Promise<void> {
  await porNoCarrinho(page, PRODUTOS.bella.nome)
  await pagarComPix(page)
  await expect(page.getByRole('link', { name: 'Abrir WhatsApp' })).toBeVisible()
}

export async function pagarComPix(page: Page): Promise<void> {
  const checkout = await abrirPagamento(page)
  await checkout.getByText('PIX', { exact: true }).click()
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
}

/** The dialog that asks for an order's number or a phone. */
export async function abrirConsulta(page: Page): Promise<Locator> {
  await page.getByRole('link', { name: 'Consultar Status do Pedido' }).click()
  const consulta = page.getByRole('dialog', { name: 'Consultar Status do Pedido' })
  await expect(consulta).toBeVisible()
  return consulta
}

export const pedidosDe = (telefone: string) => `/${CANTINA.slug}/status-pedido/tel/${telefone}`
export const PEDIDOS_DA_MARIANA = pedidosDe(CLIENTES.mariana.telefone)

/** Presses the first button of that name. */
export const primeiro = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** What a row of a list offers: a button of its own, or an item of its menu where it has no room for all of them. */
export async function apertarNaLinha(page: Page, acao: string, nome: string): Promise<void> {
  await expect(page.getByRole('heading', { name: nome, exact: true })).toBeVisible()
  const menu = page.getByRole('button', { name: `Mais ações: ${nome}`, exact: true })
  if (!(await menu.isVisible())) return primeiro(page, new RegExp(`^${acao} (.+ )?${nome}(:|$)`))
  await menu.click()
  await page.getByRole('menuitem', { name: acao, exact: true }).click()
}
