import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { umCadastro } from '../world/cadastro'
import { BELLA, CANTINA, CLIENTES, PEDIDOS, PRODUTOS, ZE } from '../world/demo'
import { retratar, retratarEmpresa } from '../world/retrato'
import { listRotas, preencher, type Rota } from '../world/rotas'
import { type Browser, type Comanda, novoTelefone, openComanda } from './comanda'

/**
 * Another company tries every route of the panel that names a row or changes something. For each attack the same
 * request from the owner must succeed, which shows that the request was refused because of who sent it.
 */

let comanda: Comanda
beforeAll(async () => {
  comanda = await openComanda()
})
afterAll(() => comanda.close())

const doPainel = listRotas().filter(({ caminho }) => /^\/(home(\/|$)|cadastro-empresa\/:id$)/.test(caminho))
const comId = doPainel.filter(({ caminho }) => caminho.includes(':id'))
const semId = doPainel.filter(({ caminho, muda }) => muda && !caminho.includes(':id'))

async function criar(sql: string): Promise<string> {
  const [linha] = await comanda.mundo.sql<{ id: string }>(sql, [comanda.mundo.cantina])
  return String(linha?.id)
}
const numero = (pedido: { numero: number }) => () => Promise.resolve(String(pedido.numero))
/** Sets the order back to Pendente, whatever the previous case has done with it. */
const pendente =
  ({ numero }: { numero: number }) =>
  async () => {
    await comanda.mundo.sql(`update pedidos set status = 'Pendente' where id = $1`, [numero])
    return String(numero)
  }
const categoria = () => criar(`insert into categorias (empresa_id, nome) values ($1, 'Solta') returning id`)
const extra = () =>
  criar(`insert into itens_extra (empresa_id, nome, preco) values ($1, 'Solto', 1) returning id_extra as id`)
const umProduto = () =>
  criar(`insert into produtos (empresa_id, nome, preco) values ($1, 'Avulso', 1) returning id`)
const umaJanela = () => ({ 'dias-0': 'sexta', 'abertura-0': '11:00', 'fechamento-0': '15:00' })
const umaContagem = () => ({ 'linhas.0.tipo': 'produto', 'linhas.0.id': '1', 'linhas.0.restante': '7' })
const umTamanho = async () =>
  criar(
    `insert into variantes (empresa_id, produto_id, nome, preco, ordem) values ($1, ${await umProduto()}, 'Solto', 1, 0) returning id`,
  )
const umaOpcao = async () => {
  const grupo = await criar(
    `insert into grupos (empresa_id, nome, max) values ($1, 'Solto ${randomUUID()}', 1) returning id`,
  )
  return criar(
    `insert into opcoes (empresa_id, grupo_id, nome, ordem) values ($1, ${grupo}, 'Solta', 0) returning id`,
  )
}
const comExtra = async () => {
  const produto = await umProduto()
  await comanda.mundo.sql(
    `insert into produto_itens_extra (empresa_id, id_produto, id_extra) values ($1, $2, $3)`,
    [comanda.mundo.cantina, produto, await extra()],
  )
  await comanda.mundo.sql('update produtos set possui_extra = true where id = $1', [produto])
  return produto
}
const grupo = () =>
  criar(`insert into grupos (empresa_id, nome, max) values ($1, 'Solto ' || random(), 1) returning id`)
const cliente = () =>
  criar(
    `insert into clientes (empresa_id, nome, telefone) values ($1, 'Sem Pedidos', '11${String(Math.random()).slice(2, 11)}') returning id`,
  )

interface Caso {
  /** Gives the id of a row of the Cantina that this route may change. */
  readonly linha: () => Promise<string>
  /** What the owner would send. */
  readonly corpo?: () => Record<string, string>
  readonly json?: (id: string) => Promise<unknown>
}

/** For each route: the row, and what its owner would send. A new route with an id needs an entry here. */
const CASOS: Record<string, Caso> = {
  '/cadastro-empresa/:id': {
    linha: async () => String(comanda.mundo.cantina),
    corpo: () => umCadastro({ slug: CANTINA.slug, email: CANTINA.email }),
  },
  '/home/pedidos/:id': { linha: numero(PEDIDOS.emPreparacao), json: oMesmoPedido },
  '/home/pedidos/:id/avanco': { linha: pendente(PEDIDOS.pendente), corpo: () => ({ status: 'Pendente' }) },
  '/home/pedidos/:id/movimento': {
    linha: pendente(PEDIDOS.comTroco),
    corpo: () => ({ status: 'Pendente', para: 'Em Rota' }),
  },
  '/home/pedidos/:id/cancelamento': {
    linha: pendente(PEDIDOS.retirada),
    corpo: () => ({ status: 'Pendente', motivo: '' }),
  },
  '/home/pedidos/:id/historico': { linha: numero(PEDIDOS.emRota) },
  '/home/pedidos/:id/resumo': { linha: numero(PEDIDOS.emRota) },
  '/home/pedidos/:id/recibo': { linha: numero(PEDIDOS.emRota) },
  '/home/produtos/:id': {
    linha: umProduto,
    corpo: () => ({ nome: 'Avulso novo', preco: '2,00', ativo: 'on' }),
  },
  '/home/produtos/:id/exclusao': { linha: umProduto, corpo: () => ({}) },
  '/home/produtos/:id/duplicacao': { linha: umProduto, corpo: () => ({}) },
  '/home/produtos/:id/situacao': { linha: umProduto, corpo: () => ({}) },
  '/home/janelas/produto/:id': { linha: umProduto, corpo: umaJanela },
  '/home/janelas/categoria/:id': { linha: categoria, corpo: umaJanela },
  '/home/contagem/produto/:id': { linha: umProduto, corpo: umaContagem },
  '/home/contagem/grupo/:id': { linha: grupo, corpo: umaContagem },
  '/home/falta/produto/:id': { linha: umProduto, corpo: () => ({ prazo: 'hoje' }) },
  '/home/falta/tamanho/:id': { linha: umTamanho, corpo: () => ({ prazo: '2-horas' }) },
  '/home/falta/opcao/:id': { linha: umaOpcao, corpo: () => ({ prazo: 'ate-eu-voltar' }) },
  '/home/produtos/:id/grupo-dos-extras': { linha: comExtra, corpo: () => ({}) },
  '/home/categorias/:id': { linha: categoria, corpo: () => ({ nome: `Solta ${randomUUID()}`, ativo: 'on' }) },
  '/home/categorias/:id/exclusao': { linha: categoria, corpo: () => ({}) },
  '/home/extras/:id': {
    linha: extra,
    corpo: () => ({ nome: 'Solto novo', preco: '2,00', tipo: 'opcional' }),
  },
  '/home/extras/:id/exclusao': { linha: extra, corpo: () => ({}) },
  '/home/grupos/:id': {
    linha: grupo,
    corpo: () => ({ nome: `Solto ${randomUUID()}`, tipo: 'escolha', max: '1', 'opcoes.0.nome': 'Solta' }),
  },
  '/home/grupos/:id/exclusao': { linha: grupo, corpo: () => ({}) },
  '/home/grupos/:id/duplicacao': { linha: grupo, corpo: () => ({}) },
  '/home/clientes/:id': { linha: cliente, corpo: () => ({ nome: 'Outro Nome', telefone: novoTelefone() }) },
  '/home/clientes/:id/exclusao': { linha: cliente, corpo: () => ({}) },
}

/** The order form as it is read, sent back unchanged. */
async function oMesmoPedido(id: string) {
  const { id: produtoId } = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.semExtras.nome)
  const [pedido] = await comanda.mundo.sql<{ versao: number }>('select versao from pedidos where id = $1', [
    id,
  ])
  return {
    chave: randomUUID(),
    versao: pedido?.versao,
    cliente: { nome: CLIENTES.otavio.nome, telefone: CLIENTES.otavio.telefone },
    tipoEntrega: 'Retirar no restaurante',
    endereco: null,
    frete: 0,
    itens: [
      {
        id: null,
        produtoId,
        quantidade: 1,
        preco: 2790,
        extras: [],
        extrasMantidos: [],
        observacao: null,
      },
    ],
    formaPagamento: 'pix',
    valorPago: null,
    observacoes: null,
  }
}

type Envio = (navegador: Browser, caminho: string, id: string) => Promise<Response>

function envios({ caminho, le, muda }: Rota): { como: string; enviar: Envio }[] {
  const { corpo, json } = CASOS[caminho] ?? {}
  const postar = (sufixo: string): Envio =>
    json
      ? async (navegador, onde, id) => navegador.post(`${onde}${sufixo}`, await json(id))
      : (navegador, onde) => navegador.form(`${onde}${sufixo}`, corpo?.() ?? {})
  return [
    ...(le ? [{ como: 'GET', enviar: ((navegador, onde) => navegador.get(onde)) as Envio }] : []),
    ...(muda
      ? [
          { como: 'POST', enviar: postar('') },
          { como: 'POST .data', enviar: postar('.data') },
        ]
      : []),
  ]
}

const canarios = [
  CLIENTES.mariana.nome,
  CLIENTES.mariana.telefone,
  CANTINA.email,
  'Avulso',
  'Solt',
  'Sem Pedidos',
]

test('toda rota do painel que nomeia uma linha está na tabela', () => {
  expect(comId.map(({ caminho }) => caminho).sort()).toEqual(Object.keys(CASOS).sort())
})

describe('Com a sessão de outra empresa', () => {
  const casos = comId.flatMap(rota => envios(rota).map(envio => ({ rota: rota.caminho, ...envio })))
  test.each(casos)('$como $rota não existe, e nada muda; o dono é atendido', async ({ rota, enviar }) => {
    const id = (await CASOS[rota]?.linha()) ?? ''
    const onde = preencher(rota, { id })
    const antes = await retratar(comanda.mundo, ['sessions'])
    for (const outra of [BELLA, ZE]) {
      const resposta = await enviar(await comanda.browser().signIn(outra), onde, id)
      const texto = await resposta.text()
      // Lanchonete do Zé's trial is over, so its requests may be refused for that before the row is looked up.
      expect(outra === ZE ? [403, 404, 409] : [404]).toContain(resposta.status)
      for (const canario of canarios) expect(texto).not.toContain(canario)
    }
    expect(await retratar(comanda.mundo, ['sessions'])).toEqual(antes)
    const doDono = await enviar(await comanda.browser().signIn(CANTINA), onde, id)
    expect(doDono.status, await doDono.clone().text()).toBeLessThan(400)
  })
})

describe('Com ids de outra empresa no que se envia', () => {
  test.each(semId)('POST $caminho não muda nada dela', async ({ caminho }) => {
    const deles = await comanda.mundo.produto(comanda.mundo.cantina, PRODUTOS.carbonara.nome)
    const canarios = [CLIENTES.mariana.nome, CANTINA.email, PRODUTOS.carbonara.nome]
    const campos = {
      nome: 'Tomada',
      preco: '1,00',
      telefone: CLIENTES.mariana.telefone,
      id: String(deles.id),
      empresa_id: String(comanda.mundo.cantina),
      empresaId: String(comanda.mundo.cantina),
      categoriaId: String(deles.categoriaId),
      extras: '1',
      tipo: 'adicional',
    }
    const antes = await retratarEmpresa(comanda.mundo, comanda.mundo.cantina)
    for (const sufixo of ['', '.data']) {
      const navegador = await comanda.browser().signIn(BELLA)
      const resposta = await navegador.form(`${caminho}${sufixo}`, campos)
      expect(resposta.status).toBeLessThan(500)
      for (const canario of canarios) expect(await resposta.clone().text()).not.toContain(canario)
    }
    expect(await retratarEmpresa(comanda.mundo, comanda.mundo.cantina)).toEqual(antes)
  })
})
