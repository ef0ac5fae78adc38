import { expect, type Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { CANTINA } from '../world/demo'
import { primeiro } from './gestos'

export async function esgotar(page: Page): Promise<void> {
  const botao = page.getByRole('button', { name: /^Esgotado: / }).first()
  if ((await botao.count()) === 0) return
  // The three widths are photographed at once: another one may have marked it meanwhile.
  await botao.click({ timeout: 5_000 }).catch(() => undefined)
}

/** Marks two kinds of dishes, and shows what is in short supply. */
export async function marcarOQueFalta(page: Page): Promise<void> {
  for (const termo of ['vinho', 'pizza']) {
    await page.goto(`/home/em-falta?busca=${termo}`)
    await esgotar(page)
  }
  await page.goto('/home/em-falta')
  await expect(page.getByRole('heading', { name: /^\d em falta$/ })).toBeVisible()
}

const LIMONADA = 'Limonada siciliana'

/** Gives the combo of the Cantina a drink that stands in the menu as well. */
export async function plantarNoCombo(banco: string): Promise<void> {
  await transacao(banco, async (db, entrar) => {
    const { rows } = await db.query<{ empresa: string; grupo: string }>(
      `select g.empresa_id as empresa, g.id as grupo from grupos g join empresas e on e.id = g.empresa_id
       where e.slug = $1 and g.nome = 'Bebida do combo'`,
      [CANTINA.slug],
    )
    const { empresa = '', grupo = '' } = rows[0] ?? {}
    await entrar(empresa)
    await db.query(
      'insert into opcoes (empresa_id, grupo_id, nome, preco, ordem) values ($1, $2, $3, 4, 9)',
      [empresa, grupo, LIMONADA],
    )
  })
}

/** A drink that has run out, and is still offered in the combo. */
export async function oferecerNosCombos(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('limonada')
  await expect(page.getByText(/^[12] resultados?$/)).toBeVisible()
  const oferta = page.getByText('Ainda à venda como opção de Bebida do combo.').first()
  if (!(await oferta.isVisible())) await esgotar(page)
  await expect(oferta).toBeVisible()
}

export async function abrirOEsgotado(page: Page): Promise<void> {
  await page.getByRole('searchbox').fill('a')
  await primeiro(page, /^Outro prazo: /)
}
