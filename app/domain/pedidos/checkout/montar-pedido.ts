import type { ExtraDoCardapio, ProdutoDoCardapio } from '~/domain/cardapio/cardapio'
import { type EmpresaEmPlano, recusarPorPlano, type TipoPedido } from '~/domain/empresas/plano'
import type { Endereco } from '~/domain/enderecos/endereco'
import { recusarOutroLugar } from '~/domain/enderecos/lugar'
import { type ResultadoFrete, recusaDoFrete, taxaDoFrete } from '~/domain/frete/frete'
import type { Turno } from '~/domain/horarios/horario'
import { recusarPorHorario, situacaoDaLoja } from '~/domain/horarios/situacao'
import { validarLimites } from '~/domain/pedidos/campos-do-pedido'
import { escolherTudo, extraIndisponivel, produtoIndisponivel } from '~/domain/pedidos/escolhas'
import type { Item } from '~/domain/pedidos/item'
import { ehEntrega } from '~/domain/pedidos/tipo-entrega'
import { type PagamentoConferido, validarPagamento } from '~/domain/pedidos/troco'
import { somarValores, type Valores } from '~/domain/pedidos/valores'
import type { ProdutoId } from '~/domain/valores/ids'
import { horaLocal } from '~/domain/valores/instante'
import { ehRecusa, type Recusa, recusar } from '~/domain/valores/recusa'
import type { NovoPedido } from './novo-pedido'

/** What the rules of an order ask of the shop; the stores' rows satisfy it. */
export interface LojaDoPedido {
  readonly empresa: EmpresaEmPlano & {
    readonly tipoPedido: TipoPedido
    readonly fusoHorario: string
  }
  readonly turnos: readonly Turno[]
  /** Only what may be ordered now: another company's, inactive and unknown products are all absent. */
  readonly produtos: ReadonlyMap<ProdutoId, ProdutoDoCardapio>
}

/** Where the order goes, what that costs by the freight's own rule, and where its CEP lies; null: nobody knows. */
export interface EntregaDoPedido {
  readonly endereco: Endereco
  readonly frete: ResultadoFrete
  readonly lugar: { readonly cidade: string; readonly estado: string } | null
}

/** An item as the menu has it now, with the numbers of its extras on the menu. */
export type ItemMontado = Item<ExtraDoCardapio>

/** An order with every figure the server's own. */
export interface PedidoMontado extends PagamentoConferido {
  readonly itens: readonly ItemMontado[]
  readonly endereco: Endereco | null
  readonly frete: ResultadoFrete | null
  readonly valores: Valores
}

/** The figures differ from those the customer saw: nothing is saved until the customer has seen these (decision 1). */
export interface TotalMudou {
  readonly mudou: true
  readonly itens: readonly ItemMontado[]
  readonly frete: ResultadoFrete | null
  readonly valores: Valores
}

/** Is this shop taking orders at all at `agora`? Refused: an expired trial (decision 13), a closed store. */
function recusaDaLoja({ empresa, turnos }: Omit<LojaDoPedido, 'produtos'>, agora: Date): Recusa | null {
  const { data } = horaLocal(agora, empresa.fusoHorario)
  const doPlano = recusarPorPlano(empresa, data)
  if (doPlano) return doPlano
  return recusarPorHorario(situacaoDaLoja(turnos, agora, empresa.fusoHorario))
}

/**
 * Decides an order from what the customer asked and what the shop is now; pure. `entrega` is null for pickup. Refused, in
 * this order: the shop, a product or an extra that is not for sale, a delivery that cannot be made or whose address is
 * elsewhere than its CEP (decision 019), a limit of decision 19, the payment.
 */
export function montarPedido(
  novo: NovoPedido,
  loja: LojaDoPedido,
  entrega: EntregaDoPedido | null,
  agora: Date,
): PedidoMontado | TotalMudou | Recusa {
  const fechada = recusaDaLoja(loja, agora)
  if (fechada) return fechada
  const itens: ItemMontado[] = []
  for (const [linha, pedido] of novo.itens.entries()) {
    const item = montarItem(pedido, loja.produtos, linha)
    if (ehRecusa(item)) return item
    itens.push(item)
  }
  const naoEntrega = entrega && (recusaDoFrete(entrega.frete) ?? recusarEndereco(novo, entrega))
  if (naoEntrega) return naoEntrega
  const frete = ehEntrega(novo.tipoEntrega) && entrega ? entrega.frete : null
  const taxa = taxaDoFrete(frete)
  const alem = validarLimites(itens, taxa)
  if (alem) return alem

  const valores = somarValores(itens, taxa)
  const { totalComFrete: total } = valores
  if (total !== novo.totalVisto) return { mudou: true, itens, frete, valores }
  const pagamento = validarPagamento({ forma: novo.formaPagamento, valorPago: novo.valorPago, total })
  if (ehRecusa(pagamento)) return pagamento
  return { itens, endereco: entrega?.endereco ?? null, frete, valores, ...pagamento }
}

/** Of a stored address the customer sees no city to correct. */
function recusarEndereco(novo: NovoPedido, { endereco, lugar }: EntregaDoPedido): Recusa | null {
  const recusa = recusarOutroLugar(endereco, lugar)
  return recusa && novo.cepSalvo !== null ? SALVO_NOUTRO_LUGAR : recusa
}

const SALVO_NOUTRO_LUGAR = recusar(
  'Endereço Inválido',
  'O endereço salvo não fica no CEP informado. Preencha o endereço.',
  'cepSalvo',
)

function montarItem(
  pedido: NovoPedido['itens'][number],
  produtos: LojaDoPedido['produtos'],
  linha: number,
): ItemMontado | Recusa {
  const campo = `itens.${linha}`
  const produto = produtos.get(pedido.produtoId)
  if (!produto) {
    const conserto = 'Remova-o do carrinho para continuar.'
    return produtoIndisponivel('Um dos produtos do seu pedido', conserto, campo)
  }
  const extras = escolherTudo(
    produto.extras,
    pedido.extras,
    extraIndisponivel(produto.nome, 'Edite o item para continuar.', campo),
  )
  if (ehRecusa(extras)) return extras
  const { id: produtoId, nome, preco } = produto
  return { produtoId, nome, preco, quantidade: pedido.quantidade, observacao: pedido.observacao, extras }
}
