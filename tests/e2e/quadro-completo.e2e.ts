import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { arrastar, levantarComTeclado } from './apoio/arrasto'
import { naLoja } from './apoio/banco-da-loja'
import type { Dono } from './apoio/dono'
import { COMPUTADOR, entrarNoPainel, esperarScript, expect, semBarreiras, test } from './apoio/jornada'
import { comTeclado } from './apoio/maos'
import { abrirQuadro, cartao, coluna } from './apoio/no-quadro'

const ZE = `Zé ${randomUUID().slice(0, 6)}`

/**
 * The screen shows the move at once. The test waits until the server has it, because what comes next, a reload or another
 * move, would otherwise come before.
 */
const estaEm = async (page: Page, dono: Dono, status: string) => {
  await expect(cartao(coluna(page, status), ZE)).toBeVisible()
  await expect(cartao(page, ZE).getByRole('button', { name: 'Mover para' })).toBeEnabled()
  const guardado = 'select status from pedidos where empresa_id = $1 and nome_cliente = $2'
  expect(await naLoja(dono, guardado, [ZE])).toEqual([{ status }])
}

test("Um cartão se arrasta com o mouse e com o teclado para qualquer coluna, sem resposta do servidor volta e diz por quê, e 'Mover para' faz o mesmo sem arrastar", async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await abrirQuadro(page, [{ nome: ZE }])
  await arrastar(page, cartao(page, ZE), coluna(page, 'Em Rota'))
  await estaEm(page, dono, 'Em Rota')
  await arrastar(page, cartao(page, ZE), coluna(page, 'Pendente'))
  await estaEm(page, dono, 'Pendente')

  // A drag that begins and ends on a button does not press it, and Esc gives a drag up.
  const avancar = cartao(page, ZE).getByRole('button', { name: 'Avançar Status' })
  await arrastar(page, avancar, avancar)
  await expect(page.locator('#anuncio-do-arrasto')).toContainText('solto em Pendente')
  await arrastar(page, cartao(page, ZE), coluna(page, 'Em Rota'), { desistir: true })
  await expect(page.locator('#anuncio-do-arrasto')).toContainText('voltou ao seu lugar')
  await estaEm(page, dono, 'Pendente')

  // The handle lifts it, the arrows choose, the space bar drops it, and the focus stays with the card.
  const anuncio = await levantarComTeclado(page, cartao(page, ZE))
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
  await estaEm(page, dono, 'Em Rota')

  await page.route('**/movimento?*', rota => rota.abort('internetdisconnected'))
  await arrastar(page, cartao(page, ZE), coluna(page, 'Finalizado'))
  await expect(page.locator('[data-toast]').getByText('Erro ao atualizar status')).toBeVisible()
  await expect(cartao(coluna(page, 'Em Rota'), ZE)).toContainText(
    'O servidor não respondeu. Confira a conexão e tente novamente.',
  )
  await estaEm(page, dono, 'Em Rota')
  await page.unroute('**/movimento?*')
  await page.reload()
  await expect(cartao(coluna(page, 'Em Rota'), ZE)).toBeVisible()
  await esperarScript(page)

  // The same without dragging, by the keyboard alone.
  const { apertar } = comTeclado(page)
  const mais = cartao(page, ZE).getByRole('button', { name: 'Mais ações' })
  await apertar(mais)
  await expect(page.getByRole('menu', { name: 'Mais ações' }).getByRole('menuitem').first()).toBeFocused()
  await semBarreiras(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toBeHidden()
  await apertar(cartao(page, ZE).getByRole('button', { name: 'Mover para' }))
  const menu = page.getByRole('menu', { name: 'Mover para' })
  const destino = (nome: string) => menu.getByRole('menuitem', { name: nome })
  await expect(menu.getByRole('menuitem')).toHaveText(['Pendente', 'Em Preparação', 'Finalizado'])
  await semBarreiras(page)
  await expect(destino('Pendente')).toBeFocused()
  for (const [tecla, nome] of [
    ['ArrowUp', 'Finalizado'],
    ['ArrowDown', 'Pendente'],
    ['End', 'Finalizado'],
    ['Home', 'Pendente'],
    ['e', 'Em Preparação'],
  ] as const) {
    await page.keyboard.press(tecla)
    await expect(destino(nome)).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(cartao(page, ZE).getByRole('button', { name: 'Mover para' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('e')
  await page.keyboard.press('Space')
  await expect(
    cartao(coluna(page, 'Em Preparação'), ZE).getByRole('button', { name: 'Avançar Status' }),
  ).toBeFocused()
  await estaEm(page, dono, 'Em Preparação')
})

test('Quem move um pedido que outro já moveu lê isso no cartão, e o quadro se atualiza', async ({
  abrirNavegador,
}) => {
  const balcao = await abrirNavegador(COMPUTADOR)
  const cozinha = await abrirNavegador(COMPUTADOR)
  const dono = await abrirQuadro(balcao, [{ nome: ZE }])
  await entrarNoPainel(cozinha, dono)
  await expect(cartao(coluna(cozinha, 'Pendente'), ZE)).toBeVisible()
  // The kitchen's board gets no events and cannot read for a while.
  await cozinha.route('**/home/quadro*', rota => rota.abort('internetdisconnected'))
  await cartao(balcao, ZE).getByRole('button', { name: 'Mover para' }).click()
  await balcao.getByRole('menuitem', { name: 'Em Rota' }).click()
  await estaEm(balcao, dono, 'Em Rota')

  await cartao(cozinha, ZE).getByRole('button', { name: 'Avançar Status' }).click()
  await expect(cartao(coluna(cozinha, 'Em Rota'), ZE)).toContainText('O pedido já mudou para Em Rota.')
  await expect(cozinha.locator('[data-toast="destructive"]')).toBeVisible()
  const devolver = async (status: string) => {
    await cartao(balcao, ZE).getByRole('button', { name: 'Mover para' }).click()
    await balcao.getByRole('menuitem', { name: status }).click()
  }
  await devolver('Pendente')
  await estaEm(balcao, dono, 'Pendente')
  await cozinha.unrouteAll({ behavior: 'ignoreErrors' })
  await cozinha.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  await expect(cartao(coluna(cozinha, 'Pendente'), ZE)).toBeVisible()
  await expect(cartao(cozinha, ZE)).not.toContainText('O pedido já mudou')

  // A cancellation or a drop is refused too when the order has changed since the dialog opened, or since the card was
  // lifted.
  await cartao(cozinha, ZE).getByRole('button', { name: 'Cancelar' }).click()
  const cancelar = cozinha.getByRole('dialog', { name: /^Cancelar pedido/ })
  await devolver('Em Preparação')
  await expect(cozinha.locator('article').getByTitle('Avançar para Em Rota')).toHaveCount(1)
  await cancelar.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(cancelar).toContainText('O pedido já mudou para Em Preparação.')
  // The dialog sends what it has told, and not what the board behind it has read since.
  await devolver('Em Rota')
  await expect(cozinha.locator('article').getByTitle('Avançar para Finalizado')).toHaveCount(1)
  await cancelar.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(cancelar).toContainText('O pedido já mudou para Em Rota.')
  await cancelar.getByRole('button', { name: 'Voltar' }).click()
  await levantarComTeclado(cozinha, cartao(cozinha, ZE))
  await devolver('Pendente')
  await expect(cartao(coluna(cozinha, 'Pendente'), ZE)).toBeVisible()
  await cozinha.keyboard.press('ArrowRight')
  await cozinha.keyboard.press('Space')
  await expect(cozinha.locator('[data-toast]')).toContainText('O pedido já mudou para Pendente.')
  await expect(
    cartao(coluna(cozinha, 'Pendente'), ZE).getByRole('button', { name: 'Avançar Status' }),
  ).toBeFocused()
})

test('Apertar duas vezes "Avançar Status" avança um pedido só, não o que subiu ao lugar dele', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const iguais = [9, 8, 7].map(minutos => ({ nome: `${ZE} ${minutos}`, status: 'Pendente', minutos }))
  await abrirQuadro(page, iguais)
  const pendentes = coluna(page, 'Pendente').getByRole('article')
  await pendentes.first().getByRole('button', { name: 'Avançar Status' }).dblclick()
  await expect(coluna(page, 'Em Preparação').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article').locator('[aria-busy]')).toHaveCount(0)
  await expect(pendentes).toHaveCount(2)
})

test('Cancelar pede um motivo, não desfaz, e o pedido fica nos Cancelados com a sua história', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirQuadro(page, [
    { nome: ZE, status: 'Em Preparação', minutos: 1 },
    { nome: 'Seguinte', status: 'Em Preparação', minutos: 9 },
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
  await expect(cartao(page, 'Seguinte')).toBeFocused()
  await cartao(page, 'Seguinte').getByRole('button', { name: 'Cancelar' }).click()
  await dialogo.getByRole('button', { name: 'Confirmar Cancelamento' }).click()
  await expect(coluna(page, 'Em Preparação').getByRole('heading', { level: 2 })).toBeFocused()

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
