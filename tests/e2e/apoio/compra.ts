import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expect } from './jornada'
import type { Maos } from './maos'

/** What a customer does on every journey, up to the point that the journey is about. */

/** A phone that no customer has yet, so that a journey can be repeated on the same database. */
export function telefoneNovo(): string {
  return `119${String(randomInt(1e8)).padStart(8, '0')}`
}

export async function porNoCarrinho(maos: Maos, produto: { nome: string }): Promise<void> {
  const item = await abrirItem(maos, produto)
  await maos.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  await expect(item).toBeHidden()
}

/** Answers with the item's dialog. */
export async function abrirItem(maos: Maos, { nome }: { nome: string }): Promise<Locator> {
  const { page } = maos
  await maos.escrever(page.getByRole('searchbox', { name: 'Buscar item...' }), nome)
  await expect(page.getByRole('heading', { name: `Resultados da pesquisa para "${nome}"` })).toBeVisible()
  await maos.apertar(page.getByRole('main').getByRole('button', { name: nome, exact: true }).first())
  const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${nome}` })
  await expect(item).toBeVisible()
  return item
}

/** Answers with the drawer. */
export async function abrirCarrinho(maos: Maos): Promise<Locator> {
  await maos.apertar(maos.page.getByRole('button', { name: /^Ver Carrinho \d/ }))
  return maos.page.getByRole('dialog', { name: 'Seu Pedido' })
}

/** Answers with the checkout, at step 1. */
export async function abrirCheckout(maos: Maos): Promise<Locator> {
  const carrinho = await abrirCarrinho(maos)
  await maos.apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  const checkout = maos.page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await expect(checkout.getByText('Confirme seus dados para entrega e contato.')).toBeVisible()
  return checkout
}

export async function identificar(maos: Maos, checkout: Locator, nome: string, telefone: string) {
  await maos.escrever(checkout.getByLabel('Telefone'), telefone)
  await expect(checkout.getByText('Novo cliente. Por favor, preencha seus dados.')).toBeVisible()
  await maos.escrever(checkout.getByLabel('Nome completo'), nome)
}

export async function avancar(maos: Maos, checkout: Locator): Promise<void> {
  await maos.apertar(checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
  await expect(checkout.getByText('Escolha a forma de pagamento para concluir.')).toBeVisible()
}

/** From step 1 for pickup to step 2 with PIX chosen. */
export async function retirarPagandoComPix(
  maos: Maos,
  checkout: Locator,
  nome: string,
  telefone = telefoneNovo(),
): Promise<void> {
  await maos.marcar(checkout.getByRole('radio', { name: 'Retirar no local' }))
  await identificar(maos, checkout, nome, telefone)
  await avancar(maos, checkout)
  await maos.marcar(checkout.getByRole('radio', { name: 'PIX' }))
}

export function finalizar(checkout: Locator): Locator {
  return checkout.getByRole('button', { name: 'Finalizar Pedido' })
}

export function confirmacao(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Pedido Confirmado!' })
}
