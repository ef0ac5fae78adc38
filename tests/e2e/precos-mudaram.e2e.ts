import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCarrinho, confirmacao, finalizar } from './apoio/compra'
import { abrirProdutos, mudarPreco } from './apoio/editor-de-produtos'
import { expect, semBarreiras, test } from './apoio/jornada'
import { comDedo } from './apoio/maos'
import { chegar, NO_COMPUTADOR } from './apoio/modos'
import { meioDe, oQueEstariaSobODedo } from './apoio/toques'
import { abrirComCarrinho, abrirNoPagamento } from './apoio/visita-de-antes'

test('O preço que o dono muda durante o checkout é dito linha por linha, e o cliente confirma de novo', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.semExtras
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  await abrirProdutos(dono, loja)

  const cliente = await abrirNavegador()
  const dedo = comDedo(cliente)
  const checkout = await abrirNoPagamento(dedo, loja.slug, { nome }, 'Gilda Atenta')

  await mudarPreco(dono, nome, '32,50')
  const lugar = await meioDe(finalizar(checkout))
  const [achado] = await Promise.all([
    oQueEstariaSobODedo(cliente, 'Os valores mudaram', lugar),
    dedo.apertar(finalizar(checkout)),
  ])
  // A customer who pressed twice, or again because nothing seemed to happen, has not agreed to the new prices.
  expect(achado).toBe('nada')
  const mudou = cliente.getByRole('dialog', { name: 'Os valores mudaram' })
  await expect(mudou.getByText('Nada foi enviado ainda')).toBeVisible()
  await expect(mudou.getByText(nome).first()).toBeVisible()
  await expect(mudou.getByText('R$ 27,90').first()).toBeVisible()
  await expect(mudou.getByText('R$ 32,50').first()).toBeVisible()
  await semBarreiras(cliente)
  await mudou.getByRole('button', { name: 'Confirmar novo valor' }).click()
  await expect(confirmacao(cliente)).toBeVisible()
})

test('O carrinho guardado com o preço de antes é corrigido à vista do cliente', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome, preco } = PRODUTOS.semExtras
  const cliente = await abrirNavegador()
  const dedo = comDedo(cliente)
  await naLoja(loja, 'update produtos set preco = 1250 where empresa_id = $1 and nome = $2', [nome])
  await abrirComCarrinho(cliente, loja.slug, { nome, preco })
  const barra = cliente.getByRole('button', { name: /o cardápio mudou/ })
  await expect(barra).toContainText('R$ 1.250,00')
  expect(await barra.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  const carrinho = await abrirCarrinho(dedo)
  await expect(carrinho.getByText('O cardápio mudou')).toBeVisible()
  await expect(carrinho.getByText('R$ 1.250,00').first()).toBeVisible()
  await carrinho.getByRole('button', { name: 'Entendi' }).click()
  await expect(carrinho.getByText('O cardápio mudou')).toBeHidden()
})
