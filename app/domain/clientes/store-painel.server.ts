import { and, eq, like, or, type SQL } from 'drizzle-orm'
import { linhaDoEndereco } from '~/domain/enderecos/colunas.server'
import { contem, emPortugues } from '~/domain/valores/busca.server'
import type { ClienteId } from '~/domain/valores/ids'
import { type ConsultaDaLista, type Pagina, paginaQueExiste, recorte } from '~/domain/valores/pagina'
import { somenteDigitos } from '~/domain/valores/telefone'
import type { Tx } from '~/server/transaction.server'
import type { DadosDoClienteNoPainel } from './cliente-do-painel'
import { clientes } from './tables.server'

export interface ClienteDoPainel extends DadosDoClienteNoPainel {
  readonly id: ClienteId
}

/** A page of the company's customers by name; `busca` is part of a name or of a phone (specification 2, section 7). */
export async function listClientes(tx: Tx, consulta: ConsultaDaLista): Promise<Pagina<ClienteDoPainel>> {
  const filtro = and(eq(clientes.empresaId, tx.empresaId), comNomeOuTelefone(consulta.busca))
  const total = await tx.$count(clientes, filtro)
  const pagina = paginaQueExiste(consulta.pagina, total)
  const { limit, offset } = recorte(pagina)
  const linhas = await tx
    .select({
      id: clientes.id,
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
    })
    .from(clientes)
    .where(filtro)
    .orderBy(emPortugues(clientes.nome), clientes.id)
    .limit(limit)
    .offset(offset)
  return { linhas, pagina, total }
}

/** A phone is looked for however it was typed, but not the digits of a text that has letters too. */
function comNomeOuTelefone(busca: string): SQL | undefined {
  const digitos = /^[\d\s()+.-]+$/.test(busca) ? somenteDigitos(busca).replace(/^55(?=\d{10,11}$)/, '') : ''
  const telefone = digitos === '' ? undefined : like(clientes.telefone, `%${digitos}%`)
  return or(contem(clientes.nome, busca), telefone)
}

/** Locks the customer until the transaction ends; false when this company has none of that id. */
export async function lockCliente(tx: Tx, id: ClienteId): Promise<boolean> {
  const [linha] = await tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(daEmpresa(tx, id))
    .for('no key update')
  return linha !== undefined
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
