import { type Conflito, lerVisto } from '~/domain/valores/conflito'
import { acharConflito } from '~/domain/valores/conflito.server'
import type { ClienteId, EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { unlessViolated } from '~/server/constraints.server'
import { withTenant } from '~/server/transaction.server'
import {
  descreverCliente,
  ERRO_AO_ATUALIZAR,
  ERRO_AO_CRIAR,
  lerClienteDoPainel,
  telefoneDeOutro,
} from './cliente-do-painel'
import { findClientePorTelefone } from './store.server'
import { insertClienteDoPainel, lockCliente, updateClienteDoPainel } from './store-painel.server'

/**
 * Saves the customer's form: a new one when `id` is null (specification 2, section 5). Null for a customer that this
 * company does not have. Refused: what the form refuses, the phone of another customer, and what somebody else has saved
 * since `visto` (decision 016). Orders keep the name and address that they were made with.
 */
export function salvarCliente(
  empresaId: EmpresaId,
  id: ClienteId | null,
  valores: unknown,
): Promise<'salvo' | { recusas: readonly Recusa[] } | { conflito: Conflito } | null> {
  const erro = id === null ? ERRO_AO_CRIAR : ERRO_AO_ATUALIZAR
  return withTenant(empresaId, async tx => {
    const guardado = id === null ? null : await lockCliente(tx, id)
    if (id !== null && !guardado) return null
    const lido = lerClienteDoPainel(valores, erro)
    if ('recusas' in lido) return lido
    const { dados } = lido
    const visto = lerVisto(valores)
    const conflito = guardado && acharConflito({ visto, digitado: dados, guardado }, descreverCliente)
    if (conflito) return { conflito }
    const dono = await findClientePorTelefone(tx, dados.telefone)
    if (dono && dono.id !== id) return { recusas: [telefoneDeOutro(erro, dono.nome)] }
    await unlessViolated('clientes_telefone', { recusas: [telefoneDeOutro(erro)] }, () =>
      id === null ? insertClienteDoPainel(tx, dados) : updateClienteDoPainel(tx, id, dados),
    )
    return 'salvo'
  })
}
