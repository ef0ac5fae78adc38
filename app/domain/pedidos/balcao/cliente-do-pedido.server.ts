import type { ClienteAchado } from '~/domain/clientes/cliente-achado'
import { findClientePorTelefone, insertCliente, updateCliente } from '~/domain/clientes/store.server'
import { paraOPedido } from '~/domain/clientes/store-busca.server'
import { lockCliente } from '~/domain/clientes/store-painel.server'
import type { Endereco } from '~/domain/enderecos/endereco'
import { ehRecusa } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { ClienteId } from '~/domain/valores/ids'
import { Vanished } from '~/server/database/constraints.server'
import type { Tx } from '~/server/database/transaction.server'
import { decidirFicha } from './ficha-do-telefone'
import type { PedidoDoPainel } from './pedido-do-painel'

type ClienteDigitado = PedidoDoPainel['cliente'] & {
  /** Whether who saves may edit customers; who may not writes over nothing that is stored. */
  readonly edita: boolean
  /** True leaves the stored name as it is. */
  readonly mantemNome?: boolean
  /** Null leaves the stored address as it is. */
  readonly endereco: Endereco | null
}

/** Whose the phone is. */
export interface DonoDoTelefone {
  readonly dono: ClienteAchado
}

/**
 * Finds or creates the customer with the phone, and updates the record as far as the form had shown what it overwrites
 * (decision 022). Refuses the phone of somebody who has another name.
 */
export async function salvarClienteDoPedido(
  tx: Tx,
  { telefone, nome, visto, renomear, edita, mantemNome = false, endereco }: ClienteDigitado,
): Promise<Resultado<ClienteId, DonoDoTelefone>> {
  const conhecido = await findClientePorTelefone(tx, telefone)
  if (!conhecido) {
    const criado = await insertCliente(tx, { telefone, nome, email: null }, endereco)
    if (criado !== null) return { dados: criado }
  }
  const id = (conhecido ?? (await findClientePorTelefone(tx, telefone)))?.id
  const guardado = id === undefined ? null : await lockCliente(tx, id)
  if (id === undefined || !guardado) throw new Vanished('customer')
  const dono = paraOPedido({ id, dados: guardado })
  const depois = decidirFicha(
    { nome: dono.nome, comEndereco: Object.values(dono.endereco).some(Boolean) },
    { nome, endereco, viu: edita && visto === dono.visto, renomear, mantemNome },
  )
  if (ehRecusa(depois)) return { ...negar(depois), achado: { dono } }
  if (depois.nome !== null || depois.endereco !== null) {
    const dados = { telefone, nome: depois.nome ?? guardado.nome, email: guardado.email }
    await updateCliente(tx, id, dados, depois.endereco)
  }
  return { dados: id }
}
