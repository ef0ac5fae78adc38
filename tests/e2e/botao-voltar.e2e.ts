import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, porNoCarrinho, retirarPagandoComPix } from './compra'
import { expect, test } from './jornada'

test('O botão voltar do celular fecha o que se abriu por último e nunca leva embora o cardápio', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto('/login')
  await cliente.goto(`/${CANTINA.slug}`)
  const abertos = cliente.getByRole('dialog')

  await cliente.getByRole('button', { name: PRODUTOS.semExtras.nome }).click()
  await expect(abertos).toHaveCount(1)
  await cliente.goBack()
  await expect(abertos).toHaveCount(0)

  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110001', 'Bruna Lima')
  await cliente.goBack()
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('Bruna Lima')
  await cliente.goBack()
  await expect(checkout).toBeHidden()
  await cliente.goBack()
  await expect(abertos).toHaveCount(0)
  await expect(cliente).toHaveURL(new RegExp(`/${CANTINA.slug}$`))

  // Closed by its own buttons it leaves nothing behind: the next step back leaves the menu.
  await abrirCheckout(cliente)
  await checkout.getByRole('button', { name: 'Voltar' }).click()
  await cliente.getByRole('dialog', { name: 'Seu Pedido' }).getByRole('button', { name: 'Fechar' }).click()
  await expect(abertos).toHaveCount(0)
  await expect.poll(() => cliente.evaluate(() => history.state?.layers ?? 0)).toBe(0)
  await cliente.goBack()
  await expect(cliente).toHaveURL(/\/login$/)
})

test('Do acompanhamento o botão voltar leva ao cardápio, não ao pedido que já foi enviado', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110002', 'Caio Teles')
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await confirmacao(cliente).getByRole('link', { name: 'Acompanhar pedido' }).click()
  await expect(cliente.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await cliente.goBack()
  await expect(cliente.getByRole('searchbox', { name: 'Buscar item...' })).toBeVisible()
  await expect(cliente.getByRole('dialog')).toHaveCount(0)
})
