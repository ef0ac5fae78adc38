import type { Locator } from '@playwright/test'
import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, porNoCarrinho } from './compra'
import { expect, test } from './jornada'

const TELEFONE = '11911110007'

async function pagarComPix(checkout: Locator): Promise<void> {
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('PIX').click()
}

test('Quem volta encontra seus dados no mesmo navegador; num estranho, só mascarados e com o CEP certo', async ({
  abrirNavegador,
}) => {
  const mesmo = await abrirNavegador()
  await mesmo.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(mesmo, PRODUTOS.semExtras)
  const primeiro = await abrirCheckout(mesmo)
  await primeiro.getByText('Receber no meu endereço').click()
  await primeiro.getByLabel('Telefone').fill(TELEFONE)
  await primeiro.getByLabel('Nome completo').fill('Helga Souza')
  await primeiro.getByLabel('CEP').fill(CEPS.perto.cep)
  await expect(primeiro.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await primeiro.getByLabel('Número').fill('77')
  await pagarComPix(primeiro)
  await primeiro.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await confirmacao(mesmo).getByRole('button', { name: 'Fazer Novo Pedido' }).click()

  await porNoCarrinho(mesmo, PRODUTOS.semExtras)
  const segundo = await abrirCheckout(mesmo)
  await segundo.getByLabel('Telefone').fill(TELEFONE)
  await expect(segundo.getByLabel('Nome completo')).toHaveValue('Helga Souza')
  await expect(segundo.getByText('Cliente encontrado! Seus dados foram preenchidos.')).toBeVisible()

  const estranho = await abrirNavegador()
  await estranho.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(estranho, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(estranho)
  await checkout.getByText('Receber no meu endereço').click()
  await checkout.getByLabel('Telefone').fill(TELEFONE)
  await expect(checkout.getByText(/Cliente encontrado! He\*+ S\*+\./)).toBeVisible()
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('')
  await checkout.getByLabel('Nome completo').fill('Helga Souza')
  await checkout.getByLabel('CEP').fill(CEPS.perto.cep)
  await checkout.getByRole('button', { name: /^Usar endereço salvo \(Rua C\*+, 7\*+\)$/ }).click()
  await pagarComPix(checkout)
  await expect(checkout.getByText('Rua Caiubi')).toHaveCount(0)
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(confirmacao(estranho)).toBeVisible()
})
