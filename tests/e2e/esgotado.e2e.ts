import type { Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCarrinho } from './apoio/compra'
import { entrar, entrarNoPainel, esperarScript, expect, test } from './apoio/jornada'
import { aviso, botao } from './apoio/listas'
import { chegar, NO_CELULAR, NO_COMPUTADOR, SO_COM_O_TECLADO } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

test('O que acaba na cozinha aparece esgotado no cardápio aberto, no carrinho também, e volta', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.carbonara
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  await cliente.page.clock.install()
  await abrirComCarrinho(cliente.page, loja.slug, { nome })
  await cliente.escrever(cliente.page.getByRole('searchbox', { name: 'Buscar item...' }), nome)
  const prato = cliente.page
    .getByRole('listitem')
    .filter({ has: cliente.page.getByRole('heading', { name: nome }) })
    .first()
  await expect(prato.getByRole('button', { name: nome })).toBeVisible()
  // Asks once when the page is at rest, and again every 15 s.
  await cliente.page.clock.fastForward('00:05')

  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const toques = await contarToques(dono.page)
  await entrarNoPainel(dono.page, loja)
  await dono.apertar(dono.page.getByRole('link', { name: 'Em falta' }))
  await expect(dono.page.getByRole('heading', { level: 1, name: 'Em falta agora' })).toBeVisible()
  await esperarScript(dono.page)
  // A finger gets no keyboard over the list, in which it finds the dish by scrolling.
  await expect(dono.page.getByRole('searchbox')).not.toBeFocused()
  await dono.olhar()
  await dono.apertar(botao(dono.page, `Esgotado: ${nome}`))
  await expect(aviso(dono.page, `Esgotado: ${nome}`)).toBeVisible()
  expect(await toques()).toBe(2)
  await dono.olhar()
  await expect(botao(dono.page, `Voltar a vender ${nome}`)).toHaveCount(2)

  await cliente.page.clock.fastForward('00:20')
  await expect(prato.getByText('Esgotado')).toBeVisible()
  await expect(prato.getByRole('button', { name: nome })).toHaveCount(0)
  await cliente.olhar()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText(`${nome}: esgotado no momento.`)).toHaveCount(1)
  await expect(botao(carrinho, 'Continuar e Informar Dados')).toBeDisabled()
  await cliente.olhar()

  await dono.apertar(botao(dono.page, `Voltar a vender ${nome}`).first())
  await expect(dono.page.getByText(`À venda de novo: ${nome}`)).toBeVisible()
  await cliente.page.clock.fastForward('00:20')
  await expect(carrinho.getByText('esgotado no momento')).toHaveCount(0)
  await expect(botao(carrinho, 'Continuar e Informar Dados')).toBeEnabled()
})

test('Uma opção que acabou se marca no cartão do seu grupo, e o aviso desfaz', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrar(page, loja)
  await page.goto('/home/grupos?busca=ponto')
  await esperarScript(page)
  await dono.apertar(page.getByText('Acabou alguma opção?').first())
  const primeira = page.getByRole('button', { name: /^Outro prazo: / }).first()
  const nome = ((await primeira.getAttribute('aria-label')) ?? '').replace('Outro prazo: ', '')
  const [opcao = ''] = nome.split(' (')
  await dono.apertar(primeira)
  await dono.olhar()
  await dono.apertar(page.getByRole('menuitem', { name: /^Por 2 horas/ }))
  await expect(page.locator('summary', { hasText: `Esgotado: ${opcao}` })).toBeVisible()
  await expect(botao(page, `Voltar a vender ${nome}`)).toBeVisible()
  const desfazer = page.locator('[data-toast]').getByRole('button', { name: 'Desfazer' })
  // The time of a toast stands still while it has the focus.
  await desfazer.focus()
  await dono.olhar()
  await dono.apertar(desfazer)
  await expect(page.getByText('Acabou alguma opção?').first()).toBeVisible()
  await expect(botao(page, `Esgotado: ${nome}`)).toBeVisible()
})

test('O que acabou em tudo se esgota em tudo: dois toques, um a mais para os combos, e o aviso desfaz', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.carbonara
  const [combo] = await naLoja<{ nome: string }>(
    loja,
    `insert into opcoes (empresa_id, grupo_id, nome, preco, ordem)
     select g.empresa_id, g.id, upper($2), 0, 99 from grupos g where g.empresa_id = $1 and exists (
       select from produto_grupos l where l.empresa_id = $1 and l.grupo_id = g.id)
     limit 1 returning (select nome from grupos where id = grupo_id)`,
    [nome],
  )
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  const toques = await contarToques(page)
  await entrarNoPainel(page, loja)
  await dono.apertar(page.getByRole('link', { name: 'Em falta', exact: true }))
  await esperarScript(page)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('carbonara')
  await expect(page.getByText('2 resultados')).toBeVisible()
  await dono.apertar(botao(page, `Esgotado: ${nome}`))
  await expect(aviso(page, `Esgotado: ${nome}`)).toBeVisible()
  expect(await toques()).toBe(2)

  const oferta = page.getByText(`Ainda à venda como opção de ${combo?.nome}.`)
  await expect(oferta).toHaveCount(2)
  await dono.olhar()
  await dono.apertar(botao(page, `Esgotar também: ${nome}`).first())
  await expect(aviso(page, `Esgotado: ${nome.toUpperCase()}`)).toBeVisible()
  expect(await toques()).toBe(3)
  await expect(oferta).toHaveCount(0)
  // The Cantina has one dish sold out already.
  await expect(page.getByRole('heading', { name: '3 em falta' })).toBeVisible()
  await dono.apertar(page.locator('[data-toast]').getByRole('button', { name: 'Desfazer' }))
  await expect(oferta).toHaveCount(2)
  await expect(page.getByRole('heading', { name: '2 em falta' })).toBeVisible()

  await page.goto(`/home/produtos?busca=${encodeURIComponent(nome)}`)
  await esperarScript(page)
  await dono.apertar(botao(page, `Esgotar também: ${nome}`))
  await expect(page.getByText(`Também esgotado como opção de ${combo?.nome}.`)).toBeVisible()
  await dono.olhar()
  await dono.apertar(botao(page, `Voltar a vender ${nome}`))
  await expect(page.getByText(`Esgotado como opção de ${combo?.nome}.`)).toBeVisible()
  await dono.apertar(botao(page, `Voltar também: ${nome}`))
  await expect(page.getByText(`Esgotado como opção de ${combo?.nome}.`)).toBeHidden()
  await expect(botao(page, `Esgotado: ${nome}`)).toBeVisible()
})

test('Só com o teclado: o foco fica no botão que esgota e volta a vender, e o menu dá outro prazo', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.carbonara
  const dono = await chegar(abrirNavegador, SO_COM_O_TECLADO)
  const { page } = dono
  await entrar(page, loja)
  await page.goto('/home/em-falta?busca=carbonara')
  await esperarScript(page)
  await expect(page.getByRole('searchbox')).toBeFocused()
  await dono.apertar(botao(page, `Esgotado: ${nome}`))
  await expect(botao(page, `Voltar a vender ${nome}`).first()).toBeFocused()
  await dono.apertar(botao(page, `Voltar a vender ${nome}`).first())
  await expect(aviso(page, `À venda de novo: ${nome}`)).toBeVisible()
  await dono.apertar(botao(page, `Outro prazo: ${nome}`))
  await dono.apertar(page.getByRole('menuitem', { name: /^Até eu voltar/ }))
  await expect(botao(page, `Voltar a vender ${nome}`)).toHaveCount(2)
  await expect(aviso(page, 'Só volta quando você voltar a vender.')).toBeVisible()
})

/** How often something was pressed so far, whatever document was open; signing in presses nothing. */
async function contarToques(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.toques = Number(sessionStorage.toques ?? 0) + 1
      },
      true,
    )
  })
  return () => page.evaluate(() => Number(sessionStorage.toques ?? 0))
}
