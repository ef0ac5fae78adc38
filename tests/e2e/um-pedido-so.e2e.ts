import type { Page } from '@playwright/test'
import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, porNoCarrinho, retirarPagandoComPix } from './compra'
import { COMPUTADOR, entrarNoPainel, expect, test } from './jornada'

async function contarNoQuadro(dono: Page, nome: string): Promise<number> {
  await entrarNoPainel(dono)
  await expect(dono.getByRole('article').filter({ hasText: nome }).first()).toBeVisible()
  return dono.getByRole('article').filter({ hasText: nome }).count()
}

test('A resposta que se perde é pedida de novo com a mesma chave: um pedido só', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110003', 'Davi Perdido')
  const chaves: unknown[] = []
  await cliente.route('**/pedidos', async route => {
    chaves.push(route.request().postDataJSON().chave)
    // The server takes the first one; its answer never arrives.
    const resposta = await route.fetch()
    if (chaves.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: resposta })
  })
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(checkout.getByText('Sem resposta. Tentando de novo...')).toBeVisible()
  await expect(confirmacao(cliente)).toBeVisible()
  expect(chaves).toHaveLength(2)
  expect(new Set(chaves).size).toBe(1)
  expect(await contarNoQuadro(await abrirNavegador(COMPUTADOR), 'Davi Perdido')).toBe(1)
})

test('Dois toques em Finalizar Pedido fazem um pedido só', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110004', 'Elisa Dupla')
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).dblclick()
  await expect(confirmacao(cliente)).toBeVisible()
  expect(await contarNoQuadro(await abrirNavegador(COMPUTADOR), 'Elisa Dupla')).toBe(1)
})

test('Sem rede nada se perde: o pedido segue quando ela volta', async ({ abrirNavegador }) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110005', 'Fabio Tunel')
  await cliente.context().setOffline(true)
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(checkout.getByText('Sem resposta. Tentando de novo...')).toBeVisible()
  await cliente.context().setOffline(false)
  await expect(confirmacao(cliente)).toBeVisible()
})
