import {
  type Cliente,
  findClientePorTelefone,
  insertCliente,
  updateCliente,
} from '~/domain/clientes/store.server'
import { lockCliente } from '~/domain/clientes/store-painel.server'
import { hasPedidoQueDeixou } from '~/domain/pedidos/store-consulta.server'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { ClienteId, PedidoId } from '~/domain/valores/ids'
import { Vanished } from '~/server/constraints.server'
import type { Tx } from '~/server/transaction.server'
import type { NovoPedido } from './novo-pedido'

/**
 * Stores a new customer. The record of a known customer changes only if it is still as an order of this browser left
 * it: this browser may not overwrite what the panel, a spreadsheet or another browser has written since, nor anything
 * in a record that it never wrote (decision 005). An e-mail or an address that is not given stays.
 */
export async function salvarCliente(
  tx: Tx,
  novo: NovoPedido,
  cliente: Cliente | null,
  pedidosDaqui: readonly PedidoId[],
): Promise<{ clienteId: ClienteId; cadastroDeixado: string | null }> {
  if (!cliente) {
    const criado = await insertCliente(tx, novo.cliente, novo.endereco)
    if (criado !== null) return { clienteId: criado, cadastroDeixado: await lerCadastro(tx, criado) }
  }
  const existente = cliente ?? (await findClientePorTelefone(tx, novo.cliente.telefone))
  if (!existente) throw new Vanished('customer')
  const { id: clienteId, email } = existente
  if (!(await deixadoDaqui(tx, clienteId, pedidosDaqui))) return { clienteId, cadastroDeixado: null }
  const dados = { ...novo.cliente, email: novo.cliente.email ?? email }
  await updateCliente(tx, clienteId, dados, novo.endereco)
  return { clienteId, cadastroDeixado: await lerCadastro(tx, clienteId) }
}

async function deixadoDaqui(tx: Tx, id: ClienteId, pedidosDaqui: readonly PedidoId[]): Promise<boolean> {
  if (pedidosDaqui.length === 0) return false
  const cadastro = await lerCadastro(tx, id)
  return cadastro !== null && (await hasPedidoQueDeixou(tx, cadastro, pedidosDaqui))
}

/** The digest of the record, which is locked until this transaction ends. */
async function lerCadastro(tx: Tx, id: ClienteId): Promise<string | null> {
  const dados = await lockCliente(tx, id)
  return dados && vistoDe(dados)
}
