import type { Page } from '@playwright/test'
import { startDesenvolvimento } from '../world/processo/desenvolvimento'
import { COMPUTADOR, entrar, esperarScript, expect, test } from './apoio/jornada'

test('Quem muda um componente o vê mudar no lugar, no cardápio, no login e no painel, e quem muda uma regra vê a página nova', async ({
  abrirNavegador,
  loja,
}) => {
  // Most of it is the start, for which Vite prepares every package: 20 s alone, minutes beside the other journeys.
  test.setTimeout(900_000)
  const dev = await startDesenvolvimento({ DATABASE_URL: process.env.COMANDA_E2E_BANCO ?? '' })
  try {
    const page = await abrirNavegador({ ...COMPUTADOR, baseURL: dev.origin })
    await abrir(page, `/${loja.slug}`)
    expect((await page.request.get('/readyz')).status()).toBe(200)
    await dev.trocar('}>Cardápio<', '}>Menu<')
    await visto(page.getByRole('heading', { name: `Menu ${loja.nome}` })).toBeVisible()
    await ficou(page)

    await dev.trocar(': `R$', ': `BRL')
    await visto(page.getByText(/BRL\s\d/).first()).toBeVisible()

    await abrir(page, '/login')
    await dev.trocar('"Entrar no painel"', '"Entrar na casa"')
    await visto(page.getByRole('heading', { name: 'Entrar na casa' })).toBeVisible()
    await ficou(page)

    await entrar(page, loja)
    await abrir(page, '/home')
    await dev.trocar('      Painel de Pedidos\n', '      Painel da Nona\n')
    await visto(page.getByRole('heading', { name: 'Painel da Nona' })).toBeVisible()
    await ficou(page)

    await abrir(page, '/home/cupons')
    await dev.trocar('titulo="Cupons"', 'titulo="Descontos"')
    await visto(page.getByRole('heading', { name: 'Descontos' })).toBeVisible()
    await ficou(page)
    await page.goto('about:blank')
    expect(dev.printed()).not.toMatch(/warn|deprecat|error/i)

    // Ends also while it starts anew for somebody.
    await dev.trocar(': `BRL', ': `R$')
    await expect.poll(() => esperaPorResposta(`${dev.origin}/readyz`), { timeout: 60_000 }).toBe(true)
  } finally {
    await dev.end()
  }
})

/** Whether the answer is not there at once: the host is being started then. */
function esperaPorResposta(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(300) }).then(
    () => false,
    () => true,
  )
}

/** Only for what hangs: all that is seen here is made when it is asked for. */
const visto = expect.configure({ timeout: 120_000 })

async function abrir(page: Page, caminho: string): Promise<void> {
  await page.goto(caminho, { timeout: 300_000 })
  await esperarScript(page)
  await page.evaluate(() => void Object.assign(window, { mesma: true }))
}

/** A page that was loaded again would have lost the mark. */
async function ficou(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'mesma' in window)).toBe(true)
}
