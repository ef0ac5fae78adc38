import { palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import type { PedidoId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import { dobrarParaBusca } from '~/domain/valores/texto'

interface PedidoProcurado {
  readonly id: PedidoId
  readonly nomeCliente: string
  readonly telefoneCliente: string
  readonly tipoEntrega: string
}

/**
 * The orders that have the term in their number, customer, phone or type of delivery (quadro-4), case and accents
 * ignored. Numbers and phones are found however they were typed, but the digits of a text with letters are not searched
 * for. A blank term finds all.
 */
export function filtrarPedidos<Pedido extends PedidoProcurado>(
  pedidos: readonly Pedido[],
  termo: string,
): readonly Pedido[] {
  const texto = dobrarParaBusca(termo.trim())
  if (texto === '') return pedidos
  const digitos = digitosProcurados(texto)
  return pedidos.filter(pedido => {
    const { id, nomeCliente, telefoneCliente, tipoEntrega } = pedido
    if (digitos !== '' && (String(id).includes(digitos) || telefoneCliente.includes(digitos))) return true
    return [nomeCliente, tipoEntrega, palavraDaEntrega(tipoEntrega)].some(campo =>
      dobrarParaBusca(campo).includes(texto),
    )
  })
}
