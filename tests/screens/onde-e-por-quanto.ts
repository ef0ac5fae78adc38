import { expect, type Page } from '@playwright/test'
import type { Tela } from './tela-fotografada'

const bairros = { rota: '/home/configuracoes/bairros', quem: 'nona' } as const

export const ONDE_E_POR_QUANTO: readonly Tela[] = [
  {
    ...{ nome: 'painel-configuracoes-faixas', rota: '/home/configuracoes', quem: 'nona' },
    ate: faixasSobrepostas,
    inteira: true,
  },
  { nome: 'painel-posicao-da-loja', rota: '/home/configuracoes', quem: 'nona', ate: posicaoRecusada },
  { nome: 'painel-bairros-novo', ...bairros, ate: p => abrir(p, /^Novo bairro$/) },
  { nome: 'painel-bairros-varios', ...bairros, ate: bairrosRecusados },
]

async function posicaoRecusada(page: Page): Promise<void> {
  const cartao = page.getByRole('region', { name: 'Posição da loja' })
  await cartao.getByLabel('Números do mapa').fill('-3.7, -38.5')
  await cartao.getByRole('button', { name: 'Salvar' }).click()
  await expect(cartao.getByText('Este ponto fica fora de SP. Confira os números.')).toBeVisible()
}

const abrir = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click()

/** Two bands, of which the second lies within the first, refused beside its field. */
async function faixasSobrepostas(page: Page): Promise<void> {
  await page.locator('label', { hasText: 'Por faixas de distância' }).click()
  await page.getByLabel('Faixa 1: Até (km)').fill('6')
  await page.getByLabel('Faixa 1: Taxa').fill('7,99')
  await page.getByRole('button', { name: 'Adicionar faixa' }).click()
  await page.getByLabel('Faixa 2: Até (km)').fill('3')
  await page.getByLabel('Faixa 2: Taxa').fill('4,99')
  await page.getByRole('region', { name: 'Frete' }).getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Esta faixa cai dentro/).first()).toBeVisible()
}

async function bairrosRecusados(page: Page): Promise<void> {
  await abrir(page, /^Adicionar vários$/)
  await page.getByLabel(/^Bairros, um por linha/).fill('Perdizes; 6,00; 40,00; 20\nPompeia; sete')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Linha 2:/).first()).toBeVisible()
}
