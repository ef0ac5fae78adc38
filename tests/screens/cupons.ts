import { expect, type Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

const rota = '/home/cupons'

export const CUPONS: readonly Tela[] = [
  { nome: 'painel-cupons-vazio', rota, quem: 'nova' },
  { nome: 'painel-cupons-varios', rota, quem: 'bella' },
  { nome: 'painel-cupons-novo', rota, quem: 'bella', ate: abrirNovo },
  { nome: 'painel-cupons-editar', rota, quem: 'bella', ate: abrirPizza10 },
]

async function abrirNovo(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Novo cupom' }).first().click()
  await page.getByLabel('Percentual', { exact: false }).last().fill('10')
}

async function abrirPizza10(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Editar PIZZA10' }).click()
  await expect(page.getByLabel('Código')).toHaveValue('PIZZA10')
}
