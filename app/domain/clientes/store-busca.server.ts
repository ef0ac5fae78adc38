import { and, asc, desc, eq, like, or, sql } from 'drizzle-orm'
import { contem, emPortugues, semCuringas } from '~/domain/listas/busca.server'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { ClienteId } from '~/domain/valores/ids'
import { somenteDigitos } from '~/domain/valores/telefone'
import { limparLinha } from '~/domain/valores/texto'
import type { Tx } from '~/server/transaction.server'
import { type ClienteAchado, TERMO_MINIMO } from './cliente-achado'
import type { DadosDoClienteNoPainel } from './cliente-do-painel'
import { DADOS_DO_CLIENTE } from './store-painel.server'
import { clientes } from './tables.server'

const MAX_ACHADOS = 5

/**
 * At most 5 customers whose name or phone contains the term; those that begin with it come first (balcao-5). A term of
 * less than 2 characters finds nobody. A term of only digits and punctuation is searched for in the phones too.
 */
export async function searchClientes(tx: Tx, termo: string): Promise<ClienteAchado[]> {
  const procurado = limparLinha(termo)
  if (procurado.length < TERMO_MINIMO) return []
  const digitos = somenteDigitos(procurado)
  const porTelefone = digitos.length >= TERMO_MINIMO && !/\p{L}/u.test(procurado)
  const comeca = sql`lower(unaccent(${clientes.nome})) like lower(unaccent(${`${semCuringas(procurado)}%`}::text))`
  const linhas = await tx
    .select({ id: clientes.id, dados: DADOS_DO_CLIENTE })
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
    // A customer whose phone equals the term comes before those whose phone only contains it.
    .orderBy(
      desc(sql`${clientes.telefone} = ${digitos}`),
      desc(comeca),
      asc(emPortugues(clientes.nome)),
      asc(clientes.id),
    )
    .limit(MAX_ACHADOS)
  return linhas.map(paraOPedido)
}

/** A customer's record as the order form receives it; the form sends `visto` back when it saves. */
export function paraOPedido({ id, dados }: { id: ClienteId; dados: DadosDoClienteNoPainel }): ClienteAchado {
  const { nome, telefone, email: _, ...endereco } = dados
  return { id, nome, telefone, endereco, visto: vistoDe(dados) }
}
