import type { Page } from '@playwright/test'
import { CELULAR, COMPUTADOR, expect, semBarreiras, test } from './jornada'

const TELAS = [
  { tela: 'celular', opcoes: CELULAR },
  { tela: 'computador', opcoes: COMPUTADOR },
]

for (const { tela, opcoes } of TELAS) {
  test(`A página inicial no ${tela} vende sem barreiras e sem rolar de lado, e leva aos planos`, async ({
    abrirNavegador,
  }) => {
    const pagina = await abrirNavegador(opcoes)
    await pagina.goto('/')
    await expect(pagina).toHaveTitle('Comanda: cardápio digital e pedidos para restaurantes')
    await expect(pagina.getByRole('link', { name: 'Testar 7 dias grátis' }).first()).toBeInViewport()
    await semBarreiras(pagina)
    expect(await larguraQueSobra(pagina)).toBe(0)
    expect(await scripts(pagina)).toEqual([])

    await pagina.getByRole('navigation', { name: 'Seções' }).getByRole('link', { name: 'Preços' }).click()
    await expect(pagina.getByRole('heading', { name: 'Plano Mensal' })).toBeInViewport()

    await pagina.getByRole('contentinfo').getByRole('link', { name: 'Planos' }).click()
    await expect(pagina.getByRole('heading', { name: 'Planos', level: 1 })).toBeVisible()
    await semBarreiras(pagina)
    expect(await larguraQueSobra(pagina)).toBe(0)
    expect(await scripts(pagina)).toEqual([])
    await pagina.getByRole('link', { name: 'Voltar ao sistema' }).click()
    await expect(pagina.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  })
}

/** Pixels by which the page is wider than the screen. */
function larguraQueSobra(pagina: Page): Promise<number> {
  return pagina.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** The scripts that run; structured data is a script element too, but does not run. */
function scripts(pagina: Page): Promise<string[]> {
  return pagina.evaluate(() =>
    [...document.scripts].filter(({ type }) => !type.endsWith('+json')).map(({ outerHTML }) => outerHTML),
  )
}
