import { lerVisto } from '~/domain/respostas/conflito'
import { acharConflito } from '~/domain/respostas/conflito.server'
import { FEITO, NAO_EXISTE, negarPorConflito, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId, ExtraId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { descreverExtra, lerExtra } from './extra'
import { insertExtra, lockExtra, updateExtra } from './store-extras.server'

/**
 * Saves the extra item's form: a new one when `id` is null. Refused: an extra item that this company does not have,
 * what the form refuses, and what somebody else has saved since `visto` (decision 016). Orders keep the name and price
 * that they were made with.
 */
export function salvarExtra(empresaId: EmpresaId, id: ExtraId | null, valores: unknown): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    const guardado = id === null ? null : await lockExtra(tx, id)
    if (id !== null && !guardado) return NAO_EXISTE
    const lido = lerExtra(valores)
    if ('recusas' in lido) return lido
    const visto = lerVisto(valores)
    const conflito = guardado && acharConflito({ visto, digitado: lido.dados, guardado }, descreverExtra)
    if (conflito) return negarPorConflito(conflito)
    if (id === null) await insertExtra(tx, lido.dados)
    else await updateExtra(tx, id, lido.dados)
    return FEITO
  })
}
