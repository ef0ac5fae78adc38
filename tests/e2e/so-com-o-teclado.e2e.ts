import type { Page } from '@playwright/test'
import { CANTINA, PRODUTOS } from '../world/demo'
import { confirmacao } from './compra'
import { COMPUTADOR, expect, test } from './jornada'

/** Tabs on until the element with that name has the focus. */
async function irAte(page: Page, papel: 'button' | 'radio' | 'searchbox' | 'textbox', nome: string | RegExp) {
  const alvo = page.getByRole(papel, { name: nome }).and(page.locator(':focus'))
  for (let passos = 0; passos < 60 && (await alvo.count()) === 0; passos++) await page.keyboard.press('Tab')
  await expect(alvo).toBeFocused()
}

test('Um pedido para retirar se faz só com o teclado, do cardápio à confirmação', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador(COMPUTADOR)
  await cliente.goto(`/${CANTINA.slug}`)
  const { keyboard } = cliente
  await irAte(cliente, 'searchbox', 'Buscar item...')
  await keyboard.type(PRODUTOS.semExtras.nome)
  await irAte(cliente, 'button', PRODUTOS.semExtras.nome)
  await keyboard.press('Enter')
  await irAte(cliente, 'button', 'Aumentar quantidade')
  await keyboard.press('Space')
  await irAte(cliente, 'button', 'Adicionar ao Carrinho')
  await keyboard.press('Enter')
  // The focus is back where it was.
  await expect(cliente.getByRole('button', { name: PRODUTOS.semExtras.nome }).first()).toBeFocused()

  await irAte(cliente, 'button', /^Ver Carrinho 2 itens/)
  await keyboard.press('Enter')
  await irAte(cliente, 'button', 'Continuar e Informar Dados')
  await keyboard.press('Enter')
  const checkout = cliente.getByRole('dialog', { name: 'Finalizar Pedido' })
  await irAte(cliente, 'radio', 'Retirar no local')
  await keyboard.press('Space')
  await irAte(cliente, 'textbox', 'Telefone')
  await keyboard.type('11911110009')
  await irAte(cliente, 'textbox', 'Nome completo')
  await keyboard.type('Jonas Tecla')
  await keyboard.press('Enter')
  await expect(checkout.getByText('Escolha a forma de pagamento para concluir.')).toBeVisible()
  await irAte(cliente, 'radio', 'Dinheiro')
  await keyboard.press('ArrowRight')
  await expect(checkout.getByRole('radio', { name: 'PIX' })).toBeChecked()
  await irAte(cliente, 'button', 'Finalizar Pedido')
  await keyboard.press('Enter')
  await expect(confirmacao(cliente)).toBeVisible()
  await keyboard.press('Escape')
  await expect(cliente.getByRole('dialog')).toHaveCount(0)
})
