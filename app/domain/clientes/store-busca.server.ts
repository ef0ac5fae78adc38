import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { acha, emPortugues } from '~/domain/listas/busca.server'
import { assinarCampos } from '~/domain/respostas/assinatura.server'
import { dobrarParaBusca } from '~/domain/valores/busca'
import type { ClienteId } from '~/domain/valores/ids'
import { digitosProcurados } from '~/domain/valores/telefone'
import { limparLinha } from '~/domain/valores/texto'
import type { Tx } from '~/server/database/transaction.server'
import { type ClienteAchado, TERMO_MINIMO } from './cliente-achado'
import type { DadosDoClienteNoPainel } from './cliente-do-painel'
import { DADOS_DO_CLIENTE } from './store.server'
import { clientes } from './tables.server'

const MAX_ACHADOS = 5

/** All customers, or those that a search finds, as the index `clientes_por_nome` has them. */
export function achaCliente(termo: string, digitos: string) {
  return and(sql`${clientes.procurado} > ''`, acha(clientes.procurado, termo, digitos))
}

/**
 * At most 5 customers whose name or phone contains the term; those that begin with it come first (balcao-5). A term of
 * less than 2 characters finds nobody. A term of only digits and punctuation is searched for in the phones too.
 */
export async function searchClientes(tx: Tx, termo: string): Promise<ClienteAchado[]> {
  const procurado = limparLinha(termo)
  if (procurado.length < TERMO_MINIMO) return []
  const digitos = digitosProcurados(procurado)
  const porTelefone = digitos.length >= TERMO_MINIMO
  const comeca = sql`starts_with(${clientes.procurado}, ${dobrarParaBusca(procurado).trimEnd()}::text)`
  // A customer whose phone equals the term comes before those whose phone only contains it; it is a line of what is looked
  // in, so that an index answers alone.
  const ordem = [
    desc(sql`strpos(${clientes.procurado}, ${`\n ${digitos} `}::text) > 0`),
    desc(comeca),
    asc(emPortugues(clientes.nome)),
    asc(clientes.id),
  ]
  const daEmpresa = eq(clientes.empresaId, tx.empresaId)
  // The rows are looked for in an index, and only those that are shown are read whole.
  const achados = tx
    .select({ id: clientes.id })
    .from(clientes)
    .where(and(daEmpresa, achaCliente(procurado, porTelefone ? digitos : '')))
    .orderBy(...ordem)
    .limit(MAX_ACHADOS)
  const linhas = await tx
    .select({ id: clientes.id, dados: DADOS_DO_CLIENTE })
    .from(clientes)
    .where(and(daEmpresa, inArray(clientes.id, achados)))
    .orderBy(...ordem)
  return linhas.map(paraOPedido)
}

/** A customer's record as the order form receives it; the form sends `visto` back when it saves. */
export function paraOPedido({ id, dados }: { id: ClienteId; dados: DadosDoClienteNoPainel }): ClienteAchado {
  const { nome, telefone, email: _, ...endereco } = dados
  return { id, nome, telefone, endereco, visto: assinarCampos(dados) }
}
