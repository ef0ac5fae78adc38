import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { cortar } from './apoio/avisos'
import { telefoneNovo } from './apoio/compra'
import { plantarDono } from './apoio/dono'
import { abrirProdutos, procurar } from './apoio/editor-de-produtos'
import { entrar, entrarNaTela, entrarNoPainel, esperarScript, expect, test } from './apoio/jornada'
import {
  abrirVazio,
  apertarNaLinha,
  aviso,
  botao,
  cartao,
  dialogo,
  dito,
  excluir,
  maisAcoes,
  salvar,
} from './apoio/listas'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'

test('O que um dono exclui enquanto outro edita é dito a este, que não perde a tela', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  await abrirVazio(dono, 'categorias')
  const nome = `Sazonal ${randomUUID().slice(0, 6)}`
  await botao(page, 'Nova categoria').click()
  await dialogo(page, 'Nova categoria').getByRole('textbox', { name: 'Nome' }).fill(nome)
  await salvar(dono, dialogo(page, 'Nova categoria'), 'Categoria criada!')
  const outra = await page.context().newPage()
  await outra.goto('/home/categorias')
  await esperarScript(outra)
  await botao(outra, `Editar ${nome}`).click()
  const edicao = dialogo(outra, 'Editar categoria')
  await edicao.getByRole('textbox', { name: 'Nome' }).fill('Outro nome')

  await excluir(dono, nome, 'Categoria excluída')
  await botao(edicao, 'Salvar').click()
  await expect(dito(edicao, 'Este registro não existe mais: alguém já o excluiu.')).toBeVisible()
  await expect(edicao.getByRole('textbox', { name: 'Nome' })).toHaveValue('Outro nome')
  await botao(edicao, 'Cancelar').click()
  await botao(dialogo(outra, 'Descartar alterações?'), 'Descartar').click()
  await expect(outra.getByText('Nenhuma categoria ainda')).toBeVisible()
})

test('Os itens extras viram um grupo, e o que um dono salva nele enquanto outro o edita é dito a este, que salva de novo sabendo', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  const { nome } = PRODUTOS.carbonara
  await abrirProdutos(dono, loja)
  await procurar(dono, nome)
  const card = cartao(page, nome)
  await apertarNaLinha(dono, 'Transformar em grupo', nome)
  const pergunta = dialogo(page, 'Transformar em grupo?')
  await dono.olhar(botao(pergunta, 'Transformar'))
  await dono.apertar(botao(pergunta, 'Transformar'))
  await expect(aviso(page, 'Grupo criado!')).toBeVisible()
  await expect(pergunta).toBeHidden()
  await expect(card.getByText('Adicionais')).toBeVisible()
  await dono.apertar(maisAcoes(page, nome))
  await expect(page.getByRole('menuitem', { name: 'Duplicar' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Transformar em grupo' })).toHaveCount(0)

  await page.goto('/home/grupos')
  await esperarScript(page)
  const outra = await page.context().newPage()
  await outra.goto('/home/grupos')
  await esperarScript(outra)
  const abrir = async (onde: Page) => {
    await botao(onde, 'Editar Adicionais').click()
    return dialogo(onde, 'Editar grupo')
  }
  const opcao = (onde: Locator, campo: string) => onde.locator(`[name="opcoes.0.${campo}"]`)
  const edicao = await abrir(page)
  await opcao(edicao, 'nome').fill('Bacon da casa')
  const primeira = await abrir(outra)
  await opcao(primeira, 'preco').fill('5,50')
  await botao(primeira, 'Salvar').click()
  await expect(primeira).toBeHidden()

  await botao(edicao, 'Salvar').click()
  await expect(dito(edicao, 'Outra pessoa salvou mudanças aqui enquanto você editava.')).toBeInViewport()
  await expect(edicao.getByRole('group', { name: 'Opção Bacon da casa' })).toBeVisible()
  await expect(dito(edicao, 'R$ 5,50')).toBeVisible()
  await expect(opcao(edicao, 'nome')).toHaveValue('Bacon da casa')
  await dono.olhar(botao(edicao, 'Salvar'))
  await opcao(edicao, 'preco').fill('5,50')
  await salvar(dono, edicao, 'Grupo atualizado!')
  // The list behind the dialog was read again too.
  await expect(cartao(page, 'Adicionais')).toContainText('Bacon da casa')
})

test('Quando a sessão termina, o formulário fica; depois de entrar em outra aba, salva', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  const loja = await plantarDono()
  await entrarNaTela(page, loja, '/home/categorias')
  await botao(page, 'Nova categoria').click()
  const formulario = dialogo(page, 'Nova categoria')
  await formulario.getByRole('textbox', { name: 'Nome' }).fill('Moquecas')
  await page.request.post('/home/sair')
  // A reading that the page does by itself finds the session gone, and leaves what is typed in the form.
  const lido = page.waitForResponse(resposta => new URL(resposta.url()).pathname === '/home/pendentes')
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await lido
  const entrada = dialogo(page, 'Sua sessão terminou.')
  await expect(entrada).toBeVisible()
  await botao(entrada, 'Fechar').click()
  await botao(formulario, 'Salvar').click()
  await expect(dito(formulario, 'Entre novamente e salve outra vez.')).toBeVisible()
  await dono.olhar(botao(formulario, 'Salvar'))
  await botao(formulario, 'Entrar novamente').click()
  await expect(entrada).toBeVisible()
  await botao(entrada, 'Fechar').click()

  const outra = await page.context().newPage()
  await entrar(outra, await plantarDono())
  await botao(formulario, 'Salvar').click()
  await expect(dito(formulario, 'Outra empresa entrou neste navegador.')).toBeVisible()
  await outra.goto('/home/categorias?busca=Moquecas')
  await expect(outra.getByText('Nada encontrado')).toBeVisible()

  await page.request.post('/home/sair')
  await entrar(outra, loja)
  await salvar(dono, formulario, 'Categoria criada!')
  await expect(cartao(page, 'Moquecas')).toBeVisible()
})

test('Deixar um formulário por salvar, por um link dele ou por várias páginas atrás, pergunta antes', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  await entrarNoPainel(page, await plantarDono())
  const menu = page.getByRole('navigation', { name: 'Menu do painel' })
  for (const tela of ['Clientes', 'Produtos']) {
    await menu.getByRole('link', { name: tela }).click()
    await expect(page.getByRole('heading', { level: 1, name: tela })).toBeVisible()
  }
  await botao(page, 'Novo produto').click()
  const formulario = dialogo(page, 'Novo produto')
  const nome = formulario.getByRole('textbox', { name: 'Nome' })
  await nome.fill('Bolo de rolo')
  await formulario.getByLabel('Aceita itens extras').check()
  const saidas = [
    () => formulario.getByRole('link', { name: 'Itens Extras' }).click(),
    () => page.evaluate(() => history.go(-3)),
  ]
  for (const sair of saidas) {
    await sair()
    await botao(dialogo(page, 'Descartar alterações?'), 'Continuar editando').click()
    await expect(nome).toHaveValue('Bolo de rolo')
    await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(1)
  }
  await formulario.getByRole('link', { name: 'Itens Extras' }).click()
  await botao(dialogo(page, 'Descartar alterações?'), 'Descartar').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Itens Extras' })).toBeVisible()
})

test.describe(() => {
  test.use({ economiza: false })

  test('Um formulário aberto pela primeira vez quando a rede já caiu abre, diz o que houve, fica como está e salva com ela', async ({
    abrirNavegador,
  }) => {
    const dono = await chegar(abrirNavegador, NO_CELULAR)
    const { page } = dono
    await abrirVazio(dono, 'clientes')
    await page.request.post('/home/clientes', { form: { nome: 'Iva Luz', telefone: telefoneNovo() } })
    await page.reload()
    await esperarScript(page)
    await page.context().setOffline(true)
    await botao(page, 'Editar Iva Luz').click()
    const edicao = dialogo(page, 'Editar cliente')
    await edicao.getByRole('textbox', { name: 'Cidade' }).fill('Santos')
    await botao(edicao, 'Salvar').click()
    await expect(
      dito(edicao, 'O servidor não respondeu. Confira a conexão e tente novamente.'),
    ).toBeInViewport()
    await expect(edicao.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Santos')
    await page.context().setOffline(false)
    await salvar(dono, edicao, 'Cliente atualizado!')
  })
})

/** What each of their lists says when it cannot be read is in mensagens-do-painel.e2e.ts. */
const SEM_REDE = [
  ['categorias', { nome: 'Sopas', ativo: 'on' }, 'Erro ao excluir categoria'],
  ['extras', { nome: 'Alho frito', preco: '2,50', tipo: 'adicional' }, 'Erro ao excluir item extra'],
  ['clientes', { nome: 'Íris Noronha', telefone: '1131234567' }, 'Erro ao excluir cliente'],
] as const

test('Sem rede em categorias, extras ou clientes, a exclusão diz o que houve, e a busca também, e pode ser tentada de novo', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page } = dono
  await entrar(page, await plantarDono())
  for (const [tela, novo, aoExcluir] of SEM_REDE) {
    await page.request.post(`/home/${tela}`, { form: novo })
    await page.goto(`/home/${tela}`)
    await esperarScript(page)
    await botao(page, `Excluir ${novo.nome}`).click()
    const pergunta = dialogo(page, `Excluir "${novo.nome}"?`)
    const religar = await cortar(page, '**/exclusao?*')
    await botao(pergunta, 'Excluir').click()
    await expect(aviso(page, aoExcluir)).toBeVisible()
    await religar()
    await botao(pergunta, 'Cancelar').click()
  }

  const voltar = await cortar(page, '**/home/clientes.data*')
  await page.getByRole('searchbox').fill('Íris Noronha')
  await expect(page.getByRole('heading', { name: 'Erro ao carregar clientes' })).toBeVisible()
  await expect(aviso(page, 'Erro ao carregar clientes')).toBeVisible()
  await dono.olhar(botao(page, 'Tentar novamente'))
  await voltar()
  await botao(page, 'Tentar novamente').click()
  await expect(cartao(page, 'Íris Noronha')).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('Íris Noronha')
})
