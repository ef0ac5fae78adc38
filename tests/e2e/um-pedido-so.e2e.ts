import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import type { LojaCopiada } from '../world/plantado/loja-copiada'
import { abrirCheckout, avancar, confirmacao, finalizar } from './apoio/compra'
import { COMPUTADOR, entrarNoPainel, expect, test } from './apoio/jornada'
import { comDedo } from './apoio/maos'
import { abrirNoPagamento } from './apoio/visita-de-antes'

test.use({ economiza: false })

const chamar = (nome: string) => `${nome} ${randomUUID().slice(0, 6)}`

/** Prepares an order of one focaccia for pickup; answers with the checkout before the order is sent. */
const prepararPedido = (cliente: Page, slug: string, nome: string): Promise<Locator> =>
  abrirNoPagamento(comDedo(cliente), slug, PRODUTOS.semExtras, nome)

async function contarNoQuadro(dono: Page, loja: LojaCopiada, nome: string): Promise<number> {
  await entrarNoPainel(dono, loja)
  await expect(dono.getByRole('article').filter({ hasText: nome }).first()).toBeVisible()
  return dono.getByRole('article').filter({ hasText: nome }).count()
}

test('Dois toques em Finalizar Pedido, o servidor cheio e a resposta que se perde acabam num pedido só, sempre com a mesma chave', async ({
  abrirNavegador,
  loja,
}) => {
  const cliente = await abrirNavegador()
  const davi = chamar('Davi Perdido')
  const checkout = await prepararPedido(cliente, loja.slug, davi)
  const chaves: unknown[] = []
  // Each answer waits until the customer has read what is said of the one before.
  const lido = (texto: string) => checkout.getByText(texto).waitFor()
  await cliente.route('**/pedidos', async route => {
    chaves.push(route.request().postDataJSON().chave)
    if (chaves.length === 1) {
      const headers = { 'Retry-After': '1', 'Comanda-Not-Begun': '1' }
      return route.fulfill({ status: 503, headers, body: '{}' })
    }
    // The server gets the request, but its answer never reaches the browser.
    const resposta = await route.fetch()
    if (chaves.length === 2) {
      await lido('Muita gente pedindo agora. Seguimos tentando por você...')
      return route.abort('connectionreset')
    }
    await lido('Sem resposta. Tentando de novo...')
    return route.fulfill({ response: resposta })
  })
  await finalizar(checkout).dblclick()
  await expect(confirmacao(cliente)).toBeVisible()
  expect(chaves).toHaveLength(3)
  expect(new Set(chaves).size).toBe(1)
  expect(await contarNoQuadro(await abrirNavegador(COMPUTADOR), loja, davi)).toBe(1)
})

test('O pedido feito numa aba fecha o checkout aberto na outra, em vez de oferecer 0 itens', async ({
  abrirNavegador,
  loja,
}) => {
  const cliente = await abrirNavegador()
  const checkout = await prepararPedido(cliente, loja.slug, chamar('Gil Duas Abas'))
  const outra = await cliente.context().newPage()
  await outra.goto(`/${loja.slug}`)
  const esquecido = await abrirCheckout(comDedo(outra))
  await avancar(comDedo(outra), esquecido)
  await expect(esquecido.getByText(/^1 item · /)).toBeVisible()

  await finalizar(checkout).click()
  await expect(confirmacao(cliente)).toBeVisible()
  await expect(outra.getByText('Seu carrinho ficou vazio').first()).toBeVisible()
  await expect(outra.getByRole('dialog')).toHaveCount(0)
  await expect(outra.getByRole('button', { name: /^Ver Carrinho \d/ })).toHaveCount(0)

  // A new order from there is a new order.
  const novo = await prepararPedido(outra, loja.slug, chamar('Gil de Novo'))
  await finalizar(novo).click()
  await expect(confirmacao(outra)).toBeVisible()
})

test('Sem rede nada se perde: o pedido segue quando ela volta', async ({ abrirNavegador, loja }) => {
  const cliente = await abrirNavegador()
  const checkout = await prepararPedido(cliente, loja.slug, 'Fabio Tunel')
  await cliente.context().setOffline(true)
  await finalizar(checkout).click()
  await expect(checkout.getByText('Sem resposta. Tentando de novo...')).toBeVisible()
  await cliente.context().setOffline(false)
  await expect(confirmacao(cliente)).toBeVisible()

  // A customer who opens the order after the network has gone again still has its number in the address.
  await cliente.context().setOffline(true)
  await confirmacao(cliente).getByRole('link', { name: 'Acompanhar pedido' }).click()
  await expect(cliente.getByText('Verifique sua conexão e tente novamente.')).toBeVisible()
  await expect(cliente).toHaveURL(/\/status-pedido\/id\/\d{8}$/)
  await cliente.context().setOffline(false)
  await cliente.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(cliente.getByRole('heading', { name: /^Detalhes do Pedido #\d{8}$/ })).toBeVisible()
})
