import type { Page } from '@playwright/test'
import type { Dono } from './dono'
import { expect } from './jornada'

/** Signs in again in the dialog over the screen on which the session has ended. */
export async function entrarDeNovo(page: Page, { senha }: Pick<Dono, 'senha'>): Promise<void> {
  const entrada = page.getByRole('dialog', { name: 'Sua sessão terminou.' })
  await entrada.getByLabel('Senha', { exact: true }).fill(senha)
  await entrada.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(entrada).toHaveCount(0)
}
