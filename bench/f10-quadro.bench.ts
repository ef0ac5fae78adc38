import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromeOptions } from '../tests/e2e/apoio/chrome'
import { plantarEmpresa } from '../tests/world/plantado/empresa-plantada'
import { noiteCheia } from '../tests/world/plantado/noite-cheia'
import { plantarPedidos } from '../tests/world/plantado/pedidos-plantados'
import { type Bancada, openBancada } from './bancada'
import { compareRounds } from './medir'
import { servirQuadroNu } from './quadro-nu'
import { type Result, ratioResult } from './result'

/** COMANDA_RODADAS for a quick look. */
const ROUNDS = Number(process.env.COMANDA_RODADAS ?? 20)
const FEW = 12
const MANY = 300
const SLOWER = 4
/** Longer than an event, its readings and their drawing take on a slowed board. */
const STILL_MS = 1_500

const ACTS = ['loading', 'an arriving order', 'an advance', 'the order form'] as const
type Act = (typeof ACTS)[number]

/**
 * F10: script of a board in Chromium, its CPU slowed four times, with many open orders against few; and of its load with
 * few, against the same markup hydrated by bare React. All in one run, because milliseconds of two machines do not compare.
 * Script is what Chromium counts as `ScriptDuration`: all that JavaScript does, without the style and layout that it
 * causes, by CPU time of the page's thread, so that what else the machine does counts as little as possible. A load
 * includes the hydration and the reading when the live stream opens, and ends when nothing more happens; idle callbacks
 * are held back until then.
 */
export default async function quadro(): Promise<Result[]> {
  const bancada = await openBancada()
  const browser = await chromium.launch(await chromeOptions())
  try {
    const few = await plantBoard(browser, bancada, FEW)
    const many = await plantBoard(browser, bancada, MANY)
    const nu = await servirQuadroNu(few.context)
    // The first visit fills the caches.
    for (const board of [few, many]) await oneVisit(board)
    await oneBareLoad(few.context, nu.url)
    const visits = { few: [] as Visit[], many: [] as Visit[] }
    const bare: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      visits.few.push(await oneVisit(few))
      bare.push(await oneBareLoad(few.context, nu.url))
      visits.many.push(await oneVisit(many))
    }
    nu.close()
    const named = { id: 'F10', unit: 'ms', n: `${ROUNDS} rounds` }
    const grown = ACTS.map(act => {
      const what = `script, ${MANY} open orders against ${FEW}: ${act}`
      const medida = compareRounds(scriptOf(act, visits.many), scriptOf(act, visits.few))
      return ratioResult({ ...named, what, goal: { atMost: 1.5 } }, medida)
    })
    const what = `script, ${FEW} open orders against the same markup hydrated by bare React: loading`
    const loaded = compareRounds(scriptOf('loading', visits.few), bare)
    return [...grown, ratioResult({ ...named, what, goal: { atMost: 2 } }, loaded)]
  } finally {
    await browser.close()
    await bancada.stop()
  }
}

type Visit = ReadonlyMap<Act, number>

const scriptOf = (act: Act, visits: readonly Visit[]) => visits.map(visit => visit.get(act) ?? Number.NaN)

interface Board {
  readonly context: BrowserContext
  readonly origin: string
  readonly produtoId: number
}

/** A company with so many open orders, and its owner's browser. */
async function plantBoard(browser: Browser, bancada: Bancada, open: number): Promise<Board> {
  const origin = bancada.origin.replace('127.0.0.1', 'localhost')
  const email = `dona@quadro-${open}.example`
  const senha = 'tacaca123'
  const slug = `quadro-${open}`
  await plantarEmpresa(bancada.databaseUrl, {
    email,
    senha,
    slug,
    razaosocial: 'Quadro Ltda',
    nomefantasia: 'Quadro',
    telefone: '91991234567',
    cnpj: String(open).padStart(14, '0'),
  })
  const each = open / 3
  await plantarPedidos(
    bancada.databaseUrl,
    slug,
    noiteCheia({ Pendente: each, 'Em Preparação': each, 'Em Rota': each }),
  )
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
  })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail ou CNPJ').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(senha)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/home/)
  await page.close()
  const oferta = await (await context.request.get('/home/pedidos/novo-pedido')).json()
  return { context, origin, produtoId: oferta.produtos[0].id }
}

async function oneVisit({ context, origin, produtoId }: Board): Promise<Visit> {
  const { page, cdp } = await openSlowed(context)
  const spent = new Map<Act, number>()
  const measure = async (act: Act, work: () => Promise<unknown>) => {
    const before = await script(cdp)
    await work()
    spent.set(act, (await atRest(cdp)) - before)
  }
  const post = async (path: string, options: object) => {
    const answer = await context.request.post(path, { headers: { Origin: origin }, ...options })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer
  }
  await page.addInitScript(holdIdleWork)
  await measure('loading', () => page.goto('/home'))
  await page.evaluate(() => window.dispatchEvent(new Event('idle')))
  await atRest(cdp)
  let id = 0
  await measure('an arriving order', async () => {
    id = (await (await post('/home/pedidos', { data: umPedido(produtoId) })).json()).pedidoId
  })
  const advance = await middleOf(page, `#pedido-${id} [type=submit]`)
  await measure('an advance', () => page.mouse.click(...advance))
  await page.locator(`[data-foco-do-pedido="${id}"][title$="Em Rota"]`).waitFor()
  const form = await middleOf(page, 'button:has-text("Novo Pedido")')
  await measure('the order form', () => page.mouse.click(...form))
  await page.locator('dialog[open] [name="produto"]').waitFor()
  await page.close()
  await post(`/home/pedidos/${id}/cancelamento`, { form: { status: 'Em Preparação', motivo: '' } })
  return spent
}

/** Milliseconds of script of a load of the same markup with bare React. */
async function oneBareLoad(context: BrowserContext, url: string): Promise<number> {
  const { page, cdp } = await openSlowed(context)
  const errors: Error[] = []
  page.on('pageerror', error => errors.push(error))
  const before = await script(cdp)
  await page.goto(url)
  const spent = (await atRest(cdp)) - before
  const isReact = () =>
    Object.keys(document.querySelector('body *') ?? {}).some(key => key.startsWith('__react'))
  if (errors[0]) throw errors[0]
  if (!(await page.evaluate(isReact))) throw new Error('bare React has hydrated nothing')
  await page.close()
  return spent
}

async function openSlowed(context: BrowserContext): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, cdp }
}

function holdIdleWork() {
  const idle = window.requestIdleCallback
  window.requestIdleCallback = work => {
    window.addEventListener('idle', () => idle(work), { once: true })
    return 0
  }
  window.addEventListener('idle', () => {
    window.requestIdleCallback = idle
  })
}

const umPedido = (produtoId: number) => ({
  chave: randomUUID(),
  versao: null,
  cliente: { nome: 'Dulce Prado', telefone: `119${randomInt(10_000_000, 100_000_000)}` },
  tipoEntrega: 'Retirar no restaurante',
  endereco: null,
  frete: 0,
  itens: [
    { id: null, produtoId, quantidade: 1, preco: 18_50, extras: [], extrasMantidos: [], observacao: null },
  ],
  formaPagamento: 'pix',
  valorPago: null,
  observacoes: null,
})

/** Milliseconds of script that the page has run so far. */
async function script(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000
}

/** The point to press. It is found before the measurement, because Playwright looks for elements by script. */
async function middleOf(page: Page, selector: string): Promise<[number, number]> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in sight`)
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Waits until no script has run for a while. */
async function atRest(cdp: CDPSession): Promise<number> {
  let last = await script(cdp)
  for (let still = 0; still < STILL_MS; still += 100) {
    await pause(100)
    const now = await script(cdp)
    if (now - last > 0.5) still = 0
    last = now
  }
  return last
}
