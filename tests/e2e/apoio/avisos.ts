import type { Page } from '@playwright/test'
import { expect } from './jornada'

interface Aviso {
  tipo: 'neutral' | 'success' | 'destructive'
  titulo: string
  texto?: string | RegExp
  /** How long the toast stays, where a rule says so; to be used while the page's clock is stopped. */
  ms?: number
  /** What still holds a moment before it goes. */
  antes?: () => Promise<void>
}

/**
 * From here on the page's time passes only when the test says so, so a toast of 1.5 s can be checked without a race.
 */
export async function pararORelogio(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** Matches a description that begins with this text: a field's error is read before its hint. */
export function comecando(texto: string): RegExp {
  return new RegExp(`^${texto.replace(/[.()+?]/g, '\\$&')}`)
}

/** Checks that the one toast in sight says this and nothing else, and that it goes when its time is over. */
export async function esperarAviso(page: Page, { tipo, titulo, texto, ms, antes }: Aviso): Promise<void> {
  const aviso = page.locator('[data-toast]')
  await expect(aviso.locator('p')).toHaveText(texto === undefined ? [titulo] : [titulo, texto])
  await expect(aviso).toHaveAttribute('data-toast', tipo)
  if (ms === undefined) return
  await passar(page, ms - 1)
  await expect(aviso).toBeVisible()
  await antes?.()
  await passar(page, 1)
  await expect(aviso).toHaveCount(0)
}

/** Lets the page's time pass, and waits until its effect is drawn, or the page leads to another one. */
export async function passar(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms)
  const desenhada = page.evaluate(async () => {
    for (let vez = 0; vez < 3; vez++) {
      const { port1, port2 } = new MessageChannel()
      await new Promise(resolve => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
    }
  })
  await desenhada.catch(error => {
    if (!/because of a navigation/.test(String(error))) throw error
  })
}

/** Holds the page's requests to `url` until the returned function is called. */
export async function segurar(page: Page, url: string): Promise<() => void> {
  let soltar = () => {}
  const solto = new Promise<void>(resolve => {
    soltar = resolve
  })
  await page.route(url, async route => {
    await solto
    await route.continue()
  })
  return soltar
}

/** Fails the page's requests to `url`, as without a network, until the returned function is called. */
export async function cortar(page: Page, url: string): Promise<() => Promise<void>> {
  await page.route(url, route => route.abort('internetdisconnected'))
  return () => page.unroute(url)
}

/**
 * The answer waits until nothing is being read and no rest between two readings is left. While something is read the
 * page's time stands still: a slow answer takes nothing from a toast that is held to its duration.
 */
export function contarLeituras(page: Page): () => Promise<void> {
  const emCurso = new Set<unknown>()
  page.on('request', pedido => new URL(pedido.url()).pathname === '/home/quadro' && emCurso.add(pedido))
  page.on('requestfinished', pedido => emCurso.delete(pedido))
  page.on('requestfailed', pedido => emCurso.delete(pedido))
  return async () => {
    for (let quietas = 0; quietas < 3; quietas++) {
      if (emCurso.size > 0) quietas = 0
      await expect.poll(() => emCurso.size).toBe(0)
      await passar(page, 200)
    }
  }
}
