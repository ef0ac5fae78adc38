import { rotuloDaForma } from '~/domain/carrinho/forma-pagamento'
import { ehEntrega } from '~/domain/carrinho/tipo-entrega'
import { totalDoItem } from '~/domain/carrinho/total'
import { calcularTroco } from '~/domain/carrinho/troco'
import { mascararNome } from '~/domain/clientes/mascara'
import { mascararEndereco } from '~/domain/enderecos/endereco'
import { estaEncerrado, lerStatus, type Status } from '~/domain/pedidos/status'
import { type Centavos, ZERO } from '~/domain/valores/centavos'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import { formatDataHora } from '~/domain/valores/instante'
import { formatTelefone, mascararTelefone } from '~/domain/valores/telefone'
import { type EtapaVista, fraseDoStatus, type PassoDoHistorico, verEtapas } from './etapas'

/** The order as stored: nothing of it reaches a browser but through `verPedido`. */
export interface PedidoGuardado {
  readonly id: PedidoId
  readonly clienteId: ClienteId | null
  /** Placed by a browser that was bound to the customer, or became so by this order. */
  readonly vinculaCliente: boolean
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly dataPedido: Date
  readonly status: string
  readonly tipoEntrega: string
  readonly enderecoEntrega: string | null
  readonly enderecoLogradouro: string | null
  readonly enderecoNumero: string | null
  /** The stored address of the customer, used by a browser that may not see it. */
  readonly enderecoSalvo: boolean
  readonly formaPagamento: string
  readonly valorPago: Centavos
  readonly observacoes: string | null
  readonly motivoCancelamento: string | null
  readonly total: Centavos
  readonly frete: Centavos
  readonly totalComFrete: Centavos
  readonly itens: readonly {
    readonly id: number
    readonly nomeProduto: string
    readonly quantidade: number
    readonly precoUnitario: Centavos
    readonly observacoes: string | null
    readonly extras: readonly { readonly nomeExtra: string; readonly preco: Centavos }[]
  }[]
}

/** What this browser is bound to in this shop (decision 8). */
interface Vinculado {
  readonly cliente: ClienteId | null
  readonly pedidos: readonly PedidoId[]
}

export type Vista = 'cliente' | 'pedido' | 'estranho'

export interface PedidoVisto {
  readonly numero: number
  /** True when something is masked. */
  readonly oculto: boolean
  readonly status: Status
  readonly frase: string
  readonly encerrado: boolean
  readonly etapas: readonly EtapaVista[]
  readonly motivoCancelamento: string | null
  readonly cliente: string
  readonly telefone: string
  readonly data: string
  readonly tipoEntrega: string
  /** Null unless delivered: nothing of an address stands on the page then. */
  readonly endereco: string | null
  readonly formaPagamento: string
  /** Null unless there is change to give. */
  readonly troco: { readonly para: Centavos; readonly valor: Centavos } | null
  readonly observacoes: string
  readonly itens: readonly ItemVisto[]
  readonly subtotal: Centavos
  readonly frete: Centavos
  readonly total: Centavos
}

export interface ItemVisto {
  readonly id: number
  readonly nome: string
  readonly quantidade: number
  readonly precoUnitario: Centavos
  readonly observacoes: string | null
  readonly extras: readonly { readonly nome: string; readonly preco: Centavos }[]
  readonly total: Centavos
}

/** Eight digits, as they are drawn; anything else is no order of any company (decision 5). */
export function lerNumeroDoPedido(texto: string): PedidoId | null {
  return /^[1-9]\d{7}$/.test(texto) ? (Number(texto) as PedidoId) : null
}

/**
 * How much of the order this browser may see. An order without customer is nobody's. Of a customer's orders, those that
 * came from a bound browser alone: whoever ordered first with another's phone would else read where the phone's owner
 * lives as soon as the owner orders.
 */
export function vistaDoPedido(
  pedido: Pick<PedidoGuardado, 'id' | 'clienteId' | 'vinculaCliente'>,
  vinculo: Vinculado,
): Vista {
  if (pedido.vinculaCliente && pedido.clienteId !== null && pedido.clienteId === vinculo.cliente) {
    return 'cliente'
  }
  return vinculo.pedidos.includes(pedido.id) ? 'pedido' : 'estranho'
}

/**
 * What a browser may see of an order, and nothing else (specification 1, section 2; decision 8). A stranger sees name,
 * phone and address masked; who is bound to the order alone does not see a stored address either. Instants are shown in
 * the IANA zone `fuso`.
 */
export function verPedido(
  pedido: PedidoGuardado,
  passos: readonly PassoDoHistorico[],
  vista: Vista,
  fuso: string,
): PedidoVisto {
  const status = lerStatus(pedido.status)
  const { valorPago, totalComFrete } = pedido
  const troco = calcularTroco({ forma: pedido.formaPagamento, valorPago, total: totalComFrete })
  const pessoaOculta = vista === 'estranho'
  const enderecoOculto = pessoaOculta || (vista === 'pedido' && pedido.enderecoSalvo)
  const endereco = ehEntrega(pedido.tipoEntrega) ? verEndereco(pedido, enderecoOculto) : null
  return {
    numero: pedido.id,
    oculto: pessoaOculta || (enderecoOculto && endereco !== null),
    status,
    frase: fraseDoStatus(status, pedido.tipoEntrega),
    encerrado: estaEncerrado(status),
    etapas: verEtapas(pedido, passos, fuso),
    motivoCancelamento: status === 'Cancelado' ? pedido.motivoCancelamento : null,
    cliente: ouNA(pessoaOculta ? mascararNome(pedido.nomeCliente) : pedido.nomeCliente),
    telefone: ouNA(
      pessoaOculta ? mascararTelefone(pedido.telefoneCliente) : formatTelefone(pedido.telefoneCliente),
    ),
    data: formatDataHora(pedido.dataPedido, fuso),
    tipoEntrega: ouNA(pedido.tipoEntrega),
    endereco,
    formaPagamento: rotuloDaForma(pedido.formaPagamento),
    troco: troco > ZERO ? { para: valorPago, valor: troco } : null,
    observacoes: ouNA(pedido.observacoes),
    itens: pedido.itens.map(verItem),
    subtotal: pedido.total,
    frete: pedido.frete,
    total: totalComFrete,
  }
}

function ouNA(texto: string | null): string {
  return texto?.trim() || 'N/A'
}

function verEndereco(pedido: PedidoGuardado, oculto: boolean): string {
  if (!oculto) return ouNA(pedido.enderecoEntrega)
  const { enderecoLogradouro: logradouro, enderecoNumero: numero } = pedido
  return logradouro !== null && numero !== null ? mascararEndereco({ logradouro, numero }) : '*****'
}

function verItem(item: PedidoGuardado['itens'][number]): ItemVisto {
  const { id, quantidade, precoUnitario, observacoes, extras } = item
  return {
    id,
    nome: item.nomeProduto.trim() || 'Produto desconhecido',
    quantidade,
    precoUnitario,
    observacoes,
    extras: extras.map(({ nomeExtra, preco }) => ({ nome: nomeExtra, preco })),
    total: totalDoItem({ preco: precoUnitario, quantidade, extras }),
  }
}
