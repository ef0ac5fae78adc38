import {
  type CorreriaGuardada,
  lockConfiguracoes,
  saveConfiguracoes,
} from '~/domain/configuracoes/store.server'
import { readEmpresa } from '~/domain/empresas/store.server'
import type { Resultado } from '~/domain/respostas/resultado'
import type { EmpresaId } from '~/domain/valores/ids'
import { type Tx, tell, withTenant } from '~/server/database/transaction.server'
import { fimDaCorreria, lerCorreria } from '../correria'
import { ATENDIMENTO_MUDOU } from '../eventos'
import { lerAtendimento } from './ler-atendimento.server'

/** Switches a rush on: every time that is promised until its end is longer. Refused: what `lerCorreria` refuses. */
export async function ligarCorreria(
  empresaId: EmpresaId,
  valores: unknown,
  agora: Date,
): Promise<Resultado<CorreriaGuardada>> {
  const lida = lerCorreria(valores)
  if ('recusas' in lida) return lida
  const { minutos, duracao } = lida.dados
  return withTenant(empresaId, async tx => {
    const { fusoHorario } = await readEmpresa(tx)
    const horarios = await lerAtendimento(tx, fusoHorario, agora)
    const ate = fimDaCorreria(duracao, horarios, agora)
    return guardar(tx, { correriaMin: minutos, correriaAte: ate })
  })
}

export async function desligarCorreria(empresaId: EmpresaId): Promise<Resultado<CorreriaGuardada>> {
  return withTenant(empresaId, tx => guardar(tx, { correriaMin: null, correriaAte: null }))
}

async function guardar(tx: Tx, correria: CorreriaGuardada): Promise<Resultado<CorreriaGuardada>> {
  await lockConfiguracoes(tx)
  await saveConfiguracoes(tx, correria)
  tell(tx, ATENDIMENTO_MUDOU, tx.empresaId)
  return { dados: correria }
}
