import { PRODUTOS } from '../world/demo'
import { abrirNovo, adicionar } from './apoio/balcao'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, confirmacao, finalizar, retirarPagandoComPix } from './apoio/compra'
import { entrarNaTela, expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O link de um anúncio enche o carrinho, pergunta a quem já tem itens, e o dono vê de onde veio o pedido', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome } = PRODUTOS.semExtras
  const [produto] = await naLoja<{ id: string }>(
    loja,
    'select id from produtos where empresa_id = $1 and nome = $2',
    [nome],
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  const carrinho = page.getByRole('dialog', { name: 'Seu Pedido' })
  const total = carrinho.locator('output').last()

  await page.goto(
    `/${loja.slug}?c=1.2x${produto?.id}.1x999999999&utm_source=Instagram&utm_campaign=Combo+de+sexta`,
  )
  await expect(carrinho.getByText('Um item do link não está mais disponível.')).toBeVisible()
  await expect(total).toHaveText('R$ 55,80')
  await cliente.olhar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  await cliente.apertar(carrinho.getByRole('button', { name: 'Remover Um item do link' }))
  await cliente.fechar(carrinho)
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(page.getByRole('button', { name: /^Ver Carrinho 2 itens/ })).toBeVisible()

  await page.goto(`/${loja.slug}?c=1.1x${produto?.id}`)
  const pergunta = page.getByRole('dialog', { name: 'Seu carrinho já tem itens' })
  await cliente.olhar(pergunta.getByRole('button', { name: 'Juntar ao carrinho' }))
  await cliente.apertar(pergunta.getByRole('button', { name: 'Juntar ao carrinho' }))
  await expect(total).toHaveText('R$ 83,70')
  await cliente.apertar(carrinho.getByRole('button', { name: 'Desfazer' }))
  await expect(total).toHaveText('R$ 55,80')

  await page.goto(`/${loja.slug}?c=1.-3x${produto?.id}&busca=agua&ref=panfleto`)
  await expect(page.getByText('Não deu para ler os itens deste link.')).toBeVisible()
  await cliente.caber()
  await expect(page.getByRole('button', { name: /^Ver Carrinho 2 itens/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?busca=agua')

  await page.goto(`/${loja.slug}`)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Ana do Anúncio')
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()

  const dono = await chegar(abrirNavegador, NO_CELULAR)
  await entrarNaTela(dono.page, loja, '/home/divulgacao')
  const origem = dono.page.getByRole('listitem').filter({ hasText: 'instagram / combo de sexta' })
  await expect(origem).toContainText('1 pedido')
  await expect(origem).toContainText('R$ 55,80')
  await dono.olhar(origem)
  const [pedido] = await naLoja<{ id: number }>(
    loja,
    `select id from pedidos where empresa_id = $1 and nome_cliente = 'Ana do Anúncio'`,
  )
  const historico = await dono.page.request.get(`/home/pedidos/${pedido?.id}/historico`)
  expect(await historico.json()).toMatchObject({ veioDe: 'Veio de: instagram / combo de sexta' })
})

test('No pedido novo o dono faz o link de um combo, com nome, e o link enche o carrinho de quem o abre', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  await entrarNaTela(dono.page, loja, '/home')
  const form = await abrirNovo(dono)
  await adicionar(dono, form, PRODUTOS.semExtras.nome)
  await dono.apertar(form.getByRole('button', { name: 'Link deste combo' }))
  const nome = form.getByLabel('Nome do link (opcional)')
  await dono.escrever(nome, '11 98765-4321')
  await expect(form.getByText('O link vai sem nome.')).toBeVisible()
  await dono.escrever(nome, 'Sexta')
  await dono.apertar(form.getByRole('button', { name: 'Copiar' }))
  await dono.olhar()
  const link = new URL(await form.getByLabel('Link deste combo').inputValue())
  expect([...link.searchParams.keys()]).toEqual(['c', 'ref'])
  expect(link.searchParams.get('ref')).toBe('sexta')

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  await cliente.page.goto(link.pathname + link.search)
  const carrinho = cliente.page.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho.locator('output').last()).toHaveText('R$ 27,90')
})
