import { and, eq, sql } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import type { Endereco } from '~/domain/enderecos/endereco'
import type { ClienteId } from '~/domain/valores/ids'
import { EMPRESA_ID, rowAsJson } from '~/server/database/one-read.server'
import { columnPlaceholders, preparedRow, preparedWrite, type Tx } from '~/server/database/transaction.server'
import type { DadosDoCliente } from './cliente'
import type { ClienteGuardado } from './cliente-do-painel'
import { clientes } from './tables.server'

export interface Cliente extends DadosDoCliente {
  readonly id: ClienteId
  /** Null until the customer has ordered a delivery. */
  readonly endereco: Endereco | null
}

/** What the panel's form and the spreadsheet know of a customer. */
export const DADOS_DO_CLIENTE = {
  nome: clientes.nome,
  telefone: clientes.telefone,
  email: clientes.email,
  cep: clientes.enderecoCep,
  logradouro: clientes.enderecoLogradouro,
  numero: clientes.enderecoNumero,
  complemento: clientes.enderecoComplemento,
  bairro: clientes.enderecoBairro,
  cidade: clientes.enderecoCidade,
  estado: clientes.enderecoEstado,
}

/** The record with the phone `telefone`, as one value of a larger statement. */
export const FICHA = rowAsJson(
  { id: clientes.id, ...DADOS_DO_CLIENTE },
  sql`${clientes} where ${clientes.empresaId} = ${EMPRESA_ID} and ${clientes.telefone} = ${sql.placeholder('telefone')}`,
)

const porTelefone = preparedRow('cliente_por_telefone', { ficha: FICHA })

export async function findClientePorTelefone(tx: Tx, telefone: string): Promise<Cliente | null> {
  const { ficha } = await porTelefone(tx, { telefone })
  return ficha && lerCliente(ficha)
}

/** The record as the browser's form knows it. */
export function lerCliente({ id, nome, telefone, email, ...linhas }: ClienteGuardado): Cliente {
  return { id, nome, telefone, email, endereco: lerEndereco(linhas) }
}

/**
 * Inserts the customers of the JSON list `clientes`, as part of a larger statement, and answers their ids; whom another
 * order has inserted meanwhile is left out.
 */
export const CLIENTES_NOVOS = sql`
  insert into ${clientes} (empresa_id, nome, telefone, email, endereco_cep, endereco_logradouro, endereco_numero,
    endereco_complemento, endereco_bairro, endereco_cidade, endereco_estado)
  select ${EMPRESA_ID}, nome, telefone, email, cep, logradouro, numero, complemento, bairro, cidade, estado
  from jsonb_to_recordset(${sql.placeholder('clientes')}::jsonb) as novo (nome text, telefone text, email text,
    cep text, logradouro text, numero text, complemento text, bairro text, cidade text, estado text)
  on conflict do nothing returning id`

interface Inserido {
  readonly id: string
}

const inserirCliente = preparedWrite<Inserido>('inserir_cliente', db =>
  db
    .insert(clientes)
    .values(columnPlaceholders(clientes, ['id']))
    .onConflictDoNothing()
    .returning({ id: clientes.id })
    .getSQL(),
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
  const [linha] = await inserirCliente(tx, {
    ...dados,
    ...linhaDoEndereco(endereco),
  })
  return linha ? (Number(linha.id) as ClienteId) : null
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

/**
 * Null for an address with a missing line, as an old import or the panel may have stored it, because nothing can be
 * delivered there.
 */
function lerEndereco({ complemento, ...linhas }: LinhasDoEndereco): Endereco | null {
  const { cep, logradouro, numero, bairro, cidade, estado } = linhas
  if (!cep || !logradouro || !numero || !bairro || !cidade || !estado) return null
  return { cep, logradouro, numero, complemento, bairro, cidade, estado }
}

type LinhasDoEndereco = Omit<ClienteGuardado, 'id' | 'nome' | 'telefone' | 'email'>
