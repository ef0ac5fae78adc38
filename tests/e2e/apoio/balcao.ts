import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PRODUTOS } from '../../world/demo'
import { telefoneNovo } from './compra'
import { expect } from './jornada'
import type { Maos } from './maos'

/** What somebody does at the order form of the panel, on every journey. */

export const novoNome = () => `Rosa ${randomUUID().slice(0, 8)}`
export const cartao = (page: Page, nome: string) => page.getByRole('article').filter({ hasText: nome })
export const formulario = (page: Page) => page.getByRole('dialog', { name: /^(Novo|Editar) Pedido/ })
export const salvar = (page: Page) => formulario(page).getByRole('button', { name: 'Salvar Pedido' })

export async function abrirNovo({ page, apertar }: Maos): Promise<Locator> {
  await apertar(page.getByRole('button', { name: 'Novo Pedido' }))
  await expect(formulario(page).getByLabel('Nome')).toBeVisible()
  return formulario(page)
}

export async function editar(page: Page, nome: string): Promise<Locator> {
  await cartao(page, nome)
    .getByRole('button', { name: /Editar/ })
    .click()
  await expect(formulario(page).getByLabel('Nome')).toHaveValue(nome)
  return formulario(page)
}

export async function adicionar({ escrever, page }: Maos, form: Locator, produto: string): Promise<void> {
  await escrever(form.getByLabel('Adicionar produto'), produto)
  await expect(page.getByRole('option', { name: produto })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(form.getByRole('heading', { name: produto })).toBeVisible()
}

export async function preencherNovo(maos: Maos, nome: string, telefone = telefoneNovo()): Promise<Locator> {
  const form = await abrirNovo(maos)
  await maos.escrever(form.getByLabel('Nome'), nome)
  await maos.escrever(form.getByLabel('Telefone'), telefone)
  await adicionar(maos, form, PRODUTOS.semExtras.nome)
  return form
}

export async function salvo(page: Page): Promise<void> {
  await expect(formulario(page)).toBeHidden()
}
