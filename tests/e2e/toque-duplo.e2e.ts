import { PRODUTOS } from '../world/demo'
import { abrirPizzaria, PIZZARIA } from '../world/plantado/pizzaria-plantada'
import {
  abrirCarrinho,
  abrirCheckout,
  abrirItem,
  confirmacao,
  finalizar,
  retirarPagandoComPix,
} from './apoio/compra'
import { plantarDono } from './apoio/dono'
import { itemDialog } from './apoio/gestos-da-loja'
import { entrar, entrarNaTela, esperarScript, expect, test } from './apoio/jornada'
import { botao } from './apoio/listas'
import { chegar, NO_CELULAR, NO_COMPUTADOR, SO_COM_O_TECLADO } from './apoio/modos'
import {
  ateSerAlvo,
  correrComODedo,
  ehAlvo,
  meioDe,
  meioSegundoDepoisDoToque,
  oQueEstariaSobODedo,
  tocarDuasVezes,
} from './apoio/toques'
import { abrirComCarrinho } from './apoio/visita-de-antes'

for (const modo of [NO_CELULAR, NO_COMPUTADOR]) {
  test(`O segundo toque não aperta o que veio parar debaixo do dedo, nem faz o pedido sem ser visto, ${modo.nome}`, async ({
    abrirNavegador,
    loja,
  }) => {
    const cliente = await chegar(abrirNavegador, modo)
    const { page, apertar } = cliente
    const enviados: string[] = []
    page.on('request', pedido => {
      if (pedido.method() === 'POST' && pedido.url().endsWith('/pedidos')) enviados.push(pedido.url())
    })
    await abrirComCarrinho(page, loja.slug, PRODUTOS.limonada)
    const item = await abrirItem(cliente, PRODUTOS.semExtras)
    await tocarDuasVezes(page, item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
    await expect(page.getByRole('button', { name: /^Ver Carrinho 2 itens/ })).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(0)

    const carrinho = await abrirCarrinho(cliente)
    const diminuir = carrinho.getByRole('button', { name: 'Diminuir quantidade' })
    await tocarDuasVezes(page, diminuir.first())
    await expect(page.getByText('Item removido')).toBeVisible()
    await expect(diminuir).toHaveCount(1)

    await apertar(botao(carrinho, 'Continuar e Informar Dados'))
    const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
    await retirarPagandoComPix(cliente, checkout, 'Tina Trêmula')
    await apertar(checkout.getByRole('button', { name: 'Voltar' }))
    await tocarDuasVezes(page, checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
    await expect(finalizar(checkout)).toBeVisible()
    expect(enviados).toEqual([])

    const lugar = await meioDe(finalizar(checkout))
    const [achado] = await Promise.all([
      oQueEstariaSobODedo(page, 'Pedido Confirmado!', lugar),
      apertar(finalizar(checkout)),
    ])
    expect(achado).toBe('nada')
    await expect(confirmacao(page)).toBeVisible()
    expect(enviados).toHaveLength(1)
  })
}

test('Meio segundo depois de aparecer, o botão vale no primeiro toque, também no lugar do toque de antes', async ({
  abrirNavegador,
  loja,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  const item = await abrirItem(cliente, PRODUTOS.semExtras)
  await tocarDuasVezes(page, item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  const barra = await meioDe(page.getByRole('button', { name: /^Ver Carrinho 1 item/ }))
  await meioSegundoDepoisDoToque(page)
  // An impatient tap would find nothing: what has just appeared is held.
  const [achado] = await Promise.all([
    oQueEstariaSobODedo(page, 'Seu Pedido', barra),
    page.touchscreen.tap(barra.x, barra.y),
  ])
  expect(achado).toBe('nada')
  const carrinho = page.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho).toBeVisible()

  const continuar = botao(carrinho, 'Continuar e Informar Dados')
  const { y } = await meioDe(continuar)
  expect(Math.abs(y - barra.y), 'under the same thumb').toBeLessThan(20)
  await ateSerAlvo(continuar)
  await page.touchscreen.tap(barra.x, barra.y)
  await expect(page.getByRole('dialog', { name: 'Finalizar Pedido' })).toBeVisible()
})

test('Depois de rolar, o sabor tocado no lugar do toque de antes vale, e a pizza fica meio a meio', async ({
  abrirNavegador,
}) => {
  const slug = await abrirPizzaria(process.env.COMANDA_E2E_BANCO ?? '')
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${slug}`)
  await cliente.apertar(page.getByRole('button', { name: PIZZARIA.pizza, exact: true }))
  const item = itemDialog(page, PIZZARIA.pizza)
  await cliente.marcar(item.getByRole('radio', { name: /^Grande/ }))
  const sabor = (nome: string) => item.locator('label:has(input)', { hasText: nome })
  await sabor('Calabresa').scrollIntoViewIfNeeded()
  const { x, y } = await meioDe(sabor('Calabresa'))
  await page.touchscreen.tap(x, y)
  await correrComODedo(page, { x, y }, -60)
  await sabor('Portuguesa').evaluate((alvo, y) => {
    const { top, height } = alvo.getBoundingClientRect()
    alvo.closest('dialog')?.scrollBy(0, top + height / 2 - y)
  }, y)
  await page.touchscreen.tap(x, y)
  for (const nome of ['Calabresa', 'Portuguesa'])
    await expect(item.getByRole('checkbox', { name: nome })).toBeChecked()
})

test('O segundo toque no índice de uma tela comprida não aperta o que ele trouxe para debaixo do dedo', async ({
  abrirNavegador,
}) => {
  const { page } = await chegar(abrirNavegador, NO_CELULAR)
  await entrarNaTela(page, await plantarDono(), '/home/configuracoes')
  const apertados = await page.evaluateHandle(() => {
    const nomes: string[] = []
    window.addEventListener('click', ({ target }) => {
      const controle = (target as Element).closest('a, button, input, label')
      if (controle) nomes.push(controle.textContent ?? '')
    })
    return nomes
  })
  const indice = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link')
  const nomes = await indice.allTextContents()
  for (const nome of nomes) {
    const noIndice = indice.filter({ hasText: nome })
    await noIndice.scrollIntoViewIfNeeded()
    const { x, y } = await meioDe(noIndice)
    await page.touchscreen.tap(x, y)
    await page.evaluate(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await page.touchscreen.tap(x, y)
  }
  expect(await apertados.jsonValue()).toEqual(nomes)
})

test('Enter mantido apertado só aperta aquilo em que começou', async ({ abrirNavegador, loja }) => {
  const cliente = await chegar(abrirNavegador, SO_COM_O_TECLADO)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  const item = await abrirItem(cliente, PRODUTOS.semExtras)
  const adicionar = item.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await expect.poll(() => adicionar.evaluate(ehAlvo), 'takes presses').toBe(true)
  await adicionar.focus()
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Ver Carrinho 1 item/ })).toBeVisible()
  await expect(item).toBeHidden()

  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Tina Teclada')
  await cliente.apertar(checkout.getByRole('button', { name: 'Voltar' }))
  const enviados: string[] = []
  page.on('request', pedido => enviados.push(pedido.method()))
  await expect
    .poll(() => checkout.getByRole('button', { name: 'Avançar para Pagamento' }).evaluate(ehAlvo))
    .toBe(true)
  await checkout.getByLabel('Nome completo').focus()
  await page.keyboard.down('Enter')
  for (let vezes = 0; vezes < 20; vezes++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(finalizar(checkout)).toBeVisible()
  expect(enviados).not.toContain('POST')
})

test('Enter no campo em que se acabou de digitar vale, por mais depressa que venha', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrar(page, loja)
  await page.goto('/home/grupos')
  await esperarScript(page)
  await dono.apertar(page.getByRole('button', { name: /^Novo grupo$/ }).first())
  await dono.apertar(page.getByText('Sabores', { exact: true }).last())
  await dono.apertar(botao(page, 'Acrescentar tamanho'))
  const tamanho = page.getByLabel('Novo tamanho')
  await tamanho.fill('Gigante')
  await tamanho.press('Enter')
  await expect(botao(page, 'Tirar o tamanho Gigante')).toBeVisible()

  await page.goto('/home')
  await esperarScript(page)
  const oferta = page.waitForResponse(resposta => resposta.url().includes('/pedidos/novo-pedido'))
  await dono.apertar(page.getByRole('button', { name: /Novo Pedido/i }).first())
  await oferta
  const produto = page.getByLabel('Adicionar produto')
  await expect(page.getByText('Carregando produtos...')).toHaveCount(0)
  await produto.fill(PRODUTOS.limonada.nome)
  await produto.press('Enter')
  await expect(page.getByRole('heading', { name: PRODUTOS.limonada.nome })).toBeVisible()
  await expect(produto).toHaveValue('')
})
