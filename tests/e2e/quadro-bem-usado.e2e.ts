import type { Page } from '@playwright/test'
import { levantarComDedo } from './arrasto'
import { naLoja } from './banco-da-loja'
import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './jornada'
import { abrirQuadro, cartao, coluna } from './no-quadro'

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
