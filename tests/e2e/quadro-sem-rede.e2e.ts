import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { plantarPedidos } from '../world/plantado/pedidos-plantados'
import { fecharAviso } from './apoio/aviso-do-pedido'
import { plantarDono } from './apoio/dono'
import {
  CELULAR,
  COMPUTADOR,
  entrarNoPainel,
  esperarCamadasDoQuadro,
  esperarScriptsDasTelas,
  expect,
  irPeloMenuDoUsuario,
  semBarreiras,
  test,
} from './apoio/jornada'

test.use({ economiza: false })

const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'

test('Sem rede já no primeiro uso, cada ação do quadro diz que falhou, e o quadro fica', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  const ana = `Ana ${randomUUID().slice(0, 6)}`
  const rui = `Rui ${randomUUID().slice(0, 6)}`
  const pedidos = [
    { nome: ana, status: 'Pendente' },
    { nome: rui, status: 'Em Preparação' },
    { nome: 'Fim', status: 'Finalizado' },
  ]
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, pedidos)
  await entrarNoPainel(page, dono)
  const cartao = (nome = '') => page.getByRole('article').filter({ hasText: nome })
  await esperarCamadasDoQuadro(page)
  await page.context().setOffline(true)

  await cartao(ana).getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(ana)).toContainText(SEM_RESPOSTA)
  await cartao(rui).getByRole('button', { name: 'Mover para' }).click()
  await page.getByRole('menuitem', { name: 'Pendente' }).click()
  await expect(cartao(rui)).toContainText(SEM_RESPOSTA)
  await cartao(rui).getByRole('button', { name: 'Imprimir' }).click()
  await expect(page.locator('[data-toast]')).toContainText('Erro ao Imprimir')
  expect(page.context().pages()).toHaveLength(1)
  await cartao(ana).getByRole('button', { name: 'Cancelar' }).click()
  const cancelar = page.getByRole('dialog', { name: /^Cancelar pedido/ })
  await cancelar.getByLabel(/^Motivo/).fill('Faltou luz')
  await cancelar.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(cancelar).toContainText(SEM_RESPOSTA)
  await expect(cancelar.getByLabel(/^Motivo/)).toHaveValue('Faltou luz')
  await cancelar.getByRole('button', { name: 'Voltar' }).click()
  await cartao(rui).getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Histórico' }).click()
  const historico = page.getByRole('dialog', { name: /^Histórico/ })
  await expect(historico).toContainText('Erro ao carregar o histórico')
  await historico.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(historico).toContainText('Erro ao carregar o histórico')

  // When the network is back, the board reads again by itself, and so does the history.
  await page.context().setOffline(false)
  await expect(historico).toContainText('Pedido feito')
  await historico.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(cartao()).toHaveCount(3)
})

test.describe('Quem economiza dados', () => {
  test.use({ economiza: true })
  test('e perde a rede antes de o script estar no navegador lê que nada se abriu, o quadro fica livre, e com a rede tudo se abre', async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(COMPUTADOR)
    const dono = await plantarDono()
    await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, [
      { nome: 'Ana', status: 'Pendente' },
    ])
    await entrarNoPainel(page, dono)
    const cartao = page.getByRole('article').filter({ hasText: 'Ana' })
    const avisos = page.locator('[data-toast]')
    const naoAbriu = avisos.filter({ hasText: 'Verifique sua conexão e toque de novo.' })
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await expect(avisos).toContainText('Erro de Conexão Realtime')
    await fecharAviso(page)

    const mover = cartao.getByRole('button', { name: 'Mover para' })
    const pausar = page.getByRole('button', { name: 'Pausar pedidos' })
    for (const botao of [mover, pausar, mover, pausar]) {
      await botao.click()
      await expect(naoAbriu).toBeVisible()
      await fecharAviso(page)
    }
    await page.getByRole('button', { name: 'Alertas e impressão' }).click()
    const alertas = page.getByRole('dialog', { name: 'Alertas e impressão' })
    await expect(alertas).toContainText('Verifique sua conexão e toque de novo.')
    await page.keyboard.press('Escape')
    await page
      .getByRole('navigation', { name: 'Menu do painel' })
      .getByRole('link', { name: 'Pedidos' })
      .click()
    await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
    await cartao.getByRole('button', { name: 'Avançar Status' }).click()
    await expect(cartao).toContainText(SEM_RESPOSTA)

    // A browser that remembers what it could not fetch loads the page again at the first press.
    await page.context().setOffline(false)
    await expect(page.getByTitle('Tentando reconectar...')).toHaveCount(0)
    await expect(async () => {
      // The page that was loaded again may have opened what was pressed without the network.
      await page.keyboard.press('Escape')
      await mover.click({ timeout: 2_000 })
      await expect(page.getByRole('menuitem', { name: 'Em Rota' })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Alertas e impressão' }).click()
    await expect(alertas.getByRole('button', { name: 'Testar alerta' })).toBeVisible()
  })
})

const DO_MENU = ['Produtos', 'Categorias', 'Itens Extras', 'Clientes'] as const
const DO_USUARIO = ['Meus dados', 'Configurações', 'Horários'] as const

test('Sem rede, um link do painel aberto pela primeira vez não leva a moldura embora, nem "Sair" finge ter saído', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  const falha = page.getByRole('heading', { level: 1, name: /^Erro ao carregar/ })
  const dono = await plantarDono()
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, [{ nome: 'Ana', status: 'Pendente' }])
  await entrarNoPainel(page, dono)
  await esperarScriptsDasTelas(page)
  await page.context().setOffline(true)
  for (const nome of DO_MENU) {
    await menu.getByRole('link', { name: nome }).click()
    await expect(menu.getByRole('link', { name: nome })).toHaveAttribute('aria-current', 'page')
    await expect(falha).toBeVisible()
  }
  for (const nome of DO_USUARIO) {
    await irPeloMenuDoUsuario(page, nome)
    await expect(page).toHaveTitle(/^Erro ao carregar/)
    await expect(falha).toBeVisible()
  }
  await sairPeloMenu(page)
  await expect(page.getByRole('heading', { name: 'Não foi possível sair' })).toBeVisible()
  await semBarreiras(page)
  await menu.getByRole('link', { name: 'Pedidos' }).click()
  // The board is there as it was last seen, and says so.
  await expect(page.getByRole('article').filter({ hasText: 'Ana' })).toBeVisible()
  await expect(page.getByTitle('Tentando reconectar...')).toContainText('Quadro das')

  await page.context().setOffline(false)
  await expect(page.getByTitle('Tentando reconectar...')).toHaveCount(0)
})

test('Sem rede, o quadro que esta visita ainda não mostrou diz que não pôde ser lido, e aparece com a rede', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  await entrarNoPainel(page, await plantarDono())
  await page.goto('/home/grupos')
  await esperarScriptsDasTelas(page)
  await page.context().setOffline(true)
  await menu.getByRole('link', { name: 'Pedidos' }).click()
  await expect(page.getByRole('heading', { name: 'Erro ao carregar pedidos' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
})

async function sairPeloMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('banner').getByText('Sair', { exact: true }).click()
}

test('Sem rede antes de uma tela ou um menu estar no navegador, quem o pede lê que não se abre, e com a rede o abre', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await entrarNoPainel(page, await plantarDono())
  // The first touch unblocks the bell, whose warning takes the place of the link on a phone.
  await page.getByRole('navigation', { name: 'Colunas' }).getByRole('button').first().click()
  await page.context().setOffline(true)
  // Only one toast is in sight, so the test waits for this one first; otherwise it would replace the other.
  await expect(page.locator('[data-toast]')).toContainText('Erro de Conexão Realtime')
  await page.getByRole('link', { name: 'Cancelados' }).click()
  await expect(page.locator('[data-toast]').filter({ hasText: 'Sem conexão' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  const doUsuario = page.getByRole('button', { name: 'Menu do usuário' })
  await doUsuario.click()
  await expect(page.locator('[data-toast]').filter({ hasText: 'toque de novo' })).toBeVisible()
  await page.context().setOffline(false)
  // A browser that remembers that a script could not be fetched loads the page anew at the first press.
  await expect(async () => {
    await doUsuario.click()
    await expect(page.getByRole('menuitem', { name: 'Meus dados' })).toBeFocused({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(doUsuario).toBeFocused()
  await page.getByRole('link', { name: 'Cancelados' }).click()
  await expect(page.getByRole('heading', { name: 'Pedidos cancelados' })).toBeVisible()
})
