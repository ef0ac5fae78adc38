import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { copiarCantina, type LojaCopiada } from '../world/loja-copiada'

export { expect }

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const ABORTED = /^AbortError: BodyStreamBuffer was aborted$/

interface Jornada {
  /** A shop like the Cantina, which nobody but this test uses. */
  loja: LojaCopiada
  /** A browser of its own: cookies and storage apart from all others. A console error in it fails the test. */
  abrirNavegador(options?: BrowserContextOptions): Promise<Page>
}

export const CELULAR = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
export const COMPUTADOR = { viewport: { width: 1280, height: 800 } }

export const test = base.extend<Jornada>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it what a fixture needs
  loja: ({}, use) => copiarCantina(process.env.COMANDA_E2E_BANCO ?? '').then(use),
  abrirNavegador: async ({ browser }, use) => {
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
      context.on('console', message => {
        // A refused or lost order is part of the conversation; the browser logs every such answer.
        if (/\/pedidos(\?|$)/.test(message.location().url)) return
        // So is a refused form, and a page that is not there when it is the page that was asked for.
        if (/the server responded with a status of (401|409|422)/.test(message.text())) return
        if (message.text().includes('status of 404') && message.location().url === message.page()?.url())
          return
        // A row that somebody else deleted meanwhile answers 404, and the screen says so.
        if (message.text().includes('status of 404') && /\/home\/.+\.data(\?|$)/.test(message.location().url))
          return
        // A journey that cuts the network itself has asked for this one.
        if (message.text().includes('ERR_INTERNET_DISCONNECTED')) return
        // Playwright's own recorder looks into a picture that did not load.
        if (message.text().startsWith("Connecting to 'blob:")) return
        if (message.type() === 'error') errors.push(`${message.page()?.url()}: ${message.text()}`)
      })
      context.on('weberror', error => {
        // A navigation aborts a reading; the router's decoder rejects a promise that no code can catch.
        if (!ABORTED.test(String(error.error()))) errors.push(String(error.error()))
      })
      return context.newPage()
    })
    for (const context of contexts) await context.close()
    expect(errors, 'console errors').toEqual([])
  },
})

/** Nothing for axe to find on the page once what moves has come to rest: half faded in, every text is too pale. */
export async function semBarreiras(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(animation => animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(passing.map(animation => animation.finished))
  })
  // Evaluated by the protocol, which the page's own content policy does not hinder.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
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

/** Signed in by a plain request: the login has journeys of its own. */
export async function entrar(page: Page, { email, senha }: Login): Promise<void> {
  const entrada = await page.request.post('/login', { form: { identificador: email, senha } })
  expect(new URL(entrada.url()).pathname).toBe('/home')
}

/** Signed in and on the board. */
export async function entrarNoPainel(page: Page, login: Login): Promise<void> {
  await entrar(page, login)
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await esperarScript(page)
}

/** Until the page's own script has taken over what the server drew: a press before that is lost. */
export async function esperarScript(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const titulo = document.querySelector('h1')
    return titulo !== null && Object.keys(titulo).some(chave => chave.startsWith('__react'))
  })
}

/** Until the browser has what every screen of the panel needs: the way out is the last of them. */
export async function esperarScriptsDasTelas(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('resource')
      .some(({ name }) => new URL(name).pathname.startsWith('/assets/sair-')),
  )
}

/** Until a dialog that was closed has taken its entry out of the browser's history: a way elsewhere would be called off. */
export async function semCamadas(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
}

/** To a screen that only the user menu leads to, and without loading the document again. */
export async function irPeloMenuDoUsuario(
  page: Page,
  nome: 'Meus dados' | 'Configurações' | 'Horários',
): Promise<void> {
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await page.getByRole('menuitem', { name: nome }).click()
}

/** One focaccia to be picked up, through the whole checkout; answers what the browser sent. */
export async function pedirFocaccia(
  page: Page,
  slug: string,
  nome: string,
): Promise<Record<string, unknown>> {
  const { semExtras } = PRODUTOS
  await page.goto(`/${slug}`)
  await page
    .getByRole('button', { name: new RegExp(semExtras.nome) })
    .first()
    .click()
  const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${semExtras.nome}` })
  await item.getByRole('button', { name: /^Adicionar ao Carrinho/ }).click()
  await page.getByRole('button', { name: /Ver Carrinho 1 item/ }).click()
  await page.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  const finalizar = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await finalizar.getByText('Retirar no local').click()
  await finalizar.getByLabel('Telefone').fill(`119${String(Math.random()).slice(2, 10)}`)
  await finalizar.getByLabel('Nome completo').fill(nome)
  await finalizar.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await finalizar.getByText('PIX', { exact: true }).click()
  const enviado = page.waitForRequest(
    request => request.method() === 'POST' && request.url().endsWith(`/${slug}/pedidos`),
  )
  await finalizar.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await expect(page.getByRole('dialog', { name: 'Pedido Confirmado!' })).toBeVisible()
  return (await enviado).postDataJSON()
}
