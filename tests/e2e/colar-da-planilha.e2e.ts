import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { naLoja } from './apoio/banco-da-loja'
import { entrarNoPainel, expect, test } from './apoio/jornada'
import { type Cliente, chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

/** As a person pastes: from the clipboard, into the field that has the focus. */
async function colar({ page }: Cliente, campo: Locator, texto: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(copiado => navigator.clipboard.writeText(copiado), texto)
  await campo.focus()
  await page.keyboard.press('Control+V')
}

test('Linhas de uma planilha coladas no nome de um sabor viram sabores com os seus preços, e se desfazem', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  await page.goto('/home/grupos')
  await dono.apertar(page.getByRole('button', { name: 'Novo grupo' }).first())
  const form = page.getByRole('dialog', { name: 'Novo grupo' })
  await dono.marcar(form.getByRole('radio', { name: /^Sabores/ }))
  await expect(form.getByLabel('Novo sabor')).toBeVisible()

  const longo = 'Calabresa com cebola roxa, azeitona preta e catupiry original da casa'
  await colar(dono, form.getByLabel('Novo sabor'), `Sabor\tPreço\nCalabresa\tR$ 49,90\n${longo}\t12,345\n`)
  const nome = (n: number) => form.locator(`[name="opcoes.${n}.nome"]`)
  const preco = (n: number) => form.locator(`[name="opcoes.${n}.preco"]`)
  await expect(form.getByRole('alert').getByText('Colado: 2 opções novas')).toBeVisible()
  await expect(nome(0)).toHaveValue('Calabresa')
  await expect(preco(0)).toHaveValue('49,90')
  await expect(nome(1)).toHaveValue(longo)
  await expect(nome(1)).toHaveAccessibleDescription(/60/)
  await expect(preco(1)).toHaveValue('12,345')
  await expect(preco(1)).toHaveAccessibleDescription(/duas casas/)
  await dono.olhar()
  await dono.apertar(form.getByRole('button', { name: 'Desfazer' }))
  await expect(nome(0)).toHaveValue('')
  await expect(nome(1)).toHaveCount(0)

  await colar(dono, form.getByLabel('Novo sabor'), 'Atum')
  await expect(nome(0)).toHaveValue('Atum')
  await colar(dono, form.getByLabel('Novo sabor'), 'ATUM\t40\nPortuguesa\t55,9')
  await expect(form.getByRole('alert').getByText('Colado: 1 opção nova, 1 que já estava mudou')).toBeVisible()
  await expect(nome(0)).toHaveValue('Atum')
  await expect(preco(0)).toHaveValue('40,00')
  await expect(nome(1)).toHaveValue('Portuguesa')
  await dono.apertar(form.getByRole('button', { name: 'Salvar' }))
  await expect(form).toBeHidden()
  await expect(page.getByText('Atum, Portuguesa')).toBeVisible()
})

test('Bairros colados que já estão propõem a nova taxa, saem num arquivo, e mudam ou saem da tabela juntos', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page } = dono
  await entrarNoPainel(page, loja)
  await page.goto('/home/configuracoes/bairros')
  const varios = page.getByRole('dialog', { name: 'Adicionar vários' })
  const linhas = varios.getByLabel(/^Bairros, um por linha/)
  const abrirVarios = async () => {
    await dono.apertar(page.getByRole('button', { name: 'Adicionar vários' }).first())
    await expect(linhas).toBeVisible()
  }
  const naMaisAcoes = async (acao: string) => {
    await dono.apertar(page.getByRole('button', { name: 'Mais ações', exact: true }))
    await dono.apertar(page.getByRole('menuitem', { name: acao }))
  }
  const guardar = (form: Locator) => dono.apertar(form.getByRole('button', { name: 'Salvar' }))
  await abrirVarios()
  await colar(dono, linhas, 'Lapa\t5,00\nPerdizes\t8,00\nlapa\t6,00')
  await guardar(varios)
  await expect(linhas).toHaveAccessibleDescription(
    /Linhas 1 e 3: Lapa está mais de uma vez\. Deixe uma linha só\./,
  )
  await linhas.fill('')
  await colar(dono, linhas, 'Lapa\t5,00\nPerdizes\t8,00')
  await guardar(varios)
  await expect(varios).toBeHidden()

  await abrirVarios()
  await colar(dono, linhas, 'LAPA\t6,00\nPerdizes\t8,00\nSumaré\t9,00')
  await expect(varios.getByText('R$ 5,00 → R$ 6,00')).toBeVisible()
  await expect(varios.getByRole('checkbox', { name: /Mudar 1 bairro que já está na tabela/ })).toBeChecked()
  await dono.olhar()
  await guardar(varios)
  await expect(page.getByText('1 bairro adicionado, 1 mudou!')).toBeVisible()

  const [arquivo] = await Promise.all([page.waitForEvent('download'), naMaisAcoes('Exportar')])
  expect(arquivo.suggestedFilename()).toMatch(/^bairros-.+\.csv$/)
  const csv = await readFile(await arquivo.path(), 'utf8')
  expect(csv).toContain('Lapa;6,00;')

  const juntos = page.getByRole('dialog', { name: 'Mudar vários' })
  await naMaisAcoes('Mudar vários')
  await dono.escrever(juntos.getByLabel('Valor'), '1,50')
  await expect(juntos.getByText('R$ 6,00 → R$ 7,50')).toBeVisible()
  await dono.olhar()
  await naLoja(loja, `update bairros_entrega set taxa = 9.5 where empresa_id = $1 and nome = 'Lapa'`)
  await guardar(juntos)
  await expect(
    juntos.getByText('Estas taxas mudaram depois que você abriu: Lapa. Confira e salve de novo.').first(),
  ).toBeVisible()
  await expect(juntos.getByText('R$ 9,50 → R$ 11,00')).toBeVisible()
  await guardar(juntos)
  await expect(page.getByText('3 taxas mudadas!')).toBeVisible()

  await naMaisAcoes('Mudar vários')
  await juntos.getByLabel('O que fazer').selectOption('Excluir da tabela')
  await guardar(juntos)
  await expect(juntos.getByText('Confirme que os bairros marcados saem da tabela.')).toBeVisible()
  const lapa = juntos.getByRole('checkbox', { name: /^Lapa/ })
  await lapa.locator('xpath=ancestor::label').click()
  await dono.marcar(juntos.getByRole('checkbox', { name: 'Sim, excluir 2 bairros: Perdizes, Sumaré' }))
  await dono.marcar(lapa)
  const excluirOsTres = juntos.getByRole('checkbox', {
    name: 'Sim, excluir 3 bairros: Lapa, Perdizes, Sumaré',
  })
  await expect(excluirOsTres, 'asked for two, and not for three').not.toBeChecked()
  await dono.olhar()
  await dono.marcar(excluirOsTres)
  await guardar(juntos)
  await expect(page.getByText('Nenhum bairro ainda')).toBeVisible()

  await abrirVarios()
  await colar(dono, linhas, csv)
  await guardar(varios)
  await expect(page.getByText('3 bairros adicionados!')).toBeVisible()
})
