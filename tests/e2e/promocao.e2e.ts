import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import {
  abrirCarrinho,
  abrirItem,
  confirmacao,
  finalizar,
  porNoCarrinho,
  retirarPagandoComPix,
} from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

const PRATO = PRODUTOS.semExtras

/** The owner says until when the promotions of the shop hold. */
const valemAte = (loja: { slug: string }, fim: string | null) =>
  naLoja(loja, 'update promocoes set fim = $2 where empresa_id = $1', [fim])

test('A promoção começa com o prato no carrinho, que o diz, e acaba com a conta aberta: o cliente vê o novo valor antes de pagar', async ({
  abrirNavegador,
  loja,
}) => {
  await naLoja(
    loja,
    `insert into promocoes (empresa_id, nome, tipo, produto_id, valor, fim)
     select $1, 'Prato do dia', 'preco', id, 19.90, '2020-01-01' from produtos where empresa_id = $1 and nome = $2`,
    [PRATO.nome],
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.clock.install()
  await page.goto(`/${loja.slug}`)
  await porNoCarrinho(cliente, PRATO)

  await valemAte(loja, null)
  await page.clock.fastForward('00:30')
  const cartao = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: PRATO.nome }) })
  await expect(cartao.first().getByText('−28%')).toBeVisible()
  await expect(cartao.first().getByText('de R$ 27,90')).toBeVisible()
  await cliente.olhar()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('O cardápio mudou')).toBeVisible()
  await expect(carrinho.getByText('de R$ 27,90 por R$ 19,90')).toBeVisible()
  await cliente.olhar()
  await cliente.apertar(carrinho.getByRole('button', { name: 'Entendi' }))
  await cliente.apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(cliente, checkout, 'Gilda Atenta')

  await valemAte(loja, '2020-01-01')
  await cliente.apertar(finalizar(checkout))
  const mudou = page.getByRole('dialog', { name: 'Os valores mudaram' })
  await expect(mudou.getByText('R$ 27,90').first()).toBeVisible()
  await cliente.olhar()
  await cliente.apertar(mudou.getByRole('button', { name: 'Confirmar novo valor' }))
  await expect(confirmacao(page)).toBeVisible()
})

test('Leve 2, pague 1 e um cupom juntos: o carrinho diz o que saiu de graça, o cupom tira do que sobrou, e de tudo quando a promoção acaba', async ({
  abrirNavegador,
  loja,
}) => {
  await naLoja(
    loja,
    `with leve as (
       insert into promocoes (empresa_id, nome, tipo, categoria_id, leve, pague)
       select $1, 'Terça em dobro', 'leve', categoria_id, 2, 1 from produtos where empresa_id = $1 and nome = $2)
     insert into cupons (empresa_id, codigo, tipo, percentual) values ($1, 'MASSA10', 'percentual', 10)`,
    [PRATO.nome],
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${loja.slug}`)
  const item = await abrirItem(cliente, PRATO)
  await cliente.apertar(item.getByRole('button', { name: /^Aumentar/ }))
  await cliente.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  await expect(page.getByRole('button', { name: /^Ver Carrinho 2 itens R\$ 27,90/ })).toBeVisible()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('Terça em dobro')).toBeVisible()
  await expect(carrinho.getByText('− R$ 27,90')).toBeVisible()
  await cliente.olhar()
  await cliente.apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(cliente, checkout, 'Gilda Dupla')
  await cliente.apertar(checkout.getByRole('button', { name: 'Tenho um cupom' }))
  await checkout.getByRole('textbox', { name: 'Cupom' }).fill('massa10')
  await cliente.apertar(checkout.getByRole('button', { name: 'Aplicar' }))
  await expect(checkout.getByText('Cupom MASSA10 aplicado')).toBeVisible()
  await cliente.apertar(checkout.locator('summary'))
  await expect(checkout.getByText('− R$ 30,69')).toBeVisible()
  await cliente.olhar()

  await valemAte(loja, '2020-01-01')
  await cliente.apertar(finalizar(checkout))
  const mudou = page.getByRole('dialog', { name: 'Os valores mudaram' })
  await cliente.apertar(mudou.getByRole('button', { name: 'Voltar' }))
  // What the server has told is what step 2 shows now, so it is not told again.
  await cliente.apertar(checkout.locator('summary'))
  await expect(checkout.getByText('− R$ 5,58')).toBeVisible()
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  const dela = `select total_com_frete::text from pedidos where empresa_id = $1 and nome_cliente = 'Gilda Dupla'`
  expect(await naLoja(loja, dela)).toEqual([{ total_com_frete: '50.22' }])
})
