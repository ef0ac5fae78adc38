import type { Locator, Page } from '@playwright/test'
import { expect } from './jornada'

async function meio(alvo: Locator): Promise<Ponto> {
  const caixa = await alvo.boundingBox()
  if (!caixa) throw new Error('there is nothing to drag or to drop on')
  return { x: caixa.x + caixa.width / 2, y: caixa.y + Math.min(caixa.height / 2, 60) }
}

const levantado = (page: Page) => page.locator('#anuncio-do-arrasto[role="status"]')

/** Drags with the mouse in small steps, as a hand does; `desistir` gives up over the target by Esc. */
export async function arrastar(
  page: Page,
  cartao: Locator,
  destino: Locator,
  { desistir = false } = {},
): Promise<void> {
  const de = await meio(cartao)
  const para = await meio(destino)
  await page.mouse.move(de.x, de.y)
  await page.mouse.down()
  // A hand does not stand still while the drag's script is on its way.
  await expect(async () => {
    for (const x of [12, 14]) await page.mouse.move(de.x + x, de.y, { steps: 3 })
    await expect(levantado(page)).not.toBeEmpty({ timeout: 200 })
  }).toPass()
  await page.mouse.move(para.x, para.y, { steps: 8 })
  await page.mouse.move(para.x + 2, para.y)
  if (desistir) await page.keyboard.press('Escape')
  await page.mouse.up()
}

interface Ponto {
  readonly x: number
  readonly y: number
}

/**
 * Puts a finger on the card, once it lies still and in sight, and waits, because a swipe without waiting would scroll.
 * The answer moves the finger and lifts it.
 */
export async function levantarComDedo(page: Page, cartao: Locator) {
  const dedo = await page.context().newCDPSession(page)
  const tocar = (type: 'touchStart' | 'touchMove' | 'touchEnd', ponto?: Ponto) =>
    dedo.send('Input.dispatchTouchEvent', { type, touchPoints: ponto ? [ponto] : [] })
  await cartao.tap({ trial: true })
  let aqui = await meio(cartao)
  await tocar('touchStart', aqui)
  await expect(levantado(page)).toContainText('levantado')
  return {
    anuncio: levantado(page),
    async levar(para: Ponto) {
      const de = aqui
      for (let passo = 1; passo <= 8; passo++) {
        const x = de.x + ((para.x - de.x) * passo) / 8
        await tocar('touchMove', { x, y: de.y + ((para.y - de.y) * passo) / 8 })
      }
      aqui = { x: para.x + 1, y: para.y }
      await tocar('touchMove', aqui)
    },
    soltar: () => tocar('touchEnd'),
    /** In one go, because the board scrolls under a finger that rests for 300 ms, as one does between two requests here. */
    passarESoltar: (para: Ponto) => Promise.all([tocar('touchMove', para), tocar('touchEnd')]),
  }
}

export async function arrastarComDedo(page: Page, cartao: Locator, destino: Locator): Promise<void> {
  const para = await meio(destino)
  const dedo = await levantarComDedo(page, cartao)
  await dedo.levar(para)
  await dedo.soltar()
}

/** Lifts the card by its handle and answers with what the screen reader is told of it. */
export async function levantarComTeclado(page: Page, cartao: Locator): Promise<Locator> {
  await cartao.getByRole('button', { name: 'Arrastar' }).focus()
  await page.keyboard.press('Space')
  await expect(levantado(page)).toContainText('levantado')
  return levantado(page)
}
