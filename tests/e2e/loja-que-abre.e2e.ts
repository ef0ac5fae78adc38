import { abrirLojaPropria, DIA_E_NOITE, mudarHorarios } from '../world/plantado/loja-propria'
import { abrirCarrinho, confirmacao, finalizar, porNoCarrinho, retirarPagandoComPix } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { chegar, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

const BANCO = process.env.COMANDA_E2E_BANCO ?? ''

/** What the clock and the calendar of São Paulo say so many minutes from now. */
function daquiA(minutos: number): { hora: string; dia: string } {
  const agora = Date.now()
  const escrever = (formato: Intl.DateTimeFormatOptions, instante = agora + minutos * 60_000) =>
    new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', ...formato }).format(instante)
  return {
    hora: escrever({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    dia: escrever({ dateStyle: 'short' }) === escrever({ dateStyle: 'short' }, agora) ? 'hoje' : 'amanhã',
  }
}

test(`A loja fechada abre sozinha na página aberta, e o pedido segue`, async ({ abrirNavegador }) => {
  const abertura = daquiA(40)
  const fechamento = daquiA(160)
  const { slug, produto } = await abrirLojaPropria(BANCO, { abre: abertura.hora, fecha: fechamento.hora })
  const fechado = `Fechado agora. Próxima abertura: ${abertura.dia} às ${abertura.hora}.`

  const cliente = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = cliente
  await page.clock.install()
  await page.goto(`/${slug}`)
  await expect(page.getByText('Estabelecimento Fechado')).toBeVisible()
  await expect(page.getByText(fechado)).toBeVisible()
  await cliente.olhar()
  await porNoCarrinho(cliente, produto)
  const carrinho = await abrirCarrinho(cliente)
  const continuar = carrinho.getByRole('button', { name: 'Continuar e Informar Dados' })
  await expect(carrinho.getByText(fechado)).toBeVisible()
  await expect(continuar).toBeDisabled()
  await cliente.olhar()

  await page.clock.fastForward('30:00')
  await expect(continuar).toBeDisabled()
  await page.clock.fastForward('10:00')
  await expect(continuar).toBeEnabled()
  await expect(page.getByText('Fechado')).toHaveCount(0)
  await expect(page.getByText(`Aberto até ${fechamento.hora}`)).toBeVisible()

  // Only the page's time has passed, so the hours are changed to make the shop open for the server too.
  await mudarHorarios(BANCO, slug, DIA_E_NOITE)
  await cliente.olhar(continuar)
  await cliente.apertar(continuar)
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(cliente, checkout, 'Nina Cedo')
  await cliente.apertar(finalizar(checkout))
  await expect(confirmacao(page)).toBeVisible()
})
