import { arrastar, arrastarComDedo, levantarComDedo } from './apoio/arrasto'
import { segurar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './apoio/jornada'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'

const TABLET = { ...CELULAR, viewport: { width: 768, height: 1024 } }

test("'Desfazer' leva o pedido de volta, o último que se moveu, também por Ctrl+Z, e o histórico conta os dois passos", async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [{ nome: 'Ana' }, { nome: 'Rui', minutos: 9 }])
  const aviso = page.locator('[data-toast]')
  const avancar = (nome: string) => cartao(page, nome).getByRole('button', { name: 'Avançar Status' }).click()
  const estaEm = async (status: string, nome: string) => {
    await expect(cartao(coluna(page, status), nome)).toBeVisible()
    await expect(cartao(page, nome).getByRole('button', { name: 'Mover para' })).toBeEnabled()
  }
  const numeroDe = async (nome: string) =>
    ((await cartao(page, nome).getAttribute('aria-label')) ?? '').slice(-4)
  const [ana, rui] = [await numeroDe('Ana'), await numeroDe('Rui')]

  await avancar('Ana')
  await expect(aviso).toContainText(`Pedido ${ana} foi para Em Preparação`)
  const desfazer = aviso.getByRole('button', { name: 'Desfazer' })
  // The time of a toast stands still while it has the focus.
  await desfazer.focus()
  await semBarreiras(page)
  await desfazer.click()
  await expect(aviso).toContainText(`Pedido ${ana} voltou para Pendente`)
  await estaEm('Pendente', 'Ana')
  await cartao(page, 'Ana').getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Histórico' }).click()
  const historico = page.getByRole('dialog', { name: /^Histórico/ })
  await expect(historico.getByRole('listitem')).toHaveText([
    /Pedido feito/,
    /De Pendente para Em Preparação/,
    /De Em Preparação para Pendente/,
  ])
  await historico.getByRole('button', { name: 'Fechar', exact: true }).last().click()

  // After two moves in a row the toast names the order that 'Desfazer' would take back.
  await avancar('Ana')
  await estaEm('Em Preparação', 'Ana')
  await arrastar(page, cartao(page, 'Rui'), coluna(page, 'Finalizado'))
  await expect(aviso).toContainText(`Pedido ${rui} foi para Finalizado`)
  await page.getByRole('searchbox').fill('r')
  await page.keyboard.press('ControlOrMeta+z')
  await estaEm('Finalizado', 'Rui')
  await page.getByRole('searchbox').fill('')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(aviso).toContainText(`Pedido ${rui} voltou para Pendente`)
  await estaEm('Pendente', 'Rui')
  await page.keyboard.press('ControlOrMeta+z')
  await estaEm('Em Preparação', 'Ana')
  await page.reload()
  await estaEm('Pendente', 'Rui')
  await estaEm('Em Preparação', 'Ana')

  // The answer comes when the board has been left: what its toast says is so there as well.
  const responder = await segurar(page, '**/avanco?*')
  await avancar('Rui')
  await page.getByRole('navigation').getByRole('link', { name: 'Categorias' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Categorias' })).toBeVisible()
  responder()
  await expect(aviso).toContainText('Ctrl+Z também desfaz.')
  await page.keyboard.press('ControlOrMeta+z')
  await expect(aviso).toContainText(`Pedido ${rui} voltou para Pendente`)
  await page.goBack()
  await estaEm('Pendente', 'Rui')
})

test("Com o dedo o cartão se arrasta depois de um toque demorado, e sobre a beira de 'Em Rota' volta ou vai para 'Em Rota', nunca para 'Finalizado'", async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(TABLET)
  const dono = await abrirQuadro(page, [{ nome: 'Ana' }])
  await arrastarComDedo(page, cartao(page, 'Ana'), coluna(page, 'Em Preparação'))
  await expect(cartao(coluna(page, 'Em Preparação'), 'Ana')).toBeVisible()
  await expect(cartao(page, 'Ana').getByRole('button', { name: 'Mover para' })).toBeEnabled()
  expect(await naLoja(dono, 'select status from pedidos where empresa_id = $1')).toEqual([
    { status: 'Em Preparação' },
  ])

  const { x = 0, y = 0 } = (await coluna(page, 'Em Rota').boundingBox()) ?? {}
  expect(x).toBeLessThan(768)
  expect(x + 320).toBeGreaterThan(768)
  const beira = { x: (x + 768) / 2, y: y + 90 }

  const apressado = await levantarComDedo(page, cartao(page, 'Ana'))
  await apressado.passarESoltar(beira)
  await expect(apressado.anuncio).toContainText('voltou ao seu lugar')
  await expect(cartao(coluna(page, 'Em Preparação'), 'Ana')).toBeVisible()

  const paciente = await levantarComDedo(page, cartao(page, 'Ana'))
  await paciente.levar(beira)
  await expect(paciente.anuncio).toContainText('sobre Em Rota')
  await expect(coluna(page, 'Em Rota')).toBeInViewport({ ratio: 0.99 })
  await expect(coluna(page, 'Finalizado')).not.toBeInViewport()
  await paciente.soltar()
  await expect(paciente.anuncio).toContainText('solto em Em Rota')
  await expect(cartao(coluna(page, 'Em Rota'), 'Ana')).toBeVisible()
})
