import { expect, type Page } from '@playwright/test'
import { CEPS, CLIENTES, PEDIDOS, PRODUTOS } from '../world/demo'
import { PIZZA_GUARDADA } from '../world/plantado/pizza-guardada'
import { mostarda } from './aparencia-do-painel'
import { ATENDIMENTO } from './atendimento'
import { CONTAGEM } from './contagem'
import { CUPONS } from './cupons'
import { abrirOEsgotado, esgotar, marcarOQueFalta, oferecerNosCombos } from './em-falta'
import { FORMAS } from './formas'
import { apertarNaLinha, primeiro } from './gestos'
import { adicionais, grupoRecusado, sabores, tabelaCheia } from './grupos-do-painel'
import { ONDE_E_POR_QUANTO } from './onde-e-por-quanto'
import { DO_PAINEL } from './paginas'
import { PEDIDO_COM_ESCOLHAS } from './pedido-com-escolhas'
import { PIX_NO_PAINEL } from './pix'
import { PLANILHAS } from './planilhas-do-painel'
import { PROMOCOES } from './promocoes'
import type { Tela } from './tela-fotografada'

const quadro = { rota: '/home', quem: 'nona' } as const
const daNona = (rota: string) => ({ rota, quem: 'nona' }) as const
const daNova = (rota: string) => ({ rota, quem: 'nova' }) as const
const recibo = (numero: number) =>
  ({ rota: '/home/pedidos/:id/recibo', em: `/home/pedidos/${numero}/recibo`, quem: 'nona' }) as const

/** Each page of the panel as it opens. */
const ABERTAS: readonly Tela[] = DO_PAINEL.map(({ rota }) => ({
  nome: rota.slice(1).replace('home', 'painel').replaceAll('/', '-'),
  ...daNona(rota),
}))

/** And what is seen on them after a press, or by somebody else. */
export const PAINEL: readonly Tela[] = [
  ...ABERTAS,
  { nome: 'painel-quadro', ...quadro },
  { nome: 'painel-quadro-de-lado', ...quadro, ate: rolarDeLado, larguras: [360, 768] },
  { nome: 'painel-quadro-vazio', ...quadro, quem: 'bella' },
  { nome: 'painel-quadro-sem-conexao', ...quadro, ate: desconectar },
  { nome: 'painel-pedido-novo', ...quadro, ate: p => apertar(p, 'Novo Pedido') },
  { nome: 'painel-pedido-recusado', ...quadro, ate: salvarVazio },
  { nome: 'painel-pedido-de-quem', ...quadro, ate: telefoneDeOutro },
  { nome: 'painel-pedido-fora-da-area', ...quadro, ate: foraDaArea },
  { nome: 'painel-pedido-outra-cidade', ...quadro, ate: outraCidade },
  { nome: 'painel-pedido-itens', ...quadro, ate: comItens },
  { nome: 'painel-pedido-editar', ...quadro, ate: editarMeioAMeio },
  ...PEDIDO_COM_ESCOLHAS,
  { nome: 'painel-sair-com-rascunho', ...quadro, ate: sairComRascunho },
  { nome: 'painel-quadro-aberto', ...quadro, ate: p => primeiro(p, /: dados do pedido/) },
  { nome: 'painel-quadro-meio-a-meio', ...quadro, ate: abrirMeioAMeio },
  { nome: 'painel-quadro-exibicao', ...quadro, ate: p => apertar(p, 'Exibição do quadro') },
  { nome: 'painel-quadro-mover', ...quadro, ate: p => primeiro(p, /^Mover para/) },
  { nome: 'painel-quadro-mais', ...quadro, ate: p => primeiro(p, /^Mais ações/) },
  { nome: 'painel-quadro-cancelar', ...quadro, ate: p => primeiro(p, /^Cancelar pedido/) },
  { nome: 'painel-quadro-busca', ...quadro, ate: p => p.getByRole('searchbox').fill('retirada') },
  { nome: 'painel-quadro-nada', ...quadro, ate: p => p.getByRole('searchbox').fill('ninguém') },
  { nome: 'painel-compartilhar', ...quadro, ate: p => apertar(p, 'Compartilhar cardápio') },
  {
    nome: 'painel-compartilhar-cartao-quatro',
    ...daNona('/home/compartilhar/cartao'),
    em: '/home/compartilhar/cartao?folha=a4',
  },
  { nome: 'painel-menu-do-usuario', ...quadro, ate: p => apertar(p, 'Menu do usuário') },
  { nome: 'painel-menu-recolhido', ...quadro, ate: p => apertar(p, 'Recolher menu'), larguras: [1280] },
  { nome: 'painel-gaveta', ...quadro, ate: p => apertar(p, 'Abrir menu'), larguras: [360, 768] },
  { nome: 'painel-alertas', ...quadro, ate: p => apertar(p, 'Alertas e impressão') },
  { nome: 'painel-recibo', ...recibo(PEDIDOS.comTroco.numero), inteira: true },
  { nome: 'painel-recibo-meio-a-meio', ...recibo(PEDIDOS.emPreparacao.numero), inteira: true },
  { nome: 'painel-recibo-cancelado', ...recibo(PEDIDOS.cancelado.numero), inteira: true },
  { nome: 'painel-teste-expirado', ...quadro, quem: 'ze' },

  { nome: 'painel-comeco', ...daNova('/home') },
  { nome: 'painel-comeco-categorias', ...daNova('/home/categorias') },
  { nome: 'painel-comeco-produtos', ...daNova('/home/produtos') },
  { nome: 'painel-comeco-extras', ...daNova('/home/extras') },
  { nome: 'painel-comeco-grupos', ...daNova('/home/grupos') },
  { nome: 'painel-comeco-em-falta', ...daNova('/home/em-falta') },

  { nome: 'painel-produtos-novo', ...daNona('/home/produtos'), ate: p => apertar(p, 'Novo produto') },
  {
    nome: 'painel-produtos-editar',
    ...daNona('/home/produtos'),
    ate: p => apertar(p, 'Editar Água mineral'),
  },
  {
    nome: 'painel-produtos-tamanhos',
    ...daNona('/home/produtos'),
    quem: 'bella',
    ate: p => apertar(p, 'Editar Pizza salgada'),
  },
  {
    nome: 'painel-produtos-limites-por-tamanho',
    ...daNona('/home/produtos'),
    quem: 'bella',
    ate: limitarPorTamanho,
  },
  { nome: 'painel-produtos-pizza', ...daNona('/home/produtos'), ate: p => apertar(p, 'Nova pizza') },
  {
    nome: 'painel-produtos-transformar',
    ...daNona('/home/produtos'),
    em: '/home/produtos?busca=carbonara',
    ate: p => apertarNaLinha(p, 'Transformar em grupo', PRODUTOS.carbonara.nome),
  },
  {
    nome: 'painel-produtos-mais',
    ...daNona('/home/produtos'),
    ate: p => primeiro(p, /^Mais ações: /),
    larguras: [360, 768],
  },
  { nome: 'painel-produtos-nada', ...daNona('/home/produtos'), em: '/home/produtos?busca=sushi&ativo=nao' },
  ...PIX_NO_PAINEL,
  ...CONTAGEM,
  { nome: 'painel-em-falta-muito', rota: '/home/em-falta', quem: 'bella' },
  { nome: 'painel-em-falta-lista', rota: '/home/em-falta', quem: 'bella', ate: marcarOQueFalta },
  { nome: 'painel-em-falta-menu', ...daNona('/home/em-falta'), ate: abrirOEsgotado },
  { nome: 'painel-em-falta-nada', ...daNona('/home/em-falta'), em: '/home/em-falta?busca=sushi' },
  { nome: 'painel-em-falta-combos', ...daNona('/home/em-falta'), ate: oferecerNosCombos },
  { nome: 'painel-produtos-combos', ...daNona('/home/produtos'), ate: oferecerNosCombos },
  { nome: 'painel-produtos-esgotado', rota: '/home/produtos', quem: 'bella', ate: esgotar },
  {
    nome: 'painel-horarios-de-venda',
    ...daNona('/home/categorias'),
    ate: p => apertarNaLinha(p, 'Horários de venda', 'Pizzas'),
  },
  { nome: 'painel-categorias-nova', ...daNona('/home/categorias'), ate: p => apertar(p, 'Nova categoria') },
  {
    nome: 'painel-categorias-em-uso',
    ...daNona('/home/categorias'),
    ate: p => apertarNaLinha(p, 'Excluir', 'Pizzas'),
  },
  { nome: 'painel-ordem', ...daNona('/home/ordem/:id?'), em: '/home/ordem', ate: p => primeiro(p, /^Prod/) },
  { nome: 'painel-extras-novo', ...daNona('/home/extras'), ate: p => apertar(p, 'Novo item extra') },
  ...CUPONS,
  ...FORMAS,
  ...PROMOCOES,
  {
    nome: 'painel-grupos-editar',
    ...daNona('/home/grupos'),
    quem: 'bella',
    ate: p => apertar(p, 'Editar Sabores salgados'),
  },
  { nome: 'painel-grupos-novo', ...daNona('/home/grupos'), ate: p => primeiro(p, /^Novo grupo$/) },
  { nome: 'painel-grupos-sabores', ...daNona('/home/grupos'), ate: sabores },
  { nome: 'painel-grupos-tabela', ...daNona('/home/grupos'), ate: tabelaCheia },
  { nome: 'painel-grupos-adicionais', ...daNona('/home/grupos'), ate: adicionais },
  { nome: 'painel-grupos-recusado', ...daNona('/home/grupos'), ate: grupoRecusado },
  { nome: 'painel-clientes-novo', ...daNona('/home/clientes'), ate: p => apertar(p, 'Novo cliente') },
  { nome: 'painel-clientes-nada', ...daNona('/home/clientes'), em: '/home/clientes?busca=sushi' },
  { nome: 'painel-clientes-vazio', ...daNona('/home/clientes'), quem: 'ze' },
  ...PLANILHAS,
  { nome: 'painel-configuracoes-aparencia', ...daNona('/home/configuracoes'), quem: 'bella', ate: mostarda },
  ...ONDE_E_POR_QUANTO,
  ...ATENDIMENTO,
]

const apertar = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** The order with the half-and-half of `plantarMeioAMeio`. */
async function editarMeioAMeio(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Editar pedido nº ${PEDIDOS.emPreparacao.numero}` }).click()
  const pizza = page.getByRole('heading', { name: PIZZA_GUARDADA.nome })
  await pizza.scrollIntoViewIfNeeded()
  await expect(pizza).toBeVisible()
}

async function abrirMeioAMeio(page: Page): Promise<void> {
  await page.getByRole('button', { name: `: dados do pedido nº ${PEDIDOS.emPreparacao.numero}` }).click()
  const pizza = page.getByText(PIZZA_GUARDADA.nome).first()
  await pizza.evaluate(linha => linha.scrollIntoView({ block: 'center' }))
}

async function salvarVazio(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  await apertar(page, 'Salvar Pedido')
}

async function telefoneDeOutro(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  // The label of the board's search mentions a phone too, so the dialog is searched and not the page.
  const form = page.getByRole('dialog', { name: 'Novo Pedido' })
  await form.getByLabel('Telefone').fill(CLIENTES.mariana.telefone)
  await form.getByLabel('Nome').fill('Dona Rosa')
  await expect(page.getByText(`Este telefone é de ${CLIENTES.mariana.nome}.`)).toBeVisible()
}

/**
 * Chooses a customer and then types an address outside the area: the record's address and the missing fee are shown
 * beside the fields.
 */
async function foraDaArea(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  await page.getByLabel('Nome').fill(CLIENTES.mariana.nome)
  await page.getByRole('option', { name: CLIENTES.mariana.nome }).click()
  await page.getByText('Receber no meu endereço', { exact: true }).last().click()
  await expect(page.getByLabel('Frete')).toHaveValue('8,20')
  await page.getByLabel('Frete').fill('9,00')
  await page.getByLabel('CEP').fill(CEPS.foraDaArea.cep)
  const dito = page.getByText(/^Fora da área de entrega/)
  await expect(dito).toBeVisible()
  await dito.evaluate(linha => linha.scrollIntoView({ block: 'center' }))
}

async function outraCidade(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  await page.getByRole('dialog').getByText('Receber no meu endereço', { exact: true }).click()
  await page.getByLabel('CEP').fill(CEPS.perto.cep)
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo')
  await page.getByLabel('Cidade').fill('Guarulhos')
  const dito = page.getByText(/^O CEP 05010-000 é de/)
  await dito.evaluate(linha => linha.scrollIntoView({ block: 'center' }))
}

async function comItens(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  for (const { nome } of [PRODUTOS.semExtras, PRODUTOS.margherita]) {
    await page.getByLabel('Adicionar produto').fill(nome)
    await expect(page.getByRole('option', { name: nome })).toBeVisible()
    await page.keyboard.press('Enter')
  }
}

async function sairComRascunho(page: Page): Promise<void> {
  await apertar(page, 'Novo Pedido')
  await page.getByLabel('Nome').fill('Dona Rosa')
  await page.getByRole('dialog', { name: 'Novo Pedido' }).getByRole('button', { name: 'Cancelar' }).click()
  await apertar(page, 'Guardar rascunho')
  await apertar(page, 'Menu do usuário')
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page.getByRole('dialog', { name: 'Sair e descartar o pedido?' })).toBeVisible()
}

async function rolarDeLado(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Em Rota' }).evaluate(coluna => coluna.scrollIntoView())
}

async function desconectar(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await apertar(page, 'Atualizar Pedidos')
  await expect(page.getByText(/Tentando reconectar|Erro ao carregar pedidos/).first()).toBeVisible()
}

/** One size with a limit, another that does not ask the group. */
async function limitarPorTamanho(page: Page): Promise<void> {
  await apertar(page, 'Editar Pizza salgada')
  const produto = page.getByRole('dialog')
  await produto.locator('summary', { hasText: 'Limites por tamanho' }).first().click()
  const limite = (n: number) => produto.getByLabel(/^Máximo de .+ em /).nth(n)
  await limite(0).fill('0')
  await limite(2).fill('2')
  await limite(2).scrollIntoViewIfNeeded()
}
