import type { DadosDoClienteNoPainel } from '~/domain/clientes/cliente-do-painel'
import { updateCliente } from '~/domain/clientes/store.server'
import { lockCliente } from '~/domain/clientes/store-painel.server'
import type { DonoDoPedido, ParaPedir } from '~/domain/pedidos/store-do-pedido-novo.server'
import { assinarCampos } from '~/domain/respostas/assinatura.server'
import { Vanished } from '~/server/database/constraints.server'
import type { Tx } from '~/server/database/transaction.server'
import type { NovoPedido } from './novo-pedido'

/** Whose the order is, and the digest of the record as the order leaves it; null for a record that it may not change. */
interface ClienteDoPedido {
  readonly cliente: DonoDoPedido
  readonly fichaDeixada: string | null
}

/**
 * A new customer is stored with the order. The record of a known customer changes only if it is still as an order of
 * this browser left it: this browser may not overwrite what the panel, a spreadsheet or another browser has written
 * since, nor anything in a record that it never wrote (decision 005). An e-mail or an address that is not given stays.
 */
export async function salvarCliente(
  tx: Tx,
  novo: NovoPedido,
  { ficha, deixados }: Pick<ParaPedir, 'ficha' | 'deixados'>,
): Promise<ClienteDoPedido> {
  if (!ficha) {
    const dados = { ...SEM_ENDERECO, ...novo.cliente, ...novo.endereco }
    return { cliente: dados, fichaDeixada: assinarCampos(dados) }
  }
  const { id: cliente, ...guardado } = ficha
  const daqui = (dados: DadosDoClienteNoPainel) => deixados.includes(assinarCampos(dados))
  const alheio = { cliente, fichaDeixada: null }
  if (!daqui(guardado)) return alheio
  const { nome, telefone, email } = { ...novo.cliente, email: novo.cliente.email ?? guardado.email }
  const fichaDeixada = assinarCampos({ ...guardado, nome, telefone, email, ...novo.endereco })
  if (fichaDeixada !== assinarCampos(guardado)) {
    const travado = await lockCliente(tx, cliente)
    if (!travado) throw new Vanished('customer')
    if (!daqui(travado)) return alheio
    await updateCliente(tx, cliente, { nome, telefone, email }, novo.endereco)
  }
  return { cliente, fichaDeixada }
}

const SEM_ENDERECO = {
  cep: null,
  logradouro: null,
  numero: null,
  complemento: null,
  bairro: null,
  cidade: null,
  estado: null,
}
