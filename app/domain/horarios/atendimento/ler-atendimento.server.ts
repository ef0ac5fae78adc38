import { readConfiguracoes } from '~/domain/configuracoes/store.server'
import type { Tx } from '~/server/database/transaction.server'
import { readHorarios } from '../store.server'
import { type Atendimento, atendimentoDe } from './atendimento'

export async function lerAtendimento(tx: Tx, fuso: string, agora: Date): Promise<Atendimento> {
  return atendimentoDe(await readConfiguracoes(tx), await readHorarios(tx, agora), fuso)
}
