import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, finalizar, retirarPagandoComPix } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, SO_COM_O_TECLADO } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

test('Quem retira no local não informa endereço nem paga entrega', async ({ abrirNavegador }) => {
  const cliente = await chegar(abrirNavegador, SO_COM_O_TECLADO)
  const { page } = cliente
  await abrirComCarrinho(page, CANTINA.slug, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Rita Balcão')

  const resumo = checkout.getByRole('region', { name: 'Resumo do pedido' })
  await cliente.apertar(resumo.locator('summary'))
  await expect(resumo.getByText('Retirar no local', { exact: true })).toBeVisible()
  await expect(resumo.getByText(/Endereço|Taxa de entrega/)).toHaveCount(0)
  await expect(checkout.getByText('O pagamento é feito na retirada.')).toBeVisible()
  await cliente.caber(finalizar(checkout))
  await cliente.apertar(finalizar(checkout))

  await expect(confirmacao(page)).toBeVisible()
  await cliente.apertar(confirmacao(page).getByRole('button', { name: 'Fazer Novo Pedido' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Ver Carrinho \d/ })).toHaveCount(0)
})
