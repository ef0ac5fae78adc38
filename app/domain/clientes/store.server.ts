import { and, eq, sql } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { Endereco } from '~/domain/enderecos/endereco'
import type { ClienteId } from '~/domain/valores/ids'
import { placeholders, statement, type Tx } from '~/server/transaction.server'
import type { DadosDoCliente } from './cliente'
import { clientes } from './tables.server'

export interface Cliente extends DadosDoCliente {
  readonly id: ClienteId
  /** Null until the customer has ordered a delivery. */
  readonly endereco: Endereco | null
}

const porTelefone = statement('cliente_por_telefone', (db, name) =>
  db
    .select()
    .from(clientes)
    .where(
      and(
        eq(clientes.empresaId, sql.placeholder('empresaId')),
        eq(clientes.telefone, sql.placeholder('telefone')),
      ),
    )
    .prepare(name),
)

export async function findClientePorTelefone(tx: Tx, telefone: string): Promise<Cliente | null> {
  const [linha] = await porTelefone(tx).execute({ empresaId: tx.empresaId, telefone })
  return linha ? lerLinha(linha) : null
}

const inserirCliente = statement('inserir_cliente', (db, name) =>
  db
    .insert(clientes)
    .values(placeholders(clientes, ['id']))
    .onConflictDoNothing()
    .returning({ id: clientes.id })
    .prepare(name),
)

/**
 * Inserts a customer, with the address when there is one. Null when another order has inserted the same phone
 * meanwhile: this order may not change that record.
 */
export async function insertCliente(
  tx: Tx,
  dados: DadosDoCliente,
  endereco: Endereco | null,
): Promise<ClienteId | null> {
  const [linha] = await inserirCliente(tx).execute({
    empresaId: tx.empresaId,
    ...dados,
    ...linhaDoEndereco(endereco),
  })
  return linha?.id ?? null
}

/** Replaces name and e-mail, and the address when one is given; without one the stored address is kept. */
export async function updateCliente(
  tx: Tx,
  id: ClienteId,
  dados: DadosDoCliente,
  endereco: Endereco | null,
): Promise<void> {
  await tx
    .update(clientes)
    .set({ ...dados, ...(endereco ? linhaDoEndereco(endereco) : {}) })
    .where(and(eq(clientes.empresaId, tx.empresaId), eq(clientes.id, id)))
}

function lerLinha(linha: typeof clientes.$inferSelect): Cliente {
  const { id, nome, telefone, email } = linha
  return { id, nome, telefone, email, endereco: lerEndereco(linha) }
}

/**
 * Null for an address with a missing line, as an old import or the panel may have stored it, because nothing can be
 * delivered there.
 */
function lerEndereco(linha: typeof clientes.$inferSelect): Endereco | null {
  const { enderecoCep, enderecoLogradouro, enderecoNumero, enderecoBairro, enderecoCidade, enderecoEstado } =
    linha
  if (!enderecoCep || !enderecoLogradouro || !enderecoNumero) return null
  if (!enderecoBairro || !enderecoCidade || !enderecoEstado) return null
  return {
    cep: enderecoCep,
    logradouro: enderecoLogradouro,
    numero: enderecoNumero,
    complemento: linha.enderecoComplemento,
    bairro: enderecoBairro,
    cidade: enderecoCidade,
    estado: enderecoEstado,
  }
}
