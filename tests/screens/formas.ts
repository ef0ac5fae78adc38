import { expect, type Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { CANTINA, PRODUTOS } from '../world/demo'
import { abrirPagamento, primeiro } from './gestos'
import type { Tela } from './tela-fotografada'

/** The Cantina gives a discount to whoever pays by Pix, and takes vouchers for a fee. */
export function plantarFormas(banco: string): Promise<void> {
  return transacao(banco, async (db, entrar) => {
    const { rows } = await db.query<{ id: string }>('select id from empresas where slug = $1', [CANTINA.slug])
    const id = rows[0]?.id ?? ''
    await entrar(id)
    await db.query(
      `update formas_pagamento set ajuste_tipo = 'desconto', ajuste_em = 'percentual', ajuste = 5
       where empresa_id = $1 and forma = 'pix'`,
      [id],
    )
    await db.query('update configuracoes set servico_percentual = 10 where empresa_id = $1', [id])
    await db.query(
      `insert into formas_pagamento (empresa_id, forma, ajuste_tipo, ajuste_em, ajuste)
       values ($1, 'vr Alelo', 'acrescimo', 'valor', 2)`,
      [id],
    )
  })
}

const daNona = { rota: '/home/formas', quem: 'nona' } as const

export const FORMAS: readonly Tela[] = [
  { nome: 'painel-formas-ajuste', ...daNona, ate: p => primeiro(p, /^Editar PIX/) },
  { nome: 'painel-formas-recusado', ...daNona, ate: recusar },
  { nome: 'painel-formas-no-pedido', rota: '/home', quem: 'nona', ate: escolherNoPedido },
  { nome: 'painel-servico-no-pedido', rota: '/home', quem: 'nona', ate: servirNaMesa },
]

export const FORMAS_NA_LOJA: readonly Tela[] = [
  { nome: 'loja-formas-pagamento', rota: '/:slug', quem: 'com-carrinho', ate: escolherVale },
  { nome: 'loja-formas-resumo', rota: '/:slug', quem: 'com-carrinho', ate: verResumo },
]

async function recusar(page: Page): Promise<void> {
  await primeiro(page, /^Editar Dinheiro/)
  const dialogo = page.getByRole('dialog', { name: 'Editar forma de pagamento' })
  await dialogo.getByText('Acréscimo', { exact: true }).click()
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await dialogo.getByText(/^Informe em reais/).scrollIntoViewIfNeeded()
}

async function escolherNoPedido(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Novo Pedido' }).first().click()
  await page.getByLabel('Adicionar produto').fill(PRODUTOS.semExtras.nome)
  await expect(page.getByRole('option', { name: PRODUTOS.semExtras.nome })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.getByText('PIX', { exact: true }).click()
  await page.getByText('Desconto do pagamento').scrollIntoViewIfNeeded()
}

async function servirNaMesa(page: Page): Promise<void> {
  await escolherNoPedido(page)
  await page.getByText('Consumir no restaurante', { exact: true }).click()
  await page
    .getByText(/^Taxa de serviço/)
    .first()
    .scrollIntoViewIfNeeded()
}

async function escolherVale(page: Page): Promise<void> {
  const checkout = await abrirPagamento(page)
  await checkout.getByText('Vale-refeição Alelo').click()
  await expect(checkout.getByText('Acréscimo do pagamento').first()).toBeVisible()
}

async function verResumo(page: Page): Promise<void> {
  const checkout = await abrirPagamento(page)
  await checkout.getByText('PIX', { exact: true }).click()
  await checkout.getByText('Resumo do pedido').click()
  await checkout.getByText('Desconto do pagamento').last().scrollIntoViewIfNeeded()
}
