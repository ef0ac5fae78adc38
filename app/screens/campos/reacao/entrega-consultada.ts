import { askJson } from '~/browser/ask-json'
import type { Lugar } from '~/domain/enderecos/lugar'
import type { Cotado, ResultadoFrete } from '~/domain/frete/frete'
import type { EscolhaDeBairro } from '~/domain/frete/modo-bairros'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { CEP_SEM_CONEXAO } from '../cep-sem-conexao'

/** The address of a CEP. */
export type LugarConsultado = Lugar & { readonly cidade: string; readonly estado: string }

/** The address of a CEP and the fee to it, or to the bairro that was typed or chosen for it. */
export interface EntregaConsultada extends Cotado {
  /** Null when the postal service does not know the CEP or does not answer: then `recusa` says so. */
  readonly endereco: LugarConsultado | null
  /** Null when our own server did not answer. */
  readonly frete: ResultadoFrete | null
  /** What the bairro is chosen from, also after the choice. */
  readonly aEscolher?: EscolhaDeBairro | undefined
  readonly recusa: Recusa | null
  /** True when no answer came, so that the CEP could not be looked up. */
  readonly semConexao: boolean
}

interface Destino {
  readonly cep: string
  readonly bairro: string
  readonly escolhido?: string | null | undefined
}

export async function findEntrega(
  endereco: string,
  destino: Destino,
  signal: AbortSignal,
): Promise<EntregaConsultada> {
  const { cep } = destino
  const { status, body: corpo } = await askJson(endereco, { body: destino, signal })
  const semConexao = status === null
  if (semConexao) return { cep, endereco: null, frete: null, recusa: CEP_SEM_CONEXAO, semConexao }
  const lido = (typeof corpo === 'object' ? corpo : null) as Partial<EntregaConsultada> | null
  if (lido?.frete) {
    const { endereco = null, frete, bairro, escolhido, aEscolher, recusa = null } = lido
    return { cep, bairro, escolhido, endereco, frete, aEscolher, recusa, semConexao }
  }
  const recusa = lido?.recusa ?? CEP_SEM_RESPOSTA
  return { cep, endereco: null, frete: null, recusa, semConexao }
}

const CEP_SEM_RESPOSTA = recusar(
  'entrega-nao-calculada',
  'Erro ao buscar CEP',
  'CEP inválido ou serviço indisponível',
  'cep',
)
