import type { Page } from '@playwright/test'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'

const TABLET = { viewport: { width: 768, height: 1024 } }

/** Days of which everything is in sight without scrolling, and above the bar that stays at the bottom. */
const inteiros = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const { top: topo } = main.getBoundingClientRect()
    const salvar = [...main.querySelectorAll('button')].find(botao => botao.textContent === 'Salvar Horários')
    const fim = salvar?.parentElement?.getBoundingClientRect().top ?? 0
    return [...main.querySelectorAll('section[aria-labelledby^="dia-"]')].filter(dia => {
      const { top, bottom } = dia.getBoundingClientRect()
      return top >= topo && bottom <= fim + 0.5
    }).length
  })

/** What reaches over the edge of the screen, or whose text is wider than its field. */
const cortados = (page: Page) =>
  page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('section[aria-labelledby^="dia-"] *')]
      .filter(elemento => {
        if (elemento.closest('.sr-only')) return false
        const { left, right } = elemento.getBoundingClientRect()
        const cortado = elemento instanceof HTMLInputElement && elemento.scrollWidth > elemento.clientWidth
        return cortado || left < 0 || right > innerWidth
      })
      .map(elemento => elemento.outerHTML.slice(0, 120)),
  )

test('A semana cabe numa tabela: os sete dias à vista no computador, dois turnos lado a lado em cada tela, e o teclado anda por ela na ordem em que se lê', async ({
  abrirNavegador,
  loja,
}) => {
  await naLoja(loja, 'delete from horarios_funcionamento where empresa_id = $1', [])
  await naLoja(
    loja,
    `insert into horarios_funcionamento (empresa_id, dia_semana, turno, horario_abertura, horario_fechamento)
     select $1, dia, turno, abertura::time, fechamento::time
     from unnest(array['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']) dia,
          (values (1, '11:00', '14:30'), (2, '18:00', '02:00')) turnos (turno, abertura, fechamento)`,
    [],
  )
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/horarios')
  const segunda = page.getByRole('region', { name: 'Segunda-feira' })
  const campos = ['Abertura (Turno 1)', 'Fechamento (Turno 1)', 'Abertura (Turno 2)', 'Fechamento (Turno 2)']
  for (const [{ viewport }, cabem] of [
    [COMPUTADOR, 7],
    [TABLET, 7],
    [CELULAR, 3],
  ] as const) {
    await page.setViewportSize(viewport)
    const onde = `${viewport.width} px`
    expect(await inteiros(page), onde).toBeGreaterThanOrEqual(cabem)
    expect(await cortados(page), onde).toEqual([])
    const caixas = await Promise.all(campos.map(campo => segunda.getByLabel(campo).boundingBox()))
    expect(new Set(caixas.map(caixa => caixa?.y)).size, onde).toBe(1)
    await semBarreiras(page)
  }

  await segunda.getByRole('button', { name: 'Copiar' }).focus()
  for (const campo of campos) {
    await page.keyboard.press('Tab')
    await expect(segunda.getByLabel(campo)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(segunda.getByRole('button', { name: 'Remover turno 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(segunda.getByRole('button', { name: 'Adicionar 2º turno' })).toBeFocused()

  // What is wrong is said across the day, and not in the width of one field.
  const abertura = segunda.getByLabel('Abertura (Turno 1)')
  await abertura.fill('99:99')
  await page.keyboard.press('Tab')
  await expect(abertura).toHaveAccessibleDescription('Escreva a hora como 18:00, de 00:00 a 23:59.')
  const largura = await segunda.getByText('Escreva a hora como').boundingBox()
  expect(largura?.height).toBeLessThan(40)
  expect(await cortados(page)).toEqual([])
  await semBarreiras(page)
})
