import { entrar, esperarScript, expect, test } from './apoio/jornada'
import { botao } from './apoio/listas'
import { chegar, NO_CELULAR } from './apoio/modos'

const DIA_MS = 86_400_000

test('O dono fecha no Natal com um toque e abre na véspera até a madrugada, e o cardápio segue', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrar(page, loja)
  await page.goto('/home/horarios')
  await esperarScript(page)
  const datas = page.getByRole('region', { name: 'Datas especiais' })
  await dono.apertar(datas.getByRole('button', { name: /^Ver os \d+ dos próximos 12 meses$/ }))
  await dono.olhar()
  await dono.apertar(botao(datas, 'Fechar em 25/12 · Natal').last())
  await expect(page.locator('[data-toast]').getByText('Data especial salva!')).toBeVisible()
  const excluir = datas.getByRole('button', { name: /^Excluir Natal, 25\/12\/\d{4}$/ })
  const ano = Number((await excluir.getAttribute('aria-label'))?.slice(-4))

  await dono.apertar(botao(datas, 'Adicionar data'))
  const nova = page.getByRole('dialog', { name: 'Nova data especial' })
  await dono.escrever(nova.getByLabel('Data'), `24/12/${ano}`)
  await dono.apertar(nova.getByText('Abre em outro horário'))
  await dono.apertar(botao(nova, 'Salvar'))
  await expect(nova.getByText('Dê um nome à data, como Natal.').first()).toBeVisible()
  await dono.escrever(nova.getByLabel('Nome'), 'Véspera de Natal')
  await dono.escrever(nova.getByLabel('Abertura (Turno 1)'), '18:00')
  await dono.escrever(nova.getByLabel('Fechamento (Turno 1)'), '02:00')
  await expect(nova.getByText(new RegExp(`, 24/12/${ano} · Véspera de Natal: 18:00 às 02:00$`))).toBeVisible()
  await dono.olhar(botao(nova, 'Salvar'))
  await dono.apertar(botao(nova, 'Salvar'))
  await expect(nova).toBeHidden()
  await expect(datas.getByText('18:00 às 02:00')).toBeVisible()

  const cliente = await chegar(abrirNavegador, NO_CELULAR)
  await cliente.page.clock.install()
  // São Paulo is three hours behind UTC.
  const madrugada = Date.UTC(ano, 11, 25, 4, 30)
  // The server's clock stays where it is: an answer that comes in between takes the page back to today.
  await expect(async () => {
    await cliente.page.goto(`/${loja.slug}`)
    await esperarScript(cliente.page)
    await cliente.page.clock.fastForward(madrugada - Date.now())
    await expect(cliente.page.getByText('Aberto até 02:00')).toBeAttached({ timeout: 2_000 })
    await cliente.page.clock.fastForward(DIA_MS / 24)
    const fechada = cliente.page.getByText(/Fechado agora\. Próxima abertura: /)
    await expect(fechada).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  await cliente.olhar()
})
