import type { Page } from '@playwright/test'
import { levantarComDedo } from './apoio/arrasto'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'

const SEIS = Array.from({ length: 6 }, (_, n) => ({ nome: `Dona ${'abcdef'[n]}`, minutos: 3 + n }))

const largura = async (page: Page, status: string) => (await coluna(page, status).boundingBox())?.width ?? 0

test('Uma coluna cheia ao lado de três vazias usa a largura: dois cartões por linha', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, SEIS)
  expect(await largura(page, 'Pendente')).toBeGreaterThan(2.5 * (await largura(page, 'Em Rota')))
  const [um, dois] = await Promise.all(['Dona a', 'Dona b'].map(nome => cartao(page, nome).boundingBox()))
  expect(dois?.y).toBe(um?.y)
  expect(dois?.x).toBeGreaterThan((um?.x ?? 0) + (um?.width ?? 0))
  await semBarreiras(page)
})

const ESCOLHAS = ['Sem cebola', 'Bacon', 'Queijo', 'Ovo', 'Molho: Barbecue']

test('Um cozinheiro lê as escolhas de um item uma por linha, e na exibição compacta separadas com clareza', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: 'Zezé', itens: [{ nome: 'Hambúrguer', extras: ESCOLHAS }] }])
  const lugares = () =>
    Promise.all(
      ESCOLHAS.map(nome =>
        cartao(page, 'Zezé')
          .getByText(`+ ${nome}`, { exact: true })
          .evaluate(lida => {
            const { x, y, width, height } = lida.getBoundingClientRect()
            return { x, y, width, height }
          }),
      ),
    )
  const umaPorLinha = await lugares()
  for (const [n, { x, y }] of umaPorLinha.entries()) {
    expect(x).toBe(umaPorLinha[0]?.x)
    if (n > 0) expect(y).toBeGreaterThanOrEqual((umaPorLinha[n - 1]?.y ?? 0) + 12)
  }
  await page.getByRole('button', { name: 'Exibição do quadro' }).click()
  await page
    .getByRole('dialog', { name: 'Exibição do quadro' })
    .getByText('Compacta', { exact: true })
    .click()
  await page.keyboard.press('Escape')
  const seguidas = await lugares()
  expect(new Set(seguidas.map(({ y }) => y)).size).toBeLessThan(ESCOLHAS.length)
  for (const [n, { x, y, height }] of seguidas.entries()) {
    const antes = seguidas[n - 1]
    // A choice that does not fit goes to the next line as a whole.
    expect(height).toBeLessThan(24)
    if (antes && antes.y === y) expect(x - antes.x - antes.width).toBeGreaterThanOrEqual(6)
  }
})

test('As ações do cabeçalho do quadro têm a mesma forma, e o nome à vista onde há lugar', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, SEIS)
  const comNome = [
    page.getByTitle('Pedidos cancelados'),
    page.getByTitle('Em falta agora'),
    page.getByTitle('Pausar pedidos'),
  ]
  const acoes = [...comNome, page.getByRole('button', { name: 'Atualizar Pedidos' })]
  const formaDe = (alvo: Element) => {
    const { borderTopWidth, borderTopColor, borderRadius, height } = getComputedStyle(alvo)
    return JSON.stringify({
      borderTopWidth,
      borderTopColor,
      redonda: Number.parseFloat(borderRadius) > 20,
      height,
    })
  }
  for (const [width, haLugar] of [
    [360, false],
    [768, true],
    [1024, true],
    [1280, false],
    [1920, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const formas = await Promise.all(acoes.map(acao => acao.evaluate(formaDe)))
    expect(new Set(formas).size, `${width} px`).toBe(1)
    for (const acao of comNome) {
      const caixa = await acao.boundingBox()
      expect((caixa?.width ?? 0) > 60, `${width} px`).toBe(haLugar)
    }
  }
})

test('No celular o quadro mostra quantos pedidos há em cada coluna, e um toque leva a ela', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirQuadro(page, [...SEIS, { nome: 'Zezé', status: 'Em Rota' }])
  const colunas = page.getByRole('navigation', { name: 'Colunas' })
  await expect(colunas.getByRole('button')).toHaveText([
    'Pendente6',
    'Em Preparação0',
    'Em Rota1',
    'Finalizado0',
  ])
  await expect(cartao(page, 'Zezé')).not.toBeInViewport()
  await colunas.getByRole('button', { name: 'Em Rota' }).tap()
  await expect(cartao(page, 'Zezé')).toBeInViewport({ ratio: 0.9 })
  await semBarreiras(page)
})

test('A correria está à vista onde se pausa, em 1280x800', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await abrirQuadro(page, SEIS)
  await naLoja(dono, 'insert into configuracoes (empresa_id, preparo_min) values ($1, 40)')
  await page.reload()
  await page.getByRole('button', { name: 'Pausar pedidos' }).click()
  for (const minutos of ['+15 min', '+30 min'])
    await expect(page.getByRole('button', { name: minutos })).toBeInViewport({ ratio: 1 })
})

test('Sem rede uma faixa sobre o pé do quadro diz desde quando, e nenhum cartão se move', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirQuadro(page, SEIS)
  const antes = await cartao(page, 'Dona a').boundingBox()
  await page.context().setOffline(true)
  const faixa = page.getByTitle('Tentando reconectar...')
  await expect(faixa).toContainText('Sem conexão: novos pedidos não chegam.')
  await expect(faixa).toContainText(/Quadro das \d\d:\d\d\./)
  expect(await faixa.boundingBox()).toMatchObject({ x: 0, width: 360 })
  expect(await cartao(page, 'Dona a').boundingBox()).toEqual(antes)
  await semBarreiras(page)
  await faixa.getByRole('button', { name: 'Tentar agora' }).tap()
  await expect(faixa).toBeVisible()
  await page.context().setOffline(false)
  await expect(faixa).toHaveCount(0)
})

test('O cartão que se arrasta é pequeno, e o resto do quadro continua à vista', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await abrirQuadro(page, SEIS)
  const inteiro = await cartao(page, 'Dona a').boundingBox()
  const dedo = await levantarComDedo(page, cartao(page, 'Dona a'))
  const noAr = await page.locator('[data-cartao-no-ar]').boundingBox()
  expect(noAr?.height).toBeLessThan((inteiro?.height ?? 0) / 2)
  expect(noAr?.width).toBeLessThan((inteiro?.width ?? 0) * 0.8)
  await dedo.soltar()
})
