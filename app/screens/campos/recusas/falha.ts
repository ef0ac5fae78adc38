import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'

/**
 * For a request without an answer, which may have been carried out all the same. `titulo` is the catalogue's ('Erro no
 * Login').
 */
export function semResposta(titulo: string, texto = textoDaFalha(null)): Recusa {
  return recusar('sem-resposta', titulo, texto)
}

/** The text under the catalogue's title when the cause is not known (conta-20). */
export function recusarFalha(titulo: string, status: number): Recusa {
  return recusar('resposta-inesperada-nas-contas', titulo, textoDaFalha(status))
}

/** `status` is null when no answer came. */
export function textoDaFalha(status: number | null): string {
  if (status === null) return 'Sem resposta do servidor. Verifique sua conexão e tente novamente.'
  return status === 503
    ? 'Serviço indisponível. Tente novamente em instantes.'
    : 'Algo deu errado. Tente novamente em instantes.'
}

/** Makes a refusal of a request that failed or got no answer, for a page that keeps what was typed. */
export function recusarStatus(titulo: string, status: number | null): Recusa {
  if (status === null) return semResposta(titulo)
  return recusarFalha(titulo, status < 500 ? status : 503)
}

/** Status and headers for a refusal; after too many tries Retry-After says when to come back. */
export function respostaDe({ espera }: Negado, status = 422): { status: number; headers?: HeadersInit } {
  return espera === undefined ? { status } : { status: 429, headers: { 'Retry-After': String(espera) } }
}
