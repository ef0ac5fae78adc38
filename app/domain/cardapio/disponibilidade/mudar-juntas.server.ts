import { readEmpresa } from '~/domain/empresas/store.server'
import { ehRecusa, recusar } from '~/domain/respostas/recusa'
import { negar, type Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import { dizerVolta } from './esgotar'
import { lerJuntas, type MudancaDaMarca } from './juntas'
import { tellMarcado } from './mudar-falta.server'
import { updateEsgotado } from './store-faltas.server'

export interface JuntasMudadas {
  readonly nomes: readonly string[]
  /** 'sáb. às 18:00'; null when they do not come back by themselves, undefined when not all come back at one time. */
  readonly volta: string | null | undefined
  /** True when they are sold out now, false when they are for sale again. */
  readonly esgotados: boolean
  /** What an undo sends. */
  readonly desfazer: readonly MudancaDaMarca[]
}

const JA_MUDOU = recusar(
  'falta-ja-mudou',
  'Nada a mudar',
  'Isto já tinha sido mudado em outra tela. A lista mostra o que vale agora.',
)

/**
 * Changes several marks together, those that are still as the owner saw them: what somebody else has marked or brought
 * back meanwhile stays, and the same press twice does nothing the second time (disponibilidade-9). Refused: a form that
 * `lerJuntas` does not understand, and one of which nothing is left to change.
 */
export async function mudarJuntas(
  empresaId: EmpresaId,
  valores: unknown,
  agora: Date,
): Promise<Resultado<JuntasMudadas>> {
  const juntas = lerJuntas(valores, agora)
  if (ehRecusa(juntas)) return negar(juntas)
  return withTenant(empresaId, async tx => {
    const { fusoHorario: fuso } = await readEmpresa(tx)
    const feitas: { mudanca: MudancaDaMarca; nome: string }[] = []
    for (const mudanca of emOrdem(juntas)) {
      const { vendavel, era, fica } = mudanca
      const marcado = await updateEsgotado(tx, vendavel, fica, agora, era)
      if (!marcado) continue
      tellMarcado(tx, vendavel, marcado)
      feitas.push({ mudanca, nome: marcado.nome })
    }
    const [primeira] = feitas
    if (!primeira) return { ...negar(JA_MUDOU), mudou: true }
    const { fica } = primeira.mudanca
    const deUmaVez = feitas.every(({ mudanca }) => mudanca.fica?.valueOf() === fica?.valueOf())
    const volta = fica instanceof Date ? dizerVolta(fica, agora, fuso) : null
    return {
      dados: {
        nomes: [...new Set(feitas.map(({ nome }) => nome))],
        volta: deUmaVez ? volta : undefined,
        esgotados: fica !== null,
        desfazer: feitas.map(({ mudanca: { vendavel, era, fica } }) => ({ vendavel, era: fica, fica: era })),
      },
    }
  })
}

/** Two people who change the same rows lock them in the same order, so that neither waits for the other. */
function emOrdem(mudancas: readonly MudancaDaMarca[]): MudancaDaMarca[] {
  return mudancas.toSorted(
    ({ vendavel: um }, { vendavel: outro }) => um.tipo.localeCompare(outro.tipo) || um.id - outro.id,
  )
}
