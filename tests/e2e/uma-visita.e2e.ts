import type { Page } from '@playwright/test'
import { aviso, cartao, fecharAviso, toques } from './apoio/aviso-do-pedido'
import { cortar, segurar } from './apoio/avisos'
import { COMPUTADOR, esperarScript, esperarScriptsPedidos, expect, test } from './apoio/jornada'
import { abrirLojaDoDono, abrirLojaObservada } from './apoio/loja-do-dono'

test.use({ economiza: false })

/** The order is announced on the screen that is open, with one ring more, and by no further reading. */
async function esperarAnuncio(page: Page, numero: number, vezes: number): Promise<void> {
  await expect(aviso(page)).toHaveCount(1)
  await expect(aviso(page)).toContainText('Novo Pedido Chegou!')
  await expect(aviso(page)).toContainText(`Pedido nº ${numero}`)
  await expect.poll(() => toques(page)).toBe(vezes)
  await fecharAviso(page)
  const lido = page.waitForResponse(resposta => /\/home\/(pendentes|quadro)\b/.test(resposta.url()))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await (await lido).finished()
  await expect(aviso(page)).toHaveCount(0)
  expect(await toques(page)).toBe(vezes)
}

test('Quem deixou o som tocar uma vez ouve cada pedido no quadro, em Produtos e de volta no quadro, sem outro toque e com uma conexão só', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  const documentos: string[] = []
  const streams: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) documentos.push(request.url())
    if (request.url().includes('/home/ao-vivo')) streams.push(request.url())
  })

  await menu.getByRole('link', { name: 'Produtos' }).click()
  await expect(page.getByRole('heading', { name: 'Produtos', level: 1 })).toBeVisible()
  const emProdutos = await loja.pedir(cliente, 'Rosa Klein')
  await esperarAnuncio(page, emProdutos, 1)

  await menu.getByRole('link', { name: 'Pedidos' }).click()
  await expect(cartao(page, emProdutos).getByText('Novo pedido')).toBeVisible()
  const noQuadro = await loja.pedir(cliente, 'Rosa Klein')
  await esperarAnuncio(page, noQuadro, 2)
  await expect(cartao(page, noQuadro).getByText('Novo pedido')).toBeVisible()

  // An order that comes while the board is on its way.
  await menu.getByRole('link', { name: 'Categorias' }).click()
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  const soltar = await segurar(page, '**/home.data*')
  await menu.getByRole('link', { name: 'Pedidos' }).click()
  const aCaminho = await loja.pedir(cliente, 'Rosa Klein')
  await esperarAnuncio(page, aCaminho, 3)
  soltar()
  await expect(cartao(page, aCaminho)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()

  expect(documentos).toEqual([])
  expect(streams).toEqual([])
})

test('Um pedido que chega enquanto o painel é carregado de novo toca e é dito assim que ele volta', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const visto = await loja.pedir(cliente, 'Rosa Klein')
  await expect(cartao(page, visto)).toBeVisible()
  // The page that is left does not get to read the order itself: it reads one at a time, and this one is held.
  await segurar(page, '**/home/quadro?*')
  const presa = page.waitForRequest('**/home/quadro?*')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await presa
  const soltar = await segurar(page, '**/home')
  const pedida = page.waitForRequest(request => request.isNavigationRequest())
  const recarga = page.reload()
  await pedida
  const numero = await loja.pedir(cliente, 'Rosa Klein')
  await page.unroute('**/home/quadro?*')
  soltar()
  await recarga
  await expect(cartao(page, numero).getByText('Novo pedido')).toBeVisible()
  await expect(cartao(page, visto).getByText('Novo pedido')).toHaveCount(0)
  await esperarAnuncio(page, numero, 1)
})

test('A moldura é desenhada uma vez só enquanto o quadro abre: o script que guarda as outras telas não a desenha de novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirLojaDoDono(page)
  // The frame makes a capital of the shop's initial each time it is drawn, and nothing else on the board does.
  await page.addInitScript(() => {
    const maiusculas = String.prototype.toLocaleUpperCase
    String.prototype.toLocaleUpperCase = function (...lingua) {
      document.documentElement.dataset.desenhos = `${document.documentElement.dataset.desenhos ?? ''}|`
      return maiusculas.apply(this, lingua)
    }
  })
  const guardando = page.waitForRequest('**/assets/cupons-*.js')
  await page.reload()
  await guardando
  await expect(page.locator('html')).toHaveAttribute('data-desenhos', '|')
})

test.describe('Quem economiza dados', () => {
  test.use({ economiza: true })
  test('imprime também o pedido que chega quando nenhum script pode ser buscado', async ({
    abrirNavegador,
  }) => {
    const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
    await page.getByRole('button', { name: 'Alertas e impressão' }).click()
    await page.getByRole('checkbox', { name: 'Impressão automática' }).check()
    await page.reload()
    await esperarScript(page)
    await esperarScriptsPedidos(page)
    await cortar(page, '**/assets/*.js')
    const numero = await loja.pedir(cliente, 'Dora Quatro')
    await expect
      .poll(() => page.evaluate(() => window.observado.impressoes))
      .toEqual([`Recibo do pedido nº ${numero}`])
  })
})
