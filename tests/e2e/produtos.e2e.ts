import type { Locator } from '@playwright/test'
import { PRODUTOS } from '../world/demo'
import { SVG, umaFotoDeCelular, umPng, umPngDe } from '../world/fotos-enviadas'
import { comecando, esperarAviso, pararORelogio } from './apoio/avisos'
import { naLoja } from './apoio/banco-da-loja'
import { abrirCheckout, abrirItem, confirmacao, finalizar, retirarPagandoComPix } from './apoio/compra'
import { abrirProdutos, arquivoDe, novoNome, procurar, texto } from './apoio/editor-de-produtos'
import { entrarNaTela, expect, semBarreiras, test } from './apoio/jornada'
import { apertarNaLinha, aviso, botao, cartao, dialogo, excluir, salvar } from './apoio/listas'
import { comDedo } from './apoio/maos'
import { type Cliente, chegar, NO_CELULAR, NO_COMPUTADOR, SO_COM_O_TECLADO } from './apoio/modos'

test('O produto novo, com imagem e extras, está na hora no cardápio e pode ser pedido', async ({
  abrirNavegador,
  loja,
}) => {
  const nome = novoNome()
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page, apertar, escrever, olhar } = dono
  await abrirProdutos(dono, loja)
  await olhar(botao(page, 'Novo produto'))
  await apertar(botao(page, 'Novo produto'))
  const formulario = dialogo(page, 'Novo produto')
  await apertar(botao(formulario, 'Salvar'))
  await expect(texto(formulario, 'Nome')).toBeFocused()
  await expect(texto(formulario, 'Nome')).toHaveAccessibleDescription('O nome do produto é obrigatório.')
  await expect(texto(formulario, 'Preço')).toHaveAccessibleDescription('O preço do produto é obrigatório.')
  await expect(aviso(page, 'Campo obrigatório')).toBeVisible()
  await olhar(botao(formulario, 'Salvar'))

  await escrever(texto(formulario, 'Nome'), nome)
  await escrever(texto(formulario, 'Preço'), '19,9')
  await formulario.getByLabel('Categoria').selectOption(PRODUTOS.semExtras.categoria)
  const imagem = arquivoDe(formulario)
  await imagem.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: SVG })
  await expect(imagem).toHaveAccessibleDescription(comecando('O arquivo não é uma imagem PNG, JPG ou GIF.'))
  await expect(aviso(page, 'Erro no Upload da Imagem')).toBeVisible()
  const buffer = await umaFotoDeCelular()
  await imagem.setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await expect(formulario.getByAltText('Prévia da imagem escolhida')).toBeVisible()
  await apertar(formulario.getByLabel('Aceita itens extras').locator('xpath=ancestor::label'))
  const [extra] = PRODUTOS.carbonara.extras
  const nomeDoExtra = extra?.nome ?? ''
  await escrever(formulario.getByRole('searchbox', { name: 'Buscar item extra' }), nomeDoExtra.toUpperCase())
  await apertar(formulario.locator('label').filter({ hasText: nomeDoExtra }))
  await expect(formulario.getByText('1 escolhido')).toBeVisible()
  await olhar(botao(formulario, 'Salvar'))
  await salvar(dono, formulario, 'Produto Criado!')

  const cliente = await abrirNavegador()
  await cliente.goto(`/${loja.slug}`)
  const dedo = comDedo(cliente)
  const item = await abrirItem(dedo, { nome })
  await expect(item.locator('img[src^="/imagens/"]').first()).toBeVisible()
  await semBarreiras(cliente)
  await apertarExtra(item, nomeDoExtra)
  await dedo.apertar(item.getByRole('button', { name: 'Adicionar ao Carrinho' }))
  const checkout = await abrirCheckout(dedo)
  await retirarPagandoComPix(dedo, checkout, 'Gilda Faminta')
  await dedo.apertar(finalizar(checkout))
  await expect(confirmacao(cliente)).toBeVisible()

  await procurar(dono, nome)
  await expect(cartao(page, nome).getByText('R$ 19,90')).toBeVisible()
  await expect(cartao(page, nome).locator('img')).toBeVisible()
  await olhar()
  await recusarExclusaoEDesativar(dono, nome)
  await cliente.reload()
  // Its name stands in the customer's last orders all the same.
  await expect(cliente.getByRole('main').getByRole('button', { name: nome, exact: true })).toHaveCount(0)
})

const apertarExtra = (item: Locator, nome: string) =>
  item.locator('label').filter({ hasText: nome }).first().click()

/** The product is in an order by now, so it cannot be deleted. */
async function recusarExclusaoEDesativar(dono: Cliente, nome: string): Promise<void> {
  const { page, apertar, olhar } = dono
  await apertarNaLinha(dono, 'Excluir', nome)
  const pergunta = dialogo(page, `Excluir "${nome}"?`)
  await apertar(botao(pergunta, 'Excluir'))
  await expect(aviso(page, 'Erro ao excluir produto')).toBeVisible()
  await expect(pergunta.getByText('Este produto está em pedidos já feitos').first()).toBeVisible()
  await olhar()
  await apertar(botao(pergunta, 'Desativar produto'))
  await expect(pergunta).toBeHidden()
  await expect(cartao(page, nome).getByRole('checkbox', { name: `Ativo: ${nome}` })).not.toBeChecked()
  await expect(cartao(page, nome).getByText('Inativo: fora do cardápio')).toBeVisible()
}

/** The focus was moved by the page and not by a key, so a press counts only half a second later. */
async function apertarEspaco(alvo: Locator): Promise<void> {
  await alvo.focus()
  await expect.poll(() => alvo.evaluate(este => getComputedStyle(este).pointerEvents)).toBe('auto')
  await alvo.press('Space')
}

test('O dono troca e remove a imagem, duplica, desativa no cartão e exclui, só com o teclado', async ({
  abrirNavegador,
  loja,
}) => {
  const nome = novoNome()
  const dono = await chegar(abrirNavegador, SO_COM_O_TECLADO)
  const { page, apertar, escrever } = dono
  await abrirProdutos(dono, loja)
  await apertar(botao(page, 'Novo produto'))
  const formulario = dialogo(page, 'Novo produto')
  await escrever(texto(formulario, 'Nome'), nome)
  await escrever(texto(formulario, 'Preço'), '7')
  await arquivoDe(formulario).setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await umPng(64) })
  await salvar(dono, formulario, 'Produto Criado!')
  await procurar(dono, nome)
  await expect(cartao(page, nome).getByText('Sem categoria: fora do cardápio')).toBeVisible()

  await apertar(botao(page, `Editar ${nome}`))
  const edicao = dialogo(page, 'Editar produto')
  await expect(texto(edicao, 'Preço')).toHaveValue('7,00')
  await apertar(botao(edicao, 'Remover imagem'))
  await expect(arquivoDe(edicao)).toBeFocused()
  await page.keyboard.press('Escape')
  const descarte = dialogo(page, 'Descartar alterações?')
  await apertar(botao(descarte, 'Continuar editando'))
  await salvar(dono, edicao, 'Atualizado!')
  await expect(cartao(page, nome).locator('img')).toHaveCount(0)

  await apertar(botao(page, `Duplicar ${nome}`))
  await expect(aviso(page, 'Produto duplicado!')).toBeVisible()
  const copia = `${nome} (cópia)`
  await expect(cartao(page, copia).getByRole('checkbox')).not.toBeChecked()
  const situacao = cartao(page, nome).getByRole('checkbox')
  await expect(situacao).toBeChecked()
  await apertarEspaco(situacao)
  await expect(aviso(page, 'Atualizado!')).toBeVisible()
  await expect(situacao).not.toBeChecked()
  await page.getByLabel('Situação').selectOption('Inativos')
  await expect(page).toHaveURL(/ativo=nao/)
  await apertarEspaco(situacao)
  await expect(cartao(page, nome)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByLabel('Situação').selectOption('')
  await excluir(dono, copia, 'Produto excluído')
  await excluir(dono, nome, 'Produto excluído')
  await expect(page.getByText(`Nada encontrado para "${nome}"`)).toBeVisible()
})

test('A recusa de excluir fica 7 s à vista; uma imagem solta sobre o formulário é vista antes de salvar, e grande demais ou quebrada é recusada na hora', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page, apertar, olhar } = dono
  await entrarNaTela(page, loja, `/home/produtos?busca=${encodeURIComponent(PRODUTOS.carbonara.nome)}`)
  await apertar(botao(page, `Excluir ${PRODUTOS.carbonara.nome}`))
  await pararORelogio(page)
  await apertar(botao(dialogo(page, /^Excluir/), 'Excluir'))
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao excluir produto',
    texto: /Este produto está em pedidos já feitos/,
    ms: 7_000,
  })
  await page.clock.resume()
  await apertar(botao(dialogo(page, /^Excluir/), 'Cancelar'))

  await apertar(botao(page, 'Novo produto'))
  const formulario = dialogo(page, 'Novo produto')
  await soltar(formulario, [...(await umPng(64))])
  await expect(formulario.getByAltText('Prévia da imagem escolhida')).toBeVisible()
  await olhar(botao(formulario, 'Salvar'))
  const imagem = arquivoDe(formulario)
  const grande = { name: 'a.png', mimeType: 'image/png', buffer: await umPngDe(5 * 1024 * 1024 + 1) }
  await imagem.setInputFiles(grande)
  await expect(imagem).toHaveAccessibleDescription(comecando('A imagem tem mais de 5MB.'))
  await expect(formulario.getByAltText('Prévia da imagem escolhida')).toBeHidden()
  await imagem.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: SVG })
  await expect(imagem).toHaveAccessibleDescription(comecando('A imagem está incompleta ou danificada.'))
  await imagem.setInputFiles({ name: 'IMG.HEIC', mimeType: 'image/heic', buffer: SVG })
  await expect(imagem).toHaveAccessibleDescription(comecando('Fotos HEIC não são aceitas.'))
})

async function soltar(formulario: Locator, bytes: number[]): Promise<void> {
  const dataTransfer = await formulario.evaluateHandle((_, conteudo) => {
    const dados = new DataTransfer()
    dados.items.add(new File([new Uint8Array(conteudo)], 'solta.png', { type: 'image/png' }))
    return dados
  }, bytes)
  const alvo = formulario.locator('label').filter({ hasText: 'Escolher imagem' })
  await alvo.dispatchEvent('dragover', { dataTransfer })
  await alvo.dispatchEvent('drop', { dataTransfer })
}

test('Quem edita o que outra pessoa já excluiu é avisado, e a lista se corrige', async ({
  abrirNavegador,
  loja,
}) => {
  const nome = novoNome()
  const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
  const { page, apertar, escrever } = dono
  await abrirProdutos(dono, loja)
  await page.request.post('/home/produtos', {
    form: { nome, preco: '5' },
    headers: { Origin: new URL(page.url()).origin },
  })
  const categoria = `Sopas ${nome}`
  await naLoja(loja, 'insert into categorias (empresa_id, nome) values ($1, $2)', [categoria])
  await procurar(dono, nome)
  const id = await cartao(page, nome).locator('form').first().getAttribute('action')
  await apertar(botao(page, `Editar ${nome}`))
  const escolha = dialogo(page, 'Editar produto').getByLabel('Categoria')
  await escolha.selectOption(categoria)
  await naLoja(loja, 'delete from categorias where empresa_id = $1 and nome = $2', [categoria])
  await apertar(botao(dialogo(page, 'Editar produto'), 'Salvar'))
  await expect(escolha).toHaveAccessibleDescription(
    comecando('Esta categoria não existe mais. Escolha outra.'),
  )
  await expect(escolha).toBeFocused()
  await expect(escolha.getByRole('option', { name: categoria })).toHaveCount(0)

  await page.request.post((id ?? '').replace('situacao', 'exclusao'), {
    headers: { Origin: new URL(page.url()).origin },
  })
  const edicao = dialogo(page, 'Editar produto')
  await escrever(texto(edicao, 'Preço'), '6')
  await apertar(botao(edicao, 'Salvar'))
  await expect(edicao.getByText('Este registro não existe mais').first()).toBeVisible()
  await apertar(botao(edicao, 'Cancelar'))
  await apertar(botao(dialogo(page, 'Descartar alterações?'), 'Descartar'))
  await expect(page.getByText(`Nada encontrado para "${nome}"`)).toBeVisible()
})
