import { CANTINA, PRODUTOS } from '../world/demo'
import { expect, test } from './apoio/jornada'

test.use({ economiza: false })

test('O checkout que não carrega diz por quê e tenta de novo; o carrinho fica', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador()
  await page.goto(`/${CANTINA.slug}`)
  await page.getByRole('button', { name: new RegExp(PRODUTOS.margherita.nome) }).click()
  const item = page.getByRole('dialog', { name: /^Adicionar ao Carrinho/ })
  await expect(item).toBeVisible()
  // The browser has the script of the item's dialog already, but not that of the checkout.
  await page.context().setOffline(true)
  await item.getByRole('button', { name: /^Adicionar ao Carrinho/ }).click()
  await page.getByRole('button', { name: /Ver Carrinho 1 item/ }).click()
  const continuar = page.getByRole('button', { name: 'Continuar e Informar Dados' })
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await continuar.click()
  await expect(checkout.getByRole('alert').first()).toContainText(
    'Não foi possível carregar as configurações da empresa. Tente novamente mais tarde.',
  )
  await checkout.getByText('Fechar', { exact: true }).click()
  await expect(checkout).toBeHidden()
  await expect(page.getByRole('dialog', { name: 'Seu Pedido' })).toContainText(PRODUTOS.margherita.nome)

  await continuar.click()
  await expect(checkout.getByRole('alert').first()).toBeVisible()
  await page.context().setOffline(false)
  await checkout.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(checkout.getByText('Confirme seus dados para entrega e contato.')).toBeVisible()
})
