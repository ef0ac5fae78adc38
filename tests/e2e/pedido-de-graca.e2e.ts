import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, confirmacao, finalizar, identificar, telefoneNovo } from './apoio/compra'
import { COMPUTADOR, entrar, expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

test('Quem pede de graça não é perguntado como paga, e o recibo diz que nada se cobra', async ({
  abrirNavegador,
  loja,
}) => {
  const [produto] = await naLoja<{ nome: string }>(
    loja,
    `update produtos set preco = 0 where empresa_id = $1 and nome =
       (select nome from produtos where empresa_id = $1 and ativo and esgotado_ate is null and not possui_extra
          and id not in (select produto_id from produto_grupos where empresa_id = $1) order by id limit 1)
     returning nome`,
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await abrirComCarrinho(page, loja.slug, { nome: produto?.nome ?? '' })
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Retirar no local' }))
  await identificar(cliente, checkout, 'Graça Prado', telefoneNovo())
  await cliente.apertar(checkout.getByRole('button', { name: 'Avançar para Pagamento' }))
  await expect(checkout.getByText('não há nada a pagar')).toBeVisible()
  await expect(checkout.getByRole('radio')).toHaveCount(0)
  await cliente.olhar(finalizar(checkout))
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()

  const [pedido] = await naLoja<{ id: string }>(
    loja,
    `select id from pedidos where empresa_id = $1 and nome_cliente = 'Graça Prado'
       and forma_pagamento = 'dinheiro' and valor_pago = 0`,
  )
  const dono = await abrirNavegador(COMPUTADOR)
  await entrar(dono, loja)
  await dono.goto(`/home/pedidos/${pedido?.id}/recibo`)
  await expect(dono.getByText('NÃO COBRAR')).toBeVisible()
  await expect(dono.getByText('Nada a pagar')).toBeVisible()
})
