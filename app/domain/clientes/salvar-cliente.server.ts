import { lerVisto } from '~/domain/respostas/conflito'
import { acharConflito } from '~/domain/respostas/conflito.server'
import { FEITO, NAO_EXISTE, negar, negarPorConflito, type Resultado } from '~/domain/respostas/resultado'
import type { ClienteId, EmpresaId } from '~/domain/valores/ids'
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
 * Saves the customer's form: a new one when `id` is null. Refused: a customer that this company does not have, what the
 * form refuses, the phone of another customer, and what somebody else has saved since `visto` (decision 016). Orders
 * keep the name and address that they were made with.
 */
export function salvarCliente(
  empresaId: EmpresaId,
  id: ClienteId | null,
  valores: unknown,
): Promise<Resultado> {
  const erro = id === null ? ERRO_AO_CRIAR : ERRO_AO_ATUALIZAR
  return withTenant(empresaId, async tx => {
    const guardado = id === null ? null : await lockCliente(tx, id)
    if (id !== null && !guardado) return NAO_EXISTE
    const lido = lerClienteDoPainel(valores, erro)
    if ('recusas' in lido) return lido
    const { dados } = lido
    const visto = lerVisto(valores)
    const conflito = guardado && acharConflito({ visto, digitado: dados, guardado }, descreverCliente)
    if (conflito) return negarPorConflito(conflito)
    const dono = await findClientePorTelefone(tx, dados.telefone)
    if (dono && dono.id !== id) return negar(telefoneDeOutro(erro, dono.nome))
    return unlessViolated<Resultado>('clientes_telefone', negar(telefoneDeOutro(erro)), async () => {
      if (id === null) await insertClienteDoPainel(tx, dados)
      else await updateClienteDoPainel(tx, id, dados)
      return FEITO
    })
  })
}
