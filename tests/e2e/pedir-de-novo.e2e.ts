import { randomUUID } from 'node:crypto'
import { BURGER, CEPS, PRODUTOS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import { abrirItem, avancar, confirmacao, finalizar, identificar, telefoneNovo } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'

test('O pedido de antes volta ao carrinho com o que mudou à vista, e junta-se ao que já está lá', async ({
  abrirNavegador,
  loja,
}) => {
  const { nome, preco } = PRODUTOS.semExtras
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  const [produto] = await naLoja<{ id: string }>(
    loja,
    'select id from produtos where empresa_id = $1 and nome = $2',
    [nome],
  )
  const enviado = await page.request.post(`/${loja.slug}/pedidos`, {
    headers: { Origin: process.env.COMANDA_E2E ?? '' },
    data: {
      ...{ chave: randomUUID(), observacoes: null, endereco: null, cepSalvo: null, valorPago: null },
      itens: [{ produtoId: Number(produto?.id), quantidade: 1, extras: [], observacao: 'bem quente' }],
      cliente: { telefone: telefoneNovo(), nome: 'Olga Repete', email: null },
      ...{ tipoEntrega: 'Retirar no local', formaPagamento: 'pix', totalVisto: preco },
    },
  })
  const { pedidoId: numero } = (await enviado.json()) as { pedidoId: number }
  await naLoja(loja, 'update produtos set preco = 32.50 where empresa_id = $1 and nome = $2', [nome])

  await page.goto(`/${loja.slug}`)
  const ultimos = page.getByRole('button', { name: 'Seus últimos pedidos' })
  await expect(page.getByRole('link', { name: `Acompanhar pedido nº ${numero}` })).toBeVisible()
  await cliente.olhar(ultimos)
  await cliente.apertar(ultimos)
  const lista = page.getByRole('dialog', { name: 'Seus últimos pedidos' })
  await expect(lista.getByText(`1x ${nome}`)).toBeVisible()
  const pedirDeNovo = lista.getByRole('button', { name: 'Pedir de novo' })
  await cliente.olhar(pedirDeNovo)
  await pedirDeNovo.dblclick()
  const carrinho = page.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho.getByText(`O preço de ${nome} mudou de R$ 27,90 para R$ 32,50.`)).toBeVisible()
  await expect(carrinho.getByText('Observação: bem quente')).toBeVisible()
  await expect(carrinho.locator('output').last()).toHaveText('R$ 32,50')
  await cliente.olhar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  await cliente.fechar(carrinho)

  await cliente.apertar(ultimos)
  await cliente.apertar(pedirDeNovo)
  const pergunta = page.getByRole('dialog', { name: 'Seu carrinho já tem itens' })
  await cliente.olhar(pergunta.getByRole('button', { name: 'Juntar ao carrinho' }))
  await cliente.apertar(pergunta.getByRole('button', { name: 'Juntar ao carrinho' }))
  await expect(carrinho.locator('output').last()).toHaveText('R$ 65,00')
  await cliente.apertar(carrinho.getByRole('button', { name: 'Desfazer' }))
  await expect(carrinho.locator('output').last()).toHaveText('R$ 32,50')
  await cliente.fechar(carrinho)

  await cliente.apertar(page.getByRole('link', { name: `Acompanhar pedido nº ${numero}` }))
  await expect(page.getByRole('heading', { name: `Detalhes do Pedido #${numero}` })).toBeVisible()
})

test('No Burger da Vila, um burger com adicionais por quantidade e um esgotado, pago por Pix', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.goto(`/${BURGER.slug}`)
  const item = await abrirItem(cliente, PRODUTOS.burger)
  await cliente.marcar(item.getByRole('radio', { name: 'Ao ponto' }))
  const bacon = item.getByRole('group', { name: 'Quantidade de Bacon em tiras' })
  await cliente.apertar(bacon.getByRole('button', { name: 'Aumentar quantidade' }))
  await cliente.apertar(bacon.getByRole('button', { name: 'Aumentar quantidade' }))
  await expect(item.getByRole('checkbox', { name: 'Creme de gorgonzola' })).toBeDisabled()
  await expect(item.getByRole('status').getByText('Total R$ 44,90')).toBeVisible()
  const adicionar = item.getByRole('button', { name: 'Adicionar ao Carrinho' })
  await cliente.olhar(adicionar)
  await cliente.apertar(adicionar)

  await cliente.apertar(page.getByRole('button', { name: /^Ver Carrinho 1 item/ }))
  const carrinho = page.getByRole('dialog', { name: 'Seu Pedido' })
  await expect(carrinho.getByText('2x Bacon em tiras')).toBeVisible()
  await cliente.apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, 'Téo Faminto', telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByLabel('Logradouro')).toHaveValue('Rua Caiubi')
  await cliente.escrever(checkout.getByLabel('Número'), '100')
  await expect(checkout.getByText('3,2 km em linha reta · R$ 7,99')).toBeVisible()
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await cliente.caber(finalizar(checkout))
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  const codigo = confirmacao(page).getByRole('button', { name: 'Copiar código Pix' })
  await cliente.caber(codigo)
})
