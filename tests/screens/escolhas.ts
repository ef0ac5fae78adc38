import { expect, type Locator, type Page } from '@playwright/test'
import { PIZZARIA } from '../world/plantado/pizzaria-plantada'
import { abrirCarrinho, abrirItem } from './gestos'
import { readPlantado } from './plantado'
import type { Tela } from './tela-fotografada'

/** Has sizes, groups, and a dish that is sold out. */
const pizzaria = { rota: '/:slug', em: () => `/${readPlantado().pizzaria}` } as const

/** What a customer chooses with a product, and the cart that keeps it. */
export const ESCOLHAS: readonly Tela[] = [
  { nome: 'loja-cardapio-pizzaria', ...pizzaria },
  { nome: 'loja-escolhas-tamanhos', ...pizzaria, ate: abrirPizza },
  { nome: 'loja-escolhas-sabores', ...pizzaria, ate: p => meioAMeio(p, 'Grande') },
  { nome: 'loja-escolhas-anotadas', ...pizzaria, ate: anotarMetade },
  { nome: 'loja-escolhas-tamanho-trocado', ...pizzaria, ate: trocarTamanho },
  { nome: 'loja-escolhas-bordas', ...pizzaria, ate: escolherBorda },
  { nome: 'loja-escolhas-faltas', ...pizzaria, ate: adicionarSemPonto },
  { nome: 'loja-escolhas-quantidades', ...pizzaria, ate: escolherMolhos },
  { nome: 'loja-escolhas-caixas', ...pizzaria, ate: escolherFrutas },
  { nome: 'loja-escolhas-abrindo', ...pizzaria, antes: semEscolhas, ate: p => abrirItem(p, PIZZARIA.pizza) },
  { nome: 'loja-carrinho-pizza', ...pizzaria, ate: porPizza },
  { nome: 'loja-carrinho-escolha-de-novo', ...pizzaria, ate: acharEscolhaMudada },
  { nome: 'loja-pagamento-pizza', ...pizzaria, ate: verResumo },
]

async function abrirPizza(page: Page): Promise<void> {
  await abrirItem(page, PIZZARIA.pizza)
  await expect(page.getByRole('radio', { name: 'Grande' })).toBeVisible()
}

/** The script of the questions never arrives. */
async function semEscolhas(page: Page): Promise<void> {
  await page.route('**/assets/dialogo-de-escolhas-*', () => undefined)
}

async function meioAMeio(page: Page, tamanho: string): Promise<Locator> {
  await abrirItem(page, PIZZARIA.pizza)
  const item = page.getByRole('dialog')
  await item.getByText(tamanho, { exact: true }).click()
  for (const sabor of ['Calabresa', 'Portuguesa']) {
    await item.getByRole('checkbox', { name: sabor }).check()
  }
  await item.getByRole('searchbox', { name: 'Buscar sabor' }).scrollIntoViewIfNeeded()
  return item
}

async function anotarMetade(page: Page): Promise<void> {
  const item = await meioAMeio(page, 'Grande')
  await item.locator('summary', { hasText: 'Observação para Portuguesa' }).click()
  await item.getByRole('textbox', { name: 'Observação para Portuguesa' }).fill('sem cebola')
}

async function trocarTamanho(page: Page): Promise<void> {
  const item = await meioAMeio(page, 'Família')
  await item.getByText('Broto', { exact: true }).click()
  await item.getByRole('group', { name: /^Tamanho/ }).scrollIntoViewIfNeeded()
}

async function escolherBorda(page: Page): Promise<void> {
  const item = await meioAMeio(page, 'Grande')
  await item.getByText('Catupiry').click()
}

async function adicionarSemPonto(page: Page): Promise<void> {
  await abrirItem(page, PIZZARIA.carne)
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
}

async function escolherMolhos(page: Page): Promise<void> {
  await abrirItem(page, PIZZARIA.carne)
  const item = page.getByRole('dialog')
  await item.getByText('Ao ponto').click()
  const alho = item.getByRole('group', { name: 'Quantidade de Alho' })
  for (let n = 0; n < 2; n++) await alho.getByRole('button', { name: 'Aumentar quantidade' }).click()
}

async function escolherFrutas(page: Page): Promise<void> {
  await abrirItem(page, PIZZARIA.acai)
  const item = page.getByRole('dialog')
  await item.getByText('500 ml').click()
  for (const fruta of ['Banana', 'Morango', 'Paçoca', 'Mel']) await item.getByLabel(fruta).check()
}

async function porPizza(page: Page): Promise<Locator> {
  const item = await meioAMeio(page, 'Grande')
  await item.locator('summary', { hasText: 'Observação para Portuguesa' }).click()
  await item.getByRole('textbox', { name: 'Observação para Portuguesa' }).fill('sem cebola')
  await item.getByText('Catupiry').click()
  await item.getByRole('button', { name: 'Adicionar ao Carrinho' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  return abrirCarrinho(page)
}

/** Makes the cart look as if it had been filled when there were other edges. */
async function acharEscolhaMudada(page: Page): Promise<void> {
  await porPizza(page)
  await page.evaluate(chave => {
    const guardado = localStorage.getItem(chave) ?? ''
    localStorage.setItem(chave, guardado.replace(/(?<="grupo":"Borda","opcaoId":)\d+/, '999999'))
  }, `digitalMenuCart:${readPlantado().pizzaria}`)
  await page.reload()
  const carrinho = await abrirCarrinho(page)
  await expect(carrinho.getByText('Escolha de novo').first()).toBeVisible()
}

async function verResumo(page: Page): Promise<void> {
  const carrinho = await porPizza(page)
  await carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await checkout.getByText('Retirar no local').click()
  await checkout.getByLabel('Telefone').fill('11900000001')
  await checkout.getByLabel('Nome completo').fill('Joana Prado')
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('Resumo do pedido').click()
}
