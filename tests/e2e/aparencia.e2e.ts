import type { Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { SVG, umLogoBranco, umPng } from '../world/fotos-enviadas'
import { abrirItem } from './apoio/compra'
import { entrarNaTela, expect, test } from './apoio/jornada'
import { aviso, botao } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

/** Upon this yellow nobody could read white, and nobody the yellow itself on paper. */
const AMARELO = { hex: '#ffd400', rgb: 'rgb(255, 212, 0)' }
const PRETO = 'rgb(0, 0, 0)'

test('O dono dá cor e logo à loja: o cardápio e os diálogos são dela e se leem, e o painel fica como é', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, escrever, olhar } = dono
  await entrarNaTela(page, loja, '/home/configuracoes')
  const cartao = page.getByRole('region', { name: 'Aparência' })
  const previa = cartao.getByRole('figure', { name: 'Como o cliente vê' })
  const salvar = botao(cartao, 'Salvar')
  const doPainel = await corDe(page, 'button[type=submit]')

  await apertar(cartao.locator('label').filter({ hasText: 'Vinho' }))
  await expect(cartao.getByLabel('Outra cor, pelo código')).toHaveValue('#8a1538')
  await apertar(botao(cartao, 'Desfazer mudanças'))
  await expect(cartao.getByLabel('Outra cor, pelo código')).toHaveValue('')

  await escrever(cartao.getByLabel('Outra cor, pelo código'), 'amarelo')
  await apertar(salvar)
  await expect(cartao.getByLabel('Outra cor, pelo código')).toHaveAccessibleDescription(
    /^Escolha uma das cores/,
  )
  await escrever(cartao.getByLabel('Outra cor, pelo código'), AMARELO.hex)
  await expect(cartao.getByText('usamos um tom mais escuro dela')).toBeVisible()
  const logo = cartao.getByLabel(/^(Escolher|Trocar) o logo/)
  await logo.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: SVG })
  await expect(logo).toHaveAccessibleDescription(/^O arquivo não é uma imagem/)
  await logo.setInputFiles({ name: 'branco.png', mimeType: 'image/png', buffer: await umLogoBranco() })
  const doLogo = previa.getByAltText('Prévia do logo')
  await expect(doLogo).toHaveCSS('background-color', 'rgb(107, 100, 94)')
  await logo.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await umPng() })
  await expect(doLogo).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(previa.getByAltText('Prévia do logo')).toBeVisible()
  await olhar()
  await apertar(salvar)
  await expect(aviso(page, 'Aparência salva!')).toBeVisible()
  expect(await corDe(page, 'button[type=submit]')).toEqual(doPainel)

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  await cliente.page.goto(`/${loja.slug}`)
  await expect(cliente.page.locator('header img[src*="/logo_"]')).toBeVisible()
  expect(await corDe(cliente.page, '[role=tab][aria-selected=true]')).toEqual([AMARELO.rgb, PRETO])
  await cliente.olhar()
  const item = await abrirItem(cliente, { nome: PRODUTOS.carbonara.nome })
  await expect(botao(item, 'Adicionar ao Carrinho')).toHaveCSS('background-color', AMARELO.rgb)
  await cliente.olhar(botao(item, 'Adicionar ao Carrinho'))
})

/** Ground and text of the first of these elements. */
function corDe(page: Page, seletor: string) {
  return page
    .locator(seletor)
    .first()
    .evaluate(elemento => {
      const { backgroundColor, color } = getComputedStyle(elemento)
      return [backgroundColor, color]
    })
}
