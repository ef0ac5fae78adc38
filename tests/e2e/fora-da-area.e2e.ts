import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { pararORelogio } from './apoio/avisos'
import { abrirCheckout, avancar, identificar, telefoneNovo } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

test(`Fora da área não se avança; com outro CEP o mesmo pedido segue, e o aviso não cobre nem campo nem botão`, async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = cliente
  await abrirComCarrinho(page, CANTINA.slug, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  // Only one toast is in sight, so the toast about the phone must have gone before the one that this test checks.
  await identificar(cliente, checkout, 'Ivo Longe', telefoneNovo())
  const cep = checkout.getByLabel('CEP')
  await pararORelogio(page)
  await cliente.escrever(cep, CEPS.foraDaArea.cep)
  const botao = checkout.getByRole('button', { name: 'Avançar para Pagamento' })
  const aviso = page.getByRole('alert').filter({ hasText: 'O raio máximo de atendimento é 12 km.' })
  await expect(aviso).toBeVisible()
  const caixas = [aviso, cep, botao].map(async local => (await local.boundingBox()) ?? { y: 0, height: 0 })
  const [doAviso = { y: 0, height: 0 }, ...outras] = await Promise.all(caixas)
  const fim = ({ y, height }: { y: number; height: number }) => y + height
  for (const outra of outras)
    expect(fim(doAviso) <= outra.y || fim(outra) <= doAviso.y, JSON.stringify([doAviso, outra])).toBe(true)
  await page.clock.resume()
  await expect(botao).toBeDisabled()
  await expect(checkout.getByText('Fora da área de entrega.')).toBeVisible()
  await cliente.olhar()

  await cliente.escrever(cep, CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await avancar(cliente, checkout)
  await cliente.apertar(checkout.locator('summary'))
  await expect(checkout.getByText('Ivo Longe')).toBeVisible()
})
