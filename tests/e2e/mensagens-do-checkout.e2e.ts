import type { Locator } from '@playwright/test'
import { CANTINA, CEPS, PRODUTOS } from '../world/demo'
import { comecando, cortar, esperarAviso, pararORelogio, passar, segurar } from './apoio/avisos'
import { telefoneNovo } from './apoio/compra'
import { irAoCheckout, porNoCarrinho } from './apoio/gestos-da-loja'
import { COMPUTADOR, expect, test } from './apoio/jornada'
import { abrirComCarrinho } from './apoio/visita-de-antes'

/** Every message of the checkout that only the browser says, in its situation (telas-3). */

/** Fills in step 1 for a new customer who picks the order up; answers with the phone. */
async function identificar(checkout: Locator): Promise<string> {
  const telefone = telefoneNovo()
  await checkout.getByText('Retirar no local').click()
  await checkout.getByLabel('Telefone').fill(telefone)
  await expect(checkout.getByLabel('Telefone')).toHaveAccessibleDescription(/^Novo cliente/)
  await checkout.getByLabel('Nome completo').fill('Olga Pires')
  return telefone
}

/** Presses 'Avançar para Pagamento' and checks that it stays and says why, in a toast and beside the field. */
function recusadoEm(checkout: Locator) {
  return async (titulo: string, rotulo: string, texto: string) => {
    await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
    await esperarAviso(checkout.page(), { tipo: 'destructive', titulo, texto, ms: 1_500 })
    await expect(checkout.getByLabel(rotulo)).toHaveAccessibleDescription(comecando(texto))
  }
}

test('A fase 1 diz o que falta, o que procura e o que achou', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirComCarrinho(page, CANTINA.slug, PRODUTOS.semExtras)
  await pararORelogio(page)
  const soltarScript = await segurar(page, '**/assets/finalizar-dialog-*.js')
  const checkout = await irAoCheckout(page)
  await expect(checkout.getByText('Carregando configurações...')).toBeVisible()
  soltarScript()
  await expect(checkout.getByText('Confirme seus dados para entrega e contato.')).toBeVisible()

  const campo = (rotulo: string) => checkout.getByLabel(rotulo)
  const recusado = recusadoEm(checkout)
  await recusado('Campos obrigatórios', 'Telefone', 'Por favor, preencha o campo Telefone.')
  await campo('Telefone').fill('1198')
  await recusado('Telefone inválido', 'Telefone', 'O telefone deve ter 11 dígitos (DDD+Número).')

  await campo('Telefone').fill('+1 212 555 1234')
  await expect(campo('Telefone')).toHaveValue('+12125551234')
  await recusado('Telefone inválido', 'Telefone', 'O telefone deve ser do Brasil, com DDD.')

  const rede = await cortar(page, '**/cliente')
  await campo('Telefone').fill(telefoneNovo())
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao buscar cliente',
    texto: 'Detalhe: sem resposta do servidor',
  })
  await rede()
  const soltarCliente = await segurar(page, '**/cliente')
  await campo('Telefone').fill(telefoneNovo())
  await passar(page, 299)
  await expect(checkout.getByText('Buscando cliente...')).toHaveCount(0)
  await passar(page, 1)
  await expect(campo('Telefone')).toHaveAccessibleDescription('Buscando cliente...')
  soltarCliente()
  await esperarAviso(page, {
    tipo: 'neutral',
    titulo: 'Novo cliente',
    texto: 'Por favor, preencha seus dados.',
    ms: 1_500,
  })
  // As a browser fills it in or somebody pastes it, and key by key.
  for (const escrito of ['+55 (021) 91234-5678', '015 21 91234-5678', '0xx21 91234-5678']) {
    await campo('Telefone').fill(escrito)
    await campo('Telefone').blur()
    await expect(campo('Telefone')).toHaveValue('(21) 91234-5678')
    await campo('Telefone').fill('')
    await campo('Telefone').pressSequentially(escrito)
    await campo('Telefone').blur()
    await expect(campo('Telefone')).toHaveValue('(21) 91234-5678')
  }
  // A wrong key in the middle, taken back, and a prefix that is written before a phone and taken away again.
  await campo('Telefone').fill('')
  await campo('Telefone').pressSequentially('015 21 97')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('1234-568')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('7')
  await expect(campo('Telefone')).toHaveValue('01521912345678')
  await campo('Telefone').blur()
  await expect(campo('Telefone')).toHaveValue('(21) 91234-5678')
  await campo('Telefone').focus()
  await page.keyboard.press('Home')
  await page.keyboard.type('0')
  await expect(campo('Telefone')).toHaveValue('021912345678')
  await page.keyboard.press('Backspace')
  await expect(campo('Telefone')).toHaveValue('(21) 91234-5678')
  await campo('Nome completo').fill('Olga Pires')
  await campo('E-mail').fill('olga')
  await recusado('Dados incompletos', 'E-mail', 'Informe um e-mail válido.')
})

test('O CEP diz o que procura, o que achou e por que não se entrega ali', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirComCarrinho(page, CANTINA.slug, PRODUTOS.semExtras)
  await pararORelogio(page)
  const checkout = await irAoCheckout(page)
  const campo = (rotulo: string) => checkout.getByLabel(rotulo)
  const recusado = recusadoEm(checkout)
  await identificar(checkout)
  await checkout.getByText('Receber no meu endereço').click()
  await recusado('Campos obrigatórios', 'CEP', 'Por favor, preencha o campo CEP.')
  const deSalvador = { Logradouro: 'Rua das Laranjeiras', Bairro: 'Pelourinho', Cidade: 'Salvador' }
  for (const [rotulo, texto] of Object.entries(deSalvador)) await campo(rotulo).fill(texto)
  await campo('Estado (UF)').fill('BA')
  await campo('Número').fill('1')
  const soltarEntrega = await segurar(page, '**/entrega')
  await campo('CEP').fill(CEPS.perto.cep)
  await passar(page, 300)
  await expect(checkout.getByText('Buscando...')).toBeVisible()
  await expect(checkout.getByText('Calculando distância...')).toBeVisible()
  soltarEntrega()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Distância Calculada',
    texto: '4,1 km. Taxa: R$ 8,20',
  })
  await expect(campo('CEP')).toHaveAccessibleDescription('Os campos de endereço foram preenchidos.')
  await expect(campo('Logradouro')).toHaveValue('Rua Caiubi')
  await expect(campo('Estado (UF)')).toHaveValue('SP')
  // A button brings back what was typed before the CEP, but the order is not sent with another city's fee.
  await checkout
    .getByRole('button', {
      name: 'Voltar ao endereço de antes (Rua das Laranjeiras, Pelourinho, Salvador/BA)',
    })
    .click()
  await expect(campo('CEP')).toHaveAccessibleDescription(
    'CEP encontrado. O endereço que você digitou foi mantido.',
  )
  await recusado(
    'Endereço Inválido',
    'Cidade',
    'O CEP 05010-000 é de São Paulo/SP. Corrija a cidade e o estado, ou o CEP.',
  )
  await checkout.getByRole('button', { name: /^Usar o endereço do CEP \(Rua Caiubi/ }).click()
  await expect(campo('Cidade')).toHaveValue('São Paulo')

  const semRede = await cortar(page, '**/entrega')
  const semConexao = 'Sem conexão com a internet. O CEP será buscado assim que ela voltar.'
  await campo('CEP').fill('69900000')
  await esperarAviso(page, { tipo: 'destructive', titulo: 'Sem conexão', texto: semConexao })
  await expect(checkout.getByRole('status').getByText('Sem conexão', { exact: true })).toBeVisible()
  for (const rotulo of ['Logradouro', 'Bairro', 'Cidade']) await campo(rotulo).fill('Rio Branco')
  await campo('Estado (UF)').fill('AC')
  await recusado('Sem conexão', 'CEP', semConexao)
  await semRede()
  // The page asks again by itself. The postal service does not answer, so the customer types the address and pays the
  // fixed fee.
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao buscar CEP',
    texto: 'CEP inválido ou serviço indisponível',
  })
  await expect(checkout.getByText('Frete fixo · R$ 8,00')).toBeVisible()

  await campo('CEP').fill(CEPS.semPosicao.cep)
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao Calcular Distância',
    texto: 'Não foi possível calcular a distância. Verifique os CEPs.',
  })
  await campo('CEP').fill(CEPS.foraDaArea.cep)
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Fora da área de entrega',
    texto: 'O raio máximo de atendimento é 12 km.',
  })
  await expect(checkout.getByText('Fora da área de entrega.', { exact: true })).toBeVisible()
})

test('A fase 2 diz o que falta para pagar, e o envio o que aconteceu com ele', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirComCarrinho(page, CANTINA.slug, PRODUTOS.semExtras)
  await pararORelogio(page)
  const checkout = await irAoCheckout(page)
  const numero = await identificar(checkout)
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  const enviar = checkout.getByRole('button', { name: /^(Finalizar Pedido|Tentar novamente)$/ })

  await enviar.click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Forma de Pagamento',
    texto: 'Por favor, selecione a forma de pagamento.',
    ms: 1_500,
  })
  await checkout.getByText('Dinheiro').click()
  const valor = checkout.getByLabel('Troco para quanto?')
  await valor.fill('1')
  await expect(valor).toHaveAccessibleDescription(/^Valor inferior ao total \(R\$\s\d+,\d\d\)\.$/)
  await enviar.click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Valor inválido',
    texto: 'Para pagamento em dinheiro, informe um valor igual ou maior que o total do pedido.',
    ms: 1_500,
  })
  await checkout.getByText('PIX', { exact: true }).click()

  // The shop has been removed meanwhile: its address answers 404 without a text about the order.
  const pedidos = `**/${CANTINA.slug}/pedidos`
  await page.route(pedidos, route =>
    route.continue({ url: route.request().url().replace(CANTINA.slug, 'loja-que-fechou') }),
  )
  await enviar.click()
  const inesperado = {
    titulo: 'Erro Inesperado',
    texto: 'Ocorreu um erro: resposta 404 do servidor. Tente novamente.',
  }
  await esperarAviso(page, { tipo: 'destructive', ...inesperado })
  await expect(checkout).toBeHidden()
  await page.unroute(pedidos)
  await page.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()

  const rede = await cortar(page, pedidos)
  await enviar.click()
  const semRegistro = checkout.getByText('Não foi possível registrar seu pedido no sistema. Tente novamente.')
  await expect(async () => {
    await passar(page, 4_000)
    await expect(semRegistro).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(checkout.getByText('Erro ao Salvar Pedido')).toBeVisible()
  await rede()
  // The clock runs again, so that the page can try a second time when the server is busy.
  await page.clock.resume()
  await enviar.click()
  const feito = page.getByRole('dialog', { name: 'Pedido Confirmado!' })
  await expect(
    feito.getByText('Seu pedido foi enviado com sucesso e já estamos preparando tudo!'),
  ).toBeVisible()
  await feito.getByRole('button', { name: 'Fazer Novo Pedido' }).click()

  await porNoCarrinho(page, PRODUTOS.semExtras)
  await irAoCheckout(page)
  await pararORelogio(page)
  // This browser's own phone is there already: only after another one is it looked up.
  await expect(checkout.getByLabel('Telefone')).not.toHaveValue('')
  await checkout.getByLabel('Telefone').fill(telefoneNovo())
  await expect(checkout.getByText('Novo cliente. Por favor, preencha seus dados.')).toBeVisible()
  await checkout.getByLabel('Telefone').fill(numero)
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Cliente encontrado!',
    texto: 'Seus dados foram preenchidos.',
  })
})
