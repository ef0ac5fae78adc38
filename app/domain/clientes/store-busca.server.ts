import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm'
import { contem, emPortugues, semCuringas } from '~/domain/valores/busca.server'
import { somenteDigitos } from '~/domain/valores/telefone'
import { limparLinha } from '~/domain/valores/texto'
import type { Tx } from '~/server/transaction.server'
import { type ClienteAchado, TERMO_MINIMO } from './cliente-achado'
import { clientes } from './tables.server'

const MAX_ACHADOS = 5

/**
 * At most 5 customers whose name or phone has the term, those that begin with it first (specification 2, section 5): a
 * term of less than 2 characters finds nobody. A term of figures and signs alone is asked of the phones too.
 */
export async function searchClientes(tx: Tx, termo: string): Promise<ClienteAchado[]> {
  const procurado = limparLinha(termo)
  if (procurado.length < TERMO_MINIMO) return []
  const digitos = somenteDigitos(procurado)
  const porTelefone = digitos.length >= TERMO_MINIMO && !/\p{L}/u.test(procurado)
  const comeca = sql`lower(unaccent(${clientes.nome})) like lower(unaccent(${`${semCuringas(procurado)}%`}::text))`
  const linhas = await tx
    .select()
    .from(clientes)
    .where(
      and(
        eq(clientes.empresaId, tx.empresaId),
        or(
          contem(clientes.nome, procurado),
          porTelefone ? like(clientes.telefone, `%${digitos}%`) : undefined,
        ),
      ),
    )
    .orderBy(desc(comeca), asc(emPortugues(clientes.nome)), asc(clientes.id))
    .limit(MAX_ACHADOS)
  return linhas.map(linha => ({
    id: linha.id,
    nome: linha.nome,
    telefone: linha.telefone,
    endereco: {
      cep: linha.enderecoCep,
      logradouro: linha.enderecoLogradouro,
      numero: linha.enderecoNumero,
      complemento: linha.enderecoComplemento,
      bairro: linha.enderecoBairro,
      cidade: linha.enderecoCidade,
      estado: linha.enderecoEstado,
    },
  }))
}
