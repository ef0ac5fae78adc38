import { readEmpresa } from '~/domain/empresas/store.server'
import type { Resultado } from '~/domain/respostas/resultado'
import type { ContaId, EmpresaId } from '~/domain/valores/ids'
import { lockInCompany, tell, withTenant } from '~/server/database/transaction.server'
import { ATENDIMENTO_MUDOU } from '../eventos'
import type { Pausa } from '../pausa'
import { fimDaPausa, lerPausa, lerPausaDeVolta } from '../pausa-digitada'
import { lerAtendimento } from './ler-atendimento.server'
import { endPausa, insertPausa } from './store-pausas.server'

interface QuemPausa {
  readonly por: ContaId
  readonly agora: Date
}

export interface PausaMudada {
  /** Null: orders are taken again. */
  readonly pausa: Pausa | null
  /** The pause that this one has ended; null: there was none. */
  readonly antes: Pausa | null
}

/**
 * Pauses the shop (horarios-13); a pause that is open ends. With `ate` the form brings a pause back that was ended, else
 * `duracao` says for how long. Refused: a form that `lerPausa` does not understand.
 */
export async function pausar(
  empresaId: EmpresaId,
  valores: Readonly<Record<string, unknown>>,
  { por, agora }: QuemPausa,
): Promise<Resultado<PausaMudada>> {
  const lida = 'ate' in valores ? lerPausaDeVolta(valores, agora) : lerPausa(valores)
  if ('recusas' in lida) return lida
  const { servico, motivo } = lida.dados
  return withTenant(empresaId, async tx => {
    // Two owners press at the same time: the second pause ends the first.
    await lockInCompany(tx, 'pausas')
    const ate =
      'ate' in lida.dados
        ? lida.dados.ate
        : fimDaPausa(lida.dados.duracao, await lerHorarios(), agora).getTime()
    async function lerHorarios() {
      const { fusoHorario } = await readEmpresa(tx)
      return lerAtendimento(tx, fusoHorario, agora)
    }
    const pausa: Pausa = { servico, ate, motivo }
    const antes = await endPausa(tx, agora)
    await insertPausa(tx, pausa, agora, por)
    tell(tx, ATENDIMENTO_MUDOU, empresaId)
    return { dados: { pausa, antes } }
  })
}

/** 'Retomar agora'; without an open pause nothing changes. */
export async function retomar(empresaId: EmpresaId, agora: Date): Promise<Resultado<PausaMudada>> {
  return withTenant(empresaId, async tx => {
    await lockInCompany(tx, 'pausas')
    const antes = await endPausa(tx, agora)
    if (antes) tell(tx, ATENDIMENTO_MUDOU, empresaId)
    return { dados: { pausa: null, antes } }
  })
}
