import type { EmpresaId } from '~/domain/valores/ids'
import type { Recusa } from '~/domain/valores/recusa'
import { withTenant } from '~/server/transaction.server'
import { lerSemana, type Semana } from './semana'
import { replaceTurnos } from './store.server'

/**
 * 'Salvar Horários': the old hours go and the new ones come in one transaction, so that nobody ever reads an empty week
 * (specification 2, section 4; decision 2). Refused as by `lerSemana`: then nothing changes.
 */
export async function salvarHorarios(
  empresaId: EmpresaId,
  semana: Semana,
): Promise<{ recusas: readonly Recusa[] } | null> {
  const lida = lerSemana(semana)
  if ('recusas' in lida) return lida
  await withTenant(empresaId, tx => replaceTurnos(tx, lida.turnos))
  return null
}
