import { type SituacaoDoTeste, situacaoDoTeste, textoDoTeste } from '~/domain/empresas/plano'
import type { Empresa } from '~/domain/empresas/store.server'
import { horaLocal } from '~/domain/valores/instante'

type EmTeste = Pick<Empresa, 'statusPlano' | 'dataCadastro' | 'diasTeste' | 'fusoHorario'>

/** Where the company stands in its trial now; a day begins in its own zone (decision 13). */
export function testeAgora(empresa: EmTeste, agora = new Date()): SituacaoDoTeste {
  return situacaoDoTeste(empresa, horaLocal(agora, empresa.fusoHorario).data)
}

/** What the trial banner says. */
export interface Faixa {
  readonly texto: string
  readonly expirado: boolean
}

/** Null for a company that pays. */
export function faixaDoTeste(situacao: SituacaoDoTeste): Faixa | null {
  const texto = textoDoTeste(situacao)
  return texto === null ? null : { texto, expirado: situacao.expirado }
}
