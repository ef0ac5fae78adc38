import { PRODUTOS } from '../world/demo'
import { plantarChavePix, RECEBEDOR } from '../world/uma-chave-pix'
import { contarLeituras, pararORelogio } from './apoio/avisos'
import { confirmacao, finalizar } from './apoio/compra'
import { entrarNoPainel, expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'
import { cartao } from './apoio/no-quadro'
import { abrirNoPagamento } from './apoio/visita-de-antes'

test('No celular o código Pix é copiado depois do pedido, o dono o confirma no quadro, e a página do cliente vira', async ({
  abrirNavegador,
  loja,
}) => {
  await plantarChavePix(process.env.COMANDA_E2E_BANCO ?? '', loja.slug)
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  // A page without https has no clipboard, as that of a shop that tries Comanda out on its own network.
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const checkout = await abrirNoPagamento(cliente, loja.slug, PRODUTOS.semExtras, 'Paula Pix')
  await cliente.apertar(finalizar(checkout))

  const confirmado = confirmacao(page)
  await expect(confirmado.getByText('Pague agora; a loja confere e confirma.')).toBeVisible()
  await expect(confirmado.getByText(RECEBEDOR)).toBeVisible()
  // What staff calls out is read without a scroll, and not through the sign that there is more below.
  const numero = await confirmado.getByText('Número do pedido').locator('..').boundingBox()
  const haMais = await confirmado.locator('[data-more-below]').boundingBox()
  expect((numero?.y ?? 0) + (numero?.height ?? 0)).toBeLessThan(haMais?.y ?? 0)
  const copiar = confirmado.getByRole('button', { name: 'Copiar código Pix' })
  await cliente.olhar(copiar)
  await cliente.apertar(copiar)
  await expect(confirmado.getByText('Código copiado.')).toBeVisible()
  const selecionado = await page.evaluate(() => document.getSelection()?.toString())
  expect(selecionado).toMatch(/^000201.*54\d\d27\.905802BR.*0511PED\d{8}6304[0-9A-F]{4}$/)

  await cliente.apertar(confirmado.getByRole('link', { name: 'Acompanhar pedido' }))
  // The confirmation has the same heading about Pix.
  await expect(page.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Pague com Pix' })).toBeVisible()
  await cliente.olhar()

  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const descansar = contarLeituras(dono.page)
  await entrarNoPainel(dono.page, loja)
  const pedido = cartao(dono.page, 'Paula Pix')
  await expect(pedido.getByText('Pix a conferir')).toBeVisible()
  await dono.olhar()
  await pararORelogio(dono.page)
  await dono.apertar(pedido.getByRole('button', { name: /^Recebi o Pix/ }))
  await expect(dono.page.getByRole('button', { name: 'Desfazer' })).toBeVisible()
  // The board rests between two readings, and the page's time must pass for that.
  await descansar()
  await expect(pedido.getByText(/^Pix recebido às \d\d:\d\d$/)).toBeVisible()
  await expect(page.getByText('Pix recebido')).toBeVisible()
  await expect(page.getByText(/^A loja confirmou o pagamento em /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toHaveCount(0)

  await dono.page.clock.resume()
  await dono.apertar(dono.page.getByRole('button', { name: 'Desfazer' }))
  await expect(pedido.getByText('Pix a conferir')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copiar código Pix' })).toBeVisible()
})
