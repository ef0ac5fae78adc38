import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import { COMPUTADOR, entrar, entrarNoPainel, expect, semBarreiras, test } from './apoio/jornada'

/** The stream of the company that the page was drawn for. */
const AO_VIVO = /\/home\/ao-vivo\?empresa=\d+$/

/**
 * Reads the board again by its button, unless the board does so first by itself; this loads the panel's frame again
 * too.
 */
async function verNoQuadro(page: Page, mudar: () => Promise<unknown>): Promise<void> {
  const deNovo = page.waitForEvent('load')
  await mudar()
  // The board may have read by itself, and leave while it is pressed.
  const apertar = page.getByRole('button', { name: 'Atualizar Pedidos' }).click()
  await Promise.race([deNovo, apertar.catch(() => deNovo)])
  await deNovo
}

test('O teste acaba com o quadro aberto: a tela de expirado toma o lugar dele, e mais dias o trazem de volta', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  const ana = `Ana ${randomUUID().slice(0, 6)}`
  await naLoja(
    dono,
    `insert into pedidos (empresa_id, id, status, tipo_entrega, forma_pagamento, total, frete, total_com_frete,
       valor_pago, nome_cliente, telefone_cliente, data_pedido, dia_operacional)
     values ($1, 43218765, 'Pendente', 'Retirar no restaurante', 'pix', 10, 0, 10, 10, $2, '91991234567', now(), current_date)`,
    [ana],
  )
  const cadastroHa = (dias: number) =>
    naLoja(
      dono,
      `update empresas set data_cadastro = (now() at time zone fuso_horario)::date - $2::int where id = $1`,
      [dias],
    )
  await cadastroHa(6)
  await Promise.all([page.waitForResponse(AO_VIVO), entrarNoPainel(page, dono)])
  await expect(page.getByText('Período de teste: resta 1 dia.')).toBeVisible()
  await expect(page.getByText(ana)).toBeVisible()

  await verNoQuadro(page, () => cadastroHa(7))
  await expect(page.getByRole('heading', { name: 'Seu período de teste expirou' })).toBeVisible()
  await expect(page.getByText(ana)).toHaveCount(0)
  await expect(page.getByText('Período de teste: resta 1 dia.')).toHaveCount(0)
  await semBarreiras(page)

  await page.getByRole('link', { name: 'Clientes' }).click()
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await expect(page.getByText('Seu período de teste expirou')).toBeVisible()
  await semBarreiras(page)
  await page.getByRole('link', { name: 'Pedidos', exact: true }).click()
  await page.waitForURL('**/home')
  await page.getByRole('main').getByRole('link', { name: 'Ver planos' }).click()
  await expect(page.getByRole('heading', { name: 'Planos', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Voltar ao sistema' }).click()
  await expect(page.getByRole('heading', { name: 'Seu período de teste expirou' })).toBeVisible()

  await naLoja(dono, 'update empresas set dias_teste = 14 where id = $1')
  // The board must also be connected to the stream again: without it no new order would be announced.
  await Promise.all([
    page.waitForResponse(AO_VIVO),
    page.evaluate(() => window.dispatchEvent(new Event('online'))),
  ])
  await expect(page.getByText(ana)).toBeVisible()
  await expect(page.getByText('Período de teste: restam 7 dias.')).toBeVisible()

  await verNoQuadro(page, () => cadastroHa(14))
  await expect(page.getByRole('heading', { name: 'Seu período de teste expirou' })).toBeVisible()
  await page.getByRole('link', { name: 'Clientes' }).click()
  await expect(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await naLoja(dono, `update empresas set status_plano = 'mensal' where id = $1`)
  await Promise.all([
    page.waitForResponse(AO_VIVO),
    page.getByRole('link', { name: 'Pedidos', exact: true }).click(),
  ])
  await expect(page.getByText(ana)).toBeVisible()
  await expect(page.getByText('Período de teste')).toHaveCount(0)
  await expect(page.getByText('Seu período de teste expirou')).toHaveCount(0)
})

test('Passa a meia-noite com outra tela aberta: a faixa diz o dia que é, sem que nada seja lido de novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await naLoja(
    dono,
    `update empresas set data_cadastro = (now() at time zone fuso_horario)::date - 5 where id = $1`,
  )
  await entrar(page, dono)
  await page.clock.install()
  // The server's HTML shows the banner before the page's script has started its clock. The stream opens after that, so
  // the test waits for it.
  await Promise.all([page.waitForResponse(AO_VIVO), page.goto('/home/clientes')])
  await expect(page.getByText('Período de teste: restam 2 dias.')).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText('Período de teste: resta 1 dia.')).toBeVisible()
  await page.clock.fastForward('24:00:00')
  await expect(page.getByText('Seu período de teste expirou')).toBeVisible()
})
