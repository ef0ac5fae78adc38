import { PRODUTOS } from '../world/demo'
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
