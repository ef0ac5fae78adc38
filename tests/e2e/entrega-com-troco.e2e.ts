import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import {
  abrirCarrinho,
  abrirItem,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  telefoneNovo,
} from './apoio/compra'
import { olharEmCadaJanela } from './apoio/janelas'
import { expect, test } from './apoio/jornada'
import { COM_ZOOM_E_TECLADO, chegar } from './apoio/modos'

test('Do cardápio à confirmação, uma entrega paga em dinheiro com troco, com zoom de 200% e só com o teclado: nada se perde em tela nenhuma, e axe nada encontra', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, COM_ZOOM_E_TECLADO)
  const { page } = cliente
  await page.goto(`/${CANTINA.slug}`)
  await cliente.caber()

  const item = await abrirItem(cliente, PRODUTOS.carbonara)
  await cliente.apertar(item.getByRole('button', { name: 'Aumentar quantidade' }))
  await cliente.marcar(item.getByRole('checkbox', { name: 'Parmesão ralado na hora' }))
  await cliente.escrever(item.getByRole('textbox', { name: 'Observação' }), 'sem bacon')
  const adicionar = item.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await cliente.caber(adicionar)
  await olharEmCadaJanela(cliente)
  await cliente.apertar(adicionar)
  await cliente.olhar(page.getByRole('button', { name: /^Ver Carrinho 2 itens/ }))

  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('sem bacon')).toBeVisible()
  const continuar = carrinho.getByRole('button', { name: 'Continuar e Informar Dados' })
  await cliente.caber(continuar)
  await olharEmCadaJanela(cliente)
  await cliente.apertar(continuar)

  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await olharEmCadaJanela(cliente)
  await identificar(cliente, checkout, 'Joana Prado', telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await expect(checkout.getByText('4,1 km em linha reta · R$ 8,20')).toBeVisible()
  await cliente.olhar(checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
  await avancar(cliente, checkout)

  // How to pay is in sight at once, on a phone as on a low screen of a laptop.
  const antes = page.viewportSize()
  for (const janela of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(janela)
    for (const forma of ['Dinheiro', 'PIX', 'Crédito', 'Débito'])
      await cliente.caber(checkout.getByText(forma))
    await cliente.caber(checkout.getByText('Resumo do pedido'))
  }
  if (antes) await page.setViewportSize(antes)

  await cliente.marcar(checkout.getByRole('radio', { name: 'Dinheiro' }))
  const quanto = checkout.getByLabel('Troco para quanto?')
  await cliente.marcar(checkout.getByRole('checkbox', { name: 'Não preciso de troco' }))
  await expect(quanto).toBeHidden()
  await page.keyboard.press('Space')
  // Nothing stands in it that could be taken for an answer.
  await expect(quanto).toHaveValue('')
  await expect(quanto).not.toHaveAttribute('placeholder')
  await cliente.escrever(quanto, '50')
  await expect(quanto).toHaveAccessibleDescription(/^Valor inferior ao total \(R\$\s[\d,]+\)\.$/)
  await olharEmCadaJanela(cliente)
  // A field that has the focus already is not scrolled to in a window that has just become smaller.
  await page.keyboard.press('Shift+Tab')
  await cliente.escrever(quanto, '200,5')
  await expect(quanto).toHaveAccessibleDescription(/^Troco: R\$\s[\d,]+$/)
  await cliente.olhar(finalizar(checkout))
  await cliente.apertar(finalizar(checkout))

  await expect(confirmacao(page).getByText('Seu pedido foi enviado com sucesso')).toBeVisible()
  const acompanhar = confirmacao(page).getByRole('link', { name: 'Acompanhar pedido' })
  await cliente.caber(acompanhar)
  await olharEmCadaJanela(cliente)
  await cliente.apertar(acompanhar)
  await expect(page.getByRole('heading', { name: /^Detalhes do Pedido #/ })).toBeVisible()
  await expect(page.getByText('Joana Prado')).toBeVisible()
  const massa = page.locator('li', { has: page.getByText(PRODUTOS.carbonara.nome) })
  await expect(massa.getByText(/^R\$/)).toHaveText(['R$ 131,80', 'R$ 117,80', 'R$ 14,00'])
  await cliente.olhar()
})
