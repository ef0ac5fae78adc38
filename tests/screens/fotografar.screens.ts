import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { matchPath } from 'react-router'
import { CELULAR, COMPUTADOR } from '../e2e/apoio/jornada'
import { CONTAS } from './contas'
import { PASTA } from './folha'
import { LOJA } from './loja'
import { PAINEL } from './painel'
import { sessaoDe } from './plantado'
import { SITE } from './site'
import { enderecoDa, LARGURAS } from './tela-fotografada'

const APARELHOS = {
  360: CELULAR,
  768: { viewport: { width: 768, height: 1024 } },
  1280: COMPUTADOR,
}

for (const tela of [...SITE, ...CONTAS, ...LOJA, ...PAINEL]) {
  for (const largura of tela.larguras ?? LARGURAS) {
    const foto = `${tela.nome}-${largura}`
    test(foto, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: process.env.COMANDA_E2E,
        locale: 'pt-BR',
        timezoneId: 'America/Sao_Paulo',
        reducedMotion: 'reduce',
        ...APARELHOS[largura],
        ...(tela.quem && { storageState: sessaoDe(tela.quem) }),
      })
      const page = await context.newPage()
      await tela.antes?.(page)
      await page.goto(enderecoDa(tela))
      await acordar(page)
      await tela.ate?.(page)
      await repousar(page, tela.inteira ?? false)
      expect(
        matchPath(tela.rota, new URL(page.url()).pathname),
        `${page.url()} is ${tela.rota}`,
      ).not.toBeNull()
      await page.screenshot({
        path: join(PASTA, `${foto}.png`),
        fullPage: tela.inteira ?? false,
        animations: 'disabled',
      })
      const sobra = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (sobra > 0) console.warn(`${foto}: the page is ${sobra} px wider than the screen`)
      await context.close()
    })
  }
}

/**
 * Waits until React has taken over the page: before that a press would follow the plain link or submit the plain form.
 */
async function acordar(page: Page): Promise<void> {
  const held = () =>
    page.evaluate(() => {
      const scripted = document.querySelector('script[type=module]') !== null
      const [first] = document.body.children
      return !scripted || Object.keys(first ?? {}).some(key => key.startsWith('__react'))
    })
  await expect.poll(held).toBe(true)
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
}

/** Waits for the images in sight, and moves the pointer away from what it has pressed. */
async function repousar(page: Page, inteira: boolean): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(async inteira => {
    const seen = [...document.images].filter(image => {
      const { top, bottom } = image.getBoundingClientRect()
      return inteira || (bottom > 0 && top < innerHeight)
    })
    for (const image of seen) image.loading = 'eager'
    await Promise.all(seen.map(image => image.decode().catch(() => undefined)))
  }, inteira)
}
