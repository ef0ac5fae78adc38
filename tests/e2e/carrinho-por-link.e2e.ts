import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O link de um anúncio enche o carrinho, diz o que não há mais, e pergunta a quem já tem itens', async ({
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

  await page.goto(`/${loja.slug}?c=1.2x${produto?.id}.1x999999999`)
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

  await page.goto(`/${loja.slug}?c=1.-3x${produto?.id}&busca=agua`)
  await expect(page.getByText('Não deu para ler os itens deste link.')).toBeVisible()
  await cliente.caber()
  await expect(page.getByRole('button', { name: /^Ver Carrinho 2 itens/ })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?busca=agua')
})
