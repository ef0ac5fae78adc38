import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { plantarDono } from './apoio/dono'
import { entrarNaTela, esperarScript, expect, test } from './apoio/jornada'
import { aviso, botao, cartao, dialogo, dito, salvar } from './apoio/listas'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'

const campo = (onde: Page | Locator, nome: string) => onde.getByRole('textbox', { name: nome, exact: true })

test('Duas abas mudam o mesmo produto: quem só mudou o nome não traz o preço de volta, e do mesmo preço se pergunta com qual ficar', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, escrever, olhar } = dono
  await entrarNaTela(page, await plantarDono(), '/home/produtos')
  const nome = `Moqueca ${randomUUID().slice(0, 6)}`
  await page.request.post('/home/produtos', { form: { nome, preco: '30', ativo: 'on' } })
  await page.reload()
  await esperarScript(page)
  const outra = await page.context().newPage()
  const editar = async (onde: Page, qual: string) => {
    await botao(onde, `Editar ${qual}`).click()
    return dialogo(onde, 'Editar produto')
  }
  const naOutra = async (qual: string, preco: string) => {
    await outra.goto('/home/produtos')
    await esperarScript(outra)
    const edicao = await editar(outra, qual)
    return async () => {
      await campo(edicao, 'Preço').fill(preco)
      await botao(edicao, 'Salvar').click()
      await expect(edicao).toBeHidden()
    }
  }

  const aumentar = await naOutra(nome, '35')
  const edicao = await editar(page, nome)
  await aumentar()
  const daCasa = `${nome} da casa`
  await escrever(campo(edicao, 'Nome'), daCasa)
  await salvar(dono, edicao, 'Atualizado!')
  await expect(aviso(page, 'Ficou também o que outra pessoa mudou: Preço.')).toBeVisible()
  await expect(cartao(page, daCasa)).toContainText('R$ 35,00')

  for (const [preco, escolhido, fica] of [
    ['40', /^O que está salvo agora/, 'R$ 40,00'],
    ['50', null, 'R$ 45,00'],
  ] as const) {
    const mudar = await naOutra(daCasa, preco)
    await editar(page, daCasa)
    await mudar()
    await escrever(campo(edicao, 'Preço'), '45')
    await escrever(edicao.getByRole('textbox', { name: 'Descrição' }), `Com farofa, ${preco}`)
    await apertar(botao(edicao, 'Salvar'))
    await expect(dito(edicao, 'Outra pessoa salvou mudanças aqui enquanto você editava.')).toBeInViewport()
    const pergunta = edicao.getByRole('group', { name: 'Preço' })
    await expect(pergunta.getByRole('radio', { name: /^O que você digitou R\$ 45,00/ })).toBeChecked()
    await olhar(botao(edicao, 'Salvar'))
    if (escolhido) await apertar(pergunta.locator('label').filter({ hasText: escolhido }))
    await salvar(dono, edicao, 'Atualizado!')
    await expect(cartao(page, daCasa)).toContainText(fica)
    await expect(cartao(page, daCasa)).toContainText(`Com farofa, ${preco}`)
  }
})

test('O formulário que fica aberto mostra o que a outra aba tinha mudado: configurações e horários', async ({
  abrirNavegador,
}) => {
  const { page } = await chegar(abrirNavegador, NO_COMPUTADOR)
  await entrarNaTela(page, await plantarDono(), '/home/configuracoes')
  const outra = await page.context().newPage()
  await outra.goto('/home/configuracoes')
  await esperarScript(outra)
  const minimo = (onde: Page) => onde.getByRole('region', { name: 'Pedido mínimo e entrega grátis' })
  await campo(minimo(outra), 'Pedido mínimo para retirada').fill('15')
  await botao(minimo(outra), 'Salvar').click()
  await expect(outra.locator('[data-toast]')).toBeVisible()
  await campo(minimo(page), 'Entrega grátis a partir de').fill('80')
  await botao(minimo(page), 'Salvar').click()
  await expect(page.locator('[data-toast]')).toContainText('Ficou também o que outra pessoa mudou')
  await expect(campo(minimo(page), 'Pedido mínimo para retirada')).toHaveValue('15,00')
  await expect(campo(minimo(page), 'Entrega grátis a partir de')).toHaveValue('80,00')

  for (const aba of [page, outra]) {
    await aba.goto('/home/horarios')
    await esperarScript(aba)
  }
  const abrirDia = async (onde: Page, dia: string, das: string, ate: string) => {
    const regiao = onde.getByRole('region', { name: dia })
    await regiao.getByLabel('Abertura (Turno 1)').fill(das)
    await regiao.getByLabel('Fechamento (Turno 1)').fill(ate)
    await botao(onde, 'Salvar Horários').click()
    await expect(aviso(onde, 'Horários salvos!')).toBeVisible()
  }
  await abrirDia(outra, 'Segunda-feira', '11:00', '15:00')
  await abrirDia(page, 'Sexta-feira', '18:00', '23:00')
  const segunda = page.getByRole('region', { name: 'Segunda-feira' })
  await expect(segunda.getByLabel('Abertura (Turno 1)')).toHaveValue('11:00')
  await page.reload()
  await expect(segunda.getByLabel('Fechamento (Turno 1)')).toHaveValue('15:00')
  await expect(
    page.getByRole('region', { name: 'Sexta-feira' }).getByLabel('Abertura (Turno 1)'),
  ).toHaveValue('18:00')
})
