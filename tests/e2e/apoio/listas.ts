import type { Locator, Page } from '@playwright/test'
import { plantarDono } from './dono'
import { entrarNaTela, expect } from './jornada'
import type { Cliente } from './modos'

/** What the journeys through the panel's lists share. */

/** A restaurant of the test's own, with nothing in it yet, at one of the three screens. */
export async function abrirVazio({ page }: Cliente, tela: string): Promise<void> {
  await entrarNaTela(page, await plantarDono(), `/home/${tela}`)
}

export const dialogo = (page: Page, nome: string | RegExp) => page.getByRole('dialog', { name: nome })
export const cartao = (page: Page, nome: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: nome, exact: true }) })
export const botao = (onde: Page | Locator, nome: string) =>
  onde.getByRole('button', { name: nome, exact: true })
export const aviso = (page: Page, titulo: string) =>
  page.locator('[data-toast]').getByText(titulo, { exact: true })

/** Finds the text in the form itself, because a toast says it too. */
export const dito = (formulario: Locator, texto: string) => formulario.locator('form').getByText(texto)

export async function salvar({ apertar, page }: Cliente, formulario: Locator, titulo: string): Promise<void> {
  await apertar(botao(formulario, 'Salvar'))
  await expect(aviso(page, titulo)).toBeVisible()
  await expect(formulario).toBeHidden()
}

export const maisAcoes = (page: Page, nome: string) => botao(page, `Mais ações: ${nome}`)

/** Presses what a row offers: a button of its own, or an item of its menu where it has no room for all of them. */
export async function apertarNaLinha({ apertar, page }: Cliente, acao: string, nome: string): Promise<void> {
  await expect(cartao(page, nome)).toBeVisible()
  if (!(await maisAcoes(page, nome).isVisible())) return apertar(botao(page, `${acao} ${nome}`))
  await apertar(maisAcoes(page, nome))
  await apertar(page.getByRole('menuitem', { name: acao, exact: true }))
}

export async function excluir(cliente: Cliente, nome: string, titulo: string): Promise<void> {
  const { apertar, page } = cliente
  await apertarNaLinha(cliente, 'Excluir', nome)
  const pergunta = dialogo(page, `Excluir "${nome}"?`)
  await expect(botao(pergunta, 'Cancelar')).toBeFocused()
  await apertar(botao(pergunta, 'Excluir'))
  await expect(aviso(page, titulo)).toBeVisible()
  await expect(pergunta).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(cartao(page, nome)).toHaveCount(0)
}
