import { and, eq, like, or, type SQL } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/columns.server'
import { contem, emPortugues, findPagina } from '~/domain/listas/busca.server'
import type { ConsultaDaLista, Pagina } from '~/domain/listas/pagina'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { ClienteId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import type { Tx } from '~/server/transaction.server'
import type { DadosDoClienteNoPainel } from './cliente-do-painel'
import { clientes } from './tables.server'

export interface ClienteDoPainel extends DadosDoClienteNoPainel {
  readonly id: ClienteId
  /** Digest of what the customer's form is filled with. */
  readonly visto: string
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

/** A page of the company's customers by name; `busca` is part of a name or of a phone (cliente-4). */
export async function listClientes(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<ClienteDoPainel>> {
  const filtro = and(eq(clientes.empresaId, tx.empresaId), comNomeOuTelefone(consulta.busca))
  const { pagina, total, limit, offset } = await findPagina(tx, clientes, filtro, consulta.pagina)
  const linhas = await tx
    .select({ id: clientes.id, dados: DADOS_DO_CLIENTE })
    .from(clientes)
    .where(filtro)
    .orderBy(emPortugues(clientes.nome), clientes.id)
    .limit(limit)
    .offset(offset)
  return { linhas: linhas.map(({ id, dados }) => ({ id, ...dados, visto: vistoDe(dados) })), pagina, total }
}

function comNomeOuTelefone(busca: string): SQL | undefined {
  const digitos = digitosProcurados(busca)
  const telefone = digitos === '' ? undefined : like(clientes.telefone, `%${digitos}%`)
  return or(contem(clientes.nome, busca), telefone)
}

/** The customer as stored, locked until the transaction ends; null when this company has none of that id. */
export async function lockCliente(tx: Tx, id: ClienteId): Promise<DadosDoClienteNoPainel | null> {
  const [linha] = await tx
    .select(DADOS_DO_CLIENTE)
    .from(clientes)
    .where(daEmpresa(tx, id))
    .for('no key update')
  return linha ?? null
}

export async function insertClienteDoPainel(tx: Tx, dados: DadosDoClienteNoPainel): Promise<void> {
  await tx.insert(clientes).values({ empresaId: tx.empresaId, ...colunas(dados) })
}

export async function updateClienteDoPainel(
  tx: Tx,
  id: ClienteId,
  dados: DadosDoClienteNoPainel,
): Promise<void> {
  await tx.update(clientes).set(colunas(dados)).where(daEmpresa(tx, id))
}

/** False when there was nothing to delete. */
export async function deleteCliente(tx: Tx, id: ClienteId): Promise<boolean> {
  const apagados = await tx.delete(clientes).where(daEmpresa(tx, id)).returning({ id: clientes.id })
  return apagados.length > 0
}

function colunas({ nome, telefone, email, ...endereco }: DadosDoClienteNoPainel) {
  return { nome, telefone, email, ...linhaDoEndereco(endereco) }
}

function daEmpresa(tx: Tx, id: ClienteId) {
  return and(eq(clientes.empresaId, tx.empresaId), eq(clientes.id, id))
}
