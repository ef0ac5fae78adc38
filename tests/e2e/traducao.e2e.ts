import { abrirPizzaria, PIZZARIA } from '../world/pizzaria-plantada'
import { abrirCarrinho, abrirCheckout, confirmacao, finalizar, retirarPagandoComPix } from './compra'
import { expect, test } from './jornada'
import { chegar, NO_CELULAR } from './modos'

test.use({ traduz: true })

test('Numa página traduzida a pizza meio a meio diz quanto falta escolher, quanto custa, e chega a ser pedida', async ({
  abrirNavegador,
}) => {
  const slug = await abrirPizzaria(process.env.COMANDA_E2E_BANCO ?? '', 'sistema')
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${slug}`)
  await cliente.apertar(page.getByRole('button', { name: PIZZARIA.pizza, exact: true }))
  const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PIZZARIA.pizza}` })
  await cliente.marcar(item.getByRole('radio', { name: 'Família' }))
  const escolhidos = item.getByText(/^\d de 3$/)
  await expect(escolhidos).toHaveText('0 de 3')
  await cliente.marcar(item.getByRole('checkbox', { name: 'Calabresa' }))
  await expect(escolhidos).toHaveText('1 de 3')
  await cliente.marcar(item.getByRole('checkbox', { name: 'Quatro queijos' }))
  await expect(item.getByText('média dos sabores: (59,90 + 69,90) / 2')).toBeVisible()
  await cliente.apertar(item.getByRole('checkbox', { name: 'Quatro queijos' }))
  await expect(escolhidos).toHaveText('1 de 3')
  await cliente.marcar(item.getByRole('radio', { name: 'Catupiry' }))
  await cliente.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  await expect(item).toBeHidden()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('Calabresa')).toBeVisible()
  await cliente.fechar(carrinho)
  await retirarPagandoComPix(cliente, await abrirCheckout(cliente), 'Carla Meia')
  await cliente.apertar(finalizar(page.getByRole('dialog', { name: 'Finalizar Pedido' })))
  await expect(confirmacao(page)).toBeVisible()
})
