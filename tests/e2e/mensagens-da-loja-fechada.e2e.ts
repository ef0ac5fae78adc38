import type { Page } from '@playwright/test'
import { transacao } from '../world/banco/banco-do-servidor'
import { CEPS } from '../world/demo'
import { abrirLojaPropria, DIA_E_NOITE, mudarHorarios } from '../world/plantado/loja-propria'
import { esperarAviso, pararORelogio } from './apoio/avisos'
import { telefoneNovo } from './apoio/compra'
import { abrirCardapio, irAoCheckout } from './apoio/gestos-da-loja'
import { COMPUTADOR, expect, test } from './apoio/jornada'
import { abrirComCarrinho } from './apoio/visita-de-antes'

const BANCO = process.env.COMANDA_E2E_BANCO ?? ''

/** What the clock of São Paulo shows so many minutes from now. */
function daquiA(minutos: number): string {
  const hora = {
    timeZone: 'America/Sao_Paulo',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  } as const
  return new Intl.DateTimeFormat('pt-BR', hora).format(Date.now() + minutos * 60_000)
}

/** Goes with one of the shop's only product in the cart to step 1, as a new customer. */
async function pedir(page: Page, slug: string, produto: { nome: string }) {
  await abrirComCarrinho(page, slug, produto)
  const checkout = await irAoCheckout(page)
  await checkout.getByLabel('Telefone').fill(telefoneNovo())
  await expect(checkout.getByLabel('Telefone')).toHaveAccessibleDescription(/^Novo cliente/)
  await checkout.getByLabel('Nome completo').fill('Rita Cedo')
  return checkout
}

test('Estabelecimento Fechado: no carrinho e na hora de finalizar', async ({ abrirNavegador }) => {
  const { slug, produto } = await abrirLojaPropria(BANCO, { abre: daquiA(40), fecha: daquiA(160) })
  const page = await abrirNavegador(COMPUTADOR)
  await abrirCardapio(page, slug)
  await pararORelogio(page)
  await page.getByRole('button', { name: 'Ver Carrinho' }).click()
  await page.getByRole('button', { name: 'Continuar e Informar Dados' }).click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Estabelecimento Fechado',
    texto: /^Fechado agora\. Próxima abertura: .+ às \d\d:\d\d\.$/,
    ms: 5_000,
  })

  await mudarHorarios(BANCO, slug, { abre: daquiA(-60), fecha: daquiA(30) })
  // Layers that close and open wait for each other by timers.
  await page.clock.resume()
  const checkout = await pedir(page, slug, produto)
  await pararORelogio(page)
  await checkout.getByText('Retirar no local').click()
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('PIX', { exact: true }).click()
  await page.clock.fastForward('31:00')
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Estabelecimento Fechado',
    texto: /^Não é possível finalizar o pedido\. Fechado agora\. Próxima abertura: .+ às \d\d:\d\d\.$/,
    ms: 5_000,
  })
})

test('Com frete fixo o CEP só acha o endereço; o pedido por WhatsApp se despede por 7 s', async ({
  abrirNavegador,
}) => {
  const { slug, produto } = await abrirLojaPropria(BANCO, DIA_E_NOITE)
  await transacao(BANCO, db =>
    db.query("update empresas set tipo_pedido = 'whatsapp', telefone = '11955551234' where slug = $1", [
      slug,
    ]),
  )
  const page = await abrirNavegador(COMPUTADOR)
  await pararORelogio(page)
  const checkout = await pedir(page, slug, produto)
  await checkout.getByText('Receber no meu endereço').click()
  await checkout.getByLabel('CEP').fill(CEPS.perto.cep)
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Endereço encontrado!',
    texto: 'Os campos de endereço foram preenchidos.',
    ms: 1_500,
  })
  await checkout.getByLabel('Número').fill('7')
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await checkout.getByText('PIX', { exact: true }).click()
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
  await page.getByRole('link', { name: 'Abrir WhatsApp' }).click()
  await esperarAviso(page, {
    tipo: 'success',
    titulo: 'Pedido Enviado via WhatsApp!',
    texto: 'Falta tocar em enviar, na conversa que se abriu.',
    ms: 7_000,
  })
})
