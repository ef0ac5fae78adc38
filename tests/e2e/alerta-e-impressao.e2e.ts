import type { Page } from '@playwright/test'
import { aviso, cartao, fecharAviso, toques } from './apoio/aviso-do-pedido'
import { contarLeituras, esperarAviso, pararORelogio, passar } from './apoio/avisos'
import { COMPUTADOR, entrarNoPainel, esperarScript, expect, semBarreiras, test } from './apoio/jornada'
import { abrirLojaDoDono, abrirLojaObservada } from './apoio/loja-do-dono'
import { esconder } from './apoio/observar'

test.use({ economiza: false })

const impressoes = (page: Page) => page.evaluate(() => window.observado.impressoes)
const avancar = (page: Page, numero: number) =>
  cartao(page, numero).getByRole('button', { name: 'Avançar Status' }).click()

async function abrirAjustes(page: Page) {
  await page.getByRole('button', { name: 'Alertas e impressão' }).click()
  const ajustes = page.getByRole('dialog', { name: 'Alertas e impressão' })
  await expect(ajustes).toBeVisible()
  return ajustes
}

test('Um pedido que chega com a aba escondida toca em qualquer tela do painel, pisca no título e leva ao quadro', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  await page.getByRole('link', { name: 'Categorias' }).first().click()
  await expect(page.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()
  const titulo = await page.title()
  expect(await toques(page)).toBe(0)

  await esconder(page, true)
  const numero = await loja.pedir(cliente, 'Rosa Klein')
  await expect.poll(() => toques(page)).toBeGreaterThan(0)
  await expect(aviso(page)).toContainText(['Novo Pedido Chegou!'])
  await expect(aviso(page)).toContainText(`Pedido nº ${numero}`)
  await expect.poll(() => page.title()).toBe('(1) Novo pedido!')
  await expect.poll(() => page.title()).toBe(`(1) ${titulo}`)
  const notificadas = await page.evaluate(() => window.observado.notificacoes.map(n => [n.titulo, n.texto]))
  expect(notificadas).toEqual([['Novo Pedido Chegou!', `Pedido nº ${numero}`]])

  // As long as nobody touches anything, it rings again.
  const antes = await toques(page)
  await expect.poll(() => toques(page), { timeout: 20_000 }).toBeGreaterThan(antes)

  // After the toast has gone every screen and tab still counts the order, until the board has shown it.
  await esconder(page, false)
  const noMenu = (aba: Page) =>
    aba.getByRole('navigation').getByRole('link', { name: /Pedidos 1 pedido novo$/ })
  await expect(noMenu(page)).toBeVisible()
  const outraAba = await page.context().newPage()
  await outraAba.goto('/home/produtos')
  await expect(noMenu(outraAba)).toBeVisible()
  await page.evaluate(() => window.observado.notificacoes[0]?.clicar())
  await expect(cartao(page, numero)).toBeFocused()
  await expect(page).toHaveTitle(/^Painel de Pedidos/)
  await expect(outraAba).toHaveTitle(/^Gerenciar Produtos/)
  await page.getByRole('navigation').getByRole('link', { name: 'Categorias' }).click()
  await expect(page).toHaveTitle(titulo)
})

test('Um pedido novo é dito por cinco segundos, o que outro navegador muda por três, e o que este muda não', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  // Before the page has timers, so that none of them goes on when its clock is stopped.
  await page.clock.install()
  const descansar = contarLeituras(page)
  const loja = await abrirLojaDoDono(page)
  const outro = await abrirNavegador(COMPUTADOR)
  await outro.clock.install()
  await entrarNoPainel(outro, loja.dono)
  await expect(aviso(page)).toHaveCount(0)

  await pararORelogio(page)
  await descansar()
  const numero = await loja.pedir(await abrirNavegador(), 'Eva Prado')
  const texto = `Pedido nº ${numero}`
  await expect(aviso(page)).toContainText('Novo Pedido Chegou!')
  await page.context().setOffline(true)
  await expect(page.getByTitle('Tentando reconectar...')).toBeVisible()
  await page.context().setOffline(false)
  // The panel rests between two readings, and its time must pass for that.
  await passar(page, 200)
  await expect(page.getByTitle('Tentando reconectar...')).toHaveCount(0)
  await esperarAviso(page, { tipo: 'neutral', titulo: 'Novo Pedido Chegou!', texto, ms: 4_800 })
  await avancar(outro, numero)
  await esperarAviso(page, { tipo: 'neutral', titulo: 'Pedido Atualizado', texto, ms: 3_000 })
  await expect(page.getByRole('region', { name: /Em Preparação/i }).getByText('Eva Prado')).toBeVisible()

  // The other browser has received the event, so this one has too, and has read what it told.
  // Its own toast is over by then, and the five seconds in which nothing is said but the new order.
  await outro.clock.fastForward(8_000)
  await expect(aviso(outro)).toHaveCount(0)
  // The card has just come into its column, where it takes no press for half a second.
  await passar(page, 500)
  await avancar(page, numero)
  await expect(aviso(outro)).toContainText('Pedido Atualizado')
  await expect(page.getByRole('region', { name: /Em Rota/i }).getByText('Eva Prado')).toBeVisible()
  await descansar()
  await expect(aviso(page)).toContainText('foi para Em Rota')
})

test("'Testar alerta' toca, mostra e notifica; o som desligado fica à vista e é lembrado", async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const ajustes = await abrirAjustes(page)
  await semBarreiras(page)
  await ajustes.getByRole('button', { name: 'Testar alerta' }).click()
  await expect(aviso(page)).toContainText('Novo Pedido Chegou!')
  expect(await toques(page)).toBe(1)
  expect(await page.evaluate(() => window.observado.notificacoes.length)).toBe(1)

  await ajustes.getByRole('checkbox', { name: 'Som ligado' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Som desligado' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Som desligado' })).toBeVisible()

  const calado = await loja.pedir(cliente, 'Bia Calada')
  await expect(aviso(page)).toContainText(String(calado))
  expect(await toques(page)).toBe(0)
  await page.getByRole('button', { name: 'Som desligado' }).click()
  await expect(page.getByRole('button', { name: 'Som desligado' })).toHaveCount(0)
  const ouvido = await loja.pedir(cliente, 'Bia Ouvida')
  await expect(aviso(page)).toContainText(String(ouvido))
  expect(await toques(page)).toBe(1)
})

test("'Imprimir' abre o recibo, que se imprime e se fecha; bloqueada a janela, o recibo sai pela página", async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const numero = await loja.pedir(cliente, 'Caio Prado')
  const recibo = `Recibo do pedido nº ${numero}`
  const imprimir = cartao(page, numero).getByRole('button', { name: `Imprimir pedido nº ${numero}` })

  const janela = page.waitForEvent('popup')
  await imprimir.click()
  await expect.poll(async () => (await janela).isClosed()).toBe(true)
  expect(await impressoes(page)).toEqual([recibo])

  await page.evaluate(() => {
    window.open = () => null
  })
  await imprimir.click()
  await expect(aviso(page)).toContainText('Erro de Impressão')
  await expect.poll(() => impressoes(page)).toEqual([recibo, recibo])
  await expect(page.locator('iframe')).toHaveCount(0)
  await fecharAviso(page)
  await page.route('**/recibo', rota => rota.abort('internetdisconnected'))
  await imprimir.click()
  await expect(aviso(page)).toContainText('Erro ao Imprimir')
  await fecharAviso(page)
  await page.unroute('**/recibo')

  await page.goto(`/home/pedidos/${numero}/recibo`)
  await expect(page.getByRole('article', { name: recibo })).toBeVisible()
  await semBarreiras(page)
  await loja.apagar(numero)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Erro na Impressão' })).toBeVisible()
})

test('A impressão automática imprime cada pedido novo uma vez, com duas abas abertas, e não os que já estavam', async ({
  abrirNavegador,
}) => {
  const { page, loja, cliente } = await abrirLojaObservada(abrirNavegador)
  const antigo = await loja.pedir(cliente, 'Dora Antiga')
  await expect(cartao(page, antigo)).toBeVisible()
  const outra = await page.context().newPage()
  await outra.goto('/home/categorias')
  await esperarScript(outra)
  await expect(outra.getByRole('heading', { name: 'Categorias', level: 1 })).toBeVisible()

  const ajustes = await abrirAjustes(page)
  await ajustes.getByRole('checkbox', { name: 'Impressão automática' }).check()
  const numeros = [await loja.pedir(cliente, 'Dora Um'), await loja.pedir(cliente, 'Dora Dois')]
  const todas = async () => [...(await impressoes(page)), ...(await impressoes(outra))]
  const esperadas = numeros.map(numero => `Recibo do pedido nº ${numero}`).sort()
  await expect.poll(async () => (await todas()).sort()).toEqual(esperadas)

  // Neither another reading nor a reload prints them again.
  await page.reload()
  await expect(cartao(page, antigo)).toBeVisible()
  const ultimo = await loja.pedir(cliente, 'Dora Três')
  await expect.poll(async () => (await todas()).filter(dito => dito.endsWith(String(ultimo)))).toHaveLength(1)
  const deNovo = await impressoes(page)
  expect(deNovo.filter(dito => !dito.endsWith(String(ultimo)))).toEqual([])
})
