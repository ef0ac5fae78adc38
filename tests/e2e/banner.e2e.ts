import { PRODUTOS } from '../world/demo'
import { umPng } from '../world/fotos-enviadas'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, retirarPagandoComPix } from './apoio/compra'
import { CELULAR, entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O dono põe um banner acima do cardápio, que abre o prato, a categoria, ou guarda o cupom até o pagamento', async ({
  abrirNavegador,
  loja,
}) => {
  await naLoja(
    loja,
    `insert into cupons (empresa_id, codigo, tipo, percentual) values ($1, 'DOBANNER', 'percentual', 10)`,
  )
  const { nome } = PRODUTOS.semExtras
  const dono = await abrirNavegador(CELULAR)
  await dono.setViewportSize({ width: 360, height: 740 })
  await entrarNaTela(dono, loja, '/home/destaques')
  const painel = dono.getByRole('region', { name: 'Banner' })
  const salvar = async () => {
    await painel.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(dono.getByText('Banner salvo!').last()).toBeVisible()
  }
  await painel.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(painel.getByText('Preencha o campo Texto').first()).toBeVisible()
  await semBarreiras(dono)
  await painel.getByLabel('Texto').fill('Água gelada')
  await painel.getByLabel('Ao tocar, abre').selectOption({ label: nome })
  await painel
    .getByLabel('Escolher a imagem')
    .setInputFiles({ name: 'faixa.png', mimeType: 'image/png', buffer: await umPng() })
  await salvar()

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/${loja.slug}`)
  await cliente.olhar()
  await cliente.apertar(page.getByRole('button', { name: 'Água gelada' }))
  await expect(page.getByRole('dialog', { name: `Adicionar ao Carrinho: ${nome}` })).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Adicionar ao carrinho' }).click()

  await painel.getByLabel('Ao tocar, abre').selectOption({ label: 'DOBANNER' })
  await salvar()
  await page.goto(`/${loja.slug}`)
  await cliente.apertar(page.getByRole('link', { name: 'Água gelada' }))
  await expect(page.getByText('Cupom DOBANNER guardado!')).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Ana do Banner')
  await expect(checkout.getByText('Cupom DOBANNER aplicado')).toBeVisible()

  await painel.getByLabel('Ao tocar, abre').selectOption({ label: 'Bebidas' })
  await salvar()
  await page.goto(`/${loja.slug}`)
  await cliente.apertar(page.getByRole('link', { name: 'Água gelada' }))
  const aba = page.getByRole('tab', { name: 'Bebidas' })
  await expect(aba).toHaveAttribute('aria-selected', 'true')
  await expect(aba).toBeInViewport()
})
