import type { Page } from '@playwright/test'
import { aviso, cartao, fecharAviso, toques } from './aviso-do-pedido'
import { cortar, segurar } from './avisos'
import { COMPUTADOR, esperarScript, esperarScriptsPedidos, expect, test } from './jornada'
import { abrirLojaDoDono, abrirLojaObservada } from './loja-do-dono'

test.use({ economiza: false })

/** The order is announced on the screen that is open, with one ring, and by no further reading. */
async function esperarAnuncio(page: Page, numero: number): Promise<void> {
  await expect(aviso(page)).toHaveCount(1)
  await expect(aviso(page)).toContainText('Novo Pedido Chegou!')
  await expect(aviso(page)).toContainText(`Pedido nº ${numero}`)
  await expect.poll(() => toques(page)).toBe(1)
  await fecharAviso(page)
  const lido = page.waitForResponse(resposta => /\/home\/(pendentes|quadro)\b/.test(resposta.url()))
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await (await lido).finished()
  await expect(aviso(page)).toHaveCount(0)
  expect(await toques(page)).toBe(1)
}

test('Um pedido que chega a caminho do quadro para outra tela, ou de volta por um link ou pelo navegador, toca e é dito uma vez na que se abre', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  const irPara = async (nome: string, caminho: string) => {
    const pedido = page.waitForRequest(request => request.isNavigationRequest())
    const soltar = await segurar(page, caminho)
    const clique = menu.getByRole('link', { name: nome }).click()
    await pedido
    const numero = await loja.pedir(cliente, 'Rosa Klein')
    soltar()
    await clique
    return numero
  }

  const naIda = await irPara('Categorias', '**/home/categorias')
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  await esperarAnuncio(page, naIda)

  const naVolta = await irPara('Pedidos', '**/home')
  await expect(cartao(page, naVolta).getByText('Novo pedido')).toBeVisible()
  await expect(cartao(page, naIda).getByText('Novo pedido')).toBeVisible()
  await esperarAnuncio(page, naVolta)

  // The page that is left does not get to read the order itself: it reads one at a time, and this one is held.
  await page.unrouteAll()
  const soltar = await segurar(page, '**/home/quadro?*')
  const presa = page.waitForRequest('**/home/quadro?*')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await presa
  const peloNavegador = await loja.pedir(cliente, 'Rosa Klein')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  soltar()
  await esperarAnuncio(page, peloNavegador)
})

type PaginaDeixada = Window & { esperou?: number }

/**
 * From inside the page, because a browser that is on its way answers no questions: presses the link once more as soon as
 * the page says that it waits, and keeps in `esperou` how many ways had been broken off when it said so no more.
 */
function tocarDeNovo(): void {
  const pagina: PaginaDeixada = window
  let interrompidas = 0
  let tocou = false
  window.navigation.addEventListener('navigateerror', () => {
    interrompidas++
  })
  const observador = new MutationObserver(() => {
    const espera = document.body.textContent?.includes('Carregando...')
    if (!espera && tocou) pagina.esperou ??= interrompidas
    if (!espera || tocou) return
    tocou = true
    document.querySelector<HTMLElement>('a[href="/home/categorias"]')?.click()
  })
  observador.observe(document.body, { childList: true, subtree: true })
}

test('Quem toca duas vezes num link vê que espera até interromper a ida, e então o quadro como estava e os pedidos que chegam', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const loja = await abrirLojaDoDono(page)
  const navegador = await page.context().newCDPSession(page)
  const idas: string[] = []
  page.on('request', request => request.isNavigationRequest() && idas.push(request.url()))
  await segurar(page, '**/home/categorias')
  await page.evaluate(tocarDeNovo)
  const clique = page.getByRole('link', { name: 'Categorias' }).first().click()
  await expect.poll(() => idas.length).toBe(2)
  // The browser's button to stop loading.
  await navegador.send('Page.stopLoading')
  await clique
  await expect(page.getByText('Carregando...')).toHaveCount(0)
  expect(await page.evaluate(() => (window as PaginaDeixada).esperou)).toBe(2)
  const numero = await loja.pedir(await abrirNavegador(), 'Rui Parado')
  await expect(cartao(page, numero)).toBeVisible({ timeout: 20_000 })
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
