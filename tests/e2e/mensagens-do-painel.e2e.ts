import type { Page } from '@playwright/test'
import { esperarAviso, segurar } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { plantarDono } from './apoio/dono'
import { COMPUTADOR, entrarNaTela, expect, irPeloMenuDoUsuario, semBarreiras, test } from './apoio/jornada'

/** Each screen of the panel, the way to it, and what it says when it cannot be read (telas-3). */
const TELAS = [
  ['Produtos', '**/home/produtos.data*', 'Erro ao carregar dados', 'Gerenciar Produtos'],
  ['Categorias', '**/home/categorias.data*', 'Erro ao carregar categorias', 'Categorias'],
  ['Itens Extras', '**/home/extras.data*', 'Erro ao carregar itens extras', 'Itens Extras'],
  ['Clientes', '**/home/clientes.data*', 'Erro ao carregar clientes', 'Clientes'],
  ['Configurações', '**/home/configuracoes.data*', 'Erro ao carregar configurações', 'Configurações'],
  ['Horários', '**/home/horarios.data*', 'Erro ao carregar horários', 'Configurações de Horários'],
] as const

test('Cada tela do painel que não carrega diz o quê, e tentar de novo a traz', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNaTela(page, await plantarDono(), '/home/em-falta')
  for (const [link, dados, erro, titulo] of TELAS) {
    await page.route(dados, route => route.abort('internetdisconnected'))
    if (link === 'Configurações' || link === 'Horários') await irPeloMenuDoUsuario(page, link)
    else await page.getByRole('navigation').getByRole('link', { name: link }).click()
    await esperarAviso(page, { tipo: 'destructive', titulo: erro })
    await expect(page.getByRole('heading', { name: erro })).toBeVisible()
    await semBarreiras(page)
    await page.unroute(dados)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByRole('heading', { name: titulo, exact: true })).toBeVisible()
  }
})

test('Uma tela que não se consegue ler de novo fica como estava, com o que se digita nela, e diz isso até ser lida', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await naLoja(dono, `insert into categorias (empresa_id, nome) values ($1, 'Sopas')`)
  await entrarNaTela(page, dono, '/home/categorias')
  await criarCategoria(page, 'Massas')
  await page.route('**/home/categorias.data*', route =>
    route.request().method() === 'GET' ? route.abort('internetdisconnected') : route.continue(),
  )
  await criarCategoria(page, 'Caldos')
  const velha = page.getByRole('status').filter({ hasText: 'Não foi possível atualizar esta tela' })
  await expect(velha).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sopas' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Caldos' })).toHaveCount(0)
  await semBarreiras(page)

  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const nome = page.getByRole('dialog', { name: 'Nova categoria' }).getByRole('textbox', { name: 'Nome' })
  await nome.fill('Risotos')
  await page.unrouteAll()
  await expect(velha).toBeHidden({ timeout: 20_000 })
  await expect(nome).toHaveValue('Risotos')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect(page.getByRole('heading', { name: 'Caldos' })).toBeVisible()
})

async function criarCategoria(page: Page, nome: string): Promise<void> {
  await page.getByRole('button', { name: 'Nova categoria' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Nova categoria' })
  await dialogo.getByRole('textbox', { name: 'Nome' }).fill(nome)
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await esperarAviso(page, { tipo: 'success', titulo: 'Categoria criada!' })
  await expect(dialogo).toBeHidden()
}

test('O que se exclui não fica um instante a mais na lista: a pergunta espera pela lista lida de novo', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  const dono = await plantarDono()
  await naLoja(dono, `insert into categorias (empresa_id, nome) values ($1, 'Sopas')`)
  await entrarNaTela(page, dono, '/home/categorias')
  await page.getByRole('button', { name: 'Excluir Sopas' }).click()
  const pergunta = page.getByRole('dialog', { name: 'Excluir "Sopas"?' })
  const lida = page.waitForRequest('**/home/categorias.data*')
  const soltar = await segurar(page, '**/home/categorias.data*')
  await pergunta.getByRole('button', { name: 'Excluir' }).click()
  await lida
  await expect(pergunta.getByRole('button', { name: 'Excluir' })).toHaveAttribute('aria-busy', 'true')
  soltar()
  await esperarAviso(page, { tipo: 'success', titulo: 'Categoria excluída' })
  await expect(pergunta).toBeHidden()
  await expect(page.getByText('Nenhuma categoria ainda')).toBeVisible()
})
