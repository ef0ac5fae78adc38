import type { Janelas } from '~/domain/horarios/janela'
import type { Visto } from '~/domain/respostas/conflito'
import { juntar, vistoDe } from '~/domain/respostas/conflito.server'
import {
  juntado,
  NAO_EXISTE,
  negarPorConflito,
  type Resultado,
  type Salvo,
} from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import {
  deTodosOsDias,
  FORMA_DAS_JANELAS,
  type JanelaDigitada,
  lerJanelas,
  porDia,
} from './janelas-digitadas'
import { type ComJanelas, lockJanelas, replaceJanelas } from './store-janelas.server'

/**
 * Saves when a product, or every product of a category, is sold (disponibilidade-5). Refused as by `lerJanelas`, and when
 * somebody else has saved since `visto` (decision 016).
 */
export async function salvarJanelas(
  empresaId: EmpresaId,
  dono: ComJanelas,
  linhas: readonly JanelaDigitada[],
  visto: Visto = null,
): Promise<Resultado<Salvo>> {
  return withTenant(empresaId, async tx => {
    const guardadas = await lockJanelas(tx, dono)
    if (!guardadas) return NAO_EXISTE
    const lidas = lerJanelas(linhas)
    if ('recusas' in lidas) return lidas
    const gravacao = { visto, digitado: porDia(lidas.dados), guardado: porDia(guardadas) }
    const junto = juntar(gravacao, FORMA_DAS_JANELAS)
    if ('conflito' in junto) return negarPorConflito(junto.conflito)
    await replaceJanelas(tx, dono, deTodosOsDias(junto.dados))
    return juntado(junto)
  })
}

/** Windows with the digest of what the editor is filled with. */
interface JanelasComVisto {
  readonly janelas: Janelas
  readonly visto: string
}

/** The windows of each, by its number, and what an editor of none is filled with. */
export function comVistos(
  deCada: Readonly<Record<number, Janelas>>,
): Record<number, JanelasComVisto> & { readonly nenhuma: JanelasComVisto } {
  const comVisto = (janelas: Janelas) => ({ janelas, visto: vistoDasJanelas(janelas) })
  const cada = Object.fromEntries(Object.entries(deCada).map(([id, janelas]) => [id, comVisto(janelas)]))
  return { ...cada, nenhuma: comVisto([]) }
}

/** The digest of what the editor is filled with. */
export function vistoDasJanelas(janelas: Janelas): string {
  return vistoDe(porDia(janelas))
}
