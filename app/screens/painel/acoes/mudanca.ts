import type { MovidoPara } from '~/domain/pedidos/andamento/mudar-status.server'
import type { Status } from '~/domain/pedidos/status'
import { recusar } from '~/domain/respostas/recusa'
import type { Negado } from '~/domain/respostas/resultado'
import { sessaoTerminou } from '../porta'
import type { TextosDaFalha } from '../tela/dizer-falha'
import { formularioDe, postar } from '../tela/postar'

/** The answer to a change of status. */
export type RespostaDaMudanca = { status: Status } | Negado<MovidoPara>

/** When a server that accepts the connection has not answered after this time, it counts as down. */
export const PACIENCIA_DO_QUADRO_MS = 8_000

const titulo = 'Erro ao atualizar status'

const INCERTO = recusar(
  'mudanca-incerta',
  titulo,
  'O servidor não respondeu, e ainda não se sabe se a mudança foi salva. O quadro mostra o que valeu assim que ele responder.',
)

/** What the board says about a failed change. A card must not stay for long in a column where the order may not be. */
export const TEXTOS_DA_MUDANCA: TextosDaFalha = {
  titulo,
  sessao: sessaoTerminou('Entre novamente e tente outra vez.'),
  sumiu: recusar('pedido-fora-do-quadro', titulo, 'Este pedido não está mais no quadro.'),
  incerto: { depoisDeMs: PACIENCIA_DO_QUADRO_MS, recusa: INCERTO },
}

/** Sends a change of status. */
export function enviarMudanca(
  endereco: string,
  { status, para }: { readonly status: string; readonly para: string },
): Promise<RespostaDaMudanca> {
  const corpo = formularioDe(Object.entries({ status, para }))
  return postar<Extract<RespostaDaMudanca, { status: Status }>>(endereco, corpo, TEXTOS_DA_MUDANCA)
}
