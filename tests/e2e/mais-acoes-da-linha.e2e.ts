import type { Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, entrarNaTela, expect, semBarreiras, semCamadas, test } from './apoio/jornada'
import { encherAsListas } from './apoio/lista-cheia'
import { aviso, botao, cartao, dialogo, maisAcoes } from './apoio/listas'

const TABLET = { viewport: { width: 768, height: 1024 } }

const itens = (page: Page) => page.getByRole('menuitem')

/** Buttons of the list, and items of the open menu, that are smaller than a finger needs. */
const pequenos = (page: Page) =>
  page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll<HTMLElement>('li button, li summary, li label, [role=menuitem]')]
      .filter(alvo => alvo.checkVisibility())
      .filter(alvo => {
        const { width, height } = alvo.getBoundingClientRect()
        return width < 44 || height < 44
      })
      .map(alvo => alvo.outerHTML.slice(0, 120)),
  )

/** What each list offers seldom, and the one that it opens by a dialog of its own. */
const MENUS = [
  [
    'grupos',
    'Molhos da casa 1',
    ['Contagem', 'Duplicar', 'Excluir'],
    'Contagem',
    'Contagem: Molhos da casa 1',
  ],
  ['categorias', 'Categoria 1', ['Horários de venda', 'Excluir'], 'Excluir', 'Excluir "Categoria 1"?'],
  ['cupons', 'VOLTE1', ['Usos', 'Excluir'], 'Usos', /VOLTE1/],
] as const

test('No celular e no tablet o que se faz raramente com uma linha está atrás de "⋯", e o que se faz sempre fica à vista', async ({
  abrirNavegador,
  loja,
}) => {
  await encherAsListas(loja)
  const { nome } = PRODUTOS.carbonara
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, `/home/produtos?busca=${encodeURIComponent(nome)}`)
  const linha = cartao(page, nome)
  const mais = maisAcoes(page, nome)
  await expect(linha.getByRole('checkbox', { name: `Ativo: ${nome}` })).toBeVisible()
  await expect(botao(page, `Esgotado: ${nome}`)).toBeVisible()
  await expect(botao(page, `Editar ${nome}`)).toBeVisible()
  await expect(botao(page, `Excluir ${nome}`)).toBeHidden()

  await mais.tap()
  await expect(itens(page)).toHaveText([
    'Horários de venda',
    'Contagem',
    'Transformar em grupo',
    'Duplicar',
    'Excluir',
  ])
  expect(await pequenos(page)).toEqual([])
  await semBarreiras(page)
  // The dialog outlives the menu, and gives the focus back to its button.
  await page.getByRole('menuitem', { name: 'Contagem' }).tap()
  const contagem = dialogo(page, `Contagem: ${nome}`)
  await expect(itens(page)).toHaveCount(0)
  await contagem.getByLabel('Quantidade à venda').fill('7')
  await botao(contagem, 'Salvar').tap()
  await expect(aviso(page, 'Atualizado!')).toBeVisible()
  await expect(contagem).toBeHidden()
  await expect(linha.getByText('Restam 7')).toBeVisible()
  await expect(mais).toBeFocused()
  await mais.tap()
  await page.getByRole('menuitem', { name: 'Duplicar' }).tap()
  await expect(aviso(page, 'Produto duplicado!')).toBeVisible()
  await expect(cartao(page, `${nome} (cópia)`)).toBeVisible()
  await expect(mais).toBeFocused()
  await mais.tap()
  await page.getByRole('menuitem', { name: 'Excluir' }).tap()
  await botao(dialogo(page, `Excluir "${nome}"?`), 'Cancelar').tap()
  await expect(mais).toBeFocused()
  await semCamadas(page)

  for (const [tela, nome, acoes, acao, titulo] of MENUS) {
    await page.goto(`/home/${tela}?busca=${encodeURIComponent(nome)}`)
    await expect(botao(page, `Editar ${nome}`)).toBeVisible()
    await maisAcoes(page, nome).tap()
    await expect(itens(page)).toHaveText(acoes)
    expect(await pequenos(page), tela).toEqual([])
    await page.getByRole('menuitem', { name: acao }).tap()
    const aberto = dialogo(page, titulo)
    await expect(aberto).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(aberto).toBeHidden()
    await expect(maisAcoes(page, nome)).toBeFocused()
    await semCamadas(page)
  }
  await page.goto('/home/finalizados')
  await expect(page.getByRole('button', { name: /^Imprimir pedido/ }).first()).toBeVisible()
  await page
    .getByRole('button', { name: /^Mais ações: pedido nº/ })
    .first()
    .tap()
  await expect(itens(page)).toHaveText(['Histórico', 'Enviar resumo por WhatsApp'])
  await expect(itens(page).nth(1)).toHaveAttribute('href', /^\/home\/pedidos\/\d+\/resumo$/)
  expect(await pequenos(page)).toEqual([])
  await page.getByRole('menuitem', { name: 'Histórico' }).tap()
  const historico = dialogo(page, /^Histórico do pedido/)
  await expect(historico).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(historico).toBeHidden()
  await semCamadas(page)

  // Two actions have room beside each other everywhere.
  await page.goto('/home/extras?busca=Porção')
  await expect(page.getByRole('button', { name: /^Excluir / }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mais ações: / })).toHaveCount(0)
})

test('O menu de uma linha se usa só com o teclado, e no computador as ações são botões', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.carbonara
  const page = await abrirNavegador(TABLET)
  await entrarNaTela(page, loja, `/home/produtos?busca=${encodeURIComponent(nome)}`)
  const { keyboard } = page
  const mais = maisAcoes(page, nome)
  const item = (qual: string) => page.getByRole('menuitem', { name: qual })
  await botao(page, `Editar ${nome}`).focus()
  await keyboard.press('Tab')
  await expect(mais).toBeFocused()
  await keyboard.press('ArrowDown')
  await expect(item('Horários de venda')).toBeFocused()
  await semBarreiras(page)
  await keyboard.press('ArrowUp')
  await expect(item('Excluir')).toBeFocused()
  await keyboard.press('c')
  await expect(item('Contagem')).toBeFocused()
  await keyboard.press('Escape')
  await expect(item('Contagem')).toBeHidden()
  await expect(mais).toBeFocused()

  await keyboard.press('Enter')
  await expect(item('Horários de venda')).toBeFocused()
  // Nobody can have read the menu sooner (decision 018).
  await expect(item('Horários de venda')).toHaveCSS('pointer-events', 'auto')
  await keyboard.press('Enter')
  const horarios = dialogo(page, `Horários de venda: ${nome}`)
  await expect(horarios).toBeVisible()
  await keyboard.press('Escape')
  await expect(horarios).toBeHidden()
  await expect(mais).toBeFocused()

  await page.setViewportSize(COMPUTADOR.viewport)
  await expect(mais).toBeHidden()
  const linha = cartao(page, nome)
  for (const acao of ['Editar', 'Horários de venda', 'Contagem', 'Duplicar', 'Excluir']) {
    await expect(linha.getByRole('button', { name: new RegExp(`^${acao} `) })).toBeVisible()
  }
  await naLoja(loja, `update empresas set tipo_pedido = 'whatsapp' where id = $1`)
  await page.reload()
  await linha.getByRole('button', { name: /^Contagem / }).click()
  await expect(dialogo(page, `Contagem: ${nome}`).getByText(/WhatsApp/)).toBeVisible()
})
