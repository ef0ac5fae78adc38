import type { Endereco } from '~/domain/enderecos/endereco'

/** An order placed by the browser that asks, as far as it says who ordered and where to. */
export interface PedidoDaqui extends EnderecoDoPedido {
  readonly nome: string
  /** True when the panel has written another name or phone into the order. */
  readonly clienteDoPainel: boolean
  /** True when the address is not the one that this browser typed. */
  readonly enderecoSalvo: boolean
}

/** All null for pickup. */
type EnderecoDoPedido = { readonly [Campo in keyof Endereco]: string | null }

/**
 * What a browser typed into its own orders with one phone, newest first (decision 005): the newest name, and the newest
 * address. The address is null when there is none, and when the browser had chosen the stored one: that one is offered
 * again, masked.
 */
export function dadosDigitados(
  pedidos: readonly PedidoDaqui[],
): { readonly nome: string; readonly endereco: Endereco | null } | null {
  const seus = pedidos.filter(pedido => !pedido.clienteDoPainel)
  const [ultimo] = seus
  if (!ultimo) return null
  const endereco = seus
    .filter(pedido => !pedido.enderecoSalvo)
    .flatMap(pedido => lerEndereco(pedido) ?? [])[0]
  if (!endereco && seus.some(pedido => pedido.enderecoSalvo)) return null
  return { nome: ultimo.nome, endereco: endereco ?? null }
}

function lerEndereco(pedido: EnderecoDoPedido): Endereco | null {
  const { cep, logradouro, numero, complemento, bairro, cidade, estado } = pedido
  if (!cep || !logradouro || !numero || !bairro || !cidade || !estado) return null
  return { cep, logradouro, numero, complemento, bairro, cidade, estado }
}
