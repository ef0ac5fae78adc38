import type { Locator, Page } from '@playwright/test'
import { expect } from './jornada'

/** One way of using a page: a journey is written once and made with each. */
export interface Maos {
  readonly page: Page
  /** A button or a link. */
  apertar(alvo: Locator): Promise<void>
  /** A radio or a checkbox. */
  marcar(alvo: Locator): Promise<void>
  /** Over whatever the field holds. */
  escrever(campo: Locator, texto: string): Promise<void>
  /** Puts an open dialog away. */
  fechar(dialogo: Locator): Promise<void>
}

export function comDedo(page: Page): Maos {
  return comPonteiro(page, alvo => alvo.tap())
}

export function comMouse(page: Page): Maos {
  return comPonteiro(page, alvo => alvo.click())
}

/** Playwright refuses by itself to press what another element covers. */
function comPonteiro(page: Page, apertar: (alvo: Locator) => Promise<void>): Maos {
  return {
    page,
    apertar,
    async marcar(alvo) {
      // The input itself is out of sight: people press its label.
      await apertar(alvo.locator('xpath=ancestor::label'))
      await expect(alvo).toBeChecked()
    },
    async escrever(campo, texto) {
      await apertar(campo)
      await campo.fill(texto)
    },
    fechar: dialogo => apertar(dialogo.getByRole('button', { name: 'Fechar', exact: true })),
  }
}

/**
 * Uses only Tab, Shift+Tab, the arrows, Enter, the space bar, Escape and letters; it focuses and presses nothing by
 * other means.
 */
export function comTeclado(page: Page): Maos {
  const { keyboard } = page
  return {
    page,
    async apertar(alvo) {
      await irAte(page, alvo)
      await keyboard.press('Enter')
    },
    async marcar(alvo) {
      await irAte(page, alvo)
      if (!(await alvo.isChecked())) await keyboard.press('Space')
      await expect(alvo).toBeChecked()
    },
    async escrever(campo, texto) {
      await irAte(page, campo)
      await keyboard.press('ControlOrMeta+a')
      await keyboard.type(texto)
    },
    async fechar(dialogo) {
      await keyboard.press('Escape')
      await expect(dialogo).toBeHidden()
    },
  }
}

const MUITOS_PASSOS = 90

/**
 * Moves the focus forward, or back when the element lies behind, until the element has it; then the element must be in
 * sight.
 */
async function irAte(page: Page, alvo: Locator): Promise<void> {
  await expect(alvo).toBeVisible()
  await expect(alvo).toBeEnabled()
  // Kept while it is on the page, because finding it anew for every key costs more than the key.
  let achado = await alvo.elementHandle()
  for (let passos = 0; passos < MUITOS_PASSOS; passos++) {
    const tecla = await achado?.evaluate(proximaTecla)
    if (tecla === null) break
    if (tecla) await page.keyboard.press(tecla)
    else achado = await alvo.elementHandle()
  }
  await expect(alvo).toBeFocused()
  await expect.poll(() => alvo.evaluate(estaAVista), 'nothing covers the focus').toBe(true)
  expect(await alvo.evaluate(temContorno), 'the focus is marked').toBe(true)
}

/**
 * The next key to press; null once the element has the focus, undefined when the page has put another in its place. Only
 * one radio of a group is a tab stop, and the arrows lead from it to the others, as from one item of a menu to the next.
 */
function proximaTecla(alvo: Element): string | null | undefined {
  if (!alvo.isConnected) return undefined
  const focado = document.activeElement
  if (focado === alvo) return null
  const atras =
    focado !== null && (focado.compareDocumentPosition(alvo) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  if (alvo.role === 'menuitem' && focado?.role === 'menuitem') return atras ? 'ArrowUp' : 'ArrowDown'
  const grupo = (elemento: Element | null) =>
    elemento instanceof HTMLInputElement && elemento.type === 'radio' ? elemento.name : null
  if (grupo(alvo) !== null && grupo(focado) === grupo(alvo)) return atras ? 'ArrowLeft' : 'ArrowRight'
  return atras ? 'Shift+Tab' : 'Tab'
}

/** True when nothing covers the middle of the visible part of the element, or of its label. */
export function estaAVista(alvo: Element): boolean {
  const visivel = alvo.closest('label') ?? alvo
  const { left, top, right, bottom } = visivel.getBoundingClientRect()
  const meio = (de: number, ate: number, fim: number) => (Math.max(de, 0) + Math.min(ate, fim)) / 2
  const achado = document.elementFromPoint(meio(left, right, innerWidth), meio(top, bottom, innerHeight))
  return achado !== null && visivel.contains(achado)
}

/** True when the focus is marked: around the element itself, or around its label or card. */
function temContorno(alvo: Element): boolean {
  for (
    let este: Element | null = alvo;
    este && !este.matches('main, dialog, body');
    este = este.parentElement
  ) {
    const { outlineStyle, outlineWidth } = getComputedStyle(este)
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return true
  }
  return false
}
