import { palavraDaEntrega } from '~/domain/pedidos/tipo-entrega'
import { dobrarParaBusca, procurar } from '~/domain/valores/busca'
import type { PedidoId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'

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
  if (termo.trim() === '') return pedidos
  const acha = procurar(termo)
  const digitos = digitosProcurados(termo)
  return pedidos.filter(({ id, nomeCliente, telefoneCliente, tipoEntrega }) => {
    const linhas = [nomeCliente, telefoneCliente, id, tipoEntrega, palavraDaEntrega(tipoEntrega)].join('\n')
    return (digitos !== '' && linhas.includes(digitos)) || acha(dobrarParaBusca(linhas))
  })
}
