import type { BrowserContextOptions, Locator, Page } from '@playwright/test'
import { CELULAR, COMPUTADOR, expect, semBarreiras } from './jornada'
import { comDedo, comMouse, comTeclado, estaAVista, type Maos } from './maos'

/** On what screen and with what hands a journey is made. */
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
/** The computer's 1280 by 800, every length of it doubled. */
const ZOOM_200 = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }
export const COM_ZOOM: Modo = { nome: 'com zoom de 200%', tela: ZOOM_200, maos: comMouse }
export const COM_ZOOM_E_TECLADO: Modo = {
  nome: 'com zoom de 200% e só com o teclado',
  tela: ZOOM_200,
  maos: comTeclado,
}

/** The smallest screen and the strictest hands: the journey that shall also be made with a mouse says so. */
export const MODOS = [NO_CELULAR, SO_COM_O_TECLADO]

export interface Cliente extends Maos {
  /** What every screen owes: nothing wider than the screen, what leads on within reach, nothing for axe to find. */
  olhar(principal?: Locator): Promise<void>
}

type AbrirNavegador = (tela: BrowserContextOptions) => Promise<Page>

/** Somebody with a browser of their own. Each journey is made in each mode that it names. */
export async function chegar(abrirNavegador: AbrirNavegador, modo: Modo): Promise<Cliente> {
  const page = await abrirNavegador(modo.tela)
  return {
    ...modo.maos(page),
    async olhar(principal) {
      await expect.poll(() => page.evaluate(larguraQueSobra), 'pixels to the side').toBe(0)
      if (principal) {
        await expect(principal).toBeInViewport({ ratio: 0.99 })
        await expect.poll(() => principal.evaluate(estaAVista), 'nothing covers it').toBe(true)
      }
      await semBarreiras(page)
    },
  }
}

/** Pixels by which the page, or a dialog open on it, is wider than what is seen of it. */
function larguraQueSobra(): number {
  const abertos = [document.documentElement, ...document.querySelectorAll('dialog[open]')]
  return Math.max(...abertos.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
}
