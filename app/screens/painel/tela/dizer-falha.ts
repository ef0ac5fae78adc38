import type { Failure } from '~/browser/attempt'
import type { Recusa } from '~/domain/respostas/recusa'
import { JA_NAO_EXISTE } from '~/domain/respostas/resultado'
import { semResposta } from '~/screens/campos/recusas/falha'
import { recusaDaPorta, SESSAO_TERMINOU } from '../porta'

/** The texts of a screen for a failed request; `titulo` is the catalogue's title for the failure. */
export interface TextosDaFalha {
  readonly titulo: string
  /** The session has ended: what to do about it, if it is not to save once more. */
  readonly sessao?: Recusa
  /** The row no longer exists. */
  readonly sumiu?: Recusa
  /** No answer came. */
  readonly semResposta?: string
  /** For a request that must not be waited for longer than this: no answer came, and it may still be carried out. */
  readonly incerto?: { readonly depoisDeMs: number; readonly recusa: Recusa }
}

/** Says why a request of the panel failed: because of the door, the row, or the network. */
export function dizerFalha(falha: Pick<Failure, 'status' | 'body'>, textos: TextosDaFalha): Recusa {
  const { titulo, sessao = SESSAO_TERMINOU, sumiu = { ...JA_NAO_EXISTE, titulo } } = textos
  const daPorta = recusaDaPorta(falha)
  if (daPorta) return daPorta === SESSAO_TERMINOU ? sessao : daPorta
  return falha.status === 404 ? sumiu : semResposta(titulo, textos.semResposta ?? SEM_RESPOSTA)
}

const SEM_RESPOSTA = 'O servidor não respondeu. Confira a conexão e tente novamente.'
