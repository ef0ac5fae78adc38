import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { copiarCantina, type LojaCopiada } from '../../world/plantado/loja-copiada'
import { lembrarToques, pressionarComoGente } from './como-gente'
import { traduzir } from './traduzir'

export { expect }

/** In ASCII alone, because a text with other characters takes the browser twice as long to receive and to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8').replace(
  /[^\0-\x7f]/g,
  letra => `\\u${letra.charCodeAt(0).toString(16).padStart(4, '0')}`,
)

/** React says that it has found other texts on the page than it would draw, and has drawn all of it anew. */
const DRAWN_ANEW = /^Error: Minified React error #418;/

const ABORTED = /^AbortError: BodyStreamBuffer was aborted$/

interface Jornada {
  /**
   * True for a browser that saves data: it fetches the script of a screen when somebody goes there, and not those of all
   * screens each time a page is loaded. A journey that cuts the network or its server needs them before.
   */
  economiza: boolean
  /** For people who have every page translated by the browser: before its script has come, or after. */
  traduz: false | 'cedo' | 'depois'
  /** True where somebody is refused for want of a right (403); in other journeys that is an error. */
  semDireito: boolean
  /** A shop like the Cantina, which nobody but this test uses. */
  loja: LojaCopiada
  /** A browser of its own: cookies and storage apart from all others. A console error in it fails the test. */
  abrirNavegador(options?: BrowserContextOptions): Promise<Page>
}

export const CELULAR = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const COMPUTADOR = { viewport: { width: 1280, height: 800 } }

export const test = base.extend<Jornada>({
  economiza: [true, { option: true }],
  traduz: [false, { option: true }],
  semDireito: [false, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  loja: ({}, use) => copiarCantina(process.env.COMANDA_E2E_BANCO ?? '').then(use),
  abrirNavegador: async ({ browser, economiza, traduz, semDireito }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (options = CELULAR) => {
      const context = await browser.newContext({
        baseURL: process.env.COMANDA_E2E,
        locale: 'pt-BR',
        reducedMotion: 'reduce',
        ...options,
      })
      contexts.push(context)
      await lembrarToques(context)
      if (economiza) await context.addInitScript(economizarDados)
      if (traduz) await context.addInitScript(traduzir, traduz === 'cedo')
      context.on('console', message => {
        // The browser logs every answer with an error status; a refused or lost order is an expected one.
        if (/\/pedidos(\?|$)/.test(message.location().url)) return
        // A refused form is expected too, and a 404 for the page itself that the test asked for.
        if (/the server responded with a status of (401|409|422)/.test(message.text())) return
        if (semDireito && message.text().includes('status of 403')) return
        if (message.text().includes('status of 404') && message.location().url === message.page()?.url())
          return
        // A row that somebody else deleted meanwhile is answered with 404, and the screen says so.
        if (message.text().includes('status of 404') && /\/home\/.+\?empresa=/.test(message.location().url))
          return
        // A journey that cuts the network causes this error on purpose.
        if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return
        // Playwright's recorder causes this when it inspects a picture that did not load.
        if (message.text().startsWith("Connecting to 'blob:")) return
        if (message.type() === 'error') errors.push(`${message.page()?.url()}: ${message.text()}`)
      })
      context.on('weberror', error => {
        // A navigation aborts a reading, and then the router's decoder rejects a promise that no code of ours can
        // catch.
        if (ABORTED.test(String(error.error()))) return
        if (traduz === 'cedo' && DRAWN_ANEW.test(String(error.error()))) return
        errors.push(String(error.error()))
      })
      const page = await context.newPage()
      pressionarComoGente(page)
      return page
    })
    for (const context of contexts) await context.close()
    expect(errors, 'console errors').toEqual([])
  },
})

function economizarDados(): void {
  const { connection } = navigator as Navigator & { connection?: object }
  if (connection) Object.defineProperty(connection, 'saveData', { value: true })
}

/**
 * Checks that axe finds nothing on the page. It waits for animations to end, because a text that is half faded in has
 * too little contrast.
 */
export async function semBarreiras(page: Page): Promise<void> {
  const lido = await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(animation => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(animation => animation.finished))
    return 'axe' in window
  })
  // The script is evaluated through the debugging protocol, because the page's content policy would block it otherwise.
  if (!lido) await page.evaluate(AXE)
  const achados = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
    }
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`)
  })
  expect(achados).toEqual([])
}

type Login = Pick<LojaCopiada, 'email' | 'senha'>

/** Signs in by a plain request, whatever is open; the login page has journeys of its own. */
export async function entrar(page: Page, { email, senha }: Login): Promise<void> {
  const form = { identificador: email, senha }
  const entrada = await page.request.post('/login', { form, maxRedirects: 0 })
  expect(new URL(entrada.headers().location ?? '', entrada.url()).pathname).toBe('/home')
}

/**
 * Signed in and on this screen, without a look at the board first. Whatever is open is left before: a panel that sees
 * another company sign in loads itself again, and would break off the way to the screen.
 */
export async function entrarNaTela(page: Page, login: Login, caminho: string): Promise<void> {
  if (page.url() !== 'about:blank') await irPara(page, 'about:blank')
  await entrar(page, login)
  await page.goto(caminho)
  await esperarScript(page)
}

/**
 * Goes there also from a page that is just leaving by itself, as to the login when its session has ended, or to what it
 * could not show without a network: that would break off the way.
 */
export async function irPara(page: Page, endereco: string): Promise<void> {
  await expect(async () => void (await page.goto(endereco))).toPass()
}

/** Signed in and on the board. */
export async function entrarNoPainel(page: Page, login: Login): Promise<void> {
  await entrarNaTela(page, login, '/home')
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
}

/**
 * Waits until the page's script has taken over the server's HTML, and has done what it does by itself when it comes: the list of
 * early presses goes last (`app/ui/page/early-press.tsx`).
 */
export async function esperarScript(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as { early?: unknown }).early === null)
}

/** Waits until the scripts that the page has asked for so far are in the browser. */
export async function esperarScriptsPedidos(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].every(
      ({ href }) => performance.getEntriesByName(href).length > 0,
    ),
  )
}

/** Waits until the browser has the script of what opens over the board. */
export async function esperarCamadasDoQuadro(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => /\/assets\/camadas-do-(pedido|topo)-/.test(name)),
  )
}

/** Waits until the browser has the scripts of all screens of the panel; the one for signing out comes last. */
export async function esperarScriptsDasTelas(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => new URL(name).pathname.startsWith('/assets/sair-')),
  )
}

/**
 * Waits until a closed dialog has removed its entry from the browser's history: a navigation before that would be
 * cancelled.
 */
export async function semCamadas(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
}

/** Goes to a screen that only the user menu links to, without loading the document again. */
export async function irPeloMenuDoUsuario(
  page: Page,
  nome: 'Meus dados' | 'Configurações' | 'Horários',
): Promise<void> {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: nome }).click()
}
