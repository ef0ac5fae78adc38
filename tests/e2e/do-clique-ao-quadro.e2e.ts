import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CEPS, PRODUTOS } from '../world/demo'
import {
  abrirCarrinho,
  abrirItem,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  telefoneNovo,
} from './apoio/compra'
import { COMPUTADOR, entrarNoPainel, esperarScript, expect, semBarreiras, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

/** Makes a page say how many formats of Intl it has made, because the first of them takes a slow computer 20 ms. */
async function contarFormatos(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const pagina = window as Window & { formatos?: number }
    pagina.formatos = 0
    Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
      construct(...dados) {
        pagina.formatos = Number(pagina.formatos) + 1
        return Reflect.construct(...dados)
      },
    })
  })
  return () => page.evaluate(() => Number((window as Window & { formatos?: number }).formatos))
}

test('Um pedido de entrega feito no celular chega ao quadro sem ninguém tocar, avança até Finalizado, e o cliente acompanha', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await abrirNavegador(COMPUTADOR)
  const formatosDoQuadro = await contarFormatos(dono)
  await entrarNoPainel(dono, loja)

  const joana = `Joana ${randomUUID().slice(0, 6)}`
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  const formatosDaLoja = await contarFormatos(page)
  await page.goto(`/${loja.slug}`)
  await expect(page).toHaveTitle('Cardápio Cantina da Nona')
  await cliente.caber()
  const item = await abrirItem(cliente, PRODUTOS.carbonara)
  const adicionar = item.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await cliente.caber(adicionar)
  await cliente.apertar(adicionar)
  await expect(item).toBeHidden()
  // The cart survives a reload.
  await page.reload()
  const carrinho = await abrirCarrinho(cliente)
  const continuar = carrinho.getByRole('button', { name: 'Continuar e Informar Dados' })
  await cliente.caber(continuar)
  await cliente.apertar(continuar)
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, joana, telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await cliente.caber(checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Crédito' }))
  await cliente.caber(finalizar(checkout))
  expect(await formatosDaLoja(), 'formats of Intl from the menu to the last step').toBe(0)
  // Looked for from the press on, because it goes away by itself after 5 s.
  await Promise.all([
    cliente.apertar(finalizar(checkout)),
    expect(dono.getByText('Novo Pedido Chegou!').first()).toBeVisible(),
  ])
  const acompanhar = confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' })
  await cliente.caber(acompanhar)
  await cliente.apertar(acompanhar)
  await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await expect(page.getByText(joana)).toBeVisible()
  await cliente.olhar()

  const cartao = dono.getByRole('article').filter({ hasText: joana })
  await expect(cartao).toBeVisible()
  await semBarreiras(dono)
  for (const status of ['Em Preparação', 'Em Rota', 'Finalizado']) {
    await cartao.getByRole('button', { name: /Avançar Status/ }).click()
    await expect(dono.getByRole('region', { name: new RegExp(status, 'i') }).getByText(joana)).toBeVisible()
    const andamento = page.getByRole('list', { name: 'Andamento do pedido' })
    await expect(andamento.getByRole('listitem').filter({ hasText: status })).toHaveAttribute(
      'aria-current',
      'step',
    )
  }
  await expect(cartao.getByRole('button', { name: /Avançar Status/ })).toHaveCount(0)
  expect(await formatosDaLoja(), 'on the page of the order').toBe(0)
  expect(await formatosDoQuadro(), 'on the board').toBe(0)
  await dono.goto('/home/produtos')
  await esperarScript(dono)
  expect(await formatosDoQuadro(), 'on a screen behind it').toBe(0)
})
