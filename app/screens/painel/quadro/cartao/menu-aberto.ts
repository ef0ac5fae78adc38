import type { PedidoDoQuadro } from '../leitura/dados-do-quadro'

export const MENU_DO_PEDIDO = 'menu-do-pedido'

export type QualMenu = 'mover' | 'mais'

export interface MenuAberto {
  readonly qual: QualMenu
  readonly pedido: PedidoDoQuadro
  /** The button that opened the menu and gets the focus back. */
  readonly ancora: HTMLElement
}
