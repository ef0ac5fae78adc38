import type { Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { abrirCarrinho } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

const AO_ABRIR = /\/(camadas-do-cardapio|dialogo-de-escolhas|finalizar-dialog)-[^/]+\.js$/

/** The scripts of dialogs that the page has fetched, each once. */
function buscados(page: Page): Set<string> {
  const nomes = new Set<string>()
  page.on('request', pedido => {
    const [, nome] = AO_ABRIR.exec(pedido.url()) ?? []
    if (nome) nomes.add(nome)
  })
  return nomes
}

/** What the page does when it has nothing else to do is done after this. */
async function sossegar(page: Page): Promise<void> {
  for (let vez = 0; vez < 3; vez++) {
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
  }
}

test('Quem economiza dados só busca o que pede, e o checkout se abre do mesmo jeito', async ({
  abrirNavegador,
  loja,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar } = cliente
  const nomes = buscados(page)
  await abrirComCarrinho(page, loja.slug, PRODUTOS.semExtras)
  await sossegar(page)
  expect([...nomes]).toEqual([])
  const carrinho = await abrirCarrinho(cliente)
  await sossegar(page)
  expect([...nomes]).toEqual(['camadas-do-cardapio'])
  await apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  await expect(page.getByText('Confirme seus dados para entrega e contato.')).toBeVisible()
  expect([...nomes]).toEqual(['camadas-do-cardapio', 'finalizar-dialog'])
})

test.describe('Quem não economiza', () => {
  test.use({ economiza: false })
  test('tem cada coisa à mão antes de pedir', async ({ abrirNavegador, loja }) => {
    const cliente = await chegar(abrirNavegador, NO_CELULAR)
    const nomes = buscados(cliente.page)
    await abrirComCarrinho(cliente.page, loja.slug, PRODUTOS.semExtras)
    await expect.poll(() => [...nomes]).toEqual(['camadas-do-cardapio'])
    await abrirCarrinho(cliente)
    await expect
      .poll(() => [...nomes].sort())
      .toEqual(['camadas-do-cardapio', 'dialogo-de-escolhas', 'finalizar-dialog'])
  })
})
