import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type Caminho, openCaminho, urlPeloCaminho } from '../world/caminho'
import { CANTINA } from '../world/demo'
import { plantarPedidos } from '../world/plantado/pedidos-plantados'
import { startServidor } from '../world/processo/servidor'
import { plantarDono } from './apoio/dono'
import { COMPUTADOR, entrarNoPainel, esperarScriptsDasTelas, expect } from './apoio/jornada'
import { cartao, coluna } from './apoio/no-quadro'

/** The connections to the server and to its database, which a journey can cut. */
interface Caminhos {
  readonly servidor: Caminho
  readonly banco: Caminho
}

const VOLTA = { timeout: 25_000 }
const DO_PROXY = '<html><body><h1>502 Bad Gateway</h1></body></html>'
const RESPOSTA_DO_PROXY = `HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/html\r\nContent-Length: ${DO_PROXY.length}\r\nConnection: close\r\n\r\n${DO_PROXY}`

/** A second server process on the same database and folder: cutting its connections disturbs no other test. */
const test = base.extend<{ caminhos: Caminhos; page: Page }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  caminhos: async ({}, use) => {
    const { searchParams } = new URL(process.env.COMANDA_E2E_BANCO?.replace('@/', '@socket/') ?? '')
    const socket = join(searchParams.get('host') ?? '', `.s.PGSQL.${searchParams.get('port')}`)
    const banco = await openCaminho({ path: socket })
    const processo = await startServidor({
      DATABASE_URL: urlPeloCaminho(banco),
      COMANDA_DADOS: process.env.COMANDA_E2E_DADOS ?? '',
      COMANDA_LIMITES: '1000',
      COMANDA_ESPERA_MS: '5000',
    })
    const servidor = await openCaminho({ host: '127.0.0.1', port: Number(new URL(processo.origin).port) })
    await use({ servidor, banco })
    await servidor.close()
    await processo.end('SIGTERM')
    await banco.close()
  },
  page: async ({ browser, caminhos }, use) => {
    const context = await browser.newContext({
      baseURL: `http://localhost:${caminhos.servidor.port}`,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
      ...COMPUTADOR,
    })
    await use(await context.newPage())
    await context.close()
  },
})

test('Um servidor que não responde não deixa um cartão parecer salvo, e o que uma queda deixou sem dados volta sozinho com ele', async ({
  page,
  caminhos: { servidor, banco },
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  const dono = await plantarDono()
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, [{ nome: 'Ana' }])
  await entrarNoPainel(page, dono)

  await servidor.freeze()
  await cartao(page, 'Ana').getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(coluna(page, 'Em Preparação'), 'Ana')).toContainText('Salvando...')
  const devolvido = cartao(coluna(page, 'Pendente'), 'Ana')
  await expect(devolvido).toContainText('ainda não se sabe se a mudança foi salva')
  await expect(devolvido).not.toContainText('Salvando...')
  await servidor.mend()
  await expect(cartao(coluna(page, 'Em Preparação'), 'Ana')).toBeVisible(VOLTA)
  await expect(page.getByText('ainda não se sabe')).toHaveCount(0)

  const quedas = [
    () => banco.cut(),
    () => servidor.cut(),
    () => servidor.answer(RESPOSTA_DO_PROXY),
    () => servidor.freeze(),
  ]
  for (const tirar of quedas) {
    await menu.getByRole('link', { name: 'Produtos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
    await esperarScriptsDasTelas(page)
    await tirar()
    await menu.getByRole('link', { name: 'Pedidos' }).click()
    // The board is there as it was last seen.
    await expect(cartao(coluna(page, 'Em Preparação'), 'Ana')).toBeVisible()
    await expect(page.getByText('Quadro das')).toBeVisible()
    await banco.mend()
    await servidor.mend()
    await expect(page.getByText('Quadro das')).toHaveCount(0, VOLTA)
  }
  for (const tirar of quedas.slice(0, -1)) {
    await tirar()
    await menu.getByRole('link', { name: 'Categorias' }).click()
    await expect(page.getByRole('heading', { name: 'Erro ao carregar categorias' })).toBeVisible()
    await page.getByRole('button', { name: 'Tentar novamente' }).focus()
    await banco.mend()
    await servidor.mend()
    await expect(page.getByRole('heading', { name: 'Categorias', exact: true })).toBeVisible(VOLTA)
    await expect(page.getByRole('main')).toBeFocused()
    await menu.getByRole('link', { name: 'Produtos' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Produtos' })).toBeVisible()
  }

  const paginas = [
    ['/home', 'Serviço indisponível. Tente novamente em instantes.', 'Painel de Pedidos'],
    [`/${CANTINA.slug}`, 'Erro ao carregar o cardápio', CANTINA.nome],
  ] as const
  for (const [endereco, falha, titulo] of paginas) {
    await banco.cut()
    await page.goto(endereco)
    await expect(page.getByRole('heading', { name: falha })).toBeVisible()
    await banco.mend()
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible(VOLTA)
  }
})
