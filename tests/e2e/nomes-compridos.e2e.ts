import type { Page } from '@playwright/test'
import type { LojaCopiada } from '../world/plantado/loja-copiada'
import { naLoja } from './apoio/banco-da-loja'
import { confirmacao, finalizar, retirarPagandoComPix } from './apoio/compra'
import { COMPUTADOR, entrar, entrarNoPainel, expect, test } from './apoio/jornada'
import { comMouse } from './apoio/maos'

/** Sixty letters without a place to break the line. */
const COMPRIDO = 'Wanderlandersonmaximiliano'.repeat(3).slice(0, 60)
const ESTREITO = { viewport: { width: 320, height: 640 } }

/** Makes every name of the shop, and of the people who ordered from it, this long. */
async function alongarNomes(loja: LojaCopiada): Promise<void> {
  for (const sql of [
    'update empresas set nomefantasia = $2, razaosocial = $2, endereco_logradouro = $2 where id = $1',
    'update categorias set nome = left(id || $2, 60) where empresa_id = $1',
    'update itens_extra set nome = left(id_extra || $2, 60) where empresa_id = $1',
    'update produtos set nome = left(id || $2 || $2, 100), descricao = $2 where empresa_id = $1',
    'update clientes set nome = left(id || $2, 60), endereco_logradouro = $2 where empresa_id = $1',
    `update pedidos set nome_cliente = $2, observacoes = $2, motivo_cancelamento = $2,
       endereco_entrega = $2 || ', 10 - ' || $2 where empresa_id = $1`,
    'update grupos set nome = left(id || $2, 60), ajuda = $2 where empresa_id = $1',
    'update opcoes set nome = left(id || $2, 60) where empresa_id = $1',
    'update itens_pedido set nome_produto = left($2 || $2, 100), variante = $2, observacoes = $2 where empresa_id = $1',
    // A free choice of a group, one that costs, and a flavour with its note.
    `insert into itens_pedido_extra (empresa_id, id_item_pedido, nome_extra, grupo, preco, tipo, quantidade, fracao, observacoes)
     select empresa_id, i.id, $2, $2, c.preco, 'opcional', c.quantidade, c.fracao, c.nota
     from itens_pedido i cross join (values (0, 1, null, null), (9.9, 9, null, null), (0, 1, 2, $2), (0, 1, 2, null))
       as c (preco, quantidade, fracao, nota)
     where empresa_id = $1`,
  ])
    await naLoja(loja, sql, [COMPRIDO])
}

/** Texts that stick out of their card, list or dialog. */
function escritoForaDoLugar(): string[] {
  const fora: string[] = []
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const trecho = document.createRange()
  while (textos.nextNode()) {
    const elemento = textos.currentNode.parentElement
    if (!elemento?.checkVisibility({ visibilityProperty: true }) || elemento.closest('.sr-only')) continue
    trecho.selectNodeContents(textos.currentNode)
    const { left, right, width } = trecho.getBoundingClientRect()
    if (width === 0) continue
    for (let lugar: Element | null = elemento; lugar; lugar = lugar.parentElement) {
      const { overflowX, display } = getComputedStyle(lugar)
      if (overflowX !== 'visible') break
      const borda = lugar.getBoundingClientRect()
      // Neither has edges of its own.
      if (display === 'inline' || display === 'contents') continue
      if (left > borda.left - 1 && right < borda.right + 1) continue
      fora.push(`${lugar.tagName} ${lugar.className}: ${textos.currentNode.textContent?.slice(0, 40)}`)
      break
    }
  }
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth)
    fora.push(`the page is ${scrollWidth - clientWidth} px wider than the screen`)
  return fora
}

async function tudoCabe(page: Page, onde: string): Promise<void> {
  // Opens whatever can be opened, and reports everything that is found together.
  await page.evaluate(() => {
    for (const dobra of document.querySelectorAll('details')) dobra.open = true
  })
  const achar = expect.configure({ soft: true, timeout: 5_000 })
  await achar.poll(() => page.evaluate(escritoForaDoLugar), onde).toEqual([])
}

test('Nomes de 60 letras sem espaço cabem em todas as telas da loja, a 320 px', async ({
  abrirNavegador,
  loja,
}) => {
  await alongarNomes(loja)
  const page = await abrirNavegador(ESTREITO)
  const mouse = comMouse(page)
  await page.goto(`/${loja.slug}`)
  await tudoCabe(page, 'cardápio')
  await page
    .getByRole('main')
    .getByRole('button', { name: COMPRIDO.slice(0, 20) })
    .first()
    .click()
  const item = page.getByRole('dialog', { name: /^Adicionar ao Carrinho/ })
  await expect(item).toBeVisible()
  await tudoCabe(page, 'item')
  for (const extra of await item.getByRole('checkbox').all()) await mouse.marcar(extra)
  await item.getByRole('textbox').fill(COMPRIDO)
  await item.getByRole('button', { name: /^Adicionar ao Carrinho/ }).click()
  const [comGrupos] = await naLoja<{ nome: string }>(
    loja,
    `select p.nome from produtos p join produto_grupos l on l.empresa_id = p.empresa_id and l.produto_id = p.id
     left join janelas j on j.empresa_id = p.empresa_id and j.produto_id = p.id
     where p.empresa_id = $1 and j.id is null and p.esgotado_ate is null and p.preco > 0 order by p.id limit 1`,
  )
  const nome = comGrupos?.nome ?? ''
  // What is far down the menu is drawn when somebody scrolls there, or finds it.
  await page.getByRole('searchbox', { name: 'Buscar item...' }).fill(nome.slice(0, 20))
  await page.getByRole('main').getByRole('button', { name: nome, exact: true }).first().click()
  await expect(item.getByRole('group').first()).toBeVisible()
  await tudoCabe(page, 'escolhas')
  await mouse.marcar(item.getByRole('radio').first())
  await item.getByRole('textbox').fill(COMPRIDO)
  await tudoCabe(page, 'escolhas feitas')
  await item.getByRole('button', { name: /^Adicionar ao Carrinho/ }).click()
  await page.getByRole('button', { name: /^Ver Carrinho 2 itens/ }).click()
  await tudoCabe(page, 'carrinho')
  await page.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(mouse, checkout, COMPRIDO)
  await tudoCabe(page, 'resumo')
  await finalizar(checkout).click()
  await expect(confirmacao(page)).toBeVisible()
  await tudoCabe(page, 'confirmação')
  await confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' }).click()
  await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await tudoCabe(page, 'status')
  for (const perdida of [`/${COMPRIDO}`, `/${loja.slug}/status-pedido`, '/login', '/']) {
    await page.goto(perdida)
    await tudoCabe(page, perdida)
  }
  // The buttons in the landing page's header stand in one row, and none of them wraps.
  const cadastro = page.getByRole('banner').getByRole('link', { name: 'Cadastre-se' })
  const { y = 0, height = 0 } = (await cadastro.boundingBox()) ?? {}
  expect(y + height).toBeLessThan(64)
})

test('Nomes de 60 letras sem espaço cabem em todas as telas do painel', async ({ abrirNavegador, loja }) => {
  await alongarNomes(loja)
  const [pedido] = await naLoja<{ id: string }>(loja, 'select id from pedidos where empresa_id = $1 limit 1')
  const page = await abrirNavegador(ESTREITO)
  await entrar(page, loja)
  for (const caminho of [
    '',
    '/finalizados',
    '/cancelados',
    '/produtos',
    '/categorias',
    '/extras',
    '/clientes',
    '/compartilhar/cartao',
    `/pedidos/${pedido?.id}/recibo`,
  ]) {
    await page.goto(`/home${caminho}`)
    await expect(page.getByText(COMPRIDO.slice(0, 20)).first()).toBeAttached()
    for (const { viewport } of [ESTREITO, COMPUTADOR]) {
      await page.setViewportSize(viewport)
      await tudoCabe(page, `${caminho || 'quadro'} a ${viewport.width} px`)
    }
  }
  await entrarNoPainel(page, loja)
  await page.setViewportSize(ESTREITO.viewport)
  const aberto = page.getByRole('article').first()
  await aberto.getByRole('button', { name: /dados do pedido/ }).click()
  await tudoCabe(page, 'cartão aberto')
  await aberto.getByRole('button', { name: /^Editar/ }).click()
  const form = page.getByRole('dialog', { name: /^Editar Pedido/ })
  await expect(form.getByLabel('Nome')).toHaveValue(COMPRIDO)
  for (const { viewport } of [ESTREITO, COMPUTADOR]) {
    await page.setViewportSize(viewport)
    await tudoCabe(page, `pedido em edição a ${viewport.width} px`)
  }
})
