import { PRODUTOS } from '../world/demo'
import { abrirCheckout, confirmacao, finalizar, porNoCarrinho, retirarPagandoComPix } from './apoio/compra'
import { entrar, esperarScript, expect, test } from './apoio/jornada'
import { botao } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

// Both have their pages translated by the browser (decision 056).
test.use({ traduz: 'depois' })

test('Uma pausa que chega com o pedido a caminho é dita ali mesmo; quem retoma deixa o pedido sair', async ({
  abrirNavegador,
  loja,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  await cliente.page.clock.install()
  await cliente.page.goto(`/${loja.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await retirarPagandoComPix(cliente, checkout, 'Paula Espera')
  await cliente.page.clock.fastForward('00:05')

  const dono = await chegar(abrirNavegador, NO_CELULAR)
  await entrar(dono.page, loja)
  await dono.page.goto('/home')
  await esperarScript(dono.page)
  await dono.apertar(botao(dono.page, 'Pausar pedidos'))
  const pausar = dono.page.getByRole('dialog', { name: 'Pausar pedidos' })
  await dono.escrever(pausar.getByLabel('Motivo'), 'Forno em manutenção')
  await dono.olhar()
  await dono.apertar(pausar.getByRole('button', { name: /^30 minutos/ }))
  await expect(dono.page.getByText(/^Pausado até (amanhã às )?\d\d:\d\d · faltam 30 min$/)).toBeVisible()
  await dono.olhar(botao(dono.page, 'Retomar agora'))

  await cliente.page.clock.fastForward('00:20')
  await expect(checkout.getByText(/Pausamos os pedidos até [^.]+\. Forno em manutenção\./)).toBeVisible()
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(cliente.page)).toHaveCount(0)
  await cliente.olhar(finalizar(checkout))

  await dono.apertar(botao(dono.page, 'Retomar agora'))
  await expect(dono.page.getByText('Recebendo pedidos de novo')).toBeVisible()
  await cliente.page.clock.fastForward('00:20')
  await expect(checkout.getByText(/Pausamos os pedidos/)).toHaveCount(0)
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(cliente.page)).toBeVisible()
})
