import type { Page } from '@playwright/test'
import { CANTINA } from '../world/demo'
import { preencher } from '../world/rotas'

/** One picture of a screen, taken at each width. */
export interface Tela {
  /** '<area>-<screen>-<state>': the name of the picture, and what `npm run screens -- <prefix>` chooses by. */
  readonly nome: string
  /** The screen's pattern in app/routes.ts, or '*' for an address that no route has. */
  readonly rota: string
  /** Where to go; by default the pattern with Cantina da Nona in it. */
  readonly em?: string | (() => string)
  readonly quem?: Quem
  /** Runs before the page is opened, for example to set a clock or to delay the server. */
  readonly antes?: (page: Page) => Promise<unknown>
  /** Leads from the opened page to the state in the picture. */
  readonly ate?: (page: Page) => Promise<unknown>
  /** Takes the whole page and not only what fits on the screen. */
  readonly inteira?: boolean
  /** For a state that exists only at some widths. */
  readonly larguras?: readonly Largura[]
}

/** Whose browser it is: a stranger's by default. */
export type Quem = 'nona' | 'bella' | 'ze' | 'nova' | 'com-carrinho' | 'cliente'

/** Pixels: a phone, a tablet, a computer. */
export const LARGURAS = [360, 768, 1280] as const
export type Largura = (typeof LARGURAS)[number]

export function enderecoDa({ rota, em = preencher(rota, { slug: CANTINA.slug }) }: Tela): string {
  return typeof em === 'string' ? em : em()
}
