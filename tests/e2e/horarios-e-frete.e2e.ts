import type { Locator, Page } from '@playwright/test'
import { CEPS } from '../world/demo'
import { cortar, esperarAviso, segurar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import {
  CELULAR,
  COMPUTADOR,
  entrarNaTela,
  entrarNoPainel,
  expect,
  irPeloMenuDoUsuario,
  semBarreiras,
  test,
} from './apoio/jornada'

/** What holds on a computer and on the phone that the journey is made with. */
async function emCadaTela(page: Page, conferir: () => Promise<void>): Promise<void> {
  for (const { viewport } of [COMPUTADOR, CELULAR]) {
    await page.setViewportSize(viewport)
    await conferir()
  }
}

test('O dono monta a semana com um turno que passa da meia-noite, no celular como no computador; o que digita enquanto ela é salva fica por salvar, e o cardápio a segue', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  const dono = await plantarDono()
  await entrarNoPainel(page, dono)
  await irPeloMenuDoUsuario(page, 'Horários')
  await expect(page.getByRole('heading', { name: 'Configurações de Horários' })).toBeVisible()
  await emCadaTela(page, () => semBarreiras(page))
  // The shop is open at all hours, so the preview says 'fechado' of no day.
  const previa = page.getByRole('region', { name: 'O que os clientes verão' })
  await expect(previa).toContainText('Horários de funcionamento não configurados. Pedidos permitidos.')
  await expect(page.getByRole('main').getByText('Fechado', { exact: true })).toHaveCount(0)

  const segunda = page.getByRole('region', { name: 'Segunda-feira' })
  await segunda.getByLabel('Abertura (Turno 1)').fill('18:00')
  await page.getByRole('button', { name: 'Salvar Horários' }).click()
  await expect(segunda.getByText(/^Preencha a abertura e o fechamento do turno 1/)).toBeVisible()
  await segunda.getByLabel('Fechamento (Turno 1)').fill('02:00')
  await expect(segunda.getByText('Fecha às 02:00 do dia seguinte.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Domingo' })).toContainText('Fechado')

  await segunda.getByRole('button', { name: 'Adicionar 2º turno' }).click()
  await expect(segunda.getByLabel('Abertura (Turno 2)')).toBeFocused()
  await segunda.getByLabel('Abertura (Turno 2)').fill('01:00')
  await segunda.getByLabel('Fechamento (Turno 2)').fill('19:00')
  // Side by side, and the button behind them.
  const lado = (alvo: Locator) => alvo.evaluate(elemento => elemento.getBoundingClientRect().left)
  await emCadaTela(page, async () => {
    const lados = await Promise.all([
      lado(segunda.getByLabel('Abertura (Turno 2)')),
      lado(segunda.getByLabel('Fechamento (Turno 2)')),
      lado(segunda.getByRole('button', { name: 'Remover turno 2' })),
    ])
    expect(lados).toEqual(lados.toSorted((um, outro) => um - outro))
  })
  await expect(page.getByText('Segunda-feira: os dois turnos se sobrepõem.')).toBeVisible()
  await segunda.getByRole('button', { name: 'Remover turno 2' }).click()
  await expect(segunda.getByRole('button', { name: 'Adicionar 2º turno' })).toBeFocused()
  await expect(page.getByText('os dois turnos se sobrepõem')).toBeHidden()
  const terca = page.getByRole('region', { name: 'Terça-feira' }).getByLabel('Abertura (Turno 1)')
  await terca.fill('09:00')
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(segunda.getByLabel('Abertura (Turno 2)')).toHaveValue('01:00')
  await expect(terca).toHaveValue('09:00')
  await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible()
  await segunda.getByRole('button', { name: 'Remover turno 2' }).click()
  await segunda.getByRole('button', { name: 'Copiar' }).click()
  const copiar = page.getByRole('dialog', { name: 'Copiar Segunda-feira para' })
  await emCadaTela(page, () => semBarreiras(page))
  await copiar.getByLabel('Todos os dias').check()
  await copiar.getByRole('button', { name: 'Copiar', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Domingo' }).getByLabel('Fechamento (Turno 1)')).toHaveValue(
    '02:00',
  )
  const sexta = page.getByRole('region', { name: 'Sexta-feira' }).getByLabel('Fechamento (Turno 1)')
  const soltar = await segurar(page, '**/home/horarios?*')
  await page.getByRole('button', { name: 'Salvar Horários' }).click()
  await expect(page.getByText('Salvando...')).toBeVisible()
  await sexta.fill('03:00')
  soltar()
  await expect(page.getByText('Horários salvos!')).toBeVisible()
  await expect(page.getByText('Salvando...')).toBeHidden()
  await expect(sexta).toHaveValue('03:00')
  await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar Horários' }).click()
  await expect(page.getByText('Há mudanças que ainda não foram salvas.')).toBeHidden()
  await page.reload()
  await expect(sexta).toHaveValue('03:00')
  await page.goto(`/${dono.slug}`)
  await expect(page.getByText(/Aberto até 0[23]:00|Próxima abertura: .* às 18:00\./).first()).toBeVisible()
})

const POR_SALVAR = [
  ['Horários', (page: Page) => page.getByLabel('Abertura (Turno 1)').first(), '10:00'],
  ['Configurações', (page: Page) => page.getByLabel('Valor fixo do frete'), '7,77'],
  ['Meus dados', (page: Page) => page.getByLabel('Nome fantasia'), 'Tacacá da Bia'],
] as const

test('Deixar Horários, Configurações ou Meus dados por salvar pergunta antes, por link ou por "Sair", e o que foi digitado fica', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const pedidos = page.getByRole('navigation').getByRole('link', { name: 'Pedidos', exact: true })
  await entrarNaTela(page, await plantarDono(), '/home/horarios')
  for (const [n, [, achar, digitado]] of POR_SALVAR.entries()) {
    await achar(page).fill(digitado)
    await pedidos.click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(achar(page)).toHaveValue(digitado)
    await page.getByRole('button', { name: 'Menu do usuário' }).click()
    await page.getByRole('banner').getByText('Sair', { exact: true }).click()
    await page.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(achar(page)).toHaveValue(digitado)
    // The next screen; after the last one the first again.
    const [seguinte] = POR_SALVAR[n + 1] ?? POR_SALVAR[0]
    await irPeloMenuDoUsuario(page, seguinte)
    await page.getByRole('button', { name: 'Descartar' }).click()
  }
  for (const [tela, achar, digitado] of POR_SALVAR) {
    await irPeloMenuDoUsuario(page, tela)
    await expect(achar(page)).not.toHaveValue(digitado)
  }
})

test('O botão voltar do navegador pergunta cada vez, e o que foi digitado fica', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await entrarNoPainel(page, await plantarDono())
  await irPeloMenuDoUsuario(page, 'Horários')
  const abertura = page.getByRole('region', { name: 'Sexta-feira' }).getByLabel('Abertura (Turno 1)')
  await abertura.fill('10:00')
  for (const vez of ['uma', 'outra', 'ainda outra']) {
    await page.goBack()
    const pergunta = page.getByRole('dialog', { name: 'Descartar alterações?' })
    await expect(pergunta, vez).toBeVisible()
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(1)
    await pergunta.getByRole('button', { name: 'Continuar editando' }).click()
    await expect(pergunta).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(0)
    await expect(page).toHaveURL(/\/home\/horarios$/)
    await expect(abertura).toHaveValue('10:00')
  }

  await page.goBack()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
  await page.goForward()
  await expect(abertura).toHaveValue('')
  await irPeloMenuDoUsuario(page, 'Configurações')
  await expect(page.getByRole('heading', { name: 'Configurações', exact: true })).toBeVisible()
  await page.goBack()
  await abertura.fill('10:00')
  await page.goForward()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Configurações', exact: true })).toBeVisible()
})

test('Também num navegador em inglês a hora é de 24 horas, e pela metade é recusada, e não fecha a loja em silêncio', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador({ ...COMPUTADOR, locale: 'en-US' })
  await entrarNaTela(page, await plantarDono(), '/home/horarios')
  const sexta = page.getByRole('region', { name: 'Sexta-feira' })
  const abertura = sexta.getByLabel('Abertura (Turno 1)')
  await abertura.pressSequentially('1830')
  await expect(abertura).toHaveValue('18:30')
  await page.keyboard.press('ArrowDown')
  await expect(abertura).toHaveValue('18:25')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(abertura).toHaveValue('19:25')
  const fechamento = sexta.getByLabel('Fechamento (Turno 1)')
  await fechamento.pressSequentially('9')
  await page.keyboard.press('Tab')
  await expect(fechamento).toHaveValue('09:00')
  await fechamento.fill('18:3')
  await page.keyboard.press('Enter')
  await expect(fechamento).toHaveAccessibleDescription('Escreva a hora como 18:00, de 00:00 a 23:59.')
  await expect(sexta.getByText(/^Preencha a abertura e o fechamento do turno 1/)).toBeVisible()
  await expect(page.getByText('Horários salvos!')).toBeHidden()
})

test('Configurações que demoram a chegar ou a ser salvas o dizem; o frete por km aceita vírgula, diz ao lado do campo o que não é valor, e sem rede não se perde', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, await plantarDono(), '/home/em-falta')
  const soltar = await segurar(page, '**/home/configuracoes.data*')
  await irPeloMenuDoUsuario(page, 'Configurações')
  await expect(page.getByText('Carregando configurações...')).toBeVisible()
  await semBarreiras(page)
  soltar()
  await expect(page.getByRole('heading', { name: 'Configurações' })).toBeVisible()
  await expect(page.getByText('Carregando configurações...')).toHaveCount(0)
  await page.getByRole('button', { name: 'Menu do usuário' }).click()
  await expect(page.getByRole('menuitem', { name: 'Configurações' })).toHaveAttribute('aria-current', 'page')
  await semBarreiras(page)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('menu')).toBeHidden()

  await expect(page.getByLabel('Valor do frete por km')).toBeHidden()
  const escolher = (modo: string) => page.locator('label', { hasText: modo }).click()
  await escolher('Calcular frete por km')
  await page.getByLabel('Valor do frete por km').fill('dois')
  await page.getByLabel('Valor fixo do frete').fill('8,5')
  await semBarreiras(page)
  const salvar = page.getByRole('region', { name: 'Frete' }).getByRole('button', { name: /^Salva/ })
  await salvar.click()
  await expect(page.getByLabel('Valor do frete por km')).toBeFocused()
  await expect(page.getByText('Informe um valor em reais, como 8,50.').first()).toBeVisible()
  // The refusal has moved the page: what now lies where the finger was takes no press for a moment.
  await expect(async () => {
    await escolher('O mesmo para qualquer endereço.')
    await expect(page.getByRole('radio', { name: /^Valor fixo/ })).toBeChecked({ timeout: 1_000 })
    await salvar.click()
    await expect(page.getByLabel('Valor do frete por km')).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await escolher('Calcular frete por km')
  await page.getByLabel('Valor do frete por km').fill('2')

  const religar = await cortar(page, '**/home/configuracoes?*')
  await salvar.click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao salvar configurações',
    texto: 'O servidor não respondeu. Confira a conexão e tente novamente.',
  })
  await expect(page.getByLabel('Valor do frete por km')).toHaveValue('2,00')
  await religar()
  const deixarSalvar = await segurar(page, '**/home/configuracoes?*')
  await salvar.click()
  await expect(page.getByRole('region', { name: 'Frete' }).getByText('Salvando...')).toBeVisible()
  deixarSalvar()
  await esperarAviso(page, { tipo: 'success', titulo: 'Configurações salvas com sucesso!' })
  await page.reload()
  await expect(page.getByLabel('Valor do frete por km')).toHaveValue('2,00')
  await expect(page.getByLabel('Valor fixo do frete')).toHaveValue('8,50')
})

test('O dono vê que a posição da loja não vale, e no celular a corrige com a deste aparelho', async ({
  abrirNavegador,
}) => {
  const dono = await plantarDono()
  const { cep, cidade, estado } = CEPS.daCantina
  await naLoja(
    dono,
    `update empresas set endereco_cep = $2, endereco_cidade = $3, endereco_estado = $4, latitude = -3.7, longitude = -38.5
     where id = $1`,
    [cep, cidade, estado],
  )
  await naLoja(dono, `insert into configuracoes (empresa_id, modo_frete) values ($1, 'km')`, [])
  const page = await abrirNavegador(CELULAR)
  await entrarNaTela(page, dono, '/home/configuracoes')
  const cartao = page.getByRole('region', { name: 'Posição da loja' })
  await expect(
    cartao.getByText(/A posição guardada não vale: fica fora de SP, a 2\.\d{3} km de /),
  ).toBeVisible()
  await emCadaTela(page, () => semBarreiras(page))

  await cartao.getByLabel('Números do mapa').fill('Rua Caiubi')
  await cartao.getByRole('button', { name: 'Salvar' }).click()
  await expect(cartao.getByText('Informe os dois números do mapa, como -23.5505, -46.6333.')).toBeVisible()
  await expect(cartao.getByLabel('Números do mapa')).toHaveValue('Rua Caiubi')

  const aparelho = page.context()
  await aparelho.grantPermissions(['geolocation'])
  await aparelho.setGeolocation({ latitude: -23.5571, longitude: -46.6602, accuracy: 2_000 })
  const usar = cartao.getByRole('button', { name: 'usar a posição deste aparelho' })
  await usar.click()
  await expect(cartao.getByText('Este aparelho não sabe ao certo onde está.')).toBeVisible()
  await aparelho.setGeolocation({ latitude: -23.5571, longitude: -46.6602, accuracy: 12 })
  await usar.click()
  await expect(cartao.getByLabel('Números do mapa')).toHaveValue('-23.55710, -46.66020')
  await cartao.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Posição da loja salva!')).toBeVisible()
  await expect(cartao.getByText(/^Em linha reta, a loja fica a \d+,\d km de /)).toBeVisible()
  await expect(cartao.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('href', /query=-23\.55710/)
})
