import { soASecao } from '~/domain/configuracoes/configuracoes'
import { recusarPorPlano } from '~/domain/empresas/plano'
import type { Empresa } from '~/domain/empresas/store.server'
import { entregaGratisDe } from '~/domain/frete/entrega-gratis'
import { configuracaoDoFrete, freteSemDestino, minimosDasAreas } from '~/domain/frete/frete'
import { minimosDaLoja, minimosSemArea } from '~/domain/frete/minimo'
import type { Guardado } from '~/domain/frete/store.server'
import { atendimentoDe } from '~/domain/horarios/atendimento/atendimento'
import { readHorarios } from '~/domain/horarios/store.server'
import type { RegrasDaLoja } from '~/domain/pedidos/impedimentos'
import type { ParaPedir } from '~/domain/pedidos/store-do-pedido-novo.server'
import { readFormas } from '~/domain/pedidos/store-formas.server'
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
  const lido = { horarios: await readHorarios(tx, agora), formas: await readFormas(tx) }
  return regrasDaLoja(empresa, guardado, lido, agora)
}

export function regrasDaLoja(
  empresa: Empresa,
  guardado: Guardado,
  { horarios, formas }: Pick<ParaPedir, 'horarios' | 'formas'>,
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
    formas,
    entregaGratis: comTaxa ? entregaGratisDe(guardado) : null,
  }
}
