import { randomUUID } from 'node:crypto'
import { CEPS, PRODUTOS } from '../world/demo'
import { abrirPizzaria, PIZZARIA } from '../world/plantado/pizzaria-plantada'
import { segurar } from './apoio/avisos'
import { novoNome, preencherNovo, salvar, salvo } from './apoio/balcao'
import {
  abrirCarrinho,
  abrirCheckout,
  abrirItem,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  retirarPagandoComPix,
  telefoneNovo,
} from './apoio/compra'
import { COMPUTADOR, entrarNoPainel, esperarScript, expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'
import { cartao, coluna } from './apoio/no-quadro'

test.use({ traduz: 'depois' })

test('Numa página traduzida o pedido vai do cardápio ao quadro, e o que muda é lido de novo dos dois lados', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(dono, loja)
  const pendentes = coluna(dono, 'Pendente').locator('h2 + span')
  await expect(pendentes).toHaveText('1 pedido')

  const joana = `Joana ${randomUUID().slice(0, 6)}`
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  await expect(page.locator('h1 font')).not.toHaveCount(0)
  const busca = page.getByRole('searchbox', { name: 'Buscar item...' })
  await cliente.escrever(busca, 'nada disto')
  await expect(page.getByText('Nenhum item encontrado nesta categoria para "nada disto".')).toBeVisible()
  await cliente.escrever(busca, '')
  await expect(page.getByText(/^Nenhum item encontrado/)).toHaveCount(0)

  const item = await abrirItem(cliente, PRODUTOS.carbonara)
  await cliente.apertar(item.getByRole('button', { name: 'Diminuir quantidade' }))
  await expect(item.getByRole('button', { name: 'Remover Item', exact: true })).toBeVisible()
  for (let vezes = 0; vezes < 4; vezes++)
    await cliente.apertar(item.getByRole('button', { name: 'Aumentar quantidade' }))
  await cliente.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho', exact: true }))
  await expect(page.getByRole('button', { name: /^Ver Carrinho 4 itens R\$/ })).toBeVisible()
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await expect(checkout.getByText('Informe o CEP.')).toBeVisible()
  await identificar(cliente, checkout, joana, telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByText('Informe o CEP.')).toHaveCount(0)
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await avancar(cliente, checkout)
  await cliente.apertar(checkout.getByRole('button', { name: 'Voltar' }))
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Crédito' }))
  await cliente.apertar(finalizar(checkout))
  await cliente.apertar(confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' }))
  await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()

  await expect(pendentes).toHaveText('2 pedidos')
  const dela = cartao(dono, joana)
  let status = 'Pendente'
  for (const seguinte of ['Em Preparação', 'Em Rota', 'Finalizado']) {
    await dela.getByRole('button', { name: /Avançar Status/ }).click()
    await expect(cartao(coluna(dono, seguinte), joana)).toBeVisible()
    const dito = page.locator('[aria-live] > :first-child')
    await expect(dito).toHaveText(seguinte)
    await expect(dito).not.toContainText(status)
    status = seguinte
  }
  await expect(pendentes).toHaveText('1 pedido')
})

test('Numa página traduzida a pizza meio a meio diz quanto falta escolher, quanto custa, e chega a ser pedida', async ({
  abrirNavegador,
}) => {
  const slug = await abrirPizzaria(process.env.COMANDA_E2E_BANCO ?? '', 'sistema')
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${slug}`)
  await cliente.apertar(page.getByRole('button', { name: PIZZARIA.pizza, exact: true }))
  const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PIZZARIA.pizza}` })
  await cliente.marcar(item.getByRole('radio', { name: 'Família' }))
  const escolhidos = item.getByText(/^\d de 3$/)
  await expect(escolhidos).toHaveText('0 de 3')
  await cliente.marcar(item.getByRole('checkbox', { name: 'Calabresa' }))
  await expect(escolhidos).toHaveText('1 de 3')
  await cliente.marcar(item.getByRole('checkbox', { name: 'Quatro queijos' }))
  await expect(item.getByText('média dos sabores: (59,90 + 69,90) / 2')).toBeVisible()
  await cliente.apertar(item.getByRole('checkbox', { name: 'Quatro queijos' }))
  await expect(escolhidos).toHaveText('1 de 3')
  await cliente.marcar(item.getByRole('radio', { name: 'Catupiry' }))
  await cliente.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  await expect(item).toBeHidden()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('Calabresa')).toBeVisible()
  await cliente.fechar(carrinho)
  await retirarPagandoComPix(cliente, await abrirCheckout(cliente), 'Carla Meia')
  await cliente.apertar(finalizar(page.getByRole('dialog', { name: 'Finalizar Pedido' })))
  await expect(confirmacao(page)).toBeVisible()
})

test('Num painel traduzido o dono lança um pedido, e importa o cardápio depois de corrigir a planilha', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  const nome = novoNome()
  const form = await preencherNovo(dono, nome)
  await dono.apertar(form.getByRole('button', { name: `Aumentar ${PRODUTOS.semExtras.nome}` }))
  await dono.apertar(salvar(page))
  await salvo(page)
  await expect(cartao(page, nome).getByRole('listitem')).toHaveText(`2×${PRODUTOS.semExtras.nome}`)

  await page.goto('/home/produtos/importar')
  await esperarScript(page)
  const escolher = (linhas: string) =>
    page.getByLabel(/^Escolher (outro )?arquivo/).setInputFiles({
      name: 'planilha.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Categoria;Nome;Preço\r\n${linhas}`),
    })
  await escolher('Caldos;Caldo verde;dezoito')
  await expect(page.getByText('1 linha lida. Nada foi gravado ainda.')).toBeVisible()
  await expect(page.getByText('O preço deve ser um número positivo.')).toBeVisible()
  await escolher('Caldos;Caldo verde;18,00\r\nCaldos;Caldo de mandioca;16,50')
  await expect(page.getByText('2 linhas lidas. Nada foi gravado ainda.')).toBeVisible()
  await expect(page.getByText(/^1 linha lida/)).toHaveCount(0)
  await dono.apertar(page.getByRole('button', { name: 'Importar 2 linhas' }))
  await expect(page.locator('[data-toast]').getByText('Cardápio importado!')).toBeVisible()
  // A new category stands after those that the owner has put in an order.
  await page.goto('/home/produtos?busca=caldo')
  await expect(page.getByRole('heading', { name: 'Caldo de mandioca' })).toBeVisible()
})

test.describe('traduzida antes de o script chegar', () => {
  test.use({ traduz: 'cedo' })

  test('A página guarda o que já foi digitado e abre o que já foi tocado', async ({
    abrirNavegador,
    loja,
  }) => {
    const { page } = await chegar(abrirNavegador, NO_CELULAR)
    const liberar = await segurar(page, '**/assets/*.js')
    await page.goto(`/${loja.slug}`, { waitUntil: 'commit' })
    await expect(page.locator('h1 font')).not.toHaveCount(0)
    const busca = page.getByRole('searchbox', { name: 'Buscar item...' })
    await page.getByRole('button', { name: PRODUTOS.margherita.nome }).click()
    await busca.fill(PRODUTOS.carbonara.nome)
    liberar()
    const item = page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${PRODUTOS.margherita.nome}` })
    await item.getByRole('button', { name: 'Fechar', exact: true }).click()
    await expect(busca).toHaveValue(PRODUTOS.carbonara.nome)
    await expect(page.getByRole('heading', { name: /^Resultados da pesquisa/ })).toBeVisible()
    await expect(page).toHaveTitle(/^Cardápio /)
  })
})
