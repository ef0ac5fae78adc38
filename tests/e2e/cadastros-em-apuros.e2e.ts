import { randomUUID } from 'node:crypto'
import { cortar } from './avisos'
import { telefoneNovo } from './compra'
import { esperarScript, expect, test } from './jornada'
import { abrirVazio, aviso, botao, cartao, dialogo, dito, excluir, salvar } from './listas'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './modos'

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

test('Sem rede, o formulário fica como está e diz o que houve', async ({ abrirNavegador }) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await abrirVazio(dono, 'clientes')
  await botao(page, 'Novo cliente').click()
  const formulario = dialogo(page, 'Novo cliente')
  await formulario.getByRole('textbox', { name: 'Nome' }).fill('Rui Prado')
  await formulario.getByRole('textbox', { name: 'Telefone' }).fill(telefoneNovo())
  await formulario.getByRole('textbox', { name: 'Cidade' }).fill('Campinas')
  await page.context().setOffline(true)
  await botao(formulario, 'Salvar').click()
  await expect(
    dito(formulario, 'O servidor não respondeu. Confira a conexão e tente novamente.'),
  ).toBeInViewport()
  await expect(formulario.getByRole('textbox', { name: 'Cidade' })).toHaveValue('Campinas')
  await page.context().setOffline(false)
  await botao(formulario, 'Salvar').click()
  await expect(cartao(page, 'Rui Prado')).toBeVisible()
})

const SEM_REDE = [
  ['categorias', { nome: 'Sopas', ativo: 'on' }, 'Erro ao excluir categoria', 'Erro ao carregar categorias'],
  [
    'extras',
    { nome: 'Alho frito', preco: '2,50', tipo: 'adicional' },
    'Erro ao excluir item extra',
    'Erro ao carregar itens extras',
  ],
  [
    'clientes',
    { nome: 'Íris Noronha', telefone: '1131234567' },
    'Erro ao excluir cliente',
    'Erro ao carregar clientes',
  ],
] as const

for (const [tela, novo, aoExcluir, aoCarregar] of SEM_REDE) {
  test(`Sem rede em ${tela}, a exclusão e a lista dizem o que houve e podem ser tentadas de novo`, async ({
    abrirNavegador,
  }) => {
    const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
    const { page } = dono
    await abrirVazio(dono, tela)
    await page.request.post(`/home/${tela}`, { form: novo })
    await page.reload()
    await botao(page, `Excluir ${novo.nome}`).click()
    const pergunta = dialogo(page, `Excluir "${novo.nome}"?`)
    const religar = await cortar(page, '**/exclusao.data*')
    await botao(pergunta, 'Excluir').click()
    await expect(aviso(page, aoExcluir)).toBeVisible()
    await religar()
    await botao(pergunta, 'Cancelar').click()

    const voltar = await cortar(page, `**/home/${tela}.data*`)
    await page.getByRole('searchbox').fill(novo.nome)
    await expect(page.getByRole('heading', { name: aoCarregar })).toBeVisible()
    await expect(aviso(page, aoCarregar)).toBeVisible()
    await dono.olhar(botao(page, 'Tentar novamente'))
    await voltar()
    await botao(page, 'Tentar novamente').click()
    await expect(cartao(page, novo.nome)).toBeVisible()
    await expect(page.getByRole('searchbox')).toHaveValue(novo.nome)
  })
}
