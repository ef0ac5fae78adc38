import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { CEPS, CLIENTES, PRODUTOS } from '../world/demo'
import { cortar } from './apoio/avisos'
import {
  abrirNovo,
  adicionar,
  cartao,
  formulario,
  novoNome,
  preencherNovo,
  salvar,
  salvo,
} from './apoio/balcao'
import { telefoneNovo } from './apoio/compra'
import { COMPUTADOR, entrarNoPainel, expect, semBarreiras, test } from './apoio/jornada'
import { comTeclado } from './apoio/maos'
import { chegar, NO_CELULAR, NO_COMPUTADOR } from './apoio/modos'
import { entrarDeNovo } from './apoio/sessao-terminada'

test('No celular, um pedido por telefone de um cliente novo, e o próximo dele já vem com o endereço', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  const [nome, telefone] = [novoNome(), telefoneNovo()]
  const form = await preencherNovo(dono, nome, telefone)
  await dono.marcar(form.getByRole('radio', { name: 'Receber no meu endereço' }))
  await dono.escrever(form.getByLabel('CEP'), CEPS.perto.cep)
  await expect(page.getByText('Endereço encontrado!').first()).toBeVisible()
  await expect(form.getByLabel('Logradouro')).not.toHaveValue('')
  await expect(form.getByLabel('Frete')).toHaveValue('8,20')
  await dono.escrever(form.getByLabel('Número'), '77')
  await dono.escrever(form.getByLabel('Valor pago'), '100')
  await expect(form.getByText(/^Troco: R\$/)).toBeVisible()
  await dono.olhar(salvar(page))
  await dono.apertar(salvar(page))
  await salvo(page)
  await dono.apertar(cartao(page, nome).getByRole('button', { name: /: dados do pedido/ }))
  await expect(cartao(page, nome)).toContainText('com frete de R$ 8,20')

  const outro = await abrirNovo(dono)
  await dono.escrever(outro.getByLabel('Nome'), nome.slice(0, 10))
  await dono.apertar(page.getByRole('option', { name: nome }))
  await expect(outro.getByLabel('Telefone')).toHaveValue(new RegExp(`${telefone.slice(-4)}$`))
  await dono.marcar(outro.getByRole('radio', { name: 'Receber no meu endereço' }))
  await expect(outro.getByLabel('Número')).toHaveValue('77')
  await expect(outro.getByLabel('Frete')).toHaveValue('8,20')
})

test('Só com o teclado: o que falta é dito ao lado do campo, o cliente se acha pelo telefone, e o pedido é salvo', async ({
  abrirNavegador,
  loja,
}) => {
  const page = await abrirNavegador(COMPUTADOR)
  await entrarNoPainel(page, loja)
  const maos = comTeclado(page)
  const form = await abrirNovo(maos)
  await maos.apertar(salvar(page))
  await expect(form.getByText('Nome e telefone do cliente são obrigatórios.').first()).toBeVisible()
  await expect(form.getByText('Adicione pelo menos um item ao pedido.')).toBeVisible()
  await expect(form.getByLabel('Nome')).toBeFocused()
  await semBarreiras(page)
  // Mending the fields in another order than they are listed does not move the focus.
  await maos.escrever(form.getByLabel('Telefone'), telefoneNovo())
  await expect(form.getByText('Nome e telefone do cliente são obrigatórios.')).toHaveCount(0)
  await expect(form.getByLabel('Telefone')).toBeFocused()

  await maos.escrever(form.getByLabel('Telefone'), CLIENTES.otavio.telefone.slice(-8))
  await expect(page.getByRole('option', { name: CLIENTES.otavio.nome })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('Nome')).toHaveValue(CLIENTES.otavio.nome)
  await adicionar(maos, form, PRODUTOS.semExtras.nome)
  const observacao = `pedido ${randomUUID()}`
  await maos.escrever(form.getByLabel(/^Observações/), observacao)
  await atrasarResposta(page)
  await maos.apertar(salvar(page))
  await salvo(page)
  const lancado = page.getByRole('article').filter({ hasText: observacao })
  await expect(lancado).toBeVisible()
  // The owner who has just written the order is not told that it has arrived.
  await expect(lancado.getByText('Novo pedido')).toHaveCount(0)
})

test('Escolhido outro cliente nada do primeiro fica, e ninguém é renomeado calado', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  const form = await abrirNovo(dono)
  await expect(form.getByLabel('Nome')).toBeFocused()
  await dono.marcar(form.getByRole('radio', { name: 'Receber no meu endereço' }))
  await dono.escrever(form.getByLabel('Nome'), CLIENTES.mariana.nome)
  await dono.apertar(page.getByRole('option', { name: CLIENTES.mariana.nome }))
  await expect(form.getByLabel('Frete')).toHaveValue('8,20')
  const numero = await form.getByLabel('Número').inputValue()
  await dono.escrever(form.getByLabel('Nome'), CLIENTES.otavio.nome)
  await dono.apertar(page.getByRole('option', { name: CLIENTES.otavio.nome }))
  for (const rotulo of ['CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'Frete'])
    await expect(form.getByLabel(rotulo, { exact: false }).first()).toHaveValue('')

  await dono.escrever(form.getByLabel('Telefone'), CLIENTES.mariana.telefone)
  await dono.escrever(form.getByLabel('Nome'), novoNome())
  const aviso = form.getByRole('alert').filter({ hasText: `Este telefone é de ${CLIENTES.mariana.nome}.` })
  await expect(aviso).toBeVisible()
  await dono.apertar(salvar(page))
  await expect(form.getByLabel('Telefone')).toBeFocused()
  await dono.olhar()
  await dono.apertar(aviso.getByRole('button', { name: 'Usar o cadastro' }))
  await expect(form.getByLabel('Número')).toHaveValue(numero)
  await expect(form.getByRole('button', { name: /^Voltar ao nome digitado/ })).toBeVisible()

  await dono.escrever(form.getByLabel('CEP'), CEPS.foraDaArea.cep)
  await expect(form.getByText(/^Fora da área de entrega: são 18,2 km/)).toBeVisible()
  await expect(form.getByLabel('Frete')).toHaveValue('')
  await dono.apertar(salvar(page))
  await expect(form.getByLabel('Frete')).toHaveAccessibleDescription(/^Informe o frete em reais/)
})

test('O CEP do pedido diz que não se achou, que não há rede e que a cidade é outra', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  const form = await abrirNovo(dono)
  await dono.marcar(form.getByRole('radio', { name: 'Receber no meu endereço' }))
  await dono.escrever(form.getByLabel('CEP'), CEPS.perto.cep)
  await expect(form.getByLabel('Cidade')).not.toHaveValue('')
  await dono.escrever(form.getByLabel('CEP'), '99999999')
  await expect(page.getByText('Erro ao buscar CEP').first()).toBeVisible()
  await expect(form.getByLabel('CEP')).toHaveAccessibleDescription('CEP inválido ou serviço indisponível')
  await expect(form.getByLabel('Cidade')).toHaveValue('')

  // Without a network the CEP cannot be looked up: the address stays, and the page asks again by itself.
  await dono.escrever(form.getByLabel('Cidade'), 'Guarulhos')
  const rede = await cortar(page, '**/home/pedidos/entrega*')
  await dono.escrever(form.getByLabel('CEP'), CEPS.perto.cep)
  await expect(form.getByLabel('CEP')).toHaveAccessibleDescription(/^Sem conexão com a internet/)
  await expect(form.getByLabel('Cidade')).toHaveValue('Guarulhos')
  await dono.olhar()
  await rede()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(form.getByLabel('Cidade')).toHaveValue('São Paulo')

  // The owner may knowingly send the order to an address that does not match the CEP.
  const outraCidade = form.getByText(/^O CEP 05010-000 é de São Paulo\/SP, e o endereço diz Guarulhos\/SP/)
  await dono.escrever(form.getByLabel('Cidade'), 'Guarulhos')
  await expect(outraCidade).toBeVisible()
  await dono.olhar()
})

test.describe(() => {
  test.use({ economiza: false })

  test('Sem rede ou sem sessão nada se perde: o que falhou é dito, e de volta o pedido é salvo uma vez só', async ({
    abrirNavegador,
    loja,
  }) => {
    const dono = await chegar(abrirNavegador, NO_COMPUTADOR)
    const { page } = dono
    await entrarNoPainel(page, loja)
    await dono.fechar(await abrirNovo(dono))
    await page.context().setOffline(true)
    const form = await abrirNovo(dono)
    await expect(form.getByText('Erro ao buscar produtos').first()).toBeVisible()
    const nome = novoNome()
    await dono.escrever(form.getByLabel('Nome'), nome)
    await expect(form.getByText('Erro ao buscar clientes. Preencha os dados.')).toBeVisible()
    await page.context().setOffline(false)
    await dono.apertar(form.getByRole('button', { name: 'Tentar novamente' }))
    await dono.escrever(form.getByLabel('Telefone'), telefoneNovo())
    await adicionar(dono, form, PRODUTOS.semExtras.nome)

    await page.context().setOffline(true)
    await dono.apertar(salvar(page))
    await expect(form.getByText('Erro ao salvar pedido').first()).toBeVisible()
    await expect(form.getByLabel('Nome')).toHaveValue(nome)
    await page.request.post('/home/sair')
    // When the network is back, every reading finds the session gone, and the form stays all the same.
    const lido = page.waitForResponse(resposta => resposta.url().includes('/home/pendentes'))
    await page.context().setOffline(false)
    await lido
    await entrarDeNovo(page, loja)
    await expect(form.getByLabel('Nome')).toHaveValue(nome)
    await salvar(page).dblclick()
    await salvo(page)
    await expect(cartao(page, nome)).toHaveCount(1)
  })
})

test('Fechado sem querer ou recarregado, o pedido que se escrevia volta como estava', async ({
  abrirNavegador,
  loja,
}) => {
  const dono = await chegar(abrirNavegador, NO_CELULAR)
  const { page } = dono
  await entrarNoPainel(page, loja)
  const nome = novoNome()
  await preencherNovo(dono, nome)
  await page.goBack()
  const pergunta = page.getByRole('dialog', { name: 'Fechar sem salvar?' })
  await dono.olhar(pergunta.getByRole('button', { name: 'Guardar rascunho' }))
  await dono.apertar(pergunta.getByRole('button', { name: 'Continuar editando' }))
  await expect(formulario(page).getByLabel('Nome')).toHaveValue(nome)
  // The step back that was given up must have been made good: the browser would break off a reload before that.
  await expect.poll(() => page.evaluate(() => history.state?.layers ?? 0)).toBe(1)
  await page.reload()
  const form = await abrirNovo(dono)
  await expect(form.getByText('Rascunho recuperado')).toBeVisible()
  await expect(form.getByLabel('Nome')).toHaveValue(nome)
  await expect(form.getByRole('heading', { name: PRODUTOS.semExtras.nome })).toBeVisible()
  await dono.apertar(form.getByRole('button', { name: 'Começar do zero' }))
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByLabel('Nome')).toHaveValue('')
  await dono.escrever(form.getByLabel('Nome'), novoNome())
  await expect(form.getByText('Rascunho recuperado')).toHaveCount(0)
  await dono.apertar(form.getByRole('button', { name: 'Cancelar' }))
  await dono.apertar(pergunta.getByRole('button', { name: 'Descartar' }))
  await salvo(page)
  const vazio = await abrirNovo(dono)
  await expect(vazio.getByLabel('Nome')).toHaveValue('')
})

/** Delays the answer to the form, so that the order's event, and the reading that follows it, come first. */
async function atrasarResposta(page: Page): Promise<void> {
  // A reading that finds nothing new has no board in it.
  const contar = async (lida: { json(): Promise<{ quadro?: { ordem: unknown[] } }> }) =>
    (await lida.json()).quadro?.ordem.length ?? 0
  const antes = await contar(await page.request.post('/home/quadro', { data: {} }))
  await page.route(/\/home\/pedidos\?/, async rota => {
    const lido = page.waitForResponse(
      async resposta => resposta.url().includes('/home/quadro') && (await contar(resposta)) > antes,
    )
    const response = await rota.fetch()
    await lido
    await rota.fulfill({ response })
  })
}
