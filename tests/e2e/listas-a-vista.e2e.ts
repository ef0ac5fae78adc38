import type { Locator, Page } from '@playwright/test'
import { listListas } from '../world/rotas'
import { naLoja } from './apoio/banco-da-loja'
import { CELULAR, COMPUTADOR, entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'
import { encherAsListas } from './apoio/lista-cheia'
import { botao, cartao } from './apoio/listas'

/** Rows of which everything is in sight without scrolling. */
const inteiras = (page: Page) =>
  page.getByRole('main').evaluate(main => {
    const { top: topo, bottom: fim } = main.getBoundingClientRect()
    return [...main.querySelectorAll('li')].filter(linha => {
      const { top, bottom } = linha.getBoundingClientRect()
      return linha.querySelector('h2') && top >= topo && bottom <= fim + 0.5
    }).length
  })

const lugar = async (alvo: Locator) => (await alvo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

const TABLET = { viewport: { width: 768, height: 1024 } }

/** With all buttons in each row there were, on the tablet, 7, 24, 24, 8, 18, 12, 24, 12, and 3, 6, 6, 2, 6, 4, 6, 3 on the phone. */
const LISTAS = [
  { tela: 'produtos', computador: 7, tablet: 10, celular: 4 },
  { tela: 'categorias', computador: 18, tablet: 24, celular: 9 },
  { tela: 'extras', computador: 18, tablet: 24, celular: 6 },
  { tela: 'grupos', computador: 10, tablet: 12, celular: 3 },
  { tela: 'promocoes', computador: 18, tablet: 20, celular: 7 },
  { tela: 'cupons', computador: 22, tablet: 22, celular: 7 },
  { tela: 'formas', computador: 18, tablet: 20, celular: 6 },
  { tela: 'clientes', computador: 12, tablet: 14, celular: 5 },
  { tela: 'configuracoes/bairros', computador: 22, tablet: 24, celular: 9 },
  { tela: 'finalizados', computador: 18, tablet: 18, celular: 5 },
]

test('Uma lista mostra linhas e não cartões, sem repetir em cada uma o que é normal', async ({
  abrirNavegador,
  loja,
}) => {
  const telas: readonly string[] = LISTAS.map(({ tela }) => `/home/${tela}`)
  expect(
    listListas().filter(lista => !telas.includes(lista)),
    'a list of the panel has its line in LISTAS, and rows in apoio/lista-cheia.ts',
  ).toEqual([])
  await encherAsListas(loja)
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/produtos')
  for (const { tela, computador, tablet, celular } of LISTAS) {
    await page.goto(`/home/${tela}`)
    for (const [{ viewport }, cabem] of [
      [COMPUTADOR, computador],
      [TABLET, tablet],
      [CELULAR, celular],
    ] as const) {
      await page.setViewportSize(viewport)
      expect(await inteiras(page), `${tela} em ${viewport.width} px`).toBeGreaterThanOrEqual(cabem)
    }
    if (tela === 'extras' || tela === 'grupos') await expect(page.getByText(/ Ex\.: .+, use /)).toBeVisible()
    await expect(page.getByText(/a qualquer hora|sem limite|sem condições/i)).toHaveCount(0)
    if (tela === 'cupons') await expect(page.getByText(/^ativo$|nunca usado$/i)).toHaveCount(0)
    await semBarreiras(page)
    await page.setViewportSize(COMPUTADOR.viewport)
  }
})

test('Vai-se a qualquer página de uma lista, e o menu do painel leva dela a outra tela, no celular também', async ({
  abrirNavegador,
  loja,
}) => {
  await encherAsListas(loja)
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/produtos?busca=Prato')
  const paginas = page.getByRole('navigation', { name: 'Páginas' })
  await paginas.getByRole('link', { name: 'Página 8', exact: true }).click()
  await expect(paginas.getByRole('link', { name: 'Página 8 de 8' })).toHaveAttribute('aria-current', 'page')
  await semBarreiras(page)
  await page.getByLabel('Ir para a página').fill('5')
  await page.keyboard.press('Enter')
  await expect(paginas.getByRole('link', { name: 'Página 5 de 8' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('searchbox')).toHaveValue('Prato')
  await expect(page).toHaveURL(/busca=Prato/)

  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  await menu.getByRole('link', { name: 'Horários' }).click()
  await expect(page.getByRole('heading', { name: 'Configurações de Horários' })).toBeVisible()
  await page.setViewportSize(CELULAR.viewport)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await menu.getByRole('link', { name: 'Configurações' }).click()
  await expect(page.getByRole('heading', { name: 'Configurações', exact: true })).toBeVisible()
})

test("'Soma', 'Incluídas no preço', os itens extras, os grupos e o recebimento dos pedidos têm cada um uma linha de ajuda com um exemplo", async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/configuracoes')
  const indice = page.getByRole('navigation', { name: 'Nesta página' })
  await expect(indice.getByRole('link', { name: 'Recebimento dos pedidos' })).toBeVisible()
  await expect(page.getByText('Recebimento', { exact: true })).toHaveCount(0)
  await expect(page.getByText(/pedidos que os clientes fazem no cardápio\. Ex\.: /)).toBeVisible()

  await page.goto('/home/grupos')
  await page.getByRole('button', { name: 'Novo grupo' }).first().click()
  const form = page.getByRole('dialog', { name: 'Novo grupo' })
  await form.getByText('Sabores', { exact: true }).click()
  await expect(form.getByText(/^O preço de cada sabor é o da parte dele\. Ex\.: /)).toBeVisible()
  await form.getByText('Escolha', { exact: true }).click()
  await expect(form.getByLabel('Incluídas no preço')).toHaveAccessibleDescription(
    /^Quantas saem de graça\. Ex\.: /,
  )
})

test('Um cupom diz o que não é normal, e os seus usos têm a cor do que se lê', async ({
  abrirNavegador,
  loja,
}) => {
  await encherAsListas(loja)
  await naLoja(loja, `update cupons set usos = 2 where empresa_id = $1 and codigo = 'VOLTE1'`)
  await naLoja(loja, `update cupons set ativo = false where empresa_id = $1 and codigo = 'VOLTE2'`)
  await naLoja(loja, `update cupons set limite = 5 where empresa_id = $1 and codigo = 'VOLTE3'`)
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, loja, '/home/cupons')
  await expect(cartao(page, 'VOLTE2').getByText('Inativo', { exact: true })).toBeVisible()
  await expect(cartao(page, 'VOLTE3').getByText('Usado 0 de 5', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText(/^(Ativo|Nunca usado)$/)).toHaveCount(0)
  const cor = (texto: RegExp) =>
    cartao(page, 'VOLTE1')
      .getByText(texto)
      .evaluate(alvo => getComputedStyle(alvo).color)
  expect(await cor(/^Usado 2 vezes$/)).toBe(await cor(/^A partir de R\$\s50,00 em itens$/))
})

test('No celular o botão que cria um bairro fica à direita dos outros, em uma linha só', async ({
  abrirNavegador,
  loja,
}) => {
  await encherAsListas(loja)
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/configuracoes/bairros')
  const [novo, varios, lista] = await Promise.all([
    lugar(botao(page, 'Novo bairro')),
    lugar(botao(page, 'Adicionar vários')),
    lugar(page.getByRole('main').getByRole('list').first()),
  ])
  expect(novo.y).toBe(varios.y)
  expect(novo.x + novo.width).toBe(lista.x + lista.width)
})

/** Words of the filters, but for the names of the shop's own categories, that are wider than their field. */
const cortados = (page: Page) =>
  page.getByRole('main').evaluate(main =>
    [...main.querySelectorAll('select')].flatMap(campo => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(campo)
      const regua = document.createElement('canvas').getContext('2d')
      if (regua) regua.font = font
      const cabe = campo.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      return [...campo.options]
        .filter(({ value }) => !/^\d/.test(value))
        .map(({ text }) => text)
        .filter(texto => (regua?.measureText(texto).width ?? Number.POSITIVE_INFINITY) > cabe)
    }),
  )

test('Os filtros dos produtos se leem inteiros em qualquer largura', async ({ abrirNavegador, loja }) => {
  await encherAsListas(loja)
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/produtos')
  await expect(page.getByLabel('Categoria', { exact: true })).toBeVisible()
  for (const { viewport } of [CELULAR, TABLET, COMPUTADOR]) {
    await page.setViewportSize(viewport)
    expect(await cortados(page), `${viewport.width} px`).toEqual([])
  }
})

test('No celular o nome de quem pediu cabe em uma linha, e o fim de um pedido não repete o dia', async ({
  abrirNavegador,
  loja,
}) => {
  await encherAsListas(loja)
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/finalizados')
  const nome = page.getByText('Antônia Cavalcanti 0', { exact: true })
  const preco = nome.locator('xpath=following-sibling::p')
  expect((await lugar(nome)).height).toBe((await lugar(preco)).height)
  await expect(page.getByText(/^às \d\d:\d\d$/).first()).toBeVisible()
})

test('A contagem do que está em falta não encosta na busca', async ({ abrirNavegador, loja }) => {
  await naLoja(loja, `update produtos set esgotado_ate = now() + interval '1 day' where empresa_id = $1`)
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, loja, '/home/em-falta')
  const titulo = page.getByRole('heading', { name: / em falta$/ })
  for (const { viewport } of [CELULAR, TABLET, COMPUTADOR]) {
    await page.setViewportSize(viewport)
    const [busca, contagem] = await Promise.all(
      [page.getByRole('searchbox'), titulo].map(alvo => alvo.boundingBox()),
    )
    expect((contagem?.y ?? 0) - (busca?.y ?? 0) - (busca?.height ?? 0)).toBeGreaterThanOrEqual(8)
  }
})
