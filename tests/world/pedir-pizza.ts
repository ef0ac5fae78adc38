import { fazerPedido } from '~/domain/pedidos/checkout/fazer-pedido.server'
import { lerNovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import { listItens } from '~/domain/pedidos/store.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import type { PedidoId, ProdutoId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dadosDe } from './banco/dados-de'
import { PRODUTOS } from './demo'
import type { Mundo } from './mundo'
import { plantarPizza } from './plantado/pizza-plantada'
import { umPedido } from './um-pedido'

export interface Escolhida {
  readonly grupoId: number
  readonly opcaoId: number
  readonly quantidade: number
  readonly observacao?: string | null
}

/** What a customer asks for; what is absent is one pizza of the size Família. */
export interface UmaPizza {
  readonly produtoId?: number
  readonly varianteId?: number | null
  readonly opcoes?: readonly Escolhida[]
  readonly quantidade?: number
  readonly totalVisto?: number
}

export type LojaDePizza = Awaited<ReturnType<typeof venderPizza>>

/** The pizza of the pure tests at the Cantina, always for sale, what a customer needs to order it, and Bella's own pizza. */
export async function venderPizza(mundo: Mundo) {
  const { pizza, outra } = await withTenant(mundo.cantina, tx =>
    plantarPizza(tx, PRODUTOS.margherita.nome, PRODUTOS.lasanha.nome),
  )
  const { id: alheia } = await mundo.produto(mundo.bella, PRODUTOS.pizza.nome)
  await mundo.sql('delete from estoques')
  await mundo.sql('delete from janelas')

  async function tamanho(nome: string, produto: ProdutoId = pizza, empresa = mundo.cantina): Promise<number> {
    const [linha] = await mundo.sql<{ id: string }>(
      'select id from variantes where empresa_id = $1 and produto_id = $2 and nome = $3',
      [empresa, produto, nome],
    )
    return Number(linha?.id)
  }

  async function opcao(
    nome: string,
    mais: Partial<Escolhida> = {},
    empresa = mundo.cantina,
  ): Promise<Escolhida> {
    const [linha] = await mundo.sql<{ id: string; grupo: string }>(
      'select id, grupo_id as grupo from opcoes where empresa_id = $1 and nome = $2',
      [empresa, nome],
    )
    return { grupoId: Number(linha?.grupo), opcaoId: Number(linha?.id), quantidade: 1, ...mais }
  }

  const familia = await tamanho('Família')

  function pedir({ totalVisto = 0, opcoes = [], ...item }: UmaPizza) {
    const linha = {
      produtoId: pizza,
      varianteId: familia,
      quantidade: 1,
      observacao: null,
      extras: [],
      ...item,
    }
    const pedido = { ...umPedido({ totalVisto }), versao: 2, itens: [{ ...linha, opcoes }] }
    const novo = lerNovoPedido(pedido)
    if (ehRecusa(novo)) throw new Error(`the test's own order is refused: ${novo.campo} ${novo.texto}`)
    return fazerPedido(mundo.cantina, novo, { agora: new Date(), pedidosDaqui: [] })
  }

  /** The one line of the order as it was stored, with the number of the order. */
  async function pedirEGuardar(como: UmaPizza) {
    const dados = dadosDe(await pedir(como))
    if (!('repetido' in dados)) throw new Error(`not placed: ${JSON.stringify(dados)}`)
    const pedidoId = dados.pedidoId as PedidoId
    const [item] = await withTenant(mundo.cantina, tx => listItens(tx, pedidoId))
    if (!item) throw new Error('the order has no line')
    return { item, pedidoId }
  }

  return {
    ...{ pizza, lasanha: outra, alheia },
    ...{ tamanho, opcao, pedir, pedirEGuardar },
    opcoes: (...nomes: readonly string[]) => Promise.all(nomes.map(nome => opcao(nome))),
  }
}
