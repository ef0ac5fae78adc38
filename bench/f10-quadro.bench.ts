import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromeOptions } from '../tests/e2e/chrome'
import { plantarEmpresa } from '../tests/world/empresa-plantada'
import { noiteCheia } from '../tests/world/noite-cheia'
import { plantarPedidos } from '../tests/world/pedidos-plantados'
import { type Bancada, openBancada } from './bancada'
import { compare } from './medir'
import { amountResult, type Result, ratioResult } from './resultado'

/** COMANDA_RODADAS for a quick look. */
const ROUNDS = Number(process.env.COMANDA_RODADAS ?? 20)
const FEW = 12
const MANY = 300
const SLOWER = 4
/** Longer than an event, its readings and their drawing take on a slowed board. */
const STILL_MS = 1_500

/** The goal in milliseconds; what a page does while nobody waits for it has none, and is told apart. */
const ACTS = {
  loading: 100,
  'warming when idle': null,
  'an arriving order': 50,
  'an advance': 50,
  'the order form': 50,
}
type Act = keyof typeof ACTS

/**
 * F10: milliseconds of script on a board in Chromium, its CPU slowed four times, with many open orders against few.
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
    // The first visit fills the caches.
    for (const board of [few, many]) await oneVisit(board)
    const visits = { few: [] as Visit[], many: [] as Visit[] }
    for (let round = 0; round < ROUNDS; round++) {
      visits.few.push(await oneVisit(few))
      visits.many.push(await oneVisit(many))
    }
    const results = Object.entries(ACTS).map(async ([act, atMost]): Promise<Result[]> => {
      const of = (some: readonly Visit[]) => {
        let round = 0
        return async () => some[round++]?.get(act as Act) ?? Number.NaN
      }
      const medida = await compare(of(visits.many), of(visits.few), ROUNDS)
      const n = `${ROUNDS} rounds`
      const what = `script of ${act}, ${MANY} open orders`
      const named = { id: 'F10', unit: 'ms', n }
      if (atMost === null) return [amountResult({ ...named, what }, medida.figure)]
      return [
        amountResult({ ...named, what, goal: { atMost } }, medida.figure),
        ratioResult({ ...named, what: `${what}, against ${FEW}`, goal: { atMost: 2 } }, medida),
      ]
    })
    return (await Promise.all(results)).flat()
  } finally {
    await browser.close()
    await bancada.stop()
  }
}

type Visit = ReadonlyMap<Act, number>

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
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
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
  await measure('warming when idle', () => page.evaluate(() => window.dispatchEvent(new Event('idle'))))
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
