import { askJson } from '~/browser/ask-json'
import type { Cotado, ResultadoFrete } from '~/domain/frete/frete'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import { CEP_SEM_CONEXAO } from '~/screens/campos/cep-sem-conexao'
import type { LugarBuscado, RespostaDoCliente } from './formulario'

export interface EntregaConsultada extends Cotado {
  /** Null when the postal service does not know the CEP or does not answer: then `recusa` says so. */
  readonly endereco: LugarBuscado | null
  /** Null when our own server did not answer. */
  readonly frete: ResultadoFrete | null
  readonly recusa: Recusa | null
  /** No answer came: nobody was asked for the CEP. */
  readonly semConexao: boolean
}

/** What this browser may know of a phone's customer; a look-up that was limited finds nobody (privacidade-7). */
export async function findCliente(
  slug: string,
  pergunta: { telefone: string; cep: string | null },
  signal: AbortSignal,
): Promise<RespostaDoCliente | Recusa> {
  const { status, body: corpo } = await askJson(`/${slug}/cliente`, { body: pergunta, signal })
  if ((status === 200 || status === 429) && typeof corpo === 'object' && corpo && 'cliente' in corpo) {
    return corpo as RespostaDoCliente
  }
  const motivo = status === null ? 'sem resposta do servidor' : `resposta ${status} do servidor`
  return recusar('cliente-nao-buscado', 'Erro ao buscar cliente', `Detalhe: ${motivo}`, 'telefone')
}

/** The address of a CEP and the fee to it, or to the bairro that was typed for it. */
export async function findEntrega(
  slug: string,
  pergunta: { cep: string; bairro: string },
  signal: AbortSignal,
): Promise<EntregaConsultada> {
  const { cep } = pergunta
  const { status, body: corpo } = await askJson(`/${slug}/entrega`, { body: pergunta, signal })
  const semConexao = status === null
  if (semConexao) return { cep, endereco: null, frete: null, recusa: CEP_SEM_CONEXAO, semConexao }
  const lido = (typeof corpo === 'object' ? corpo : null) as Partial<EntregaConsultada> | null
  if (lido?.frete) {
    const { endereco = null, frete, bairro, recusa = null } = lido
    return { cep, bairro, endereco, frete, recusa, semConexao }
  }
  const recusa =
    lido?.recusa ??
    recusar('entrega-nao-calculada', 'Erro ao buscar CEP', 'CEP inválido ou serviço indisponível', 'cep')
  return { cep, endereco: null, frete: null, recusa, semConexao }
}
