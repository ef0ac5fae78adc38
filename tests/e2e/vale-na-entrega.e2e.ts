import { CEPS, PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import {
  abrirCheckout,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  porNoCarrinho,
  telefoneNovo,
} from './apoio/compra'
import { olharEmCadaJanela } from './apoio/janelas'
import { COMPUTADOR, entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'
import { botao, dialogo } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O dono aceita um vale só nas entregas; o cliente o escolhe, lê ao lado do campo que outra forma foi desligada, e o recibo manda levar a maquininha', async ({
  abrirNavegador,
  loja,
}) => {
  const painel = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(painel, loja, '/home/formas')
  await botao(painel, 'Nova forma de pagamento').click()
  const nova = dialogo(painel, 'Nova forma de pagamento')
  await nova.getByLabel('Bandeira').fill('Alelo')
  await painel.getByText('Acréscimo', { exact: true }).click()
  await nova.getByLabel('De quanto').fill('2,00')
  await nova.getByRole('checkbox', { name: 'Retiradas' }).uncheck()
  await nova.getByRole('checkbox', { name: 'Consumo no restaurante' }).uncheck()
  await semBarreiras(painel)
  await botao(nova, 'Salvar').click()
  await expect(nova).toBeHidden()
  await expect(painel.getByRole('heading', { name: 'Vale-refeição Alelo' })).toBeVisible()
  await botao(painel, 'Editar Crédito').click()
  const credito = dialogo(painel, 'Editar forma de pagamento')
  await credito.getByLabel('Bandeiras aceitas').fill('Visa, Elo')
  await botao(credito, 'Salvar').click()
  await expect(credito).toBeHidden()
  await expect(painel.getByText('Visa, Elo')).toBeVisible()
  await semBarreiras(painel)

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, 'Vera Vale', telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await avancar(cliente, checkout)
  const credit = checkout.getByRole('radio', { name: 'Crédito' })
  await cliente.marcar(credit)
  await expect(checkout.getByText('Bandeiras aceitas: Visa, Elo.')).toBeVisible()
  await olharEmCadaJanela(cliente)

  await naLoja(
    loja,
    `update formas_pagamento set entrega = false where empresa_id = $1 and forma = 'cartao_credito'`,
  )
  await cliente.apertar(finalizar(checkout))
  await expect(
    checkout
      .getByText('Crédito não está disponível para entregas. Escolha outra forma de pagamento.')
      .first(),
  ).toBeVisible()
  await expect(credit).toHaveCount(0)
  const vale = checkout.getByRole('radio', { name: 'Vale-refeição Alelo' })
  await expect(checkout.getByText('R$ 2,00 de acréscimo')).toBeVisible()
  await cliente.marcar(vale)
  await expect(checkout.getByText('Acréscimo do pagamento').first()).toBeVisible()
  await olharEmCadaJanela(cliente)
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page).getByText('Seu pedido foi enviado com sucesso')).toBeVisible()

  const [pedido] = await naLoja<{ id: number }>(
    loja,
    `select id from pedidos where empresa_id = $1 and forma_pagamento = 'vr Alelo'`,
  )
  await painel.goto(`/home/pedidos/${pedido?.id}/recibo`)
  await expect(painel.getByText('Vale-refeição Alelo')).toBeVisible()
  await expect(painel.getByText('LEVAR MAQUININHA')).toBeVisible()
  await expect(painel.getByText('Acréscimo do pagamento')).toBeVisible()
})
