import { randomUUID } from 'node:crypto'
import { CANTINA, CLIENTES, PEDIDOS, PRODUTOS } from '../world/demo'
import { LISTAS } from '../world/listas-do-painel'
import type { Mundo } from '../world/mundo'
import { umCadastro } from '../world/um-cadastro'

export interface Caso {
  /** Gives the id of a row of the Cantina that this route may change. */
  readonly linha: () => Promise<string>
  /** What the owner would send. */
  readonly corpo?: () => Record<string, string>
  readonly json?: (id: string) => Promise<unknown>
}

/**
 * For each route of the panel that names a row: a row of the Cantina, and what its owner would send. A new route with an
 * id needs an entry here; a list is in tests/world/listas.
 */
export function casosDoPainel(mundo: () => Mundo): Readonly<Record<string, Caso>> {
  async function criar(sql: string): Promise<string> {
    const [linha] = await mundo().sql<{ id: string }>(sql, [mundo().cantina])
    return String(linha?.id)
  }
  const numero = (pedido: { numero: number }) => () => Promise.resolve(String(pedido.numero))
  /** Sets the order back to Pendente, whatever the previous case has done with it. */
  const pendente =
    ({ numero }: { numero: number }) =>
    async () => {
      await mundo().sql(`update pedidos set status = 'Pendente' where id = $1`, [numero])
      return String(numero)
    }
  /** A new row of this list. */
  const da = (rota: string) => () => {
    const { linha, id = 'id' } = LISTAS.find(lista => lista.rota === rota) ?? {}
    return criar(`insert into ${linha} from empresas where id = $1 returning ${id} as id`)
  }
  const umProduto = () =>
    criar(`insert into produtos (empresa_id, nome, preco) values ($1, 'Avulso', 1) returning id`)
  const umaJanela = () => ({ 'dias-0': 'sexta', 'abertura-0': '11:00', 'fechamento-0': '15:00' })
  const umaContagem = () => ({ 'linhas.0.tipo': 'produto', 'linhas.0.id': '1', 'linhas.0.restante': '7' })
  const umTamanho = async () =>
    criar(
      `insert into variantes (empresa_id, produto_id, nome, preco, ordem) values ($1, ${await umProduto()}, 'Solto', 1, 0) returning id`,
    )
  const umaOpcao = async () => {
    const grupo = await da('/home/grupos')()
    return criar(
      `insert into opcoes (empresa_id, grupo_id, nome, ordem) values ($1, ${grupo}, 'Solta', 0) returning id`,
    )
  }
  let outraClasse = ''
  let saborSolto = ''
  /** A group of flavours with one flavour, beside another group of flavours. */
  const umaClasse = async () => {
    const nova = () =>
      criar(
        `insert into grupos (empresa_id, nome, max, tipo, preco) values ($1, 'Classe ' || random(), 1, 'sabor', 9) returning id`,
      )
    const grupo = await nova()
    outraClasse = await nova()
    saborSolto = await criar(
      `insert into opcoes (empresa_id, grupo_id, nome, ordem) values ($1, ${grupo}, 'Solto', 0) returning id`,
    )
    return grupo
  }
  const comExtra = async () => {
    const produto = await umProduto()
    await mundo().sql(
      `insert into produto_itens_extra (empresa_id, id_produto, id_extra) values ($1, $2, $3)`,
      [mundo().cantina, produto, await da('/home/extras')()],
    )
    await mundo().sql('update produtos set possui_extra = true where id = $1', [produto])
    return produto
  }
  let falta = ''
  const pixPorConferir = async () => {
    const [pedido] = await mundo().sql<{ falta: string }>(
      `update pedidos set forma_pagamento = 'pix', pix_copia_e_cola = '000201' where id = $1
     returning (total_com_frete * 100)::int::text as falta`,
      [PEDIDOS.emPreparacao.numero],
    )
    falta = pedido?.falta ?? ''
    return String(PEDIDOS.emPreparacao.numero)
  }

  let uso = ''
  const cupomUsado = async () => {
    const id = await da('/home/cupons')()
    await mundo().sql('update cupons set usos = 1 where id = $1', [id])
    uso = await criar(
      `insert into usos_cupom (empresa_id, cupom_id, chave, valor, em, dia)
     values ($1, ${id}, gen_random_uuid(), 1, now(), now()) returning id`,
    )
    return id
  }

  const casos: Record<string, Caso> = {
    ...Object.fromEntries(
      LISTAS.flatMap(({ rota, salva }) => [
        [`${rota}/:id`, { linha: da(rota), corpo: salva }],
        [`${rota}/:id/exclusao`, { linha: da(rota), corpo: () => ({}) }],
      ]),
    ),
    '/cadastro-empresa/:id': {
      linha: async () => String(mundo().cantina),
      corpo: () => umCadastro({ slug: CANTINA.slug, email: CANTINA.email }),
    },
    '/home/ordem/:id': { linha: da('/home/categorias'), corpo: () => ({ ordem: 'a-z' }) },
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
    '/home/pedidos/:id/pix-recebido': { linha: pixPorConferir, corpo: () => ({ valor: falta }) },
    '/home/pedidos/:id/pix-por-conferir': { linha: pixPorConferir, corpo: () => ({ pagamento: '1' }) },
    '/home/cupons/:id/usos': { linha: cupomUsado, corpo: () => ({ uso, devolvido: 'on' }) },
    '/home/produtos/:id': {
      linha: umProduto,
      corpo: () => ({ nome: 'Avulso novo', preco: '2,00', ativo: 'on' }),
    },
    '/home/produtos/:id/exclusao': { linha: umProduto, corpo: () => ({}) },
    '/home/produtos/:id/duplicacao': { linha: umProduto, corpo: () => ({}) },
    '/home/produtos/:id/situacao': { linha: umProduto, corpo: () => ({}) },
    '/home/janelas/produto/:id': { linha: umProduto, corpo: umaJanela },
    '/home/janelas/categoria/:id': { linha: da('/home/categorias'), corpo: umaJanela },
    '/home/contagem/produto/:id': { linha: umProduto, corpo: umaContagem },
    '/home/contagem/grupo/:id': { linha: da('/home/grupos'), corpo: umaContagem },
    '/home/falta/produto/:id': { linha: umProduto, corpo: () => ({ prazo: 'hoje' }) },
    '/home/falta/tamanho/:id': { linha: umTamanho, corpo: () => ({ prazo: '2-horas' }) },
    '/home/falta/opcao/:id': { linha: umaOpcao, corpo: () => ({ prazo: 'ate-eu-voltar' }) },
    '/home/produtos/:id/grupo-dos-extras': { linha: comExtra, corpo: () => ({}) },
    '/home/grupos/:id/duplicacao': { linha: da('/home/grupos'), corpo: () => ({}) },
    '/home/grupos/:id/classe': {
      linha: umaClasse,
      corpo: () => ({ para: outraClasse, sabores: saborSolto }),
    },
  }
  return casos

  /** The order form as it is read, sent back unchanged. */
  async function oMesmoPedido(id: string) {
    const { id: produtoId } = await mundo().produto(mundo().cantina, PRODUTOS.semExtras.nome)
    const [pedido] = await mundo().sql<{ versao: number }>('select versao from pedidos where id = $1', [id])
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
}
