import { isRouteErrorResponse } from 'react-router'
import { type Recusa, recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'

const SEM_RESPOSTA = 'Sem resposta do servidor. Verifique sua conexão e tente novamente.'

/** What stands under the catalogue's title ('Erro no Login') when nobody can say more (conta-20). */
export function recusarFalha(titulo: string, status: number): Recusa {
  return recusar(
    'resposta-inesperada-nas-contas',
    titulo,
    status === 503
      ? 'Serviço indisponível. Tente novamente em instantes.'
      : 'Algo deu errado. Tente novamente em instantes.',
  )
}

/** How a refusal is answered: too many tries say when to come back. */
export function respostaDe({ espera }: Negado, status = 422): { status: number; headers?: HeadersInit } {
  return espera === undefined ? { status } : { status: 429, headers: { 'Retry-After': String(espera) } }
}

/**
 * The server's answer to a form; when there is none, a refusal in its place, so that the page stays with all that was
 * typed. What the router throws to go elsewhere goes on.
 */
export async function perguntar<T>(serverAction: () => Promise<T>, titulo: string): Promise<T | Recusa> {
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    if (!isRouteErrorResponse(error)) return recusar('sem-resposta', titulo, SEM_RESPOSTA)
    if (error.status < 500) throw error
    return recusarFalha(titulo, 503)
  }
}
