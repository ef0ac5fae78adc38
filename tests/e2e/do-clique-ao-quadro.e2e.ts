import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { CELULAR, COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './jornada'

test('Um pedido de entrega feito no celular chega ao quadro em um segundo, avança até Finalizado, e o cliente acompanha', async ({
  abrirNavegador,
}) => {
  const dono = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(dono)
  await semBarreiras(dono)

  const cliente = await abrirNavegador(CELULAR)
  await cliente.goto(`/${CANTINA.slug}`)
  await expect(cliente).toHaveTitle('Cardápio Cantina da Nona')
  await semBarreiras(cliente)

  // Two of a dish with an extra and a note.
  const { carbonara } = PRODUTOS
  await cliente.getByRole('searchbox', { name: 'Buscar item...' }).fill('carbonara')
  await cliente
    .getByRole('button', { name: new RegExp(carbonara.nome) })
    .first()
    .click()
  const item = cliente.getByRole('dialog', { name: `Adicionar ao Carrinho: ${carbonara.nome}` })
  await item.getByRole('button', { name: 'Aumentar quantidade' }).click()
  await item.getByRole('checkbox', { name: /Parmesão ralado na hora/ }).check()
  await item.getByRole('textbox', { name: /Observaç/ }).fill('sem bacon')
  await semBarreiras(cliente)
  await item.getByRole('button', { name: /^Adicionar ao Carrinho/ }).click()
  await expect(cliente.getByText(`${carbonara.nome} adicionado!`).first()).toBeVisible()

  // The cart survives a reload.
  await cliente.reload()
  await cliente.getByRole('button', { name: /Ver Carrinho 2 itens/ }).click()
  const carrinho = cliente.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho.getByText('sem bacon')).toBeVisible()
  await semBarreiras(cliente)
  await carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }).click()

  const finalizar = cliente.getByRole('dialog', { name: 'Finalizar Pedido' })
  await finalizar.getByText('Receber no meu endereço').click()
  await finalizar.getByLabel('Telefone').fill('11987654321')
  await finalizar.getByLabel('Nome completo').fill('Joana Prado')
  await finalizar.getByLabel('CEP').fill(CEPS.perto.cep)
  await expect(finalizar.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await finalizar.getByLabel('Número').fill('100')
  await expect(finalizar.getByText('4,1 km em linha reta · R$ 8,20').first()).toBeVisible()
  await semBarreiras(cliente)
  await finalizar.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await finalizar.getByText('Dinheiro').click()
  await finalizar
    .getByLabel(/Valor|Troco/)
    .first()
    .fill('200')
  await semBarreiras(cliente)
  await finalizar.getByRole('button', { name: 'Finalizar Pedido' }).click()

  const confirmado = cliente.getByRole('dialog', { name: 'Pedido Confirmado!' })
  await expect(
    confirmado.getByText('Seu pedido foi enviado com sucesso e já estamos preparando tudo!'),
  ).toBeVisible()
  await semBarreiras(cliente)

  // It is on the owner's board without anybody having touched it.
  const cartao = dono.getByRole('article').filter({ hasText: 'Joana Prado' })
  await expect(cartao).toBeVisible()
  await expect(dono.getByText('Novo Pedido Chegou!').first()).toBeVisible()

  await confirmado.getByRole('link', { name: 'Acompanhar pedido' }).click()
  await expect(cliente.getByRole('heading', { name: /Detalhes do Pedido/ })).toBeVisible()
  await expect(cliente.getByText('Joana Prado')).toBeVisible()
  await semBarreiras(cliente)

  for (const status of ['Em Preparação', 'Em Rota', 'Finalizado']) {
    await cartao.getByRole('button', { name: /Avançar Status/ }).click()
    await expect(
      dono.getByRole('region', { name: new RegExp(status, 'i') }).getByText('Joana Prado'),
    ).toBeVisible()
    const andamento = cliente.getByRole('list', { name: 'Andamento do pedido' })
    await expect(andamento.getByRole('listitem').filter({ hasText: status })).toHaveAttribute(
      'aria-current',
      'step',
    )
  }
  await expect(cartao.getByRole('button', { name: /Avançar Status/ })).toHaveCount(0)
})
