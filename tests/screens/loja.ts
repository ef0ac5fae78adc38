import { expect, type Locator, type Page } from '@playwright/test'
import { BELLA, CANTINA, CEPS, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { SEM_BASTANTE } from './contagem'
import { DE_NOVO } from './de-novo'
import { ESCOLHAS } from './escolhas'
import { FORMAS_NA_LOJA } from './formas'
import {
  abrirCarrinho,
  abrirCheckout,
  abrirConsulta,
  abrirItem,
  abrirPagamento,
  PEDIDOS_DA_MARIANA,
  pagarComPix,
  pagarEmDinheiro,
  pedidosDe,
  pedirPorWhatsApp,
  porNoCarrinho,
  receberEm,
  TELEFONE_CONHECIDO,
} from './gestos'
import { PIX_NA_LOJA } from './pix'
import { readPlantado } from './plantado'
import { PROMOCOES_NA_LOJA } from './promocoes'
import type { Tela } from './tela-fotografada'

const { carbonara, semFoto } = PRODUTOS

const cardapio = { rota: '/:slug' } as const
const comCarrinho = { ...cardapio, quem: 'com-carrinho' } as const
/** Takes orders by WhatsApp; open day and night in these pictures. */
const bella = { ...cardapio, em: `/${BELLA.slug}` } as const
const fechada = { ...cardapio, em: () => `/${readPlantado().fechada}` } as const
const consulta = { rota: '/:slug/status-pedido/:pedidoId?' } as const
const telefone = { rota: '/:slug/status-pedido/tel/:telefone' } as const
const pedido = (id: string | number) => ({
  rota: '/:slug/status-pedido/id/:id',
  em: `/${CANTINA.slug}/status-pedido/id/${id}`,
  inteira: true,
})

export const LOJA: readonly Tela[] = [
  { nome: 'loja-cardapio-topo', ...cardapio },
  { nome: 'loja-cardapio-inteiro', ...cardapio, inteira: true },
  { nome: 'loja-cardapio-terceira-categoria', ...cardapio, ate: p => p.getByRole('tab').nth(2).click() },
  { nome: 'loja-cardapio-busca', ...cardapio, ate: p => buscar(p, 'limão') },
  { nome: 'loja-cardapio-busca-sem-resultado', ...cardapio, ate: p => buscar(p, 'sushi') },
  { nome: 'loja-cardapio-com-carrinho', ...comCarrinho },
  { nome: 'loja-cardapio-whatsapp', ...bella, ate: p => p.getByRole('tab', { name: 'Pizzas' }).click() },
  { nome: 'loja-cardapio-fechada', ...fechada },
  { nome: 'loja-cardapio-teste-expirado', ...cardapio, em: `/${ZE.slug}` },
  ...DE_NOVO,
  { nome: 'loja-empresa-nao-encontrada', ...cardapio, em: '/restaurante-de-ninguem' },

  { nome: 'loja-item', ...cardapio, ate: p => abrirItem(p, carbonara.nome) },
  { nome: 'loja-item-sem-foto', ...cardapio, ate: p => abrirItem(p, semFoto.nome) },
  { nome: 'loja-item-em-edicao', ...comCarrinho, ate: editarItem },

  ...ESCOLHAS,
  ...SEM_BASTANTE,
  ...PROMOCOES_NA_LOJA,

  { nome: 'loja-carrinho', ...comCarrinho, ate: abrirCarrinho },
  { nome: 'loja-carrinho-vazio', ...cardapio, ate: abrirCarrinho },
  { nome: 'loja-carrinho-item-removido', ...comCarrinho, ate: removerItem },
  { nome: 'loja-carrinho-cardapio-mudou', ...comCarrinho, ate: acharPrecoMudado },
  { nome: 'loja-carrinho-fechada', ...fechada, ate: p => encherCarrinho(p, 'Bolo de fubá') },
  {
    nome: 'loja-carrinho-teste-expirado',
    ...cardapio,
    em: `/${ZE.slug}`,
    ate: p => encherCarrinho(p, PRODUTOS.ze.nome),
  },

  { nome: 'loja-dados-vazio', ...comCarrinho, ate: abrirCheckout },
  { nome: 'loja-dados-erros', ...comCarrinho, ate: avancarSemNada },
  { nome: 'loja-dados-retirada', ...comCarrinho, ate: retirar },
  { nome: 'loja-dados-entrega', ...comCarrinho, ate: p => receber(p, CEPS.perto.cep, '4,1 km') },
  { nome: 'loja-dados-cliente-conhecido', ...comCarrinho, ate: serReconhecido },
  {
    nome: 'loja-dados-entrega-taxa-fixa',
    ...comCarrinho,
    ate: p => receber(p, CEPS.semPosicao.cep, 'R$ 8,00'),
  },
  {
    nome: 'loja-dados-fora-da-area',
    ...comCarrinho,
    ate: p => receber(p, CEPS.foraDaArea.cep, 'Fora da área'),
  },
  {
    nome: 'loja-dados-cep-desconhecido',
    ...comCarrinho,
    ate: p => receber(p, '99999999', 'CEP inválido'),
  },
  { nome: 'loja-dados-endereco-de-antes', ...comCarrinho, ate: trocarPeloCep },
  { nome: 'loja-dados-outra-cidade', ...comCarrinho, ate: voltarAoDigitado },
  { nome: 'loja-dados-cep-sem-conexao', ...comCarrinho, ate: buscarSemRede },

  { nome: 'loja-pagamento', ...comCarrinho, ate: abrirPagamento },
  { nome: 'loja-pagamento-erro', ...comCarrinho, ate: finalizarSemForma },
  { nome: 'loja-pagamento-troco', ...comCarrinho, ate: p => pagarEmDinheiro(p, '200') },
  { nome: 'loja-pagamento-insuficiente', ...comCarrinho, ate: p => pagarEmDinheiro(p, '20') },
  { nome: 'loja-pagamento-valores-mudaram', ...comCarrinho, ate: verMudanca },
  { nome: 'loja-pedido-confirmado', ...comCarrinho, ate: confirmar },
  { nome: 'loja-pedido-whatsapp', ...bella, ate: pedirPorWhatsApp },
  ...PIX_NA_LOJA,
  ...FORMAS_NA_LOJA,

  { nome: 'loja-consulta-dialogo', ...cardapio, ate: abrirConsulta },
  { nome: 'loja-consulta-dialogo-erro', ...cardapio, ate: consultarNada },
  { nome: 'loja-consulta', ...consulta, em: `/${CANTINA.slug}/status-pedido` },
  { nome: 'loja-consulta-sem-criterio', ...consulta, em: `/${CANTINA.slug}/status-pedido/id` },
  { nome: 'loja-pedidos-do-telefone', ...telefone, em: PEDIDOS_DA_MARIANA, inteira: true },
  { nome: 'loja-pedidos-do-telefone-ninguem', ...telefone, em: pedidosDe('11900000000') },

  { nome: 'loja-status-pendente', ...pedido(PEDIDOS.pendente.numero) },
  { nome: 'loja-status-com-troco', ...pedido(PEDIDOS.comTroco.numero) },
  { nome: 'loja-status-retirada', ...pedido(PEDIDOS.retirada.numero) },
  { nome: 'loja-status-na-mesa', ...pedido(PEDIDOS.naMesa.numero) },
  { nome: 'loja-status-em-preparacao', ...pedido(PEDIDOS.emPreparacao.numero) },
  { nome: 'loja-status-em-rota', ...pedido(PEDIDOS.emRota.numero) },
  { nome: 'loja-status-finalizado', ...pedido(PEDIDOS.finalizado.numero) },
  { nome: 'loja-status-cancelado', ...pedido(PEDIDOS.cancelado.numero) },
  // A single order of a phone leads to its own page.
  {
    nome: 'loja-status-do-proprio-cliente',
    ...pedido(0),
    em: pedidosDe(TELEFONE_CONHECIDO),
    quem: 'cliente',
  },
  { nome: 'loja-status-nao-encontrado', ...pedido('99999998') },
]

const buscar = (page: Page, termo: string) => page.getByRole('searchbox').fill(termo)

async function editarItem(page: Page): Promise<void> {
  const carrinho = await abrirCarrinho(page)
  await carrinho.getByRole('button', { name: `Editar observação de ${carbonara.nome}` }).click()
  await expect(page.getByRole('dialog', { name: /^Editar Item/ })).toBeVisible()
}

async function removerItem(page: Page): Promise<void> {
  const carrinho = await abrirCarrinho(page)
  await carrinho.getByRole('button', { name: `Remover ${carbonara.nome}` }).click()
  await expect(page.getByText('Item removido').first()).toBeVisible()
}

/** Makes the cart look as if it had been filled before the owner changed a price. */
async function acharPrecoMudado(page: Page): Promise<void> {
  await page.evaluate(chave => {
    const guardado: { itens: object[] } = JSON.parse(localStorage.getItem(chave) ?? '')
    const itens = guardado.itens.map(item => ({ ...item, preco: 100 }))
    localStorage.setItem(chave, JSON.stringify({ ...guardado, itens }))
  }, `digitalMenuCart:${CANTINA.slug}`)
  await page.reload()
  const carrinho = await abrirCarrinho(page)
  await expect(carrinho.getByText('O cardápio mudou')).toBeVisible()
}

async function encherCarrinho(page: Page, produto: string): Promise<void> {
  await porNoCarrinho(page, produto)
  await abrirCarrinho(page)
}

async function avancarSemNada(page: Page): Promise<void> {
  const checkout = await abrirCheckout(page)
  await checkout.getByText('Receber no meu endereço').click()
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
}

async function retirar(page: Page): Promise<void> {
  const checkout = await abrirCheckout(page)
  await checkout.getByText('Retirar no local').click()
  await checkout.getByLabel('Telefone').fill('11900000001')
  await expect(checkout.getByText('Novo cliente.')).toBeVisible()
}

async function serReconhecido(page: Page): Promise<void> {
  const checkout = await receberEm(page, CEPS.perto.cep, TELEFONE_CONHECIDO)
  const salvo = checkout.getByRole('button', { name: /^Usar endereço salvo/ })
  await expect(salvo).toBeVisible()
  await salvo.scrollIntoViewIfNeeded()
}

async function receber(page: Page, cep: string, texto: string): Promise<void> {
  const checkout = await receberEm(page, cep)
  await expect(checkout.getByText(texto).first()).toBeVisible()
  await checkout.getByText('Taxa de entrega').scrollIntoViewIfNeeded()
}

async function trocarPeloCep(page: Page): Promise<Locator> {
  const checkout = await receberEm(page, '')
  const digitado = [
    ['Logradouro', 'Rua das Laranjeiras'],
    ['Número', '7'],
    ['Bairro', 'Pelourinho'],
    ['Cidade', 'Salvador'],
    ['Estado (UF)', 'BA'],
    ['CEP', CEPS.perto.cep],
  ] as const
  for (const [rotulo, texto] of digitado) await checkout.getByLabel(rotulo).fill(texto)
  await expect(checkout.getByLabel('Cidade')).toHaveValue('São Paulo')
  await checkout.getByRole('button', { name: /^Voltar ao endereço de antes/ }).scrollIntoViewIfNeeded()
  return checkout
}

async function voltarAoDigitado(page: Page): Promise<void> {
  const checkout = await trocarPeloCep(page)
  await checkout.getByRole('button', { name: /^Voltar ao endereço de antes/ }).click()
  await checkout.getByRole('button', { name: 'Avançar para Pagamento' }).click()
  await expect(checkout.getByText(/^O CEP 05010-000 é de São Paulo/).first()).toBeVisible()
}

async function buscarSemRede(page: Page): Promise<void> {
  await page.route('**/entrega', rota => rota.abort('internetdisconnected'))
  await receber(page, CEPS.perto.cep, 'Sem conexão')
}

async function finalizarSemForma(page: Page): Promise<void> {
  const checkout = await abrirPagamento(page)
  await checkout.getByRole('button', { name: 'Finalizar Pedido' }).click()
}

async function verMudanca(page: Page): Promise<void> {
  await page.route('**/pedidos', rota => {
    const enviado = rota.request().postDataJSON()
    return rota.continue({ postData: { ...enviado, totalVisto: enviado.totalVisto - 100 } })
  })
  await pagarComPix(page)
  await expect(page.getByRole('dialog', { name: 'Os valores mudaram' })).toBeVisible()
}

/** Sends the same order again, which adds nothing to the owner's board. */
async function confirmar(page: Page): Promise<void> {
  await page.route('**/pedidos', rota => rota.continue({ postData: readPlantado().pedido }))
  await pagarComPix(page)
  await expect(page.getByRole('dialog', { name: 'Pedido Confirmado!' })).toBeVisible()
}

async function consultarNada(page: Page): Promise<void> {
  const dialogo = await abrirConsulta(page)
  await dialogo.getByLabel('Termo de busca').fill('99999998')
  await dialogo.getByRole('button', { name: 'Buscar' }).click()
  await expect(page.getByText('Pedido Não Encontrado').first()).toBeVisible()
}
