import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirCarrinho, abrirItem, porNoCarrinho } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, SO_COM_O_TECLADO } from './apoio/modos'

/** Every journey is also made with the keyboard alone (modos.ts); these tests check what only the keyboard can show. */

test('Escape fecha o que se abriu por último, e o foco volta aonde estava; as setas andam entre as categorias, e Enter escolhe', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, SO_COM_O_TECLADO)
  const { page } = cliente
  await page.goto(`/${CANTINA.slug}`)
  await cliente.fechar(await abrirItem(cliente, PRODUTOS.semExtras))
  const produto = page.getByRole('main').getByRole('button', { name: PRODUTOS.semExtras.nome, exact: true })
  await expect(produto.first()).toBeFocused()
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  await expect(produto.first()).toBeFocused()

  const carrinho = await abrirCarrinho(cliente)
  const continuar = carrinho.getByRole('button', { name: 'Continuar e Informar Dados' })
  await cliente.apertar(continuar)
  await cliente.fechar(page.getByRole('dialog', { name: 'Finalizar Pedido' }))
  await expect(continuar).toBeFocused()
  await cliente.fechar(carrinho)
  await expect(page.getByRole('button', { name: /^Ver Carrinho \d/ })).toBeFocused()

  const consultar = page.getByRole('link', { name: 'Consultar Status do Pedido' })
  await cliente.apertar(consultar)
  await cliente.fechar(page.getByRole('dialog', { name: 'Consultar Status do Pedido' }))
  await expect(consultar).toBeFocused()

  // The search narrows the categories to those with a hit.
  await page.goto(`/${CANTINA.slug}`)
  const categorias = page.getByRole('tab')
  const ativa = page.getByRole('tab', { selected: true })
  await expect(ativa).toHaveAccessibleName((await categorias.first().textContent()) ?? '')
  await cliente.apertar(ativa)
  await page.keyboard.press('ArrowRight')
  await expect(categorias.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(categorias.nth(1)).toHaveAttribute('aria-selected', 'true')
  const nome = (await categorias.nth(1).textContent()) ?? ''
  await expect(page.getByRole('tabpanel', { name: nome })).toBeVisible()
})
