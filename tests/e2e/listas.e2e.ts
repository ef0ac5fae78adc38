import { CEPS, CLIENTES, PRODUTOS } from '../world/demo'
import { comecando, esperarAviso, pararORelogio } from './apoio/avisos'
import { telefoneNovo } from './apoio/compra'
import { entrar, expect, semCamadas, test } from './apoio/jornada'
import { abrirVazio, apertarNaLinha, aviso, botao, cartao, dialogo, excluir, salvar } from './apoio/listas'
import { chegar, NO_CELULAR, NO_CELULAR_SEM_TOQUE, NO_COMPUTADOR } from './apoio/modos'

test('O dono cria, muda e exclui uma categoria, e criada desmarcada ela é mostrada como inativa', async ({
  abrirNavegador,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR_SEM_TOQUE)
  const { page, apertar, escrever, olhar } = dono
  await abrirVazio(dono, 'categorias')
  await expect(page.getByText('Nenhuma categoria ainda')).toBeVisible()
  const nova = botao(page, 'Nova categoria')
  await olhar(nova)

  await apertar(nova)
  const formulario = dialogo(page, 'Nova categoria')
  const nome = formulario.getByRole('textbox', { name: 'Nome' })
  await apertar(botao(formulario, 'Salvar'))
  await expect(nome).toBeFocused()
  await expect(nome).toHaveAccessibleDescription('O nome da categoria é obrigatório.')
  // Said once: the toast has the title alone.
  await expect(page.getByText('O nome da categoria é obrigatório.')).toHaveCount(1)
  await expect(page.locator('[data-toast=destructive] p')).toHaveCount(1)
  await expect(aviso(page, 'Campo obrigatório')).toBeVisible()
  await olhar(botao(formulario, 'Salvar'))
  await escrever(nome, 'Sopas')
  await formulario.getByRole('checkbox', { name: 'Categoria ativa' }).press('Space')
  await salvar(dono, formulario, 'Categoria criada!')
  await expect(cartao(page, 'Sopas').getByText('Nenhum produto')).toBeVisible()
  await expect(cartao(page, 'Sopas').getByText('Inativa')).toBeVisible()
  await olhar(nova)

  await apertar(nova)
  await escrever(nome, 'SOPAS')
  await apertar(botao(formulario, 'Salvar'))
  await expect(nome).toHaveAccessibleDescription('Já existe uma categoria com este nome.')
  await apertar(botao(formulario, 'Cancelar'))
  const descarte = dialogo(page, 'Descartar alterações?')
  await apertar(botao(descarte, 'Continuar editando'))
  await expect(nome).toHaveValue('SOPAS')
  await apertar(botao(formulario, 'Cancelar'))
  await apertar(botao(descarte, 'Descartar'))
  await expect(formulario).toBeHidden()

  await apertar(botao(page, 'Editar Sopas'))
  const edicao = dialogo(page, 'Editar categoria')
  await escrever(edicao.getByRole('textbox', { name: 'Nome' }), 'Sopas e caldos')
  await escrever(edicao.getByRole('textbox', { name: 'Código no seu sistema' }), 'S-01')
  await salvar(dono, edicao, 'Categoria atualizada!')
  await expect(cartao(page, 'Sopas e caldos').getByText('Código: S-01')).toBeVisible()

  await excluir(dono, 'Sopas e caldos', 'Categoria excluída')
  await expect(page.getByText('Nenhuma categoria ainda')).toBeVisible()
})

test('O dono cria, muda e exclui um item extra', async ({ abrirNavegador }) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page, apertar, marcar, escrever, olhar } = dono
  await abrirVazio(dono, 'extras')
  await expect(page.getByText('Nenhum item extra ainda')).toBeVisible()
  await apertar(botao(page, 'Novo item extra'))
  const formulario = dialogo(page, 'Novo item extra')
  const preco = formulario.getByRole('textbox', { name: 'Preço' })
  await escrever(formulario.getByRole('textbox', { name: 'Nome' }), 'Alho frito')
  await escrever(preco, '-5')
  await apertar(botao(formulario, 'Salvar'))
  await expect(preco).toHaveAccessibleDescription(comecando('O preço deve ser um número positivo.'))
  await expect(aviso(page, 'Preço inválido')).toBeVisible()
  await olhar(botao(formulario, 'Salvar'))
  await escrever(preco, '4,5')
  await salvar(dono, formulario, 'Item extra criado!')
  await expect(cartao(page, 'Alho frito').getByText('R$ 4,50')).toBeVisible()
  await expect(cartao(page, 'Alho frito').getByText('Adicional')).toBeVisible()

  await apertar(botao(page, 'Editar Alho frito'))
  const edicao = dialogo(page, 'Editar item extra')
  await expect(edicao.getByRole('textbox', { name: 'Preço' })).toHaveValue('4,50')
  await marcar(edicao.getByRole('radio', { name: 'Opcional' }))
  await salvar(dono, edicao, 'Item extra atualizado!')
  await expect(cartao(page, 'Alho frito').getByText('Opcional')).toBeVisible()
  await olhar()
  await excluir(dono, 'Alho frito', 'Item extra excluído')
  await apertar(page.getByRole('link', { name: 'Voltar' }))
  await expect(page.getByRole('heading', { name: 'Painel de Pedidos' })).toBeVisible()
})

test('O dono cadastra um cliente pelo CEP, acha, muda e exclui', async ({ abrirNavegador }) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, escrever, olhar } = dono
  await abrirVazio(dono, 'clientes')
  await expect(page.getByText('Nenhum cliente ainda')).toBeVisible()
  await apertar(botao(page, 'Novo cliente'))
  const formulario = dialogo(page, 'Novo cliente')
  const campo = (nome: string) => formulario.getByRole('textbox', { name: nome })
  await apertar(botao(formulario, 'Salvar'))
  for (const nome of ['Nome', 'Telefone']) {
    await expect(campo(nome)).toHaveAccessibleDescription('Nome e Telefone são obrigatórios.')
  }

  const telefone = telefoneNovo()
  await escrever(campo('Nome'), 'Íris Noronha')
  await escrever(campo('Telefone'), telefone)
  await pararORelogio(page)
  await escrever(campo('CEP'), CEPS.perto.cep)
  await expect(aviso(page, 'Endereço encontrado!')).toBeVisible()
  await page.clock.resume()
  await expect(campo('Logradouro')).toHaveValue(CEPS.perto.logradouro ?? '')
  await escrever(campo('Número'), '100')
  await olhar(botao(formulario, 'Salvar'))
  await escrever(campo('CEP'), '99999999')
  await expect(aviso(page, 'Erro ao buscar CEP')).toBeVisible()
  await expect(campo('Logradouro')).toHaveValue('')
  await expect(campo('Número')).toHaveValue('100')
  await escrever(campo('CEP'), CEPS.perto.cep)
  await expect(campo('Cidade')).toHaveValue(CEPS.perto.cidade)
  await salvar(dono, formulario, 'Cliente criado!')
  await expect(cartao(page, 'Íris Noronha').getByText(`${CEPS.perto.logradouro}, 100`)).toBeVisible()
  await olhar(botao(page, 'Novo cliente'))

  const busca = page.getByRole('searchbox', { name: 'Buscar por nome ou telefone...' })
  await escrever(busca, 'iris')
  await expect(page.getByText('1 resultado')).toBeVisible()
  await escrever(busca, 'ninguém assim')
  await expect(page.getByText('Nada encontrado para "ninguém assim"')).toBeVisible()
  await olhar()
  await escrever(busca, telefone.slice(-6))
  await expect(cartao(page, 'Íris Noronha')).toBeVisible()
  await apertar(botao(page, 'Limpar busca'))
  await expect(page.getByText('1 cliente', { exact: true })).toBeVisible()

  await apertar(botao(page, 'Novo cliente'))
  await escrever(campo('Nome'), 'Outra pessoa')
  await escrever(campo('Telefone'), telefone)
  await apertar(botao(formulario, 'Salvar'))
  await expect(campo('Telefone')).toHaveAccessibleDescription(
    'Outro cliente já tem este telefone: Íris Noronha.',
  )
  await apertar(botao(formulario, 'Cancelar'))
  await apertar(botao(dialogo(page, 'Descartar alterações?'), 'Descartar'))

  await apertar(botao(page, 'Editar Íris Noronha'))
  const edicao = dialogo(page, 'Editar cliente')
  await escrever(edicao.getByRole('textbox', { name: 'E-mail' }), 'iris@exemplo.com.br')
  await salvar(dono, edicao, 'Cliente atualizado!')
  await expect(cartao(page, 'Íris Noronha').getByText('iris@exemplo.com.br')).toBeVisible()
  await excluir(dono, 'Íris Noronha', 'Cliente excluído')
})

const EM_USO = [
  ['categorias', PRODUTOS.semExtras.categoria, 'Esta categoria tem produtos vinculados.'],
  ['extras', PRODUTOS.carbonara.extras[0]?.nome ?? '', 'Este item extra está vinculado a produtos.'],
  ['clientes', CLIENTES.mariana.nome, 'Este cliente tem pedidos e não pode ser excluído.'],
] as const

test('O que está em uso não pode ser excluído, e o aviso diz por quê durante 5 segundos', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, olhar } = dono
  await entrar(page, loja)
  for (const [tela, nome, motivo] of EM_USO) {
    await page.goto(`/home/${tela}`)
    await apertarNaLinha(dono, 'Excluir', nome)
    const pergunta = dialogo(page, `Excluir "${nome}"?`)
    await expect(pergunta.getByText(motivo)).toBeVisible()
    await expect(aviso(page, 'Ação não permitida')).toBeVisible()
    await expect(botao(pergunta, 'Excluir')).toBeDisabled()
    await olhar(botao(pergunta, 'Cancelar'))
    await apertar(botao(pergunta, 'Cancelar'))
    await expect(cartao(page, nome).getByRole('button', { name: /^(Excluir|Mais ações:) / })).toBeFocused()
    await semCamadas(page)
  }

  await pararORelogio(page)
  await botao(page, `Excluir ${CLIENTES.mariana.nome}`).click()
  await esperarAviso(page, { tipo: 'neutral', titulo: 'Ação não permitida', ms: 5_000 })
})
