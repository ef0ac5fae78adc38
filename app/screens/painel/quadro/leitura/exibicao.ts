import type { StatusDaColuna } from '~/domain/pedidos/status'

/** How a browser shows the board of a company. */
export interface Exibicao {
  readonly densidade: 'confortavel' | 'compacta'
  /** Which orders are at the top of a column; the newest unless chosen otherwise (quadro-3). */
  readonly ordem: 'novos' | 'antigos'
}

const PADRAO: Exibicao = { densidade: 'confortavel', ordem: 'novos' }

const nome = (empresaId: number) => `comanda_quadro_${empresaId}`

/** The cookie with the choice. The server reads it, so that nothing moves when the script starts. */
export function cookieDaExibicao(empresaId: number, { densidade, ordem }: Exibicao): string {
  return `${nome(empresaId)}=${densidade}.${ordem}`
}

/** Reads the choice from a `Cookie` header; missing and invalid values get their defaults. */
export function lerExibicao(cookies: string | null, empresaId: number): Exibicao {
  const inicio = `${nome(empresaId)}=`
  const nota = (cookies ?? '').split('; ').find(cookie => cookie.startsWith(inicio))
  const [densidade, ordem] = (nota ?? '').slice(inicio.length).split('.')
  return {
    densidade: densidade === 'compacta' ? 'compacta' : PADRAO.densidade,
    ordem: ordem === 'antigos' ? 'antigos' : PADRAO.ordem,
  }
}

/**
 * Orders a column whose newest card comes first. 'Finalizado' stays as it is: nobody looks for yesterday's orders
 * first.
 */
export function emOrdem<Lugar>(
  lugares: readonly Lugar[],
  status: StatusDaColuna,
  { ordem }: Pick<Exibicao, 'ordem'>,
): readonly Lugar[] {
  return ordem === 'antigos' && status !== 'Finalizado' ? lugares.toReversed() : lugares
}
