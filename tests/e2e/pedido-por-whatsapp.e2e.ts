import type { Locator } from '@playwright/test'
import { chavesDoNavegador } from '~/domain/pedidos/checkout/carrinho'
import { BELLA, CEPS, PRODUTOS } from '../world/demo'
import { DIA_E_NOITE, mudarHorarios } from '../world/plantado/loja-propria'
import { abrirCheckout, abrirItem, avancar, finalizar } from './apoio/compra'
import { esperarScript, expect, test } from './apoio/jornada'
import { type Cliente, chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE } from './apoio/modos'
import { abrirNoPagamento } from './apoio/visita-de-antes'

/** The pizzeria's own hours would make these journeys depend on the time of day. */
test.beforeAll(() => mudarHorarios(process.env.COMANDA_E2E_BANCO ?? '', BELLA.slug, DIA_E_NOITE))

function partesDaConversa(cliente: Cliente) {
  const { page } = cliente
  return {
    pronto: page.getByRole('dialog', { name: 'Envie seu pedido pelo WhatsApp' }),
    enviado: page.getByRole('dialog', { name: 'Pedido Enviado via WhatsApp!' }),
    abrir: page.getByRole('dialog').getByRole('link', { name: 'Abrir WhatsApp' }),
    carrinhoCheio: page.getByRole('button', { name: /^Ver Carrinho \d/ }),
  }
}

/** Presses the button and answers with the address of the chat, which opens in a new page. */
async function abrirConversa(cliente: Cliente, abrir: Locator): Promise<URL> {
  const aberta = cliente.page.context().waitForEvent('page')
  await cliente.apertar(abrir)
  const conversa = await aberta
  await expect(conversa.getByRole('heading', { name: 'Conversa' })).toBeVisible()
  const endereco = new URL(conversa.url())
  await conversa.close()
  return endereco
}

test('O pedido da pizzaria sai pronto pela conversa do WhatsApp, na tela do celular e só com o teclado', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = cliente
  await page.goto(`/${BELLA.slug}`)
  await expect(page.getByRole('link', { name: 'Consultar Status do Pedido' })).toHaveCount(0)
  const item = await abrirItem(cliente, PRODUTOS.bella)
  await cliente.marcar(item.getByRole('checkbox', { name: 'Recheio extra de catupiry' }))
  await cliente.escrever(item.getByRole('textbox', { name: 'Observação' }), 'bem passada')
  await cliente.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  const checkout = await abrirCheckout(cliente)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Receber no meu endereço' }))
  await cliente.escrever(checkout.getByLabel('Telefone'), '55987654321')
  await cliente.escrever(checkout.getByLabel('Nome completo'), 'Pedro Conversa')
  await cliente.escrever(checkout.getByLabel('CEP'), CEPS.perto.cep)
  await expect(checkout.getByText('Perdizes · R$ 6,00')).toBeVisible()
  await cliente.escrever(checkout.getByLabel('Número'), '77')
  await avancar(cliente, checkout)
  await cliente.marcar(checkout.getByRole('radio', { name: 'Dinheiro' }))
  await cliente.escrever(checkout.getByLabel('Troco para quanto?'), '100')
  await cliente.apertar(finalizar(checkout))

  const { pronto, enviado, abrir } = partesDaConversa(cliente)
  await expect(pronto).toBeVisible()
  await cliente.olhar(abrir)
  const conversa = await abrirConversa(cliente, abrir)
  expect(conversa.origin).toBe(process.env.COMANDA_E2E_CONVERSA)
  expect(conversa.pathname).toBe('/send')
  expect(conversa.searchParams.get('phone')).toBe(`55${BELLA.telefone}`)
  expect(conversa.searchParams.get('text')?.split('\n').filter(Boolean)).toEqual([
    '*Novo pedido - Pizzaria Bella*',
    '*Cliente:* Pedro Conversa',
    '*Telefone:* (55) 98765-4321',
    '*Tipo de entrega:* Receber no meu endereço',
    '*Endereço:* Rua Caiubi, 77 - Perdizes, São Paulo/SP (CEP: 05010-000)',
    '*Taxa de entrega:* R$ 6,00',
    expect.stringMatching(/^\*Previsão:\* entre \d{2}:\d{2} e \d{2}:\d{2}$/),
    '*Forma de pagamento:* Dinheiro',
    '*Valor pago:* R$ 100,00',
    '*Troco:* R$ 15,10',
    '*Itens do pedido*',
    '1x Calzone de calabresa - R$ 78,90',
    '   + Recheio extra de catupiry (R$ 14,00)',
    '   Obs.: bem passada',
    '*Subtotal:* R$ 78,90',
    '*Taxa de entrega:* R$ 6,00',
    '*Total:* R$ 84,90',
  ])

  await expect(enviado).toBeVisible()
  await cliente.olhar(abrir)
  await cliente.apertar(enviado.getByRole('button', { name: 'Fazer Novo Pedido' }))
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('Com a janela da conversa bloqueada nada se perde: o link fica, e o carrinho só se esvazia depois de apertado', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await abrirNoPagamento(cliente, BELLA.slug, PRODUTOS.bella, 'Paula Bloqueio')
  const { pronto, enviado, abrir, carrinhoCheio } = partesDaConversa(cliente)
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await cliente.apertar(finalizar(checkout))
  await expect(pronto).toBeVisible()

  // As long as the button was not pressed, nothing was sent: after a reload the order can be sent again.
  await page.reload()
  await expect(carrinhoCheio).toBeVisible()
  await abrirCheckout(cliente)
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('Paula Bloqueio')
  await avancar(cliente, checkout)
  await cliente.apertar(finalizar(checkout))

  // Simulates a browser that blocks new windows.
  await page.evaluate(() => {
    document.addEventListener('click', evento => evento.preventDefault(), { capture: true, once: true })
  })
  await cliente.apertar(abrir)
  await expect(enviado.getByText('Se nada se abriu, toque de novo em Abrir WhatsApp.')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  await expect(carrinhoCheio).toHaveCount(0)
  expect((await abrirConversa(cliente, abrir)).searchParams.get('text')).toContain('Paula Bloqueio')

  // A phone that showed another app for a while loads the page again, and the order may not have been sent.
  await page.reload()
  const deNovo = page.getByRole('region', { name: 'Pedido pelo WhatsApp' })
  await cliente.olhar(deNovo.getByRole('link', { name: 'Abrir de novo' }))
  const reaberta = await abrirConversa(cliente, deNovo.getByRole('link', { name: 'Abrir de novo' }))
  expect(reaberta.searchParams.get('text')).toContain('Paula Bloqueio')
  await cliente.apertar(deNovo.getByRole('button', { name: 'Já enviei o pedido' }))
  await expect(deNovo).toHaveCount(0)
  await page.reload()
  await esperarScript(page)
  await expect(deNovo).toHaveCount(0)
})

test('Um pedido comprido demais para o link se copia inteiro, e a conversa se abre para colar', async ({
  abrirNavegador,
}) => {
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/${BELLA.slug}`)
  const notas = 'ç'.repeat(500)
  await page.evaluate(
    ([chave = '', texto = '']) => localStorage.setItem(chave, texto),
    [chavesDoNavegador(BELLA.slug).observacoes, notas],
  )
  await abrirNoPagamento(cliente, BELLA.slug, PRODUTOS.bella, 'Célia Comprida')
  const { pronto, enviado, abrir } = partesDaConversa(cliente)
  await cliente.apertar(finalizar(page.getByRole('dialog', { name: 'Finalizar Pedido' })))
  await cliente.apertar(pronto.getByRole('button', { name: 'Copiar mensagem' }))
  await expect(pronto.getByText('Mensagem copiada.')).toBeVisible()
  await cliente.olhar(abrir)
  const mensagem = await page.evaluate(() => navigator.clipboard.readText())
  expect(mensagem).toContain('*Cliente:* Célia Comprida')
  expect(mensagem).toContain(`*Observações:* ${notas}`)
  expect((await abrirConversa(cliente, abrir)).searchParams.get('text')).toBe('')
  await expect(enviado.getByText('Cole a mensagem na conversa que se abriu')).toBeVisible()
})
