import { enderecoEmUmaLinha } from '~/domain/enderecos/endereco'
import { baseDoFrete, type ResultadoFrete } from '~/domain/frete/frete'
import { diretosDe } from '~/domain/pedidos/campos-diretos'
import type { ItemDoCarrinho } from '~/domain/pedidos/checkout/carrinho'
import { conversaDoResumo } from '~/domain/pedidos/checkout/conversa'
import type { NovoPedido } from '~/domain/pedidos/checkout/novo-pedido'
import type { ValoresComBase } from '~/domain/pedidos/linhas-do-total'
import type { PagamentoConferido } from '~/domain/pedidos/troco'
import type { Valores } from '~/domain/pedidos/valores'
import type { PedidoId } from '~/domain/valores/ids'
import type { Loja } from '../../loja-contexto'

/** The figures and lines of an order as the customer saw them when it was sent. */
export interface TotalMostrado {
  readonly linhas: readonly ItemDoCarrinho[]
  readonly valores: Valores
  readonly frete: ResultadoFrete | null
}

export function comBase({ valores, frete }: Pick<TotalMostrado, 'valores' | 'frete'>): ValoresComBase {
  return { ...valores, freteModo: frete?.modo }
}

export interface PedidoAResumir {
  readonly loja: Pick<Loja, 'slug' | 'nome' | 'conversas'>
  /** The origin under which this browser reached the shop. */
  readonly origem: string
  readonly pedido: NovoPedido
  readonly mostrado: TotalMostrado
  readonly frete: ResultadoFrete | null
  /** The masked address; null unless the stored address was used. */
  readonly enderecoSalvo: string | null
  readonly pagamento: PagamentoConferido
  /** The code by which the order is paid; null for one without. */
  readonly pix: string | null
}

interface PedidoFeito {
  readonly pedidoId: PedidoId
  /** The promised time, as 'entre 20:40 e 20:55'. */
  readonly previsao?: string
}

/**
 * The link that writes the summary of a placed order into the customer's own chat (whatsapp-6). Its figures are also
 * the server's, because with any other total the order would not have been placed (checkout-11).
 */
export function resumirPedido(aResumir: PedidoAResumir, feito: PedidoFeito): string {
  const { loja, origem, pedido, mostrado, frete, enderecoSalvo, pagamento, pix } = aResumir
  const destino = { host: loja.conversas, telefone: pedido.cliente.telefone }
  const resumo = {
    loja: loja.nome,
    numero: feito.pedidoId,
    previsao: feito.previsao,
    cliente: pedido.cliente,
    tipoEntrega: pedido.tipoEntrega,
    enderecoEntrega: pedido.endereco ? enderecoEmUmaLinha(pedido.endereco) : enderecoSalvo,
    enderecoBairro: pedido.endereco?.bairro ?? null,
    ...baseDoFrete(frete),
    itens: mostrado.linhas,
    ...mostrado.valores,
    ...pagamento,
    ...diretosDe(pedido),
    pix,
  }
  return conversaDoResumo(destino, resumo, `${origem}/${loja.slug}/status-pedido/id/${feito.pedidoId}`)
}
