import {
  type EmpresaEmPlano,
  type SituacaoDoTeste,
  situacaoDoTeste,
  textoDoTeste,
} from '~/domain/empresas/plano'
import { horaLocal } from '~/domain/valores/instante'

interface EmTeste extends EmpresaEmPlano {
  /** IANA name. */
  readonly fusoHorario: string
}

/** Where the company stands in its trial now; a day begins in its own zone (plano-2). */
export function testeAgora(empresa: EmTeste, agora = new Date()): SituacaoDoTeste {
  return situacaoDoTeste(empresa, horaLocal(agora, empresa.fusoHorario).data)
}

/** The data from which the trial banner is computed, on the server and again in the browser when a day has passed. */
export interface LeituraDoTeste extends EmTeste {
  /** Milliseconds of the server's clock when it was read. */
  readonly lidoEm: number
}

export function lerTeste(empresa: EmTeste, agora = new Date()): LeituraDoTeste {
  const { statusPlano, dataCadastro, diasTeste, fusoHorario } = empresa
  return { statusPlano, dataCadastro, diasTeste, fusoHorario, lidoEm: agora.getTime() }
}

/** What the trial banner says. */
interface Faixa {
  readonly texto: string
  readonly expirado: boolean
}

/** Null for a company that pays. */
export function faixaDoTeste(situacao: SituacaoDoTeste): Faixa | null {
  const texto = textoDoTeste(situacao)
  return texto === null ? null : { texto, expirado: situacao.expirado }
}
