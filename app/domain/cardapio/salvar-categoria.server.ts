import { lerVisto } from '~/domain/respostas/conflito'
import { acharConflito } from '~/domain/respostas/conflito.server'
import { FEITO, NAO_EXISTE, negar, negarPorConflito, type Resultado } from '~/domain/respostas/resultado'
import type { CategoriaId, EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/transaction.server'
import { CATEGORIA_REPETIDA, descreverCategoria, lerCategoria } from './categoria'
import {
  insertCategoria,
  isNomeUsado,
  lockCategoria,
  lockNomes,
  updateCategoria,
} from './store-categorias.server'

/**
 * Saves the category's form: a new one when `id` is null. Refused: a category that this company does not have, what the
 * form refuses, the name of another category, and what somebody else has saved since `visto` (decision 016).
 */
export function salvarCategoria(
  empresaId: EmpresaId,
  id: CategoriaId | null,
  valores: unknown,
): Promise<Resultado> {
  return withTenant(empresaId, async tx => {
    await lockNomes(tx)
    const guardado = id === null ? null : await lockCategoria(tx, id)
    if (id !== null && !guardado) return NAO_EXISTE
    const lida = lerCategoria(valores)
    if ('recusas' in lida) return lida
    const visto = lerVisto(valores)
    const conflito = guardado && acharConflito({ visto, digitado: lida.dados, guardado }, descreverCategoria)
    if (conflito) return negarPorConflito(conflito)
    if (await isNomeUsado(tx, lida.dados.nome, id)) return negar(CATEGORIA_REPETIDA)
    if (id === null) await insertCategoria(tx, lida.dados)
    else await updateCategoria(tx, id, lida.dados)
    return FEITO
  })
}
