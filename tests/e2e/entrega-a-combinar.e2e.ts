import { CEPS } from '../world/demo'
import { cartao, editar, salvar, salvo } from './apoio/balcao'
import {
  abrirCheckout,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  porNoCarrinho,
  telefoneNovo,
} from './apoio/compra'
import { expect, semBarreiras, test } from './apoio/jornada'
import { abrirLojaDoDono } from './apoio/loja-do-dono'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'

test('Enquanto a loja não diz quanto custa entregar, o cliente lê que é a combinar, e o dono diz o valor no pedido', async ({
  abrirNavegador,
}) => {
  const balcao = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { dono } = await abrirLojaDoDono(balcao.page)
  await balcao.apertar(balcao.page.getByRole('button', { name: 'Ocultar primeiros passos' }))
  await balcao.page.reload()
  await expect(balcao.page.getByRole('link', { name: 'Configurar frete' })).toBeVisible()

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${dono.slug}`)
  await expect(page.getByText('a combinar')).toBeVisible()
  await porNoCarrinho(cliente, { nome: 'Bolo de fubá' })
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, 'Joana Prado', telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await expect(checkout.getByText('A loja combina a taxa com você: ela não está no total.')).toBeVisible()
  await expect(checkout.getByText('Total sem a entrega')).toBeVisible()
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await cliente.apertar(checkout.getByText('Resumo do pedido'))
  const resumo = checkout.getByRole('region', { name: 'Resumo do pedido' })
  await expect(resumo.getByText('a combinar')).toHaveCount(1)
  await expect(checkout).not.toContainText(/R\$\s0,00/)
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  await cliente.apertar(confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' }))
  await expect(page.getByText('Total sem a entrega')).toBeVisible()

  const pedido = cartao(balcao.page, 'Joana Prado')
  await expect(pedido.getByText('Entrega a combinar')).toBeVisible()
  await semBarreiras(balcao.page)
  const form = await editar(balcao.page, 'Joana Prado')
  await expect(form.getByLabel('Frete')).toHaveValue('')
  await balcao.escrever(form.getByLabel('Frete'), '9')
  await balcao.apertar(salvar(balcao.page))
  await salvo(balcao.page)
  await expect(pedido).toContainText(/R\$\s27,50/)
  await expect(pedido.getByText('Entrega a combinar')).toBeHidden()
  await expect(page.getByText('Total com frete')).toBeVisible()
})
