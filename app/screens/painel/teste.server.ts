import { type SituacaoDoTeste, situacaoDoTeste } from '~/domain/empresas/plano'
import type { Empresa } from '~/domain/empresas/store.server'
import { horaLocal } from '~/domain/valores/instante'

/** Where the company stands in its trial now; a day begins in its own zone (decision 13). */
export function testeAgora(empresa: Empresa, agora = new Date()): SituacaoDoTeste {
  return situacaoDoTeste(empresa, horaLocal(agora, empresa.fusoHorario).data)
}
