import type { Locator, Page } from '@playwright/test'
import { chavesDoNavegador, guardarCarrinho } from '~/domain/pedidos/checkout/carrinho'
import type { Centavos } from '~/domain/valores/centavos'
import type { ProdutoId } from '~/domain/valores/ids'
import { naLoja } from './banco-da-loja'
import { abrirCheckout, avancar, telefoneNovo } from './compra'
import { expect } from './jornada'
import type { Maos } from './maos'

/**
 * What a browser kept of a visit before, for journeys that are about what comes after it: how a product gets into the
 * cart, and the data of a customer into the checkout, has journeys of its own.
 */

interface NoCarrinho {
  readonly nome: string
  /** The price of that visit; absent for that of today. */
  readonly preco?: number
}

/** Opens the menu with one of the product in the cart. */
export async function abrirComCarrinho(page: Page, slug: string, produto: NoCarrinho): Promise<void> {
  await abrirComGuardados(page, slug, await carrinhoGuardado(slug, produto))
}

/** Goes with one of the product in the cart to step 2, for pickup and with PIX chosen; answers with the checkout. */
export async function abrirNoPagamento(
  maos: Maos,
  slug: string,
  produto: NoCarrinho,
  nome: string,
  telefone = telefoneNovo(),
): Promise<Locator> {
  const cliente = {
    digitados: { telefone, nome },
    tipoEntrega: 'Retirar no local',
    formaPagamento: 'pix',
  }
  await abrirComGuardados(maos.page, slug, {
    ...(await carrinhoGuardado(slug, produto)),
    [chavesDoNavegador(slug).cliente]: JSON.stringify(cliente),
  })
  const checkout = await abrirCheckout(maos)
  await expect(checkout.getByText('Novo cliente. Por favor, preencha seus dados.')).toBeVisible()
  await avancar(maos, checkout)
  await expect(checkout.getByRole('radio', { name: 'PIX' })).toBeChecked()
  return checkout
}

async function carrinhoGuardado(slug: string, { nome, preco }: NoCarrinho): Promise<Record<string, string>> {
  const [produto] = await naLoja<{ id: string; preco: number }>(
    { slug },
    'select id, (preco * 100)::int as preco from produtos where empresa_id = $1 and nome = $2',
    [nome],
  )
  if (!produto) throw new Error(`${slug} does not sell ${nome}`)
  const item = {
    cartItemId: 'de-antes',
    produtoId: Number(produto.id) as ProdutoId,
    nome,
    preco: (preco ?? produto.preco) as Centavos,
    quantidade: 1,
    observacao: '',
    extras: [],
    imagemUrl: null,
  }
  return {
    [chavesDoNavegador(slug).carrinho]: guardarCarrinho({ itens: [item], observacoes: '' }).itens,
  }
}

/** Keeps the texts before the page's script runs, once, so that what the journey does to them stays done. */
async function abrirComGuardados(page: Page, slug: string, textos: Record<string, string>): Promise<void> {
  await page.addInitScript(guardados => {
    const chave = 'visita-de-antes'
    if (location.protocol === 'about:' || sessionStorage.getItem(chave)) return
    sessionStorage.setItem(chave, 'sim')
    for (const [chave, texto] of Object.entries(guardados)) localStorage.setItem(chave, texto)
  }, textos)
  await page.goto(`/${slug}`)
  // The server knows nothing of the cart, so the script has taken over.
  await expect(page.getByRole('button', { name: /^Ver Carrinho \d/ })).toBeVisible()
}
