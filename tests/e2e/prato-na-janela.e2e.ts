import { naLoja } from './apoio/banco-da-loja'
import { abrirCarrinho, finalizar, porNoCarrinho, retirarPagandoComPix } from './apoio/compra'
import { expect, test } from './apoio/jornada'
import { botao } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

const DIAS = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado']
const ALMOCO = { nome: 'Almoço executivo' }

/** The weekday and the minute of the day in São Paulo so many minutes from now. */
function daquiA(minutos: number): [dia: string | undefined, minuto: number] {
  const noRelogio = new Date(Date.now() + minutos * 60_000)
    .toLocaleString('sv', { timeZone: 'America/Sao_Paulo' })
    .replace(' ', 'T')
  const data = new Date(`${noRelogio}Z`)
  return [DIAS[data.getUTCDay()], data.getUTCHours() * 60 + data.getUTCMinutes()]
}

/** The dish is sold from `abre` to `fecha`, in minutes from now. */
function vender(loja: { slug: string }, abre: number, fecha: number) {
  const [dia, abertura] = daquiA(abre)
  return naLoja(
    loja,
    `with antes as (delete from janelas where empresa_id = $1)
     insert into janelas (empresa_id, produto_id, dia_semana, abertura, fechamento)
     select $1, id, $3, $4, $5 from produtos where empresa_id = $1 and nome = $2`,
    [ALMOCO.nome, dia, abertura, daquiA(fecha)[1]],
  )
}

test('O prato do almoço abre e fecha na hora, com o cardápio aberto e no carrinho, e o servidor não o vende fora dela', async ({
  abrirNavegador,
  loja,
}) => {
  await vender(loja, 20, 60)
  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = cliente
  await page.clock.install()
  await page.goto(`/${loja.slug}`)
  await cliente.escrever(page.getByRole('searchbox', { name: 'Buscar item...' }), ALMOCO.nome)
  const prato = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: ALMOCO.nome }) })
    .first()
  await expect(prato.getByText(/^Disponível /)).toBeVisible()
  await expect(prato.getByRole('button')).toHaveCount(0)
  const passaDaColuna = () =>
    prato.getByText(/^Disponível /).evaluate(dito => {
      const direita = (caixa: Element | null) => caixa?.getBoundingClientRect().right ?? 0
      return direita(dito) - direita(dito.closest('p'))
    })
  const antes = page.viewportSize()
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await passaDaColuna(), `${width} px`).toBeLessThanOrEqual(0)
  }
  if (antes) await page.setViewportSize(antes)
  await cliente.olhar()

  await page.clock.fastForward('21:00')
  await expect(botao(prato, ALMOCO.nome)).toBeVisible()
  await expect(prato.getByText(/^Disponível /)).toHaveCount(0)
  await porNoCarrinho(cliente, ALMOCO)
  const carrinho = await abrirCarrinho(cliente)
  const continuar = botao(carrinho, 'Continuar e Informar Dados')
  await cliente.apertar(continuar)
  const checkout = page.getByRole('dialog', { name: 'Finalizar Pedido' })
  await retirarPagandoComPix(cliente, checkout, 'Marta Cedo')

  // Only the page's time has passed: on the server's clock it is too early, and the line says when.
  await cliente.apertar(finalizar(checkout))
  const fora = carrinho.getByText(/^Almoço executivo: disponível \S+, \S+\.$/)
  await expect(fora).toBeVisible()
  await expect(continuar).toBeDisabled()
  await cliente.olhar()

  await vender(loja, -10, 10)
  await page.clock.fastForward('00:20')
  await expect(fora).toHaveCount(0)
  await expect(continuar).toBeEnabled()
  await page.clock.fastForward('11:00')
  await expect(fora).toBeVisible()
  await expect(continuar).toBeDisabled()

  await vender(loja, -10, 30)
  await page.clock.fastForward('00:20')
  await cliente.apertar(continuar)
  await expect(checkout.getByLabel('Nome completo')).toHaveValue('Marta Cedo')
})
