import { findClientePorTelefone, insertCliente, updateCliente } from '~/domain/clientes/store.server'
import type { Endereco } from '~/domain/enderecos/endereco'
import type { ClienteId } from '~/domain/valores/ids'
import type { Tx } from '~/server/transaction.server'

interface ClienteDigitado {
  readonly telefone: string
  readonly nome: string
  /** True leaves the stored name as it is. */
  readonly mantemNome?: boolean
  /** Null leaves the stored address as it is. */
  readonly endereco: Endereco | null
}

/** The customer of a phone, made or brought up to date: the panel may, other than a stranger's browser (decision 8). */
export async function salvarClienteDoPedido(
  tx: Tx,
  { telefone, nome, mantemNome = false, endereco }: ClienteDigitado,
): Promise<ClienteId> {
  const conhecido = await findClientePorTelefone(tx, telefone)
  if (!conhecido) {
    const criado = await insertCliente(tx, { telefone, nome, email: null }, endereco)
    if (criado !== null) return criado
  }
  const cliente = conhecido ?? (await findClientePorTelefone(tx, telefone))
  if (!cliente) throw new Error('a customer vanished between two statements')
  const dados = { telefone, nome: mantemNome ? cliente.nome : nome, email: cliente.email }
  await updateCliente(tx, cliente.id, dados, endereco)
  return cliente.id
}
