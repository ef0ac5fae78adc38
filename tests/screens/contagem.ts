import { expect, type Page } from '@playwright/test'
import { CANTINA } from '../world/demo'
import { abrirCarrinho, abrirItem, apertarNaLinha } from './gestos'
import type { Tela } from './tela-fotografada'

const daNona = (rota: string) => ({ rota, quem: 'nona' }) as const
const LIMONADA = 'Limonada siciliana'
const GELATO = 'Gelato artesanal'
const BURRATA = 'Burrata com tomates assados'

/** Counted stock: the owner's form, what has run out, and how somebody is told that too little is left. */
export const CONTAGEM: readonly Tela[] = [
  { nome: 'painel-contagem', ...daNona('/home/produtos'), ate: p => abrir(p, LIMONADA) },
  { nome: 'painel-contagem-salva', ...daNona('/home/produtos'), ate: p => contar(p, LIMONADA, '7', '10') },
  { nome: 'painel-contagem-recusada', ...daNona('/home/produtos'), ate: recusar },
  { nome: 'painel-contagem-opcoes', ...daNona('/home/grupos'), ate: p => abrir(p, 'Bebida do combo') },
  {
    nome: 'painel-contagem-whatsapp',
    ...daNona('/home/produtos'),
    quem: 'bella',
    ate: p => abrir(p, 'Calzone de calabresa'),
  },
  { nome: 'painel-em-falta-contagem', ...daNona('/home/em-falta'), ate: acabar },
  { nome: 'painel-em-falta-repor', ...daNona('/home/em-falta'), ate: repor },
  { nome: 'painel-pedido-restam-poucos', ...daNona('/home'), ate: lancarDemais },
]

export const SEM_BASTANTE: readonly Tela[] = [
  { nome: 'loja-carrinho-restam-poucos', rota: '/:slug', quem: 'nona', ate: pedirDemais },
]

const apertar = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

async function abrir(page: Page, nome: string): Promise<void> {
  if (nome !== 'Bebida do combo') await page.getByRole('searchbox').fill(nome)
  await apertarNaLinha(page, 'Contagem', nome)
  await expect(page.getByRole('dialog', { name: `Contagem: ${nome}` })).toBeVisible()
}

async function contar(page: Page, nome: string, quantas: string, porDia = ''): Promise<void> {
  await abrir(page, nome)
  await page.getByLabel('Quantidade à venda').fill(quantas)
  await page.getByLabel('Por dia', { exact: true }).fill(porDia)
  await apertar(page, 'Salvar')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Atualizado!')).toBeVisible()
}

async function recusar(page: Page): Promise<void> {
  await abrir(page, LIMONADA)
  await page.getByLabel('Quantidade à venda').fill('-1')
  await apertar(page, 'Salvar')
  await expect(page.getByText('Digite um número de 0 a 9999.').first()).toBeVisible()
}

async function acabar(page: Page): Promise<void> {
  await page.goto('/home/produtos')
  await contar(page, GELATO, '0', '10')
  await page.goto('/home/em-falta')
  await expect(page.getByText(/Acabaram as unidades/).first()).toBeVisible()
}

async function repor(page: Page): Promise<void> {
  await acabar(page)
  await apertar(page, `Repor ${GELATO}`)
  await expect(page.getByLabel('Quantas há agora?')).toBeFocused()
}

async function lancarDemais(page: Page): Promise<void> {
  await page.goto('/home/produtos')
  await contar(page, BURRATA, '2')
  await page.goto('/home')
  await apertar(page, 'Novo Pedido')
  await page.getByLabel('Adicionar produto').click()
  await page.getByLabel('Adicionar produto').fill(BURRATA)
  await expect(page.getByRole('option', { name: BURRATA })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByLabel('Quantidade').fill('3')
  await expect(page.getByText(/Restam só 2/)).toBeVisible()
}

async function pedirDemais(page: Page): Promise<void> {
  await page.goto('/home/produtos')
  await contar(page, BURRATA, '2')
  await page.goto(`/${CANTINA.slug}`)
  await abrirItem(page, BURRATA)
  const item = page.getByRole('dialog')
  for (let vez = 0; vez < 2; vez++) await item.getByRole('button', { name: /^Aumentar|^Mais/ }).click()
  await item.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  const carrinho = await abrirCarrinho(page)
  await carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await checkout.getByLabel('Telefone').fill('11900000002')
  await checkout.getByLabel('Nome completo').fill('Joana Prado')
  await checkout.getByText('Retirar no local').click()
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('PIX', { exact: true }).click()
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(page.getByText(/Restam só 2/).first()).toBeVisible()
}
