import { abrirLojaPropria, DIA_E_NOITE } from '../world/plantado/loja-propria'
import { naLoja } from './apoio/banco-da-loja'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('Uma lista de 650 pratos mostra 300, e mais 300 a cada toque, até o último', async ({
  abrirNavegador,
}) => {
  const loja = await abrirLojaPropria(process.env.COMANDA_E2E_BANCO ?? '', DIA_E_NOITE)
  await naLoja(
    loja,
    `insert into produtos (empresa_id, categoria_id, nome, preco)
     select $1, id, 'Bolo ' || n, 10 from categorias, generate_series(1, 649) n where empresa_id = $1`,
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${loja.slug}`)
  const pratos = page.getByRole('tabpanel').getByRole('listitem')
  const mais = page.getByRole('button', { name: 'Mostrar mais' })
  await expect(pratos).toHaveCount(300)
  await expect(mais).toHaveText('Mostrar mais (350 itens)')
  await mais.scrollIntoViewIfNeeded()
  await cliente.olhar(mais)
  await cliente.apertar(mais)
  await expect(pratos).toHaveCount(600)
  await cliente.apertar(mais)
  await expect(pratos).toHaveCount(650)
  await expect(mais).toHaveCount(0)
})
