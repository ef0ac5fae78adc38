import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { CELULAR, COMPUTADOR, expect, semBarreiras } from './jornada'
import { comDedo, comMouse, comTeclado, estaAVista, type Maos } from './maos'

/** The screen size, and the way of pressing, that a journey is made with. */
interface Modo {
  readonly nome: string
  readonly tela: BrowserContextOptions
  readonly maos: (page: Page) => Maos
}

export const NO_CELULAR: Modo = { nome: 'no celular', tela: CELULAR, maos: comDedo }
export const NO_COMPUTADOR: Modo = { nome: 'no computador', tela: COMPUTADOR, maos: comMouse }
export const SO_COM_O_TECLADO: Modo = {
  nome: 'só com o teclado',
  tela: COMPUTADOR,
  maos: comTeclado,
}
/** A computer's 1280 by 800 at 200 % zoom. */
const ZOOM_200 = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
export const COM_ZOOM: Modo = { nome: 'com zoom de 200%', tela: ZOOM_200, maos: comMouse }
export const COM_ZOOM_E_TECLADO: Modo = {
  nome: 'com zoom de 200% e só com o teclado',
  tela: ZOOM_200,
  maos: comTeclado,
}

/** The smallest screen, by the keyboard alone: what fits there and needs no pointer is proved in one go. */
export const NO_CELULAR_SEM_TOQUE: Modo = {
  nome: 'no celular, só com o teclado',
  tela: CELULAR,
  maos: comTeclado,
}

export interface Cliente extends Maos {
  /** Checks that nothing is wider than the screen, and that the control that leads on is in sight. */
  caber(principal?: Locator): Promise<void>
  /** Checks this, and that axe finds nothing: once in the suite for a screen in a state and of a size. */
  olhar(principal?: Locator): Promise<void>
}

type AbrirNavegador = (tela: BrowserContextOptions) => Promise<Page>

/** A person with a browser of their own, in one of the modes that the journey names. */
export async function chegar(abrirNavegador: AbrirNavegador, modo: Modo): Promise<Cliente> {
  const page = await abrirNavegador(modo.tela)
  const caber = async (principal?: Locator) => {
    await expect.poll(() => page.evaluate(larguraQueSobra), 'pixels to the side').toBe(0)
    if (!principal) return
    await expect(principal).toBeInViewport({ ratio: 0.99 })
    await expect.poll(() => principal.evaluate(estaAVista), 'nothing covers it').toBe(true)
  }
  return {
    ...modo.maos(page),
    caber,
    async olhar(principal) {
      await caber(principal)
      await semBarreiras(page)
    },
  }
}

/** Pixels by which the page, or a dialog open on it, is wider than its visible part. */
function larguraQueSobra(): number {
  const abertos = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  return Math.max(...abertos.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
}
