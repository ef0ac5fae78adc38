import { expect, type Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import type { Tela } from './tela-fotografada'

const rota = '/home/destaques'

export const DESTAQUES: readonly Tela[] = [
  { nome: 'painel-destaques-vazio', rota, quem: 'nova' },
  { nome: 'painel-destaques-escolhidos', rota, quem: 'bella', ate: escolher },
  { nome: 'painel-destaques-recusado', rota, quem: 'nona', ate: recusar },
]

async function recusar(page: Page): Promise<void> {
  await page.getByText('Os que eu escolher').first().click()
  await page.getByRole('button', { name: 'Salvar' }).first().click()
  await expect(page.getByText('Escolha ao menos um produto')).toBeVisible()
}

async function escolher(page: Page): Promise<void> {
  await page.getByText('Os que eu escolher').first().click()
  for (const label of [PRODUTOS.bella.nome, PRODUTOS.pizza.nome]) {
    await page.getByLabel('Acrescentar produto').first().selectOption({ label })
  }
}
