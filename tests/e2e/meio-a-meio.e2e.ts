import type { Locator, Page } from '@playwright/test'
import { abrirPizzaria, PIZZARIA } from '../world/plantado/pizzaria-plantada'
import { naLoja } from './apoio/banco-da-loja'
import {
  abrirCarrinho,
  abrirCheckout,
  avancar,
  confirmacao,
  finalizar,
  retirarPagandoComPix,
} from './apoio/compra'
import { expect, test } from './apoio/jornada'
import type { Maos } from './apoio/maos'
import { chegar, NO_CELULAR } from './apoio/modos'

const BANCO = process.env.COMANDA_E2E_BANCO ?? ''

/** The same hands, which count every touch, those that lead to a field included. */
function contandoToques<UmasMaos extends Maos>(maos: UmasMaos) {
  let toques = 0
  const contada: UmasMaos = {
    ...maos,
    apertar: alvo => {
      toques += 1
      return maos.apertar(alvo)
    },
    marcar: alvo => {
      toques += 1
      return maos.marcar(alvo)
    },
    escrever: (campo, texto) => {
      toques += 1
      return maos.escrever(campo, texto)
    },
  }
  return { maos: contada, toques: () => toques }
}

function dialogoDe(page: Page, nome: string): Locator {
  return page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${nome}` })
}

const prato = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })
const adicionar = (item: Locator) => item.getByRole('button', { name: 'Adicionar ao Carrinho' })

test('A pizza meio a meio com borda vai do cardápio ao WhatsApp em no máximo 16 toques', async ({
  abrirNavegador,
}) => {
  const slug = await abrirPizzaria(BANCO)
  const { maos: cliente, toques } = contandoToques(await chegar(abrirNavegador, NO_CELULAR))
  const { page } = cliente
  await page.goto(`/${slug}`)
  await expect(page.getByText('a partir de R$ 27,90')).toBeVisible()
  await expect(page.getByText('Esgotado')).toBeVisible()
  await expect(prato(page, PIZZARIA.esgotado)).toHaveCount(0)
  await cliente.olhar()

  await cliente.apertar(prato(page, PIZZARIA.pizza))
  const item = dialogoDe(page, PIZZARIA.pizza)
  await cliente.marcar(item.getByRole('radio', { name: 'Família' }))
  await cliente.marcar(item.getByRole('checkbox', { name: 'Calabresa' }))
  await cliente.marcar(item.getByRole('checkbox', { name: 'Quatro queijos' }))
  await expect(item.getByText('média dos sabores: (59,90 + 69,90) / 2')).toBeVisible()
  await cliente.marcar(item.getByRole('radio', { name: 'Catupiry' }))
  await expect(item.getByRole('status').getByText('Total R$ 76,90')).toBeVisible()
  await cliente.olhar(adicionar(item))
  await cliente.apertar(adicionar(item))
  await expect(item).toBeHidden()

  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Carla Meia')
  await cliente.apertar(finalizar(checkout))
  const abrir = page.getByRole('dialog').getByRole('link', { name: 'Abrir WhatsApp' })
  const aberta = page.context().waitForEvent('page')
  await cliente.apertar(abrir)
  const conversa = new URL((await aberta).url())
  expect(conversa.searchParams.get('text')?.split('\n').filter(Boolean)).toEqual(
    expect.arrayContaining([
      '1x Pizza salgada (Família) - R$ 76,90',
      '   1/2 Calabresa + 1/2 Quatro queijos',
      '   + Borda: Catupiry (R$ 12,00)',
      '*Total:* R$ 76,90',
    ]),
  )
  expect(toques()).toBeLessThanOrEqual(16)
})

test('A escolha obrigatória é pedida ao lado da pergunta, e o que muda com o carrinho aberto é dito e escolhido de novo', async ({
  abrirNavegador,
}) => {
  const slug = await abrirPizzaria(BANCO, 'sistema')
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.clock.install()
  await page.goto(`/${slug}`)
  await cliente.apertar(prato(page, PIZZARIA.carne))
  const item = dialogoDe(page, PIZZARIA.carne)
  const ponto = item.getByRole('group', { name: /^Ponto da carne/ })
  await cliente.apertar(adicionar(item))
  await expect(ponto).toHaveAccessibleDescription('Escolha 1 opção.')
  await expect(item.getByRole('radio', { name: 'Mal passado' })).toBeFocused()
  await cliente.olhar(adicionar(item))
  await cliente.marcar(item.getByRole('radio', { name: 'Ao ponto' }))
  await cliente.apertar(adicionar(item))
  await expect(item).toBeHidden()

  await naLoja(
    { slug },
    "update opcoes set esgotado_ate = 'infinity' where empresa_id = $1 and nome = 'Ao ponto'",
  )
  await page.reload()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('Ao ponto: esgotado.', { exact: true })).toBeVisible()
  const continuar = carrinho.getByRole('button', { name: 'Continuar e Informar Dados' })
  await expect(continuar).toBeDisabled()
  await cliente.olhar(continuar)

  const edicao = page.getByRole('dialog', { name: `Editar Item: ${PIZZARIA.carne}` })
  const salvar = edicao.getByRole('button', { name: 'Salvar Alterações' })
  await cliente.apertar(carrinho.getByRole('button', { name: `Escolha de novo: ${PIZZARIA.carne}` }))
  await expect(edicao.getByText('Ao ponto: esgotado.')).toBeVisible()
  await expect(edicao.getByRole('radio', { name: 'Ao ponto' })).toBeDisabled()
  await cliente.marcar(edicao.getByRole('radio', { name: 'Bem passado' }))
  await cliente.apertar(salvar)
  await expect(carrinho.getByText('+ Ponto da carne: Bem passado')).toBeVisible()
  await expect(continuar).toBeEnabled()

  // In the checkout: an option leaves the menu, and the dish gets another required group.
  await cliente.apertar(continuar)
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(cliente, checkout, 'Rui Exigente')
  await naLoja({ slug }, "update opcoes set ativo = false where empresa_id = $1 and nome = 'Bem passado'")
  await naLoja(
    { slug },
    `insert into produto_grupos (empresa_id, produto_id, grupo_id, ordem)
     select $1, p.id, g.id, 9 from produtos p, grupos g
     where p.empresa_id = $1 and p.nome = $2 and g.empresa_id = $1 and g.nome = 'Acompanhamentos'`,
    [PIZZARIA.carne],
  )
  await cliente.apertar(finalizar(checkout))
  await expect(checkout).toBeHidden()
  await expect(carrinho.getByText('Bem passado não está mais disponível.', { exact: true })).toBeVisible()
  await expect(carrinho.getByText(/^Acompanhamentos: escolha de 1 a 4/).first()).toBeVisible()
  await expect(continuar).toBeDisabled()
  await cliente.apertar(carrinho.getByRole('button', { name: `Escolha de novo: ${PIZZARIA.carne}` }))
  await cliente.marcar(edicao.getByRole('radio', { name: 'Mal passado' }))
  await cliente.marcar(edicao.getByRole('checkbox', { name: 'Banana' }))
  await cliente.apertar(salvar)

  // What was typed is still there. A new price, which the open menu has read meanwhile, is charged only once it is seen.
  await cliente.apertar(continuar)
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('Rui Exigente')
  await cliente.marcar(checkout.getByRole('radio', { name: 'Retirar no local' }))
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await naLoja({ slug }, 'update produtos set preco = 64.90 where empresa_id = $1 and nome = $2', [
    PIZZARIA.carne,
  ])
  const releu = page.waitForResponse(resposta => new URL(resposta.url()).pathname === `/${slug}/dados`)
  await page.clock.fastForward('00:20')
  await releu
  await cliente.apertar(finalizar(checkout))
  const mudou = page.getByRole('dialog', { name: 'Os valores mudaram' })
  await expect(mudou.getByText('R$ 59,90').first()).toBeVisible()
  await expect(mudou.getByText('R$ 64,90').first()).toBeVisible()
  await cliente.apertar(mudou.getByRole('button', { name: 'Confirmar novo valor' }))
  await expect(confirmacao(page)).toBeVisible()
})

test('Marcar um sabor, ou desmarcar, não tira os outros do lugar', async ({ abrirNavegador }) => {
  const slug = await abrirPizzaria(BANCO)
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${slug}`)
  await cliente.apertar(prato(page, PIZZARIA.pizza))
  const item = dialogoDe(page, PIZZARIA.pizza)
  await cliente.marcar(item.getByRole('radio', { name: /^Grande/ }))
  const calabresa = item.getByRole('checkbox', { name: /Calabresa/ })
  const seguinte = item.getByRole('checkbox', { name: /Portuguesa/ })
  await cliente.marcar(calabresa)
  const nota = item.locator('summary', { hasText: 'Observação para Calabresa' })
  await expect(nota).toBeVisible()
  const distancia = async () =>
    ((await seguinte.boundingBox())?.y ?? 0) - ((await calabresa.boundingBox())?.y ?? 0)
  const marcada = await distancia()
  await cliente.apertar(calabresa)
  await expect(nota).toHaveCount(0)
  expect(await distancia()).toBe(marcada)
})
