import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCarrinho, porNoCarrinho } from './apoio/compra'
import { CELULAR, entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O dono destaca dois pratos, e o cliente os encontra acima das categorias, sem o que se esgotou', async ({
  abrirNavegador,
  loja,
}) => {
  const [primeiro, segundo] = [PRODUTOS.tiramisu.nome, PRODUTOS.margherita.nome]
  const dono = await abrirNavegador(CELULAR)
  await entrarNaTela(dono, loja, '/home/destaques')
  const salvar = dono.getByRole('button', { name: 'Salvar', exact: true }).first()
  await dono.getByText('Os que eu escolher').first().click()
  await salvar.click()
  await expect(dono.getByText('Escolha ao menos um produto').first()).toBeVisible()
  await semBarreiras(dono)
  const acrescentar = dono.getByLabel('Acrescentar produto')
  for (const label of [segundo, primeiro]) await acrescentar.selectOption({ label })
  await dono.getByRole('button', { name: `Subir ${primeiro}` }).click()
  await salvar.click()
  await expect(dono.getByText('Destaques salvos!')).toBeVisible()

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${loja.slug}`)
  const fileira = page.getByRole('region', { name: 'Destaques' })
  await expect(fileira.getByRole('heading', { level: 3 })).toHaveText([primeiro, segundo])
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  await cliente.olhar()
  await cliente.apertar(fileira.getByRole('button', { name: primeiro }))
  await expect(page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${primeiro}` })).toBeVisible()
})

test('O carrinho oferece três produtos que o dono escolheu: um toque põe um deles, ou abre o que se escolhe nele', async ({
  abrirNavegador,
  loja,
}) => {
  const { semExtras, semDescricao, limonada, tiramisu, semFoto } = PRODUTOS
  await naLoja(
    loja,
    `insert into variantes (empresa_id, produto_id, nome, preco, ordem)
     select empresa_id, id, 'Grande', 19, 1 from produtos where empresa_id = $1 and nome = $2`,
    [limonada.nome],
  )
  const dono = await abrirNavegador(CELULAR)
  await entrarNaTela(dono, loja, '/home/destaques')
  const cartao = dono.getByRole('region', { name: 'Peça também, no carrinho' })
  await cartao.getByText('Os que eu escolher').click()
  for (const { nome } of [semExtras, semDescricao, limonada, tiramisu, semFoto]) {
    await cartao.getByLabel('Acrescentar produto').selectOption({ label: nome })
  }
  await cartao.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(dono.getByText('Destaques salvos!')).toBeVisible()

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  await porNoCarrinho(cliente, semExtras)
  const carrinho = await abrirCarrinho(cliente)
  const ofertas = carrinho.getByRole('region', { name: 'Peça também' }).getByRole('button')
  await expect(ofertas).toHaveText([semDescricao.nome, limonada.nome, tiramisu.nome])
  await cliente.olhar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))

  // Pressed twice: the offer that comes to lie under the finger is not meant.
  await ofertas.first().dblclick()
  await expect(carrinho.getByRole('group', { name: `Quantidade de ${semDescricao.nome}` })).toBeVisible()
  await expect(ofertas).toHaveText([limonada.nome, tiramisu.nome, semFoto.nome])
  await cliente.apertar(ofertas.first())
  await expect(page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${limonada.nome}` })).toBeVisible()
})
