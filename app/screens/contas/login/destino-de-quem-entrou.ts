const PAINEL_DE_QUEM_ENTROU = '/home?entrou'

/**
 * Where who signs in goes: to the screen of the panel on which the session had ended, with what was searched there,
 * or to the board.
 */
export function destinoDeQuemEntrou(volta: string | null): string {
  return volta !== null && /^\/home\/[\w/-]+(\?[\w.*+%=&-]+)?$/.test(volta) ? volta : PAINEL_DE_QUEM_ENTROU
}
