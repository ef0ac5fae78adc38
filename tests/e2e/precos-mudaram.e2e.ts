import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, porNoCarrinho, retirarPagandoComPix } from './compra'
import { expect, semBarreiras, test } from './jornada'

test('Quando o servidor cobra outro total, o cliente vê o que mudou e confirma de novo', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(checkout, '11911110006', 'Gilda Atenta')
  // As if the menu had been read before the owner changed it.
  await cliente.route(
    '**/pedidos',
    route => {
      const pedido = route.request().postDataJSON()
      return route.continue({ postData: { ...pedido, totalVisto: pedido.totalVisto - 100 } })
    },
    { times: 1 },
  )
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  const mudou = cliente.getByRole('dialog', { name: 'Os valores mudaram' })
  await expect(mudou.getByText('Nada foi enviado ainda')).toBeVisible()
  await semBarreiras(cliente)
  await mudou.getByRole('button', { name: 'Confirmar novo valor' }).click()
  await expect(confirmacao(cliente)).toBeVisible()
})

test('O carrinho guardado com o preço de ontem é corrigido à vista do cliente', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  await cliente.evaluate(chave => {
    const itens = JSON.parse(localStorage.getItem(chave) ?? '[]')
    localStorage.setItem(chave, JSON.stringify(itens.map((item: object) => ({ ...item, preco: 100 }))))
  }, `digitalMenuCart:${CANTINA.slug}`)
  await cliente.reload()
  await cliente.getByRole('button', { name: /^Ver Carrinho \d/ }).click()
  const carrinho = cliente.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho.getByText('O cardápio mudou')).toBeVisible()
  await carrinho.getByRole('button', { name: 'Entendi' }).click()
  await expect(carrinho.getByText('O cardápio mudou')).toBeHidden()
  await expect(carrinho.getByText('R$ 27,90').first()).toBeVisible()
})
