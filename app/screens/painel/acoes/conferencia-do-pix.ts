import { recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'
import type { PedidoId } from '~/domain/valores/ids'
import { sessaoTerminou } from '../porta'
import type { TextosDaFalha } from '../tela/dizer-falha'
import { PACIENCIA_DO_QUADRO_MS } from './mudanca'

/** What somebody says about the Pix of an order. */
export interface Conferencia {
  readonly id: PedidoId
  /** The amount that was received; null takes back the row `pagamento`. */
  readonly valor: number | null
  readonly pagamento: number | null
}

/** The answer about a Pix that somebody has checked; the id of its row once it is received. */
export type RespostaDaConferencia = { dados: { readonly pagamento: number } | null } | Negado

const titulo = 'Pix não confirmado'

/** What the board says when a check could not be saved. */
export const TEXTOS_DA_CONFERENCIA: TextosDaFalha = {
  titulo,
  sessao: sessaoTerminou('Entre novamente e tente outra vez.'),
  sumiu: recusar('pix-fora-do-quadro', titulo, 'Este pedido não está mais no quadro.'),
  incerto: {
    depoisDeMs: PACIENCIA_DO_QUADRO_MS,
    recusa: recusar(
      'conferencia-incerta',
      titulo,
      'O servidor não respondeu, e ainda não se sabe se foi salvo. O quadro mostra o que valeu assim que ele responder.',
    ),
  },
}

/** A whole number from a field of the form; -1, which nothing has, for anything else. */
export function lerInteiro(texto: string): number {
  return /^\d{1,15}$/.test(texto) ? Number(texto) : -1
}
