import type { Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

const rota = '/home/promocoes'

export const PROMOCOES: readonly Tela[] = [
  { nome: 'painel-promocoes-vazio', rota, quem: 'nova' },
  { nome: 'painel-promocoes-nova', rota, quem: 'bella', ate: abrirNova },
  { nome: 'painel-promocoes-leve', rota, quem: 'bella', ate: escolherLeve },
]

async function abrirNova(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Nova promoção' }).first().click()
}

async function escolherLeve(page: Page): Promise<void> {
  await abrirNova(page)
  await page.getByText('Leve mais, pague menos').click()
}
