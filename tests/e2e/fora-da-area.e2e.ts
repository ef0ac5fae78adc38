import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { abrirCheckout, porNoCarrinho } from './compra'
import { expect, semBarreiras, test } from './jornada'

test('Fora da área não se avança; com outro CEP o mesmo pedido segue, e o aviso não cobre nem campo nem botão', async ({
  abrirNavegador,
}) => {
  const cliente = await abrirNavegador()
  await cliente.goto(`/${CANTINA.slug}`)
  await porNoCarrinho(cliente, PRODUTOS.semExtras)
  const checkout = await abrirCheckout(cliente)
  await checkout.getByText('Receber no meu endereço').click()
  await checkout.getByLabel('Telefone').fill('11911110008')
  // One toast at a time: the one of the phone must not come after the one that is looked at here.
  await expect(cliente.getByText('Novo cliente').first()).toBeVisible()
  await checkout.getByLabel('Nome completo').fill('Ivo Longe')
  const cep = checkout.getByLabel('CEP')
  await cep.fill(CEPS.foraDaArea.cep)
  const avancar = checkout.getByRole('button', { name: 'Avançar para Pagamento' })
  const aviso = cliente.getByRole('alert').filter({ hasText: 'O raio máximo de atendimento é 12 km.' })
  await expect(aviso).toBeVisible()
  await aviso.hover()
  const caixas = [aviso, cep, avancar].map(async local => (await local.boundingBox()) ?? { y: 0, height: 0 })
  const [doAviso, ...outras] = await Promise.all(caixas)
  for (const outra of outras) expect((doAviso?.y ?? 0) + (doAviso?.height ?? 0)).toBeLessThan(outra.y)
  await expect(avancar).toBeDisabled()
  await expect(checkout.getByText('Fora da área de entrega.')).toBeVisible()
  await semBarreiras(cliente)

  await cep.fill(CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await checkout.getByLabel('Número').fill('100')
  await avancar.click()
  await expect(checkout.getByText('Escolha a forma de pagamento para concluir.')).toBeVisible()
  await expect(checkout.getByText('Ivo Longe')).toBeVisible()
})
