import { expect, type Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

const quadro = { rota: '/home', quem: 'bella' } as const

/** The order form of a pizzeria, from the open questions to the line that says what was chosen. */
export const PEDIDO_COM_ESCOLHAS: readonly Tela[] = [
  { nome: 'painel-pizza-tamanho', ...quadro, ate: recusarTamanho },
  { nome: 'painel-pizza-sabores', ...quadro, ate: escolherSabores },
  { nome: 'painel-pizza-buscando', ...quadro, ate: buscarSabor },
  { nome: 'painel-pizza-preco', ...quadro, ate: mudarPreco },
  { nome: 'painel-pizza-pronta', ...quadro, ate: terminar },
]

const apertar = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
const marcar = (page: Page, name: string) =>
  page.getByRole('radio', { name }).locator('xpath=ancestor::label').click()

/** Opens the list before typing, as a person does: Enter chooses what is marked in it. */
async function procurar(page: Page, campo: string, nome: string): Promise<void> {
  await page.getByLabel(campo).click()
  await page.getByLabel(campo).fill(nome)
  await expect(page.getByRole('option', { name: nome })).toBeVisible()
  await page.keyboard.press('Enter')
}

async function porPizza(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  await procurar(page, 'Adicionar produto', 'Pizza salgada')
  await expect(page.getByRole('radio', { name: 'Broto' })).toBeFocused()
}

async function recusarTamanho(page: Page): Promise<void> {
  await porPizza(page)
  await apertar(page, /^Pronto/)
  await expect(page.getByText('Escolha o tamanho.').first()).toBeVisible()
}

async function buscarSabor(page: Page): Promise<void> {
  await porPizza(page)
  await marcar(page, 'Família')
  await page.getByLabel('Buscar sabor').click()
  await page.getByLabel('Buscar sabor').fill('ca')
  await expect(page.getByRole('option', { name: 'Calabresa' })).toBeVisible()
}

async function escolherSabores(page: Page): Promise<void> {
  await porPizza(page)
  await marcar(page, 'Grande')
  for (const sabor of ['Calabresa', 'Quatro queijos']) {
    await procurar(page, 'Buscar sabor', sabor)
    await expect(page.getByRole('button', { name: `Tirar ${sabor}` })).toBeVisible()
  }
}

async function mudarPreco(page: Page): Promise<void> {
  await escolherSabores(page)
  await page.getByLabel('Preço unitário').fill('50,00')
  await page.getByRole('button', { name: 'Voltar ao preço calculado' }).scrollIntoViewIfNeeded()
}

async function terminar(page: Page): Promise<void> {
  await escolherSabores(page)
  await apertar(page, /^Pronto/)
  await expect(page.getByRole('button', { name: /^Alterar/ })).toBeVisible()
}
