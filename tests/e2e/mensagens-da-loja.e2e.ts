import { CANTINA, PEDIDOS, PRODUTOS } from '../world/demo'
import { comecando, cortar, esperarAviso, pararORelogio } from './apoio/avisos'
import { abrirCardapio, itemDialog, porNoCarrinho } from './apoio/gestos-da-loja'
import { COMPUTADOR, esperarScript, expect, irPara, test } from './apoio/jornada'

/** Every message of the shop that only the browser says, in its situation (telas-3). */

const { nome: pizza } = PRODUTOS.margherita

test('O carrinho diz o que fez', async ({ abrirNavegador }) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirCardapio(page)
  await pararORelogio(page)
  const gaveta = page.getByRole('dialog', { name: 'Seu Pedido' })
  const continuar = gaveta.getByRole('button', { name: 'Continuar e Informar Dados' })

  await page.getByRole('button', { name: 'Ver Carrinho' }).click()
  await expect(gaveta.getByText('Seu carrinho está vazio.')).toBeVisible()
  await continuar.click()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Carrinho vazio!',
    texto: 'Adicione itens para continuar.',
    ms: 1_500,
  })
  await gaveta.getByRole('button', { name: 'Fechar' }).click()

  await page.getByRole('button', { name: pizza }).first().click()
  await itemDialog(page, pizza).getByRole('button', { name: 'Diminuir quantidade' }).click()
  await itemDialog(page, pizza).getByRole('button', { name: 'Remover Item' }).click()
  await esperarAviso(page, {
    tipo: 'neutral',
    titulo: 'Ação cancelada',
    texto: `Não há ${pizza} para remover.`,
    ms: 1_500,
  })

  await porNoCarrinho(page, PRODUTOS.margherita)
  await esperarAviso(page, { tipo: 'success', titulo: `${pizza} no carrinho!`, ms: 1_500 })

  await page.getByRole('button', { name: /^Ver Carrinho 1 item/ }).click()
  const editar = gaveta.getByRole('button', { name: `Editar observação de ${pizza}` })
  await editar.click()
  const edicao = page.getByRole('dialog', { name: `Editar Item: ${pizza}` })
  await edicao.getByRole('textbox', { name: 'Observação' }).fill('bem assada')
  await edicao.getByRole('button', { name: 'Salvar Alterações' }).click()
  await esperarAviso(page, { tipo: 'success', titulo: 'Item atualizado!', ms: 1_500 })
  await expect(gaveta.getByText('Observação: bem assada')).toBeVisible()

  // Both ways to remove a line say so, and offer it back.
  await editar.click()
  await edicao.getByRole('button', { name: 'Diminuir quantidade' }).click()
  await edicao.getByRole('button', { name: 'Remover Item' }).click()
  await esperarAviso(page, { tipo: 'neutral', titulo: 'Item removido' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await gaveta.getByRole('button', { name: `Remover ${pizza}` }).click()
  await esperarAviso(page, { tipo: 'neutral', titulo: 'Item removido' })
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await expect(gaveta.getByText('Observação: bem assada')).toBeVisible()
})

test('A consulta diz por que não achou, o cardápio que não veio e o endereço errado também', async ({
  abrirNavegador,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await abrirCardapio(page)
  await pararORelogio(page)
  await page.getByRole('link', { name: 'Consultar Status do Pedido' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Consultar Status do Pedido' })
  const termo = dialogo.getByLabel('Termo de busca')
  const buscar = dialogo.getByRole('button', { name: 'Buscar' })
  const recusado = async (titulo: string, texto: string) => {
    await buscar.click()
    await esperarAviso(page, { tipo: 'destructive', titulo, texto, ms: 1_500 })
    await expect(termo).toHaveAccessibleDescription(comecando(texto))
  }
  await recusado('Entrada Inválida', 'Por favor, insira o ID do pedido ou telefone.')
  await termo.fill('99999998')
  await recusado('Pedido Não Encontrado', 'Nenhum pedido encontrado com os critérios fornecidos.')
  await dialogo.getByText('Telefone', { exact: true }).click()
  await termo.fill('11999990000')
  await recusado('Não Encontrado', 'Nenhum cliente encontrado com este telefone.')
  await dialogo.getByText('ID do Pedido').click()
  await termo.fill(String(PEDIDOS.pendente.numero))
  await cortar(page, '**/consulta')
  await recusado('Erro na Busca', 'Sem resposta do servidor. Verifique sua conexão e tente novamente.')

  // The way back to the menu, with the network gone.
  await page.goto(`/${CANTINA.slug}/status-pedido`)
  await esperarScript(page)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: 'Voltar ao Cardápio' }).click()
  await expect(page.getByRole('heading', { name: 'Erro ao carregar o cardápio' })).toBeVisible()
  await expect(page).toHaveTitle('Erro ao carregar o cardápio')
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro de Conexão',
    texto:
      'Erro ao buscar dados do cardápio: sem resposta do servidor. Verifique sua conexão ou tente novamente.',
    ms: 10_000,
  })
  await page.context().setOffline(false)

  // The clock is stopped before the page loads, because the page shows its toast as soon as it opens.
  await irPara(page, '/loja-nenhuma')
  await expect(page.getByRole('heading', { name: 'Empresa Não Encontrada' })).toBeVisible()
  await esperarAviso(page, {
    tipo: 'destructive',
    titulo: 'Erro ao Carregar Empresa',
    texto: 'Empresa "loja-nenhuma" não encontrada.',
    ms: 1_500,
  })
})
