import { COMPUTADOR, expect, test } from './jornada'
import { abrirLojaDoDono } from './loja-do-dono'

test('Um quadro que a página não consegue ler não cala o aviso de um pedido novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const loja = await abrirLojaDoDono(page)
  const cliente = await abrirNavegador()
  const aviso = page.locator('[data-toast]')
  const numeros: number[] = []
  // As of a server that has been brought up to date since, and as of something on the way that is not the server.
  for (const json of [{ expirado: false }, 'Bem-vindo à rede da praça']) {
    await page.route('**/home/quadro?*', rota => rota.fulfill({ json }))
    const numero = await loja.pedir(cliente, 'Rosa Klein')
    await expect(aviso).toContainText(`Pedido nº ${numero}`)
    await page.unroute('**/home/quadro?*')
    await page.getByRole('button', { name: 'Fechar aviso' }).click()
    numeros.push(numero)
  }
  await page.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  for (const numero of numeros)
    await expect(
      page.getByRole('article', { name: `Pedido nº ${numero}` }).getByText('Novo pedido'),
    ).toBeVisible()
  await expect(page.getByText('Erro ao carregar pedidos')).toHaveCount(0)
})
