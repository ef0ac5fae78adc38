import { findDadosDoCliente } from '~/domain/clientes/store-do-operador.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { listDadosDosPedidos } from './store-da-pessoa.server'

export interface DadosDaPessoa {
  /** Null when the person ordered without becoming a customer. */
  readonly cliente: Record<string, unknown> | null
  readonly pedidos: readonly Record<string, unknown>[]
}

/**
 * Everything that one company stores about one person (LGPD, art. 18), under the names of the columns; `telefone` is 10
 * or 11 digits. Null when nothing is stored.
 */
export function exportarCliente(empresaId: EmpresaId, telefone: string): Promise<DadosDaPessoa | null> {
  return withTenant(empresaId, async tx => {
    const cliente = await findDadosDoCliente(tx, telefone)
    const pedidos = await listDadosDosPedidos(tx, { telefone, clienteId: cliente?.id ?? null })
    return cliente || pedidos.length > 0 ? { cliente: cliente?.dados ?? null, pedidos } : null
  })
}
