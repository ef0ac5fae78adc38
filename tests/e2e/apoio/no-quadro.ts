import type { Locator, Page } from '@playwright/test'
import { type PedidoPlantado, plantarPedidos } from '../../world/plantado/pedidos-plantados'
import { type Dono, plantarDono } from './dono'
import { entrarNoPainel } from './jornada'

/** What the journeys on the board share. */

export const coluna = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true })
export const cartao = (onde: Page | Locator, nome: string) =>
  onde.getByRole('article').filter({ hasText: nome })

/** The board of an owner of the test's own, with these orders on it. */
export async function abrirQuadro(page: Page, pedidos: readonly PedidoPlantado[]): Promise<Dono> {
  const dono = await plantarDono()
  await plantarPedidos(process.env.COMANDA_E2E_BANCO ?? '', dono.slug, pedidos)
  await entrarNoPainel(page, dono)
  return dono
}
