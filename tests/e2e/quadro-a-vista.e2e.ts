import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { plantarPedidos } from '../world/plantado/pedidos-plantados'
import { plantarDono } from './apoio/dono'
import { CELULAR, COMPUTADOR, entrar, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'

const ZE = `Zé ${randomUUID().slice(0, 6)}`
const QUATRO = ['Pendente', 'Em Preparação', 'Em Rota', 'Finalizado']

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

test('Finalizado mostra os últimos 30 e conta todos os do dia, e o resto se acha na lista', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const finalizados = Array.from({ length: 31 }, (_, n) => ({
    nome: n === 30 ? ZE : `Cliente ${n}`,
    status: 'Finalizado',
    minutos: n + 1,
  }))
  await abrirQuadro(page, finalizados)
  const fim = coluna(page, 'Finalizado')
  await expect(fim.getByText('31 pedidos', { exact: true })).toBeVisible()
  // The others are drawn when they are about to be seen.
  const cartoes = fim.getByRole('article')
  const rolar = async () => {
    await fim.getByRole('link', { name: 'Ver todos os finalizados' }).scrollIntoViewIfNeeded()
    return cartoes.count()
  }
  await expect.poll(rolar).toBe(20)
  await expect(cartoes).toHaveCount(20)
  await fim.getByRole('button', { name: 'Mostrar mais (10 mais antigos)' }).click()
  await expect(fim.getByRole('article')).toHaveCount(30)
  await fim.getByRole('link', { name: 'Ver todos os finalizados' }).click()
  await expect(page.getByRole('heading', { name: 'Pedidos finalizados' })).toBeVisible()
  await expect(page.getByText('31 pedidos')).toBeVisible()
  await page.getByRole('searchbox').fill(ZE.toLowerCase())
  await expect(page.getByRole('listitem').filter({ hasText: ZE })).toBeVisible()
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible()
})

test('O aviso de que o som está bloqueado não move nada debaixo do dedo, nem deixa a busca com menos de 160 px, com ou sem rede', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  const dono = await plantarDono()
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, [{ nome: ZE }])
  await entrar(page, dono)
  // The browser takes a look of Playwright into the page for a gesture of its user, so the test takes none until the
  // page's script listens.
  await Promise.all([page.waitForRequest(/\/home\/ao-vivo/), page.goto('/home')])
  const bloqueado = page.getByRole('button', { name: 'Som bloqueado: toque para ativar' })
  await expect(bloqueado).toBeVisible()
  await nadaCobre(bloqueado)
  const estreitas = async () => {
    const achadas: string[] = []
    for (const width of [320, 360, 640, 768, 1024, 1280, 1366, 1440, 1536, 1600, 1920]) {
      await page.setViewportSize({ width, height: 740 })
      const largura = (await page.getByRole('searchbox').boundingBox())?.width ?? 0
      if (largura < 160) achadas.push(`${width}: ${largura}`)
    }
    await page.setViewportSize(CELULAR.viewport)
    return achadas
  }
  expect(await estreitas()).toEqual([])
  const antes = await cartao(page, ZE).boundingBox()
  await semBarreiras(page)
  await coluna(page, 'Pendente').getByRole('heading').first().tap()
  await expect(bloqueado).toHaveCount(0)
  expect(await cartao(page, ZE).boundingBox()).toEqual(antes)

  await page.reload()
  await page.context().setOffline(true)
  await expect(page.getByText('Tentando reconectar...').first()).toBeVisible()
  expect(await estreitas()).toEqual([])
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
    // On a screen 800 pixels high a column has room for more than two cards.
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
    await expect.poll(larguras).toEqual([esperada, esperada, esperada, esperada])
    expect(await paraOLado()).toBeGreaterThan(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await semBarreiras(page)
  }
})

test('Uma busca que nada acha deixa as colunas na largura toda do quadro', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: ZE }])
  await page.getByRole('searchbox').fill('ninguém')
  await expect(page.getByText('Nenhum pedido encontrado para "ninguém".')).toBeVisible()
  const { x = 0, width = 0 } = (await coluna(page, 'Finalizado').boundingBox()) ?? {}
  expect(x + width).toBeGreaterThan(COMPUTADOR.viewport.width - 20)
})

test('No cartão estreito de um finalizado o tipo fica ao lado do número, e nenhuma palavra se parte', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const observacoes = 'Interfone quebrado: ligar ao chegar.'
  await abrirQuadro(
    page,
    QUATRO.map(status => ({ nome: ZE, status, observacoes })),
  )
  const finalizado = coluna(page, 'Finalizado').getByRole('article')
  const { y: numero = 0 } = (await finalizado.getByRole('heading', { level: 3 }).boundingBox()) ?? {}
  const { y: tipo = 0 } = (await finalizado.getByTitle('Retirar no local').boundingBox()) ?? {}
  expect(tipo - numero).toBeLessThan(10)
  const linhas = await finalizado.getByText(observacoes).evaluate(({ firstChild: texto }) => {
    const palavra = document.createRange()
    palavra.setStart(texto as Text, 0)
    palavra.setEnd(texto as Text, 'Interfone'.length)
    return palavra.getClientRects().length
  })
  expect(linhas).toBe(1)
})

test('Quando o aparelho passa do claro ao escuro, nenhum texto fica para trás, também para quem pede menos movimento', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirQuadro(page, [{ nome: ZE }])
  await semBarreiras(page)
  const antes = await page.evaluate(() => getComputedStyle(document.body).color)
  await page.emulateMedia({ colorScheme: 'dark' })
  // The browser passes an inherited colour through a transition of each element on the way, one after the other.
  const emTransicao = await page.evaluate(() =>
    document.getAnimations().flatMap(a => (a instanceof CSSTransition ? a.transitionProperty : [])),
  )
  expect(emTransicao).toEqual([])
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).not.toBe(antes)
  await semBarreiras(page)
})

/** No button lies over what is read in it. */
async function nadaCobre(botao: Locator): Promise<void> {
  const doBotao = await botao.evaluate(botao =>
    [...botao.querySelectorAll('svg, span')]
      .map(parte => parte.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ right, top, height }) =>
        botao.contains(document.elementFromPoint(right - 1, top + height / 2)),
      ),
  )
  expect(doBotao).toEqual(doBotao.map(() => true))
}
