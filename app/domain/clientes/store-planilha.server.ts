import { and, eq, inArray, type SQL } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import { emPortugues } from '~/domain/listas/busca.server'
import { inBatches } from '~/server/database/batches.server'
import { lockInCompany, type Tx } from '~/server/database/transaction.server'
import { updateRows } from '~/server/database/update-rows.server'
import type { ClienteGuardado, DadosDoClienteNoPainel } from './cliente-do-painel'
import { DADOS_DO_CLIENTE } from './store.server'
import { clientes } from './tables.server'

/** All customers of the company, by name. */
export function listTodosOsClientes(tx: Tx): Promise<ClienteGuardado[]> {
  return selecionar(tx).orderBy(emPortugues(clientes.nome), clientes.id)
}

/** The customers who have one of these phones. */
export async function findClientesPorTelefones(
  tx: Tx,
  telefones: readonly string[],
): Promise<ClienteGuardado[]> {
  const achados: ClienteGuardado[] = []
  for (const batch of inBatches([...new Set(telefones)])) {
    achados.push(...(await selecionar(tx, inArray(clientes.telefone, batch))))
  }
  return achados
}

/**
 * Locks the customers who have one of these phones until the transaction ends, so that two imports run one after the
 * other.
 */
export async function lockClientesPorTelefones(tx: Tx, telefones: readonly string[]): Promise<void> {
  await lockInCompany(tx, 'clientes')
  for (const batch of inBatches([...new Set(telefones)].sort())) {
    await tx
      .select({ id: clientes.id })
      .from(clientes)
      .where(and(eq(clientes.empresaId, tx.empresaId), inArray(clientes.telefone, batch)))
      .orderBy(clientes.id)
      .for('no key update')
  }
}

export async function insertClientesDaPlanilha(
  tx: Tx,
  novos: readonly DadosDoClienteNoPainel[],
): Promise<void> {
  const linhas = novos.map(({ nome, telefone, email, ...endereco }) => ({
    empresaId: tx.empresaId,
    nome,
    telefone,
    email,
    ...linhaDoEndereco(endereco),
  }))
  for (const batch of inBatches(linhas)) await tx.insert(clientes).values(batch)
}

/** Updates all these customers in one statement. */
export async function updateClientesDaPlanilha(tx: Tx, mudados: readonly ClienteGuardado[]): Promise<void> {
  const { telefone: _, ...colunas } = DADOS_DO_CLIENTE
  await updateRows(tx, clientes, colunas, mudados)
}

function selecionar(tx: Tx, filtro?: SQL) {
  return tx
    .select({ id: clientes.id, ...DADOS_DO_CLIENTE })
    .from(clientes)
    .where(and(eq(clientes.empresaId, tx.empresaId), filtro))
}
