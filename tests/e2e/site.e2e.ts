import type { Page } from '@playwright/test'
import { CELULAR, COMPUTADOR, expect, test } from './apoio/jornada'

/** That axe finds nothing here and that nothing sticks out is looked at in barreiras.e2e.ts. */
test('A página inicial vende no celular como no computador, sem script, e leva aos planos', async ({
  abrirNavegador,
}) => {
  for (const tela of [CELULAR, COMPUTADOR]) {
    const pagina = await abrirNavegador(tela)
    await pagina.goto('/')
    await expect(pagina).toHaveTitle('Comanda: cardápio digital e pedidos para restaurantes')
    await expect(pagina.getByRole('link', { name: 'Testar 7 dias grátis' }).first()).toBeInViewport()
    expect(await scripts(pagina)).toEqual([])

    await pagina.getByRole('navigation', { name: 'Seções' }).getByRole('link', { name: 'Preços' }).click()
    await expect(pagina.getByRole('heading', { name: 'Plano Mensal' })).toBeInViewport()

    await pagina.getByRole('contentinfo').getByRole('link', { name: 'Planos' }).click()
    await expect(pagina.getByRole('heading', { name: 'Planos', level: 1 })).toBeVisible()
    expect(await scripts(pagina)).toEqual([])
    await pagina.getByRole('link', { name: 'Voltar ao sistema' }).click()
    await expect(pagina.getByRole('heading', { name: 'Entrar no painel' })).toBeVisible()
  }
})

/** The scripts that run; structured data is a script element too, but does not run. */
function scripts(pagina: Page): Promise<string[]> {
  return pagina.evaluate(() =>
    [...document.scripts].filter(({ type }) => !type.endsWith('+json')).map(({ outerHTML }) => outerHTML),
  )
}
