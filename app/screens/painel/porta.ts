import { SESSION_LOST } from '~/browser/ask-json'
import type { Failure } from '~/browser/attempt'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'

/** Nobody is signed in any more; `texto` is what to do about it. */
export function sessaoTerminou(texto: string): Recusa {
  return recusar('sessao-terminou', 'Sua sessão terminou.', texto)
}

/** What was to be saved is still in the form. */
export const SESSAO_TERMINOU = sessaoTerminou('Entre novamente e salve outra vez.')

/** Another company has signed in on this browser since the page was drawn. */
export const OUTRA_EMPRESA = recusar(
  'outra-empresa',
  'Outra empresa entrou neste navegador.',
  'Nada foi salvo. Na outra aba, saia do painel e entre com a empresa desta tela; depois salve outra vez.',
)

export const STATUS_DE_OUTRA_EMPRESA = 409

/** Of a member whose role has no right to what was asked. */
export const STATUS_SEM_PERMISSAO = 403

/** The parameter of an address that names the company for which the page was drawn. */
export const EMPRESA_DA_TELA = 'empresa'

/** The address of an action, or of a reading, that must reach this company and no other. */
export function acaoDe(rota: string, empresaId: number): string {
  return `${rota}${rota.includes('?') ? '&' : '?'}${EMPRESA_DA_TELA}=${empresaId}`
}

/**
 * Why the panel's door did not let a request in. Null for every other failure, which is not the door's: an action answers
 * its own refusals and does not throw them.
 */
export function recusaDaPorta({ status, body }: Pick<Failure, 'status' | 'body'>): Recusa | null {
  if (status === SESSION_LOST) return SESSAO_TERMINOU
  if (status === STATUS_DE_OUTRA_EMPRESA) return OUTRA_EMPRESA
  return status === STATUS_SEM_PERMISSAO ? recusaEscrita(body) : null
}

function recusaEscrita(corpo: unknown): Recusa | null {
  if (typeof corpo !== 'object' || corpo === null || !('recusas' in corpo)) return null
  const [recusa] = Array.isArray(corpo.recusas) ? corpo.recusas : []
  return ehRecusa(recusa) ? recusa : null
}

/** Whether a refusal is the door's, and stands above a form whatever that was about. */
export function ehDaPorta({ codigo }: Recusa): boolean {
  return codigo === SESSAO_TERMINOU.codigo || codigo === OUTRA_EMPRESA.codigo
}
