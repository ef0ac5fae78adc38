import { soASecao } from '~/domain/configuracoes/configuracoes'
import { recusarPorPlano } from '~/domain/empresas/plano'
import type { Empresa } from '~/domain/empresas/store.server'
import { entregaGratisDe } from '~/domain/frete/entrega-gratis'
import { configuracaoDoFrete, freteSemDestino, minimosDasAreas } from '~/domain/frete/frete'
import { minimosDaLoja, minimosSemArea } from '~/domain/frete/minimo'
import type { Guardado } from '~/domain/frete/store.server'
import { atendimentoDe } from '~/domain/horarios/atendimento/atendimento'
import { type HorariosGuardados, readHorarios } from '~/domain/horarios/store.server'
import type { RegrasDaLoja } from '~/domain/pedidos/impedimentos'
import { ZERO } from '~/domain/valores/centavos'
import { horaLocal } from '~/domain/valores/instante'
import type { Tx } from '~/server/database/transaction.server'

/** What the company requires of an order at `agora`; the menu's page and the verb decide it here. */
export async function readRegrasDaLoja(
  tx: Tx,
  empresa: Empresa,
  guardado: Guardado,
  agora: Date,
): Promise<RegrasDaLoja> {
  return regrasDaLoja(empresa, guardado, await readHorarios(tx, agora), agora)
}

export function regrasDaLoja(
  empresa: Empresa,
  guardado: Guardado,
  horarios: HorariosGuardados,
  agora: Date,
): RegrasDaLoja {
  const fuso = empresa.fusoHorario
  const configuracao = configuracaoDoFrete(guardado)
  const comTaxa = freteSemDestino(configuracao) !== ZERO
  return {
    suspensa: recusarPorPlano(empresa, horaLocal(agora, fuso).data),
    ...atendimentoDe(guardado, horarios, fuso),
    minimo: soASecao('minimo', guardado),
    minimosSemArea: minimosSemArea(minimosDaLoja(guardado), minimosDasAreas(configuracao)),
    entregaGratis: comTaxa ? entregaGratisDe(guardado) : null,
  }
}
