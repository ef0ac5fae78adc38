import { randomUUID } from 'node:crypto'
import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import {
  abrirCheckout,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  porNoCarrinho,
  telefoneNovo,
} from './compra'
import { COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './jornada'
import { chegar, NO_CELULAR } from './modos'

test('Um pedido de entrega feito no celular chega ao quadro sem ninguém tocar, avança até Finalizado, e o cliente acompanha', async ({
  abrirNavegador,
}) => {
  const dono = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(dono, CANTINA)
  await semBarreiras(dono)

  const joana = `Joana ${randomUUID().slice(0, 6)}`
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${CANTINA.slug}`)
  await expect(page).toHaveTitle('Cardápio Cantina da Nona')
  await porNoCarrinho(cliente, PRODUTOS.carbonara)
  // The cart survives a reload.
  await page.reload()
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, joana, telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Crédito' }))
  await cliente.apertar(finalizar(checkout))
  await cliente.apertar(confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' }))
  await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await expect(page.getByText(joana)).toBeVisible()

  const cartao = dono.getByRole('article').filter({ hasText: joana })
  await expect(cartao).toBeVisible()
  await expect(dono.getByText('Novo Pedido Chegou!').first()).toBeVisible()
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
})
