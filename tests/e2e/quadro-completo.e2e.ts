import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { type PedidoPlantado, plantarPedidos } from '../world/pedidos-plantados'
import { arrastar, arrastarComDedo } from './arrasto'
import { cadastrarDono, type Dono } from './dono'
import { CELULAR, COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './jornada'
import { comTeclado } from './maos'

const ZE = `Zé ${randomUUID().slice(0, 6)}`
const QUATRO = ['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado']
const coluna = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true })
const cartao = (onde: Page | Locator, nome: string) => onde.getByRole('article').filter({ hasText: nome })

/** The board of an owner of the test's own, with these orders on it. */
async function abrirQuadro(page: Page, pedidos: readonly PedidoPlantado[]): Promise<Dono> {
  const dono = await cadastrarDono(page)
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, pedidos)
  await entrarNoPainel(page, dono)
  return dono
}

const estaEm = async (page: Page, status: string, nome = ZE) => {
  await expect(cartao(coluna(page, status), nome)).toBeVisible()
  await page.reload()
  await expect(cartao(coluna(page, status), nome)).toBeVisible()
}

test('Um cartão se arrasta com o mouse para qualquer coluna, e volta', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: ZE }])
  await arrastar(page, cartao(page, ZE), coluna(page, 'Em Rota'))
  await estaEm(page, 'Em Rota')
  await arrastar(page, cartao(page, ZE), coluna(page, 'Pendente'))
  await estaEm(page, 'Pendente')
})

test('Com o dedo, o cartão se arrasta depois de um toque demorado', async ({ abrirNavegador }) => {
  const page = await abrirNavegador({ ...CELULAR, viewport: { width: 768, height: 1024 } })
  await abrirQuadro(page, [{ nome: ZE }])
  await arrastarComDedo(page, cartao(page, ZE), coluna(page, 'Em Preparação'))
  await estaEm(page, 'Em Preparação')
})

test('Com o teclado, a alça levanta, as setas escolhem e o espaço solta; o foco fica com o cartão', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: ZE }])
  await cartao(page, ZE).getByRole('button', { name: 'Arrastar' }).focus()
  await page.keyboard.press('Space')
  const anuncio = page.locator('[role="status"][id^="DndLiveRegion"]')
  await expect(anuncio).toContainText('levantado, sobre Pendente')
  await page.keyboard.press('ArrowRight')
  await expect(anuncio).toContainText('sobre Em Preparação')
  await page.keyboard.press('ArrowRight')
  await expect(anuncio).toContainText('sobre Em Rota')
  await page.keyboard.press('Space')
  await expect(anuncio).toContainText('solto em Em Rota')
  await expect(
    cartao(coluna(page, 'Em Rota'), ZE).getByRole('button', { name: 'Avançar Status' }),
  ).toBeFocused()
  await estaEm(page, 'Em Rota')
})

test("'Mover para' faz sem arrastar o mesmo, só com o teclado", async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: ZE, status: 'Em Rota' }])
  const { apertar } = comTeclado(page)
  await apertar(cartao(page, ZE).getByRole('button', { name: 'Mover para' }))
  const menu = page.getByRole('menu', { name: 'Mover para' })
  await expect(menu.getByRole('menuitem')).toHaveText(['Pendente', 'Em Preparação', 'Finalizado'])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(cartao(page, ZE).getByRole('button', { name: 'Mover para' })).toBeFocused()
  await page.keyboard.press('Enter')
  await menu.getByRole('menuitem', { name: 'Em Preparação' }).press('Enter')
  await expect(
    cartao(coluna(page, 'Em Preparação'), ZE).getByRole('button', { name: 'Avançar Status' }),
  ).toBeFocused()
  await estaEm(page, 'Em Preparação')
})

test('Quem move um pedido que outro já moveu lê isso no cartão, e o quadro se atualiza', async ({
  abrirNavegador,
}) => {
  const balcao = await abrirNavegador(COMPUTADOR)
  const cozinha = await abrirNavegador(COMPUTADOR)
  const dono = await abrirQuadro(balcao, [{ nome: ZE }])
  await entrarNoPainel(cozinha, dono)
  await expect(cartao(coluna(cozinha, 'Pendente'), ZE)).toBeVisible()
  // The kitchen's board hears and reads nothing for a while.
  await cozinha.route('**/home.data*', rota => rota.abort('internetdisconnected'))
  await cartao(balcao, ZE).getByRole('button', { name: 'Mover para' }).click()
  await balcao.getByRole('menuitem', { name: 'Em Rota' }).click()
  await estaEm(balcao, 'Em Rota')

  await cartao(cozinha, ZE).getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(coluna(cozinha, 'Pendente'), ZE)).toContainText('O pedido já mudou para Em Rota.')
  await expect(cozinha.locator('[data-toast="destructive"]')).toBeVisible()
  await cozinha.unrouteAll({ behavior: 'ignoreErrors' })
  await cozinha.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  await expect(cartao(coluna(cozinha, 'Em Rota'), ZE)).toBeVisible()
  await expect(cartao(cozinha, ZE)).not.toContainText('O pedido já mudou')
})

test('Sem resposta do servidor o cartão volta ao seu lugar e diz por quê', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: ZE }])
  await page.route('**/movimento.data*', rota => rota.abort('internetdisconnected'))
  await arrastar(page, cartao(page, ZE), coluna(page, 'Finalizado'))
  await expect(page.locator('[data-toast]').getByText('Erro ao atualizar status')).toBeVisible()
  await expect(cartao(coluna(page, 'Pendente'), ZE)).toContainText(
    'O servidor não respondeu. Confira a conexão e tente novamente.',
  )
  await estaEm(page, 'Pendente')
})

test('Cancelar pede um motivo, não desfaz, e o pedido fica nos Cancelados com a sua história', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [
    { nome: ZE, status: 'Em Preparação' },
    { nome: 'Fim', status: 'Finalizado' },
  ])
  for (const acao of ['Avançar Status', 'Editar', 'Cancelar']) {
    await expect(cartao(page, 'Fim').getByRole('button', { name: acao })).toHaveCount(0)
    await expect(cartao(page, ZE).getByRole('button', { name: acao })).toBeVisible()
  }
  await expect(cartao(page, 'Fim').getByRole('button', { name: 'Imprimir' })).toBeVisible()

  await cartao(page, ZE).getByRole('button', { name: 'Cancelar' }).click()
  const dialogo = page.getByRole('dialog', { name: /^Cancelar pedido nº \d{8}\?$/ })
  const motivo = dialogo.getByLabel(/^Motivo do cancelamento/)
  await expect(dialogo).toContainText('não pode ser desfeita')
  expect(await motivo.evaluate(caixa => Number.parseFloat(getComputedStyle(caixa).minHeight))).toBe(80)
  await motivo.fill('Engano')
  await semBarreiras(page)
  await dialogo.getByRole('button', { name: 'Voltar' }).click()
  await cartao(page, ZE).getByRole('button', { name: 'Cancelar' }).click()
  await expect(motivo).toHaveValue('')
  await motivo.fill('Faltou massa')
  await dialogo.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(dialogo).toBeHidden()
  await expect(cartao(page, ZE)).toHaveCount(0)

  await page.getByRole('link', { name: 'Cancelados' }).click()
  const linha = page.getByRole('listitem').filter({ hasText: ZE })
  await expect(linha).toContainText('Faltou massa')
  await expect(linha).toContainText('pelo restaurante')
  await expect(linha.getByRole('button', { name: 'Imprimir' })).toBeVisible()
  await expect(linha.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /\/resumo$/)
  await semBarreiras(page)
  await linha.getByRole('button', { name: /Histórico/ }).click()
  const historico = page.getByRole('dialog', { name: /^Histórico do pedido/ })
  await expect(historico.getByRole('listitem')).toHaveText([
    /Pedido feito.*Cliente/,
    /Cancelado \(estava em Em Preparação\).*Restaurante/,
  ])
  await semBarreiras(page)
})

test('A busca filtra enquanto se digita, com as contagens, e Esc a limpa', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [
    { nome: 'Conceição Ávila', telefone: '11933334444' },
    { nome: ZE, tipoEntrega: 'Consumir no restaurante' },
    { nome: 'Rui', status: 'Em Rota' },
  ])
  const busca = page.getByPlaceholder('Buscar por Nº Pedido, Cliente, Telefone ou Tipo Entrega...')
  await page.keyboard.press('/')
  await expect(busca).toBeFocused()
  for (const termo of ['conceicao', '(11) 93333']) {
    await busca.fill(termo)
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(cartao(page, 'Conceição Ávila')).toBeVisible()
    await expect(coluna(page, 'Pendente').getByText('1 pedido', { exact: true })).toBeVisible()
    await expect(coluna(page, 'Em Rota').getByText('Nenhum pedido aqui.')).toBeVisible()
  }
  await busca.fill('consumir no')
  await expect(cartao(page, ZE)).toBeVisible()
  await busca.fill('ninguém')
  await expect(page.getByText('Nenhum pedido encontrado para "ninguém".')).toBeVisible()
  await semBarreiras(page)
  await busca.press('Escape')
  await expect(busca).toHaveValue('')
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('Finalizado mostra os últimos 30, e o resto se acha na lista', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  const finalizados = Array.from({ length: 31 }, (_, n) => ({
    nome: n === 30 ? ZE : `Cliente ${n}`,
    status: 'Finalizado',
    minutos: n + 1,
  }))
  await abrirQuadro(page, finalizados)
  const fim = coluna(page, 'Finalizado')
  await expect(fim.getByText('30 pedidos', { exact: true })).toBeVisible()
  await expect(fim.getByRole('article')).toHaveCount(20)
  await fim.getByRole('button', { name: 'Mostrar mais (10 mais antigos)' }).click()
  await expect(fim.getByRole('article')).toHaveCount(30)
  await fim.getByRole('link', { name: 'Ver todos os finalizados' }).click()
  await expect(page.getByText('31 pedidos')).toBeVisible()
  await page.getByRole('searchbox').fill(ZE.toLowerCase())
  await expect(page.getByRole('listitem').filter({ hasText: ZE })).toBeVisible()
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible()
})

test('Em 1280 cabem as quatro colunas; em 768 e 360 elas têm 20 e 18 rem e correm para o lado', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(
    page,
    QUATRO.flatMap(status => [1, 2, 3].map(n => ({ nome: `${ZE} ${n}`, status, minutos: 20 * n }))),
  )
  const larguras = () =>
    Promise.all(
      QUATRO.map(async status => Math.round((await coluna(page, status).boundingBox())?.width ?? 0)),
    )
  const paraOLado = () =>
    coluna(page, 'Pendente').evaluate(
      c => (c.parentElement?.scrollWidth ?? 0) - (c.parentElement?.clientWidth ?? 0),
    )
  expect(await paraOLado()).toBe(0)
  for (const status of QUATRO) {
    const { x = -1, width = 0 } = (await coluna(page, status).boundingBox()) ?? {}
    expect(x).toBeGreaterThan(0)
    expect(x + width).toBeLessThanOrEqual(1280)
    // Two of them and more in what a screen of 800 leaves to a column.
    const { height = 0 } = (await cartao(coluna(page, status), `${ZE} 2`).boundingBox()) ?? {}
    expect(height).toBeGreaterThan(100)
    expect(height).toBeLessThan(260)
  }
  await semBarreiras(page)
  for (const [width, esperada] of [
    [768, 320],
    [360, 288],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    expect(await larguras()).toEqual([esperada, esperada, esperada, esperada])
    expect(await paraOLado()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await semBarreiras(page)
  }
})
