import { CEPS } from '../world/demo'
import { naLoja } from './apoio/banco-da-loja'
import {
  abrirCarrinho,
  abrirCheckout,
  avancar,
  confirmacao,
  finalizar,
  identificar,
  telefoneNovo,
} from './apoio/compra'
import { type Dono, plantarDono } from './apoio/dono'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR } from './apoio/modos'
import { abrirComCarrinho } from './apoio/visita-de-antes'

const BOLO = { nome: 'Bolo de fubá' }

/** A shop with one cake of R$ 18,50 that charges for delivery in that mode. */
async function plantarLoja(modo: 'bairros' | 'faixas'): Promise<Dono> {
  const dono = await plantarDono()
  await naLoja(
    dono,
    `with nova as (insert into categorias (empresa_id, nome) values ($1, 'Bolos') returning id)
     insert into produtos (empresa_id, categoria_id, nome, preco) select $1, nova.id, $2, 18.5 from nova`,
    [BOLO.nome],
  )
  await naLoja(
    dono,
    'insert into configuracoes (empresa_id, modo_frete, valor_frete_fixo) values ($1, $2, 0)',
    [modo],
  )
  return dono
}

test('No celular, o CEP não diz o bairro: o cliente o escolhe, chega ao mínimo dele e pede', async ({
  abrirNavegador,
}) => {
  const dono = await plantarLoja('bairros')
  const { cep, cidade, estado } = CEPS.semRua
  await naLoja(
    dono,
    `insert into bairros_entrega (empresa_id, cidade, cidade_dobrada, estado, nome, nome_dobrado, taxa, minimo)
     values ($1, $2::text, lower($2::text), $3, 'Centro', 'centro', 6, 30),
       ($1, $2::text, lower($2::text), $3, 'Vila Nova', 'vila nova', 9, 20)`,
    [cidade, estado],
  )
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await abrirComCarrinho(page, dono.slug, BOLO)
  await expect(page.getByText('Pedido mínimo para entrega a partir de R$ 20,00')).toBeVisible()
  const carrinho = await abrirCarrinho(cliente)
  await expect(carrinho.getByText('Falta R$ 1,50 para o pedido mínimo de entrega.')).toBeVisible()
  await cliente.fechar(carrinho)
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await identificar(cliente, checkout, 'Nina Prado', telefoneNovo())
  await cliente.escrever(checkout.getByLabel('CEP'), cep)
  const bairro = checkout.getByLabel('Escolha o bairro da entrega')
  await expect(bairro.getByRole('option')).toHaveText([
    'Escolha...',
    'Centro · R$ 6,00',
    'Vila Nova · R$ 9,00',
    'Meu bairro não está na lista',
  ])
  await bairro.selectOption('Meu bairro não está na lista')
  await expect(checkout.getByText('Fora da área de entrega.')).toBeVisible()
  await expect(checkout.getByRole('link', { name: '(91) 99123-4567' })).toBeVisible()
  await expect(checkout.getByRole('button', { name: 'Avançar para Pagamento' })).toBeDisabled()
  await bairro.selectOption('Centro')
  await expect(checkout.getByRole('status').filter({ hasText: 'Centro · R$ 6,00' })).toBeVisible()
  await expect(checkout.locator('input[name="bairro"]')).toHaveValue('Centro')
  await expect(
    checkout.getByText('O pedido mínimo para entrega é de R$ 30,00. Faltam R$ 11,50.'),
  ).toBeVisible()
  await cliente.olhar()
  await cliente.escrever(checkout.getByLabel('Logradouro'), 'Rua das Flores')
  await cliente.escrever(checkout.getByLabel('Número'), '10')
  await cliente.escrever(checkout.locator('input[name="bairro"]'), 'Sítio')
  await expect(checkout.getByText('No endereço está Sítio. A loja verá os dois bairros.')).toBeVisible()
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'PIX' }))
  await expect(finalizar(checkout)).toBeDisabled()
  await cliente.apertar(checkout.getByRole('button', { name: 'Voltar' }))
  await cliente.apertar(checkout.getByRole('button', { name: 'Voltar' }))

  await cliente.apertar(carrinho.getByRole('button', { name: 'Aumentar quantidade' }))
  await cliente.apertar(carrinho.getByRole('button', { name: 'Continuar e Informar Dados' }))
  await expect(bairro).toHaveValue('Centro')
  await avancar(cliente, checkout)
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
  expect(
    await naLoja(
      dono,
      'select frete, total_com_frete, frete_lugar, endereco_bairro from pedidos where empresa_id = $1',
    ),
  ).toEqual([{ frete: '6.00', total_com_frete: '43.00', frete_lugar: 'Centro', endereco_bairro: 'Sítio' }])
})

test('No celular, além da última faixa o cliente lê que não se entrega, e o telefone da loja', async ({
  abrirNavegador,
}) => {
  const dono = await plantarLoja('faixas')
  await naLoja(
    dono,
    'insert into faixas_frete (empresa_id, ate_km, taxa) values ($1, 3, 4.99), ($1, 6, 7.99)',
  )
  const { cep, posicao } = CEPS.daCantina
  await naLoja(dono, 'update empresas set endereco_cep = $2, latitude = $3, longitude = $4 where id = $1', [
    cep,
    posicao?.latitude,
    posicao?.longitude,
  ])
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await abrirComCarrinho(page, dono.slug, BOLO)
  await expect(page.getByText('R$ 4,99 a R$ 7,99')).toBeVisible()
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.foraDaArea.cep)
  await expect(checkout.getByText('O raio máximo de atendimento é 6 km.').first()).toBeVisible()
  await expect(checkout.getByRole('link', { name: '(91) 99123-4567' })).toBeVisible()
  await expect(checkout.getByRole('button', { name: 'Avançar para Pagamento' })).toBeDisabled()
  await cliente.olhar()
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByText('4,1 km em linha reta · R$ 7,99')).toBeVisible()
})
