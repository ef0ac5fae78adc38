import { PRODUTOS } from '../world/demo'
import { abrirCarrinho } from './compra'
import { entrar, esperarScript, expect, test } from './jornada'
import { botao } from './listas'
import { chegar, NO_CELULAR } from './modos'
import { abrirComCarrinho } from './visita-de-antes'

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
  await entrar(dono.page, loja)
  await dono.page.goto('/home')
  await esperarScript(dono.page)
  await dono.apertar(dono.page.getByRole('link', { name: 'Em falta' }))
  await expect(dono.page.getByRole('heading', { level: 1, name: 'Em falta agora' })).toBeVisible()
  await dono.olhar()
  await dono.escrever(dono.page.getByRole('searchbox'), nome)
  await dono.apertar(botao(dono.page, `Esgotado: ${nome}`))
  await dono.olhar()
  await dono.apertar(dono.page.getByRole('menuitem', { name: /^Até eu voltar/ }))
  await expect(dono.page.getByText(`Esgotado: ${nome}`, { exact: true })).toBeVisible()
  await expect(botao(dono.page, `Voltar a vender ${nome}`).first()).toBeVisible()

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
  const primeira = page.getByRole('button', { name: /^Esgotado: / }).first()
  const nome = ((await primeira.getAttribute('aria-label')) ?? '').replace('Esgotado: ', '')
  const [opcao = ''] = nome.split(' (')
  await dono.apertar(primeira)
  await dono.apertar(page.getByRole('menuitem', { name: /^Por 2 horas/ }))
  await expect(page.locator('summary', { hasText: `Esgotado: ${opcao}` })).toBeVisible()
  await expect(botao(page, `Voltar a vender ${nome}`)).toBeVisible()
  await dono.olhar()
  await dono.apertar(page.locator('[data-toast]').getByRole('button', { name: 'Desfazer' }))
  await expect(page.getByText('Acabou alguma opção?').first()).toBeVisible()
  await expect(botao(page, `Esgotado: ${nome}`)).toBeVisible()
})
