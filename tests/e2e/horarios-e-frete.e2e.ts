import { cadastrarDono } from './dono'
import {
  CELULAR,
  COMPUTADOR,
  entrarNoPainel,
  expect,
  irPeloMenuDoUsuario,
  semBarreiras,
  test,
} from './jornada'

for (const [aparelho, tela] of [
  ['celular', CELULAR],
  ['computador', COMPUTADOR],
] as const) {
  test(`No ${aparelho}, o dono monta a semana com um turno que passa da meia-noite, e o cardápio a segue`, async ({
    abrirNavegador,
  }) => {
    const page = await abrirNavegador(tela)
    const dono = await cadastrarDono(page)
    await entrarNoPainel(page, dono)
    await irPeloMenuDoUsuario(page, 'Horários')
    await expect(page.getByRole('heading', { name: 'Configurações de Horários' })).toBeVisible()
    await semBarreiras(page)

    const segunda = page.getByRole('region', { name: 'Segunda-feira' })
    await segunda.getByLabel('Abertura (Turno 1)').fill('18:00')
    await page.getByRole('button', { name: 'Salvar Horários' }).click()
    await expect(segunda.getByText(/^Preencha a abertura e o fechamento do turno 1/)).toBeVisible()
    await segunda.getByLabel('Fechamento (Turno 1)').fill('02:00')
    await expect(segunda.getByText('Fecha às 02:00 do dia seguinte.')).toBeVisible()

    await segunda.getByRole('button', { name: 'Adicionar 2º turno' }).click()
    await segunda.getByLabel('Abertura (Turno 2)').fill('01:00')
    await segunda.getByLabel('Fechamento (Turno 2)').fill('19:00')
    await expect(page.getByText('Segunda-feira: os dois turnos se sobrepõem.')).toBeVisible()
    await segunda.getByRole('button', { name: 'Remover turno 2' }).click()
    await expect(page.getByText('os dois turnos se sobrepõem')).toBeHidden()

    await segunda.getByRole('button', { name: 'Copiar' }).click()
    const copiar = page.getByRole('dialog', { name: 'Copiar Segunda-feira para' })
    await semBarreiras(page)
    await copiar.getByLabel('Todos os dias').check()
    await copiar.getByRole('button', { name: 'Copiar', exact: true }).click()
    await expect(
      page.getByRole('region', { name: 'Domingo' }).getByLabel('Fechamento (Turno 1)'),
    ).toHaveValue('02:00')
    await page.getByRole('button', { name: 'Salvar Horários' }).click()
    await expect(page.getByText('Horários salvos!')).toBeVisible()

    await page.goto(`/${dono.slug}`)
    await expect(page.getByText(/Aberto até 02:00\.|Próxima abertura: .* às 18:00\./).first()).toBeVisible()
  })
}

test('Sair com horários por salvar pergunta antes, e o que foi digitado fica', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, await cadastrarDono(page))
  await irPeloMenuDoUsuario(page, 'Horários')
  const sexta = page.getByRole('region', { name: 'Sexta-feira' })
  await sexta.getByLabel('Abertura (Turno 1)').fill('10:00')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Continuar editando' }).click()
  await expect(sexta.getByLabel('Abertura (Turno 1)')).toHaveValue('10:00')
  await page.getByRole('link', { name: 'Voltar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
})

test('O frete por km aparece com a caixa, aceita vírgula e diz ao lado do campo o que não é valor', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(CELULAR)
  await entrarNoPainel(page, await cadastrarDono(page))
  await irPeloMenuDoUsuario(page, 'Configurações')
  await expect(page.getByLabel('Valor do frete por km')).toBeHidden()
  await page.getByLabel(/^Calcular frete por km/).check()
  await page.getByLabel('Valor do frete por km').fill('dois')
  await page.getByLabel('Valor fixo do frete').fill('8,5')
  await semBarreiras(page)
  const salvar = page.getByRole('region', { name: 'Frete' }).getByRole('button', { name: 'Salvar' })
  await salvar.click()
  await expect(page.getByLabel('Valor do frete por km')).toBeFocused()
  await expect(page.getByText('Informe um valor em reais, como 8,50.').first()).toBeVisible()
  await page.getByLabel('Valor do frete por km').fill('2')
  await salvar.click()
  await expect(page.getByText('Configurações salvas com sucesso!')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Valor do frete por km')).toHaveValue('2,00')
  await expect(page.getByLabel('Valor fixo do frete')).toHaveValue('8,50')
})
