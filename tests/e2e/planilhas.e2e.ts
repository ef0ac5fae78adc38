import { readFile } from 'node:fs/promises'
import type { Download, Locator, Page } from '@playwright/test'
import { telefoneNovo } from './apoio/compra'
import { type Dono, plantarDono } from './apoio/dono'
import { entrarNaTela, esperarScript, expect, test } from './apoio/jornada'
import { type Cliente, chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE } from './apoio/modos'

/** A restaurant of the test's own, with nothing in it yet, on that screen. */
async function abrirVazio({ page }: Cliente, tela: string): Promise<Dono> {
  const dono = await plantarDono()
  await entrarNaTela(page, dono, `/home/${tela}`)
  return dono
}

const botao = (page: Page, nome: string | RegExp) => page.getByRole('button', { name: nome, exact: true })
const link = (page: Page, nome: string) =>
  page.getByRole('main').getByRole('link', { name: nome, exact: true })
const aviso = (page: Page, texto: string) => page.locator('[data-toast]').getByText(texto, { exact: true })
const bloco = (page: Page, titulo: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: titulo, exact: true }) })

/** A number in the summary of the dry run. */
const contado = (page: Page, rotulo: string) =>
  bloco(page, 'Conferência').locator('dl > div').filter({ hasText: rotulo }).getByRole('definition')

interface Arquivo {
  readonly nome?: string
  readonly texto: string
}

/**
 * Chooses a file through the browser's file dialog. A pointer presses the label, because the input itself is out of
 * sight.
 */
async function escolher(
  { page, apertar }: Cliente,
  { nome = 'planilha.csv', texto }: Arquivo,
  comTeclado = false,
): Promise<void> {
  const campo = page.getByLabel(/^Escolher (outro )?arquivo/)
  const alvo: Locator = comTeclado ? campo : page.getByText(/^Escolher (outro )?arquivo/)
  const [dialogo] = await Promise.all([page.waitForEvent('filechooser'), apertar(alvo)])
  await dialogo.setFiles({ name: nome, mimeType: 'text/csv', buffer: Buffer.from(texto) })
}

async function baixar({ page, apertar }: Cliente, alvo: Locator): Promise<{ nome: string; texto: string }> {
  const [baixado] = await Promise.all([page.waitForEvent('download'), apertar(alvo)])
  return { nome: baixado.suggestedFilename(), texto: await lerBaixado(baixado) }
}

async function lerBaixado(baixado: Download): Promise<string> {
  return readFile(await baixado.path(), 'utf8')
}

const LINHAS = [
  'Categoria;Nome;Descrição;Preço;Itens extras',
  'Caldos;Caldo verde;"Couve, batata\ne linguiça";18,00;Torresmo=3,00',
  'Caldos;Caldo de mandioca;;R$ 1.216,50;',
  'Sucos;Suco de caju;;9,00;',
]
const CERTA = LINHAS.join('\r\n')
const COM_ERROS = CERTA.replace('18,00', 'dezoito').replace(
  'Sucos;Suco de caju;;9,00',
  'Caldos;CALDO VERDE;;9,00',
)

test(`O dono importa o cardápio: linhas com erro, arquivo corrigido, no cardápio`, async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page, apertar, olhar } = dono
  const { slug } = await abrirVazio(dono, 'produtos')
  await apertar(link(page, 'Importar'))
  await expect(page.getByRole('heading', { name: 'Importar produtos' })).toBeVisible()
  await olhar(link(page, 'Baixar modelo'))
  const modelo = await baixar(dono, link(page, 'Baixar modelo'))
  expect([modelo.nome, modelo.texto]).toEqual([
    'modelo-do-cardapio.csv',
    expect.stringMatching(/^\uFEFFCategoria;Nome;/),
  ])

  await escolher(dono, { texto: COM_ERROS }, true)
  await expect(page.getByRole('heading', { name: 'Conferência' })).toBeFocused()
  await expect(contado(page, 'Com erro')).toHaveText('2')
  const erros = page.getByRole('region', { name: 'Linhas com erro' }).getByRole('listitem')
  await expect(erros).toHaveCount(2)
  await expect(erros.nth(0)).toContainText('Linha 2 · Preço')
  await expect(erros.nth(0)).toContainText('O preço deve ser um número positivo.')
  await expect(erros.nth(0)).toContainText('dezoito')
  await expect(erros.nth(1)).toContainText('Linha 4 · Nome')
  await expect(erros.nth(1)).toContainText('Repete a linha 2.')
  await expect(botao(page, /^Importar \d/)).toBeDisabled()
  await olhar(page.getByRole('heading', { name: 'Conferência' }))
  const lista = await baixar(dono, botao(page, 'Baixar lista'))
  expect(lista.texto.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFLinha;Coluna;Valor;Motivo',
    '2;Preço;dezoito;O preço deve ser um número positivo.',
  ])

  await escolher(dono, { texto: CERTA }, true)
  await expect(contado(page, 'Novos')).toHaveText('3')
  await expect(contado(page, 'Com erro')).toHaveText('0')
  await expect(page.getByText('Caldos, Sucos')).toBeVisible()
  await olhar()
  await apertar(botao(page, 'Importar 3 linhas'))
  await expect(aviso(page, 'Cardápio importado!')).toBeVisible()
  await expect(aviso(page, '3 produtos novos.')).toBeVisible()
  await expect(page).toHaveURL(/\/home\/produtos$/)
  await expect(page.getByRole('heading', { name: 'Suco de caju' })).toBeVisible()
  await page.goto(`/${slug}`)
  await expect(page.getByText('Caldo de mandioca').first()).toBeVisible()
  await expect(page.getByText('R$ 1.216,50').first()).toBeVisible()
})

test('O dono exporta os clientes, muda a planilha e a importa de novo', async ({ abrirNavegador }) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, olhar } = dono
  await abrirVazio(dono, 'clientes')
  await apertar(link(page, 'Importar'))
  const [ana, beto] = [telefoneNovo(), telefoneNovo()]
  await escolher(dono, { texto: `Nome,Telefone,CEP\nAna Dias,+55 ${ana},1310100\n=Beto,${beto},` })
  await expect(contado(page, 'Novos')).toHaveText('2')
  await apertar(botao(page, 'Importar 2 linhas'))
  await expect(aviso(page, 'Clientes importados!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ana Dias' })).toBeVisible()
  await olhar()

  await olhar(botao(page, 'Mais ações'))
  await apertar(botao(page, 'Mais ações'))
  await olhar(page.getByRole('menuitem', { name: 'Importar' }))
  const { nome, texto } = await baixar(dono, page.getByRole('menuitem', { name: 'Exportar' }))
  expect(nome).toMatch(/^clientes-.+-\d{4}-\d\d-\d\d\.csv$/)
  expect(texto).toContain(';01310-100;')
  expect(texto).toContain("'=Beto;")
  await apertar(botao(page, 'Mais ações'))
  await apertar(page.getByRole('menuitem', { name: 'Importar' }))
  await escolher(dono, { nome, texto })
  await expect(contado(page, 'Sem mudança')).toHaveText('2')
  await expect(page.getByText('Tudo já está como na planilha: não há o que importar.')).toBeVisible()
  await expect(botao(page, 'Importar')).toBeDisabled()

  await escolher(dono, { nome, texto: texto.replace('Ana Dias', 'Ana Dias Reis') })
  await apertar(page.getByText('O que muda (1)'))
  await expect(page.getByText('Nome: Ana Dias')).toContainText('Ana Dias Reis')
  await olhar()
  await apertar(botao(page, 'Importar 1 linha'))
  await expect(aviso(page, '1 cliente alterado.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ana Dias Reis' })).toBeVisible()
})

test('Uma pasta do Excel é recusada dizendo como salvar; sem rede o arquivo escolhido fica, e se alguém muda o cadastro depois da conferência nada é importado', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, olhar } = dono
  await abrirVazio(dono, 'produtos/importar')
  for (const arquivo of [
    { nome: 'cardapio.xlsx', texto: 'qualquer coisa' },
    { nome: 'cardapio.csv', texto: 'PK\u0003\u0004' },
  ]) {
    await escolher(dono, arquivo)
    await expect(page.getByLabel(/^Escolher (outro )?arquivo/)).toHaveAccessibleDescription(
      /Salve a planilha como CSV/,
    )
    await expect(aviso(page, 'Erro ao importar')).toBeVisible()
  }
  await olhar()

  const falta = bloco(page, 'Escolha o arquivo').getByText('O servidor não respondeu.')
  await page.context().setOffline(true)
  await escolher(dono, { texto: 'Nome;Preço\nSuco de caju;9,00' })
  await expect(falta).toBeVisible()
  await page.context().setOffline(false)
  await apertar(botao(page, 'Conferir de novo'))
  await expect(contado(page, 'Novos')).toHaveText('1')

  const outra = await page.context().newPage()
  await outra.goto('/home/produtos')
  await esperarScript(outra)
  await outra.getByRole('button', { name: 'Novo produto' }).click()
  const formulario = outra.getByRole('dialog', { name: 'Novo produto' })
  await formulario.getByRole('textbox', { name: 'Nome' }).fill('Suco de caju')
  await formulario.getByRole('textbox', { name: 'Preço', exact: true }).fill('8,00')
  await formulario.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(formulario).toBeHidden()
  await outra.close()
  await apertar(botao(page, 'Importar 1 linha'))
  await expect(
    page.getByText('O cadastro mudou depois da conferência, e nada foi importado.').first(),
  ).toBeVisible()
  await expect(contado(page, 'Alterados')).toHaveText('1')

  await page.context().setOffline(true)
  await apertar(botao(page, 'Importar 1 linha'))
  await expect(falta).toBeVisible()
  await page.context().setOffline(false)
  await apertar(botao(page, 'Importar 1 linha'))
  await expect(aviso(page, 'Cardápio importado!')).toBeVisible()
  await expect(aviso(page, '1 produto alterado.')).toBeVisible()
})
