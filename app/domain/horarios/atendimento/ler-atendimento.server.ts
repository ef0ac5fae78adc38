import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import type { Tx } from '~/server/database/transaction.server'
import type { HorariosDaLoja } from '../pausa'
import { type TempoDaLoja, tempoDaLoja } from '../promessa'
import { readHorarios } from '../store.server'

/** What decides what the shop takes now, and how long it says that it takes. */
export interface Atendimento extends HorariosDaLoja {
  readonly tempo: TempoDaLoja
}

export async function lerAtendimento(tx: Tx, fuso: string, agora: Date): Promise<Atendimento> {
  const guardadas = await readConfiguracoes(tx)
  return {
    ...(await readHorarios(tx, agora)),
    fuso,
    margem: guardadas.margemFechamentoMin,
    tempo: tempoDaLoja(guardadas),
  }
}
