import { CANTINA, PEDIDOS, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, finalizar, porNoCarrinho, retirarPagandoComPix } from './apoio/compra'
import { expect, semCamadas, test } from './apoio/jornada'
import { comDedo } from './apoio/maos'
import { abrirNoPagamento } from './apoio/visita-de-antes'

test('O botão voltar do celular fecha o que se abriu por último e nunca leva embora o cardápio', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  const dedo = comDedo(cliente)
  await cliente.goto('/login')
  await cliente.goto(`/${CANTINA.slug}`)
  const abertos = cliente.getByRole('dialog')

  await cliente.getByRole('button', { name: PRODUTOS.margherita.nome }).click()
  await expect(abertos).toHaveCount(1)
  await cliente.goBack()
  await expect(abertos).toHaveCount(0)

  await porNoCarrinho(dedo, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(dedo)
  await retirarPagandoComPix(dedo, checkout, 'Bruna Lima')
  await cliente.goBack()
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('Bruna Lima')
  await cliente.goBack()
  await expect(checkout).toBeHidden()
  await cliente.goBack()
  await expect(abertos).toHaveCount(0)
  // With the term by which the dish was found.
  await expect(cliente).toHaveURL(new RegExp(`/${CANTINA.slug}\\?busca=`))

  // A dialog that was closed by its own buttons leaves no history entry: the next step back leaves the menu.
  await abrirCheckout(dedo)
  await checkout.getByRole('button', { name: 'Voltar' }).click()
  await cliente.getByRole('dialog', { name: 'Seu Pedido' }).getByRole('button', { name: 'Fechar' }).click()
  await expect(abertos).toHaveCount(0)
  await semCamadas(cliente)
  await cliente.goBack()
  await expect(cliente).toHaveURL(/\/login$/)
})

test('Do acompanhamento o botão voltar leva ao cardápio, não ao pedido que já foi enviado, e o avançar traz de volta', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  const dedo = comDedo(cliente)
  const checkout = await abrirNoPagamento(dedo, CANTINA.slug, PRODUTOS.semExtras, 'Caio Teles')
  await dedo.apertar(finalizar(checkout))
  await confirmacao(cliente).getByRole('link', { name: 'Acompanhar pedido' }).click()
  await expect(cliente.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await cliente.goBack()
  await expect(cliente.getByRole('searchbox', { name: 'Buscar item...' })).toBeVisible()
  await expect(cliente.getByRole('dialog')).toHaveCount(0)
  await semCamadas(cliente)
  await cliente.goForward()
  await expect(cliente.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()

  // The same for the lookup's dialog; and when there is no later entry, 'forward' does nothing.
  await cliente.goBack()
  await semCamadas(cliente)
  await dedo.apertar(cliente.getByRole('link', { name: 'Consultar Status do Pedido' }))
  await dedo.escrever(cliente.getByLabel('Termo de busca'), String(PEDIDOS.retirada.numero))
  await dedo.apertar(cliente.getByRole('button', { name: 'Buscar', exact: true }))
  const achado = cliente.getByRole('heading', { name: `Detalhes do Pedido #${PEDIDOS.retirada.numero}` })
  await expect(achado).toBeVisible()
  await cliente.goBack()
  await expect(cliente.getByRole('searchbox', { name: 'Buscar item...' })).toBeVisible()
  await semCamadas(cliente)
  await cliente.goForward()
  await expect(achado).toBeVisible()
  await cliente.goBack()
  await semCamadas(cliente)
  await dedo.apertar(cliente.getByRole('link', { name: 'Consultar Status do Pedido' }))
  await expect(cliente.getByRole('dialog')).toHaveCount(1)
  await cliente.goBack()
  await expect(cliente.getByRole('dialog')).toHaveCount(0)
  await cliente.goForward()
  await semCamadas(cliente)
  await expect(cliente.getByRole('dialog')).toHaveCount(0)
  await expect(cliente).toHaveURL(new RegExp(`/${CANTINA.slug}$`))
})
