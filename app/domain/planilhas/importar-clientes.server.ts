import {
  findClientesPorTelefones,
  insertClientesDaPlanilha,
  lockClientesPorTelefones,
  updateClientesDaPlanilha,
} from '~/domain/clientes/store-planilha.server'
import { ehRecusa } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { unlessViolated } from '~/server/database/constraints.server'
import { withTenant } from '~/server/database/transaction.server'
import type { Conferencia, Importacao } from './conferencia'
import { conferenciaDe } from './conferencia.server'
import type { Planilha } from './planilha'
import { lerPlanilha } from './planilha.server'
import { COLUNAS_DOS_CLIENTES, type ColunaDosClientes, PRECISA_DOS_CLIENTES } from './planilha-dos-clientes'
import { proporClientes, telefonesDaPlanilha } from './proposta-dos-clientes'

/** The dry run of the customers' spreadsheet: what it would do, and every bad line. Nothing is written. */
export async function conferirClientes(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
): Promise<Resultado<Conferencia>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DOS_CLIENTES, PRECISA_DOS_CLIENTES)
  if (ehRecusa(planilha)) return negar(planilha)
  return { dados: await conferir(empresaId, planilha) }
}

/**
 * Imports the customers' spreadsheet, all of it or nothing, in one transaction. The file is judged again: when the
 * outcome differs from the one signed by `assinatura`, or a line is bad, nothing is written and the new dry run is the
 * answer.
 */
export async function importarClientes(
  empresaId: EmpresaId,
  arquivo: Uint8Array,
  assinatura: string,
): Promise<Resultado<Importacao>> {
  const planilha = lerPlanilha(arquivo, COLUNAS_DOS_CLIENTES, PRECISA_DOS_CLIENTES)
  if (ehRecusa(planilha)) return negar(planilha)
  const telefones = telefonesDaPlanilha(planilha)
  const feito = await withTenant<Importacao | 'mudou'>(empresaId, async tx => {
    await lockClientesPorTelefones(tx, telefones)
    const proposta = proporClientes(planilha, await findClientesPorTelefones(tx, telefones))
    const conferencia = conferenciaDe(planilha, proposta)
    if (conferencia.erros.length > 0 || conferencia.assinatura !== assinatura) return { conferencia }
    // A new customer with one of these phones may place an order at this very moment.
    await unlessViolated('clientes_telefone', 'mudou', () => insertClientesDaPlanilha(tx, proposta.novos))
    await updateClientesDaPlanilha(tx, proposta.mudados)
    return { importado: { novos: conferencia.novos, mudados: conferencia.mudados } }
  })
  return { dados: feito === 'mudou' ? { conferencia: await conferir(empresaId, planilha) } : feito }
}

function conferir(empresaId: EmpresaId, planilha: Planilha<ColunaDosClientes>): Promise<Conferencia> {
  return withTenant(empresaId, async tx => {
    const clientes = await findClientesPorTelefones(tx, telefonesDaPlanilha(planilha))
    return conferenciaDe(planilha, proporClientes(planilha, clientes))
  })
}
