import { aviso, cartao, fecharAviso, toques } from './apoio/aviso-do-pedido'
import { COMPUTADOR, expect, test } from './apoio/jornada'
import { abrirLojaDoDono, abrirLojaObservada } from './apoio/loja-do-dono'

test.use({ economiza: false })

test('Com a conexão cortada o quadro fica e avisa, e três pedidos feitos enquanto isso são anunciados na volta, uma vez', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)

  await page.context().setOffline(true)
  await expect(aviso(page)).toContainText('Erro de Conexão Realtime')
  const atualizar = page.getByRole('button', { name: 'Atualizar Pedidos' })
  await atualizar.click()
  await expect(page.getByTitle('Tentando reconectar...')).toBeVisible()
  // What was being read when the connection was cut is over, too: it would bring the first of the orders.
  await expect(atualizar).not.toHaveAttribute('aria-busy')
  const numeros: number[] = []
  for (const nome of ['Ana Um', 'Ana Dois', 'Ana Três']) numeros.push(await loja.pedir(cliente, nome))
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)

  await page.context().setOffline(false)
  await expect(aviso(page)).toContainText('Novo Pedido Chegou!')
  for (const numero of numeros) await expect(aviso(page)).toContainText(String(numero))
  await expect.poll(() => toques(page)).toBe(1)
  for (const numero of numeros) await expect(cartao(page, numero).getByText('Novo pedido')).toBeVisible()
  await expect(page.getByText(/Tentando reconectar|Erro ao carregar pedidos/)).toHaveCount(0)

  // Another reading does not announce the same orders again.
  await fecharAviso(page)
  const tocou = await toques(page)
  const lido = page.waitForResponse(resposta => resposta.url().includes('/home/quadro'))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await (await lido).finished()
  await expect(aviso(page)).toHaveCount(0)
  expect(await toques(page)).toBe(tocou)

  // The other screens, too, must say that the sound is blocked.
  await page.getByRole('link', { name: 'Categorias' }).first().click()
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  await expect(page.getByText('Sem conexão: novos pedidos não chegam.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Sem conexão: novos pedidos não chegam.')).toHaveCount(0)
})

test('Um quadro que a página não consegue ler não cala o aviso de um pedido novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const loja = await abrirLojaDoDono(page)
  const cliente = await abrirNavegador()
  const numeros: number[] = []
  // As of a server that has been brought up to date since, and as of something on the way that is not the server.
  for (const json of [{ expirado: false }, 'Bem-vindo à rede da praça']) {
    await page.route('**/home/quadro?*', rota => rota.fulfill({ json }))
    const numero = await loja.pedir(cliente, 'Rosa Klein')
    await expect(aviso(page)).toContainText(`Pedido nº ${numero}`)
    await page.unroute('**/home/quadro?*')
    await fecharAviso(page)
    numeros.push(numero)
  }
  await page.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  for (const numero of numeros) await expect(cartao(page, numero).getByText('Novo pedido')).toBeVisible()
  await expect(page.getByText('Erro ao carregar pedidos')).toHaveCount(0)
})
