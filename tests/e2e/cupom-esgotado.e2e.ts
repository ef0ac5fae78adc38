import { PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { confirmacao, finalizar } from './apoio/compra'
import { expect, semBarreiras, test } from './apoio/jornada'
import { comDedo } from './apoio/maos'
import { abrirNoPagamento } from './apoio/visita-de-antes'

test('O cupom que acaba entre o carrinho e o pedido é dito, nada se perde, e o cliente confirma sem ele', async ({
  abrirNavegador,
  loja,
}) => {
  await naLoja(
    loja,
    `insert into cupons (empresa_id, codigo, tipo, percentual, limite, ativo, primeira_compra)
     values ($1, 'MASSA10', 'percentual', 10, 1, true, false), ($1, 'BEMVINDO', 'percentual', 50, null, true, true)`,
  )
  const cliente = await abrirNavegador()
  const dedo = comDedo(cliente)
  const checkout = await abrirNoPagamento(dedo, loja.slug, PRODUTOS.semExtras, 'Gilda Atenta')

  await dedo.apertar(checkout.getByRole('button', { name: 'Tenho um cupom' }))
  const campo = checkout.getByRole('textbox', { name: 'Cupom' })
  await campo.fill('nenhum1')
  await dedo.apertar(checkout.getByRole('button', { name: 'Aplicar' }))
  await expect(checkout.getByText('Este cupom não está disponível para este pedido.')).toBeVisible()
  await campo.fill('bemvindo')
  await campo.press('Enter')
  const conferido = 'vale no primeiro pedido deste telefone; conferido ao finalizar'
  await expect(checkout.getByText(`Cupom BEMVINDO aplicado: ${conferido}`)).toBeVisible()
  await dedo.apertar(checkout.getByRole('button', { name: 'Remover cupom' }))
  await campo.fill('massa 10')
  await campo.press('Enter')
  await expect(checkout.getByText('Cupom MASSA10 aplicado')).toBeVisible()
  await dedo.apertar(checkout.locator('summary'))
  await expect(checkout.getByText('− R$ 2,79')).toBeVisible()
  await semBarreiras(cliente)

  await naLoja(loja, 'update cupons set usos = 1 where empresa_id = $1')
  await dedo.apertar(finalizar(checkout))
  const mudou = cliente.getByRole('dialog', { name: 'Os valores mudaram' })
  await expect(mudou.getByText('Cupom retirado')).toBeVisible()
  await expect(mudou.getByText('R$ 27,90').first()).toBeVisible()
  await semBarreiras(cliente)
  await mudou.getByRole('button', { name: 'Confirmar novo valor' }).click()
  await expect(confirmacao(cliente)).toBeVisible()
})
