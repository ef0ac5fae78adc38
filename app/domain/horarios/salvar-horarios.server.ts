import { type SecaoSalva, salvarOVisto } from '~/domain/configuracoes/salvar-secao.server'
import type { Visto } from '~/domain/respostas/conflito'
import { vistoDe } from '~/domain/respostas/conflito.server'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { withTenant } from '~/server/database/transaction.server'
import type { Turno } from './horario'
import { FORMA_DA_SEMANA, lerSemana, type Semana, semanaDe } from './semana'
import { lockTurnos, replaceTurnos } from './store.server'

/**
 * 'Salvar Horários': replaces the hours in one transaction, so that nobody ever reads an empty week (horarios-8).
 * Refused as by `lerSemana`, and when somebody else has saved since `visto` (decision 016): then nothing changes.
 * Answers the `visto` that the form sends with its next save.
 */
export async function salvarHorarios(
  empresaId: EmpresaId,
  semana: Semana,
  visto: Visto = null,
): Promise<Resultado<SecaoSalva>> {
  const lida = lerSemana(semana)
  if ('recusas' in lida) return lida
  return withTenant(empresaId, tx =>
    salvarOVisto({
      visto,
      digitado: semanaDe(lida.turnos),
      forma: FORMA_DA_SEMANA,
      lock: async () => semanaDe(await lockTurnos(tx)),
      save: async semanas => {
        const junta = lerSemana(semanas)
        if ('recusas' in junta) throw new Error('the week of two people cannot be read')
        await replaceTurnos(tx, junta.turnos)
        return null
      },
    }),
  )
}

/** The digest of what the form for these hours is filled with. */
export function vistoDosTurnos(turnos: readonly Turno[]): string {
  return vistoDe(semanaDe(turnos))
}
