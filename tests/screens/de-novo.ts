import { expect, type Locator, type Page } from '@playwright/test'
import { BURGER, PRODUTOS } from '../world/demo'
import { abrirItem, porNoCarrinho } from './gestos'
import type { Tela } from './tela-fotografada'

const cardapio = { rota: '/:slug' } as const
const deQuemPediu = { ...cardapio, quem: 'cliente' } as const
const burger = { ...cardapio, em: `/${BURGER.slug}` } as const

/** The menu of a browser that has ordered there, and the Burger da Vila. */
export const DE_NOVO: readonly Tela[] = [
  { nome: 'loja-cardapio-burger', ...burger },
  { nome: 'loja-item-burger', ...burger, ate: escolherBurger },
  { nome: 'loja-cardapio-de-quem-pediu', ...deQuemPediu, ate: verUltimos },
  { nome: 'loja-cardapio-de-quem-recebeu', ...deQuemPediu, antes: semAberto, ate: verUltimos },
  { nome: 'loja-ultimos-pedidos', ...deQuemPediu, ate: abrirUltimos },
  { nome: 'loja-ultimos-pedidos-com-carrinho', ...deQuemPediu, ate: repetirComCarrinho },
]

async function escolherBurger(page: Page): Promise<void> {
  await abrirItem(page, PRODUTOS.burger.nome)
  const item = page.getByRole('dialog')
  await item.getByText('Ao ponto').click()
  const bacon = item.getByRole('group', { name: 'Quantidade de Bacon em tiras' })
  await bacon.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await bacon.scrollIntoViewIfNeeded()
}

function verUltimos(page: Page): Promise<void> {
  return expect(page.getByRole('button', { name: 'Seus últimos pedidos' })).toBeVisible()
}

/** As if the order had arrived since. */
async function semAberto(page: Page): Promise<void> {
  await page.route('**/ultimos-pedidos', async route => {
    const response = await route.fetch()
    const lidos: { pedidos: object[] } = await response.json()
    const pedidos = lidos.pedidos.map(pedido => ({ ...pedido, status: 'Finalizado' }))
    await route.fulfill({ response, json: { aberto: null, pedidos } })
  })
}

async function abrirUltimos(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Seus últimos pedidos' }).click()
  const lista = page.getByRole('dialog', { name: 'Seus últimos pedidos' })
  await expect(lista.getByRole('button', { name: 'Pedir de novo' }).first()).toBeVisible()
  return lista
}

async function repetirComCarrinho(page: Page): Promise<void> {
  await porNoCarrinho(page, PRODUTOS.semFoto.nome)
  const lista = await abrirUltimos(page)
  await lista.getByRole('button', { name: 'Pedir de novo' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Seu carrinho já tem itens' })).toBeVisible()
}
