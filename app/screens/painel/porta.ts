import { SESSION_LOST } from '~/browser/ask-json'
import type { Failure } from '~/browser/attempt'
import { ehRecusa, type Recusa, recusar } from '~/domain/respostas/recusa'

/** The session has ended; `texto` says what to do. */
export function sessaoTerminou(texto: string): Recusa {
  return recusar('sessao-terminou', 'Sua sessão terminou.', texto)
}

/** For a form that could not be saved: its contents are still there. */
export const SESSAO_TERMINOU = sessaoTerminou('Entre novamente e salve outra vez.')

/** Another company has signed in on this browser since the page was drawn. */
export const OUTRA_EMPRESA = recusar(
  'outra-empresa',
  'Outra empresa entrou neste navegador.',
  'Nada foi salvo. Na outra aba, saia do painel e entre com a empresa desta tela; depois salve outra vez.',
)

export const STATUS_DE_OUTRA_EMPRESA = 409

/** The status for a member whose role lacks the right. */
export const STATUS_SEM_PERMISSAO = 403

/** The query parameter with the company for which the page was drawn. */
export const EMPRESA_DA_TELA = 'empresa'

/** The address of an action, or of a reading, that must reach this company and no other. */
export function enderecoComEmpresa(rota: string, empresaId: number): string {
  return `${rota}${rota.includes('?') ? '&' : '?'}${EMPRESA_DA_TELA}=${empresaId}`
}

/**
 * Why the panel's door refused a request; null for every other failure. An action returns its own refusals and does not
 * throw them.
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

/** Whether a refusal is the door's, which a form shows above its fields, whatever the form is about. */
export function ehDaPorta({ codigo }: Recusa): boolean {
  return codigo === SESSAO_TERMINOU.codigo || codigo === OUTRA_EMPRESA.codigo
}
