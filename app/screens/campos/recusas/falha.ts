import type { Failure } from '~/browser/attempt'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'

/** No answer came: what was asked for may have been done. `titulo` is the catalogue's ('Erro no Login'). */
export function semResposta(titulo: string, texto = textoDaFalha(null)): Recusa {
  return recusar('sem-resposta', titulo, texto)
}

/** What stands under the catalogue's title when nobody can say more (conta-20). */
export function recusarFalha(titulo: string, status: number): Recusa {
  return recusar('resposta-inesperada-nas-contas', titulo, textoDaFalha(status))
}

/** `status` null: no answer came. */
export function textoDaFalha(status: number | null): string {
  if (status === null) return 'Sem resposta do servidor. Verifique sua conexão e tente novamente.'
  return status === 503
    ? 'Serviço indisponível. Tente novamente em instantes.'
    : 'Algo deu errado. Tente novamente em instantes.'
}

/** What stands in the place of an answer that did not come; what the server refused on purpose goes on to the router. */
export function recusarSemResposta(titulo: string, { status, thrown }: Failure): Recusa {
  if (status === null) return semResposta(titulo)
  if (status < 500) throw thrown
  return recusarFalha(titulo, 503)
}

/** How a refusal is answered: too many tries say when to come back. */
export function respostaDe({ espera }: Negado, status = 422): { status: number; headers?: HeadersInit } {
  return espera === undefined ? { status } : { status: 429, headers: { 'Retry-After': String(espera) } }
}
