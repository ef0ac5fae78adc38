import { expect, type Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

/** When the shop takes orders: the pause and the rush on the board, and the dates with hours of their own. */
export const ATENDIMENTO: readonly Tela[] = [
  { nome: 'painel-pausar', rota: '/home', quem: 'nona', ate: abrir },
  { nome: 'painel-quadro-pausado', rota: '/home', quem: 'nova', ate: pausar },
  { nome: 'painel-data-especial', rota: '/home/horarios', quem: 'nona', ate: novaData },
  { nome: 'painel-datas-especiais', rota: '/home/horarios', quem: 'nova', ate: comDatas, inteira: true },
]

const apertar = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function abrir(page: Page): Promise<void> {
  await apertar(page, 'Pausar pedidos')
  await expect(page.getByRole('dialog', { name: 'Pausar pedidos' })).toBeVisible()
}

async function pausar(page: Page): Promise<void> {
  await abrir(page)
  await page.getByLabel('Motivo').fill('Muitos pedidos agora')
  await apertar(page, /^1 hora/)
  await expect(page.getByRole('button', { name: 'Retomar agora' })).toBeVisible()
}

async function novaData(page: Page): Promise<void> {
  await apertar(page, 'Adicionar data')
  await page.getByText('Abre em outro horário').click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Dê um nome à data, como Natal.').first()).toBeVisible()
}

async function comDatas(page: Page): Promise<void> {
  await apertar(page, /^Fechar em /)
  const datas = page.getByRole('region', { name: 'Datas especiais' })
  await expect(datas.getByRole('button', { name: /^Excluir / }).first()).toBeVisible()
  await datas.scrollIntoViewIfNeeded()
}
