import { lerVisto } from '~/domain/valores/conflito'
import { acharConflito, vistoDe } from '~/domain/valores/conflito.server'
import type { EmpresaId } from '~/domain/valores/ids'
import { negarPorConflito, type Resultado } from '~/domain/valores/resultado'
import { withTenant } from '~/server/transaction.server'
import { descreverConfiguracao, lerConfiguracao } from './configuracao'
import type { FreteGuardado } from './frete'
import { lockFreteGuardado, saveFreteGuardado } from './store.server'

/**
 * Saves the section Frete of 'Configurações' (specification 2, section 5). Refused: what the form refuses, and what
 * somebody else has saved since `visto` (decision 016). Answers what the form has seen from now on.
 */
export async function salvarConfiguracao(
  empresaId: EmpresaId,
  valores: unknown,
): Promise<Resultado<{ visto: string }>> {
  const lida = lerConfiguracao(valores)
  if ('recusas' in lida) return lida
  const digitado = lida.dados
  return withTenant(empresaId, async tx => {
    const guardado = soFrete(await lockFreteGuardado(tx))
    const conflito = acharConflito({ visto: lerVisto(valores), digitado, guardado }, descreverConfiguracao)
    if (conflito) return negarPorConflito(conflito)
    await saveFreteGuardado(tx, digitado)
    return { dados: { visto: vistoDe(digitado) } }
  })
}

/** What the form of these settings is filled with, in short. */
export function vistoDaConfiguracao(configuracao: FreteGuardado): string {
  return vistoDe(soFrete(configuracao))
}

/** The row says whose it is, too. */
function soFrete(configuracao: FreteGuardado): FreteGuardado {
  const { calcularFretePorKm, valorFreteKm, valorFreteFixo, raioAtendimento } = configuracao
  return { calcularFretePorKm, valorFreteKm, valorFreteFixo, raioAtendimento }
}
