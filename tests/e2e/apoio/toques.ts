import type { Locator, Page } from '@playwright/test'
import { expect } from './jornada'

/** Two quick presses at the same place, as of a trembling hand: the second one hits whatever lies there by then. */
export async function tocarDuasVezes(page: Page, alvo: Locator): Promise<void> {
  await expect.poll(() => alvo.evaluate(ehAlvo), 'takes presses').toBe(true)
  const { x, y } = await meioDe(alvo)
  const dedo = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (dedo) await Promise.all([page.touchscreen.tap(x, y), page.touchscreen.tap(x, y)])
  else await page.mouse.dblclick(x, y)
}

/** Scrolls as a finger does that comes down at a place and moves by so many pixels. */
export async function correrComODedo(
  page: Page,
  { x, y }: { x: number; y: number },
  quanto: number,
): Promise<void> {
  const dedo = await page.context().newCDPSession(page)
  const tocar = (type: 'touchStart' | 'touchMove' | 'touchEnd', para?: number) =>
    dedo.send('Input.dispatchTouchEvent', { type, touchPoints: para === undefined ? [] : [{ x, y: para }] })
  await tocar('touchStart', y)
  for (let passo = 1; passo <= 4; passo++) await tocar('touchMove', y + (quanto * passo) / 4)
  // A finger that rests before it is lifted throws nothing on.
  await page.evaluate(async () => {
    for (let quadro = 0; quadro < 4; quadro++) await new Promise(resolve => requestAnimationFrame(resolve))
  })
  await tocar('touchEnd')
  await dedo.detach()
}

export async function meioDe(alvo: Locator): Promise<{ x: number; y: number }> {
  const caixa = await alvo.boundingBox()
  if (!caixa) throw new Error('not on the screen')
  return { x: caixa.x + caixa.width / 2, y: caixa.y + caixa.height / 2 }
}

export function ehAlvo(alvo: Element): boolean {
  const { x, y, width, height } = alvo.getBoundingClientRect()
  const achado = document.elementFromPoint(x + width / 2, y + height / 2)
  return achado !== null && alvo.contains(achado)
}

/** As soon as such a dialog opens, says what a press at the place would hit at that moment. */
export function oQueEstariaSobODedo(
  page: Page,
  titulo: string,
  onde: { x: number; y: number },
): Promise<string> {
  return page.evaluate(
    ({ titulo, x, y }) =>
      new Promise<string>(resolve => {
        const olhar = () => {
          const aberto = [...document.querySelectorAll('dialog[open]')].some(
            dialogo => dialogo.querySelector('h2')?.textContent === titulo,
          )
          if (!aberto) return requestAnimationFrame(olhar)
          // By the next frame the dialog has reached its place.
          requestAnimationFrame(() =>
            resolve(
              document.elementFromPoint(x, y)?.closest('button, a, label, input')?.textContent ?? 'nada',
            ),
          )
        }
        olhar()
      }),
    { titulo, ...onde },
  )
}

/** Half a second after the last press (`lembrarToques`), to the frame. */
export function meioSegundoDepoisDoToque(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        const { toque } = window as Window & { toque?: { at: number } }
        const olhar = () =>
          Number(document.timeline.currentTime) - (toque?.at ?? 0) >= 500
            ? resolve()
            : requestAnimationFrame(olhar)
        olhar()
      }),
  )
}

/** The first frame in which a press at its middle would hit it. */
export function ateSerAlvo(alvo: Locator): Promise<void> {
  return alvo.evaluate(
    elemento =>
      new Promise<void>(resolve => {
        const olhar = () => {
          const { x, y, width, height } = elemento.getBoundingClientRect()
          const achado = document.elementFromPoint(x + width / 2, y + height / 2)
          if (achado && elemento.contains(achado)) resolve()
          else requestAnimationFrame(olhar)
        }
        olhar()
      }),
  )
}
